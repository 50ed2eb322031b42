// Pigeonholes: h + 1 rows with one cell each share h columns with one cell each, so that there is no solution, while each
// line has many placements. A second region with the opposite mismatch makes the sums of all rows and of all columns
// equal, and full lines between the two keep them apart:
//
//   1 3    . . - # # # - - - -      h = 2: three rows, two columns; each of these columns is "1 3" as well
//   1 3    . . - # # # - - - -
//   1 3    . . - # # # - - - -
//   3      - - - # # # - - - -
//   10     # # # # # # # # # #      three times
//   3      - - - # # # - - - -
//   3 1    - - - # # # - . . .      two rows, three columns
//   3 1    - - - # # # - . . .
import { faultMessage } from '../messages/index.js';
import { makePuzzle, type Puzzle } from '../model/index.js';

export function pigeonholes(holes: number): Puzzle {
  const repeated = (count: number, clue: number[]) => Array.from({ length: count }, () => clue);
  const side = 2 * holes + 6;
  const lines = (first: number, second: number) => [
    ...repeated(first, [1, 3]),
    [3],
    ...repeated(3, [side]),
    [3],
    ...repeated(second, [3, 1]),
  ];
  const made = makePuzzle({ rows: lines(holes + 1, holes), columns: lines(holes, holes + 1) });
  if (!made.ok) throw new RangeError(faultMessage(made.faults[0]));
  return made.puzzle;
}
