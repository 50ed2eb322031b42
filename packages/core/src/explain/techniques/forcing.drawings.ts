// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { forcing } from './forcing.js';

export const drawings: TechniqueDrawings = {
  technique: forcing,
  lesson:
    'Blanks and blocks push the runs into certain places. Find the first and the last place where a run still ' +
    'fits, with everything that is known, and fill what it covers either way. If a block may belong to several ' +
    'runs, fill what all of them would cover.',
  drawings: [
    { clue: '2 4', before: '?.???.??????', after: '?.?#?.??##??' },
    { clue: '3 2', before: '??.????.???', after: '??.?##?.?#?' },
    {
      clue: '1 3 4 1',
      before: '?????.#?????????',
      after: '?????.###???????',
      because: 'The 3 or the 4: either way two more cells.',
    },
    { clue: '2 2', before: '???.???', after: '?#?.?#?' },
    { clue: '1 1', before: '???.???', after: '???.???', because: 'Runs of 1 have too much room.' },
  ],
};
