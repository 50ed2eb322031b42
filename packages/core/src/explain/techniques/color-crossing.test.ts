import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './color-crossing.drawings.js';

testDrawings(drawings);
