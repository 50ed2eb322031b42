// The first solution, kept while others are looked for. What is left is most often the proof that there is none, and
// it is shorter against the grain: a decision that contradicts the known solution leads to an early conflict and
// teaches much, while one that agrees leads a long way towards what is known already. (Algorithms for backbones of
// formulas do alike: Marques-Silva, Janota and Lynce.)
import { newArray } from './memory';
import { runOfVariable, startOfVariable } from './order-encoding';
import { Domains, KnownSolution, Lines, Puzzle, Variables } from './state';

const BLANK: u32 = 1;

/** Keeps the solution that the cells have now. */
export function keepSolution(): void {
  KnownSolution.exists = true;
  KnownSolution.cells = newArray<u32>(Puzzle.cells);
  KnownSolution.cells.copy(Domains.candidates, Puzzle.cells);
  KnownSolution.starts = newArray<i32>(Lines.runCount);
  for (let line = 0; line < Puzzle.width + Puzzle.height; line++) readStarts(line);
}

/** The cell in the known solution, as a set of one candidate; empty when there is none. */
export function knownCell(cell: i32): u32 {
  return KnownSolution.exists ? KnownSolution.cells[cell] : 0;
}

/** The literal of this variable that is false in the known solution. Pre: there is one. */
export function contraryLiteral(variable: i32): i32 {
  const first = variable << 1;
  if (variable >= Variables.ofCells) {
    return KnownSolution.starts[runOfVariable(variable)] <= startOfVariable(variable) ? first | 1 : first;
  }
  if (Puzzle.colors === 2) return knownCell(variable) === BLANK ? first : first | 1;
  const cell = variable / Puzzle.colors;
  return knownCell(cell) === (<u32>1) << (variable - cell * Puzzle.colors) ? first : first | 1;
}

/** Notes where the runs of a row or column start. A blotted run has no order literals: nor have those after it. */
function readStarts(line: i32): void {
  const isRow = line < Puzzle.height;
  const stride = isRow ? 1 : Puzzle.width;
  let cell = isRow ? line * Puzzle.width : line - Puzzle.height;
  const end = Lines.firstRun[line + 1];
  for (let run = Lines.firstRun[line]; run < end; run++) {
    const length = Lines.runs[run].length;
    if (length === 0) return;
    while (knownCell(cell) === BLANK) cell += stride;
    KnownSolution.starts[run] = isRow ? cell - line * Puzzle.width : cell / Puzzle.width;
    cell += length * stride;
  }
}
