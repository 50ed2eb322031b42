import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './largest-run.drawings.js';

testDrawings(drawings);
