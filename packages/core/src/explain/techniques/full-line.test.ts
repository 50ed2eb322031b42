import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './full-line.drawings.js';

testDrawings(drawings);
