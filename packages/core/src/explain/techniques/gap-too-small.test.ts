import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './gap-too-small.drawings.js';

testDrawings(drawings);
