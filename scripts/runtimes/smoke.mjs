// What every runtime has to do with the packed library: read a file, solve it, explain a step, draw the result, scan a
// picture, and say which engine did it. Returns one object.
import { drawGrid, hint, parse, solve, unknownGrid } from '@crosshatch/core';
import { scan } from '@crosshatch/core/scan';
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

/** White paper: the scanner looks for a grid and finds none. */
const PAPER = { width: 40, height: 40, data: new Uint8Array(4 * 40 * 40).fill(255) };

/** What the scanner answers, or the kind of error where it cannot run. */
async function scanned() {
  try {
    return (await scan(PAPER)).code;
  } catch (error) {
    return error.name;
  }
}

export async function smoke() {
  const parsed = parse(FILE);
  if (!parsed.ok) throw new Error(parsed.faults[0].message);
  const result = solve(parsed.puzzle);
  if (result.verdict !== 'unique') throw new Error(`verdict ${result.verdict}`);
  return {
    engine: result.engine,
    fallback: engineFallback()?.reason ?? 'none',
    hint: hint(parsed.puzzle, unknownGrid(parsed.puzzle, parsed.puzzle.palette)).kind,
    drawing: drawGrid(result.solution),
    scanned: await scanned(),
  };
}
