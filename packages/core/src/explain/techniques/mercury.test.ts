import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './mercury.drawings.js';

testDrawings(drawings);
