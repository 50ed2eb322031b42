import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './edge-logic.drawings.js';

testDrawings(drawings);
