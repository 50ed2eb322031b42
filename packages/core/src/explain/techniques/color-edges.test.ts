import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './color-edges.drawings.js';

testDrawings(drawings);
