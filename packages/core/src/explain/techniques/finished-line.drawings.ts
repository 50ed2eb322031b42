// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { finishedLine } from './finished-line.js';

export const drawings: TechniqueDrawings = {
  technique: finishedLine,
  lesson:
    'Count the filled cells. If they are as many as the clue asks for, the others are blank. In coloured puzzles the ' +
    'same goes for each colour by itself.',
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
