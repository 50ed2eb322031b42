// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { gapTooSmall } from './gap-too-small.js';

export const drawings: TechniqueDrawings = {
  technique: gapTooSmall,
  rule: 'A gap between blanks into which no run fits that can be there stays blank.',
  when: 'when blanks have cut a line into pieces',
  drawings: [
    { clue: '3 4', before: '?????.??.???????', after: '?????....???????' },
    { clue: '1 3', before: '??.??.?????', after: '??.??.?????', because: 'The 1 fits.' },
    {
      clue: '2a 3b',
      before: '??[.a]??????',
      after: '[.a][.a][.a]??????',
      colors: 2,
      because: 'A cell that cannot have the colour is a wall for that colour only.',
    },
    { clue: '2a 2a 1b', before: '???[.b]?[.b]??????', after: '???[.b][.b][.b]??????', colors: 2 },
  ],
};
