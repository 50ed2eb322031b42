import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './deep-lookahead.drawings.js';

testDrawings(drawings);
