// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { twoWay } from './two-way.js';

export const drawings: TechniqueDrawings = {
  technique: twoWay,
  rule: 'Follow a cell both ways, filled and blank: another cell that comes out the same both times is certain.',
  when: 'when neither way breaks, but both lead along the same line',
  drawings: [
    {
      rows: '3;2 1;2;1 1;1;1 2',
      columns: '1 1;1 2;2 1;1 1;1 1;1 1',
      before: ['??#??.', '.?#?.#', '??.??.', '??????', '??????', '??????'],
      after: ['??#??.', '.?#?.#', '??.??.', '??????', '.???.?', '??????'],
    },
  ],
};
