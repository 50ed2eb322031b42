// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { twoWay } from './two-way.js';

export const drawings: TechniqueDrawings = {
  technique: twoWay,
  lesson:
    'Follow a cell both ways, filled and blank. Neither may break; but a cell that comes out the same both times ' +
    'is certain, although the one you started from is not.',
  drawings: [
    {
      rows: '3;2 1;2;1 1;1;1 2',
      columns: '1 1;1 2;2 1;1 1;1 1;1 1',
      before: ['??#??.', '.?#?.#', '??.??.', '??????', '??????', '??????'],
      after: ['??#??.', '.?#?.#', '??.??.', '??????', '.???.?', '??????'],
    },
  ],
};
