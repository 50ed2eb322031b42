// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { shallowLookahead } from './shallow-lookahead.js';

export const drawings: TechniqueDrawings = {
  technique: shallowLookahead,
  lesson:
    'Assume a cell and follow it: its row, its column, the lines that cross what changed, and once more. As soon ' +
    'as a line cannot be placed any more the assumption is refuted. Good cells to try are those whose two ' +
    'lines have little room left.',
  drawings: [
    {
      rows: '1 1;2;4;1 1;1',
      columns: '1 1 1;2;3;2;1',
      before: ['#.?.?', '.?#?.', '####.', '.????', '#....'],
      after: ['#.#..', '..##.', '####.', '.#..#', '#....'],
    },
    {
      rows: '1;1',
      columns: '1;1',
      before: ['??', '??'],
      after: ['??', '??'],
      because: 'Two solutions: nothing is certain.',
    },
  ],
};
