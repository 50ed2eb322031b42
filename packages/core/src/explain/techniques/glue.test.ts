import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './glue.drawings.js';

testDrawings(drawings);
