// Drawings of this technique, for its test and for docs/techniques.md.
import type { TechniqueDrawings } from '../../testing/technique-drawings.js';
import { shallowLookahead } from './shallow-lookahead.js';

export const drawings: TechniqueDrawings = {
  technique: shallowLookahead,
  rule: 'Suppose a cell and follow it over a few lines: if one of them can no longer be placed, the cell is the opposite.',
  when: 'when no line gives anything alone; try cells whose row and column have little room left',
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
