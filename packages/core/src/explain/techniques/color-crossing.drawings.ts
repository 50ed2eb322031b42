// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { colorCrossing } from './color-crossing.js';

export const drawings: TechniqueDrawings = {
  technique: colorCrossing,
  lesson:
    'Every cell lies in a row and in a column. A colour that one of the two clues does not have cannot be in ' +
    'the cell, however much the other clue would like it.',
  drawings: [
    { clue: '2a', before: '????', after: '[.a][.a][.a][.a]', colors: 2 },
    { clue: '1a 1c', before: '?[ab]?', after: '[.ac]a[.ac]', colors: 3 },
    { clue: '1a 1b', before: '???', after: '???', colors: 2, because: 'The clue has all colours.' },
  ],
};
