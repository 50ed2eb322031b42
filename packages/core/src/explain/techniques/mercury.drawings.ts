// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { mercury } from './mercury.js';

export const drawings: TechniqueDrawings = {
  technique: mercury,
  rule: 'A run that covers a cell a little away from the wall, and is too short to reach the wall, leaves the cells at the wall blank.',
  when: 'when the first filled cell of a line is further from the wall than its first run is long',
  drawings: [
    { clue: '3 1', before: '???#??????', after: '.??#??????' },
    { clue: '3 1', before: '???##?????', after: '..?##?????' },
    { clue: '1 2', before: '???????#??', after: '???????#?.' },
    { clue: '2a 2b', before: '?a????', after: '?a????', colors: 2, because: 'The run reaches the wall.' },
    { clue: '2a 2b', before: '??a????', after: '.?a????', colors: 2 },
    {
      clue: '3 1',
      before: '????#?????',
      after: '????#?????',
      because: 'The 3 fits between the wall and the cell.',
    },
  ],
};
