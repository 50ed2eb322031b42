// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { overlap } from './overlap.js';

export const drawings: TechniqueDrawings = {
  technique: overlap,
  rule: 'Push all runs to one wall, then to the other: what a run covers both times it covers always.',
  when: 'at the beginning, for runs longer than the cells that the clue leaves over',
  drawings: [
    { clue: '4 2', before: '?????????', after: '??##?????' },
    { clue: '7', before: '??????????', after: '???####???' },
    { clue: '3 3', before: '????????', after: '?##??##?' },
    {
      clue: '2 4',
      before: '##.?????',
      after: '##.?###?',
      because: 'The 2 is finished, so only the cells behind it count.',
    },
    { clue: '2a 2b', before: '?????', after: '?a?b?', colors: 2, because: 'Different colours need no gap.' },
    {
      clue: '? 4',
      before: '???????',
      after: '???###?',
      because: 'A run of unknown length needs one cell at least.',
    },
    {
      clue: '3 2',
      before: '?????????',
      after: '?????????',
      because: 'Three cells are left over, as many as the 3 has.',
    },
  ],
};
