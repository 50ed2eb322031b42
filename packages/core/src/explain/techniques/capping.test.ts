import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './capping.drawings.js';

testDrawings(drawings);
