import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './trial.drawings.js';

testDrawings(drawings);
