// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { colorCrossing } from './color-crossing.js';

export const drawings: TechniqueDrawings = {
  technique: colorCrossing,
  rule: 'A colour that the clue of a row or a column does not have is in none of its cells.',
  when: 'in coloured puzzles, before anything else',
  drawings: [
    { clue: '2a', before: '????', after: '[.a][.a][.a][.a]', colors: 2 },
    { clue: '1a 1c', before: '?[ab]?', after: '[.ac]a[.ac]', colors: 3 },
    { clue: '1a 1b', before: '???', after: '???', colors: 2, because: 'The clue has all colours.' },
  ],
};
