import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './overlap.drawings.js';

testDrawings(drawings);
