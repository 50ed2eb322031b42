// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { trial } from './trial.js';

export const drawings: TechniqueDrawings = {
  technique: trial,
  lesson:
    'When no single assumption breaks, make another one inside it: suppose a cell, follow it, and rule out what would ' +
    'break from there. Crosshatch shows these as nested assumptions, in brackets. Of all cells that can be refuted this ' +
    'way it takes the one from which most follows. If none can, only a search remains, and the sentence says so. The ' +
    'drawing is a small one that easier techniques solve; positions that need trial are too large to draw.',
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
