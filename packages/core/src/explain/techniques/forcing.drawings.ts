// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { forcing } from './forcing.js';

export const drawings: TechniqueDrawings = {
  technique: forcing,
  rule: 'Find the first and the last place where a run, or any run that a block may belong to, still fits, and fill what is covered either way.',
  when: 'when blanks and blocks in the middle of a line leave a run little room',
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
