// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { finishedLine } from './finished-line.js';

export const drawings: TechniqueDrawings = {
  technique: finishedLine,
  rule: 'If as many cells are filled as the clue asks for, the others are blank.',
  when: 'after every cell that you fill: cross out the rest of a line as soon as it is complete',
  drawings: [
    { clue: '2 1', before: '?##??#?', after: '.##..#.' },
    { clue: '2a 1b', before: '??aa??', after: '[.b][.b]aa[.b][.b]', colors: 2 },
    {
      clue: '? 1',
      before: '##.#??',
      after: '##.#..',
      because: 'Both runs stand complete, whatever the first was.',
    },
    { clue: '? 1', before: '##??#?', after: '##??#?', because: 'The run of unknown length may go on.' },
    { clue: '2 1', before: '?#???#?', after: '?#???#?', because: 'One filled cell is still missing.' },
  ],
};
