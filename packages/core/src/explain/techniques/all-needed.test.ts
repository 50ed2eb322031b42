import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './all-needed.drawings.js';

testDrawings(drawings);
