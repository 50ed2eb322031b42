import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './all-placements.drawings.js';

testDrawings(drawings);
