import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './two-way.drawings.js';

testDrawings(drawings);
