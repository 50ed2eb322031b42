// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { glue } from './glue.js';

export const drawings: TechniqueDrawings = {
  technique: glue,
  lesson:
    'A filled cell close to the wall belongs to the first run, as nothing fits in front of it. The run cannot ' +
    'begin behind the wall: count its length from the wall, and fill from the filled cell up to there.',
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
