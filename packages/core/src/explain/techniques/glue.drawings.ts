// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { glue } from './glue.js';

export const drawings: TechniqueDrawings = {
  technique: glue,
  rule: 'A filled cell so near to the wall that only the first run can have it makes this run reach at least as far as its length from the wall.',
  when: 'whenever a cell at or near a wall becomes filled',
  drawings: [
    { clue: '4 1', before: '?#????????', after: '?###??????' },
    { clue: '3 2', before: '#?????????', after: '###???????' },
    { clue: '1 4', before: '???????#??', after: '??????##??' },
    {
      clue: '1 3 1',
      before: '#.?#??????',
      after: '#.?##?????',
      because: 'The finished 1 is the wall for the 3.',
    },
    { clue: '3a 1b', before: '?a?????', after: '?aa????', colors: 2 },
    {
      clue: '2 3',
      before: '???#??????',
      after: '???#??????',
      because: 'The 2 fits in front of the filled cell.',
    },
    {
      clue: '? 3',
      before: '#?????????',
      after: '#?????????',
      because: 'How far the first run reaches is unknown.',
    },
  ],
};
