// The n-Dom family: 2n+1 lines a side and one solution. Line solving and probing of single cells settle almost
// nothing, so these puzzles are hard for their size.
import { faultMessage } from '../messages/index.js';
import { makePuzzle, type Puzzle } from '../model/index.js';

export function nDom(n: number): Puzzle {
  if (!(Number.isInteger(n) && n >= 1)) throw new RangeError(`n is ${n}; expected a whole number from 1 on.`);
  const rows = [[3], [1]];
  const columns = [[1], [1]];
  for (let i = 1; i < n; i++) {
    rows.push([3, 1], [1]);
    columns.push([1, 3], [1]);
  }
  rows.push([1]);
  columns.push([3]);
  const made = makePuzzle({ rows, columns });
  if (!made.ok) throw new RangeError(faultMessage(made.faults[0]));
  return made.puzzle;
}
