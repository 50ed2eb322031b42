// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { joining } from './joining.js';

export const drawings: TechniqueDrawings = {
  technique: joining,
  lesson:
    'Two blocks belong together when no two runs of the clue can own one each: too few runs, or no room for ' +
    'two. Fill what lies between them.',
  drawings: [
    { clue: '5', before: '??#?#????', after: '??###????' },
    {
      clue: '2 4',
      before: '.##.??#?#???',
      after: '.##.??###???',
      because: 'The 2 is used up, so both blocks belong to the 4.',
    },
    { clue: '1 5 1', before: '????##?##????', after: '????#####????' },
    {
      clue: '2 3',
      before: '??#??#???',
      after: '??#??#???',
      because: 'One may be in the 2, the other in the 3.',
    },
    { clue: '1b 3a 1b', before: '???a?a??', after: '???aaa??', colors: 2 },
  ],
};
