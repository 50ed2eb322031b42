import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './joining.drawings.js';

testDrawings(drawings);
