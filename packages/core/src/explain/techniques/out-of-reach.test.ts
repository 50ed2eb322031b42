import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './out-of-reach.drawings.js';

testDrawings(drawings);
