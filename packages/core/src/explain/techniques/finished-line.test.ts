import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './finished-line.drawings.js';

testDrawings(drawings);
