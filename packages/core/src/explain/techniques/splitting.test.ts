import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './splitting.drawings.js';

testDrawings(drawings);
