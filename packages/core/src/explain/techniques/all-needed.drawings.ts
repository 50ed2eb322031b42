// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { allNeeded } from './all-needed.js';

export const drawings: TechniqueDrawings = {
  technique: allNeeded,
  rule: 'Count the cells that are filled or unknown: if the clue asks for exactly that many, fill them all.',
  when: 'in a line with many blanks, when the clue asks for much',
  drawings: [
    { clue: '2 1', before: '.##.?..', after: '.##.#..' },
    {
      clue: '3 1',
      before: '??.?.?#',
      after: '??.?.?#',
      because: 'Four cells are needed and five can be filled.',
    },
    {
      clue: '2a 1b',
      before: '?[.b]?[.b]',
      after: 'a[.b]a[.b]',
      colors: 2,
      because: 'Only two cells can be amber.',
    },
  ],
};
