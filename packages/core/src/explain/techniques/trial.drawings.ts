// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { trial } from './trial.js';

export const drawings: TechniqueDrawings = {
  technique: trial,
  lesson:
    'When no assumption breaks by itself, only trying is left: choose a cell, go on as if it were certain, and ' +
    'come back when it fails. It is named for honesty: a puzzle that needs it asks for luck or patience, not ' +
    'for insight. The drawing is a small one; where trial is really needed there is no small argument to draw.',
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
