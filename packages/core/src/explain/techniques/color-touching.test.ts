import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './color-touching.drawings.js';

testDrawings(drawings);
