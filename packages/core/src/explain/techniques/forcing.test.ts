import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './forcing.drawings.js';

testDrawings(drawings);
