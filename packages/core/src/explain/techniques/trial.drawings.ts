// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { trial } from './trial.js';

export const drawings: TechniqueDrawings = {
  technique: trial,
  rule: 'Suppose a cell, make further assumptions inside, and rule the cell out when all of them break.',
  when: 'when nothing else is left, which is rare; choose the cell from which most would follow',
  note: 'Positions that need a trial are too large to draw; this one could be solved more easily. Crosshatch takes the cell that leads furthest and shows the inner assumptions in brackets.',
  drawings: [
    {
      rows: '1 1;2;4;1 1;1',
      columns: '1 1 1;2;3;2;1',
      before: ['#.?.?', '.?#?.', '####.', '.????', '#....'],
      after: ['#.#.?', '.?#?.', '####.', '.????', '#....'],
    },
    {
      rows: '1;1',
      columns: '1;1',
      before: ['??', '??'],
      after: ['??', '??'],
      because: 'With two solutions there is no right one to find.',
    },
  ],
};
