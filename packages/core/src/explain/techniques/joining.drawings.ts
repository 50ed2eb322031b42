// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { joining } from './joining.js';

export const drawings: TechniqueDrawings = {
  technique: joining,
  rule: 'If two blocks can only belong to the same run, fill what lies between them.',
  when: 'when there are more blocks than runs, or no room between two blocks for two runs',
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
