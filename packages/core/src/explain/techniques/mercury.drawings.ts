// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { mercury } from './mercury.js';

export const drawings: TechniqueDrawings = {
  technique: mercury,
  lesson:
    'Mercury draws back from the wall of its glass, and so does a run: when it has to cover a cell a bit away ' +
    'from the wall and is too short to reach both, the cells at the wall are blank.',
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
