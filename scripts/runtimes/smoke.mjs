// What every runtime has to do with the packed library: read a file, solve it, explain a step, draw the result,
// and say which engine did it. Prints or returns one JSON object.
import { drawGrid, hint, parse, solve, unknownGrid } from '@crosshatch/core';
import { engineFallback } from '@crosshatch/core/solve';

const FILE = `width 5
height 5
rows
1,1
5
5
3
1
columns
2
4
4
4
2
`;

export function smoke() {
  const parsed = parse(FILE);
  if (!parsed.ok) throw new Error(parsed.faults[0].message);
  const result = solve(parsed.puzzle);
  if (result.verdict !== 'unique') throw new Error(`verdict ${result.verdict}`);
  return {
    engine: result.engine,
    fallback: engineFallback()?.reason ?? 'none',
    hint: hint(parsed.puzzle, unknownGrid(parsed.puzzle, parsed.puzzle.palette)).kind,
    drawing: drawGrid(result.solution),
  };
}
