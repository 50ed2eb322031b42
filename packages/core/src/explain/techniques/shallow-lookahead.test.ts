import { testDrawings } from '../../testing/technique-drawings.js';
import { drawings } from './shallow-lookahead.drawings.js';

testDrawings(drawings);
