// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { fullLine } from './full-line.js';

export const drawings: TechniqueDrawings = {
  technique: fullLine,
  rule: 'Add up the runs and one blank between neighbours: if that is as long as the line, there is only one way to place them.',
  when: 'at the very beginning: long sums first, and lines without runs, which are all blank',
  drawings: [
    { clue: '3 1 1', before: '???????', after: '###.#.#' },
    { clue: '0', before: '?????', after: '.....' },
    { clue: '5', before: '?????', after: '#####' },
    {
      clue: '2a 2b 1a',
      before: '?????',
      after: 'aabba',
      colors: 2,
      because: 'Runs of different colours may touch, so no blanks are counted between them.',
    },
    { clue: '3 1', before: '??????', after: '??????', because: 'One cell is left over: not a full line.' },
    { clue: '?', before: '?', after: '#', because: 'A run of unknown length has at least one cell.' },
    { clue: '*', before: '???', after: '???', because: 'Nothing follows from an unknown clue.' },
  ],
};
