// The first solution, kept while others are looked for. What is left is most often the proof that there is
// none, and it is shorter against the grain: a decision that contradicts the known solution breaks early
// and teaches much, while one that agrees leads a long way towards what is known already. (Algorithms for
// backbones of formulas do alike: Marques-Silva, Janota and Lynce.)

import { candidatesAt, cellVariables } from './board';
import { cellCount, colors, firstRun, height, runAt, runCount, runLength, width } from './lines';
import { allocate } from './memory';
import { runOfPlace, startOfPlace } from './places';

const BLANK: u32 = 1;

let solvedAt: usize = 0; // candidate sets of the cells, 0 = no solution is kept
let startsAt: usize = 0; // i32 per run: where it starts

export function forgetSolved(): void {
  solvedAt = 0;
}

/** Keeps the solution on the board. */
export function keepSolved(): void {
  solvedAt = allocate((<usize>cellCount) << 2);
  memory.copy(solvedAt, candidatesAt, (<usize>cellCount) << 2);
  startsAt = allocate((<usize>runCount) << 2);
  for (let line = 0; line < width + height; line++) readStarts(line);
}

/** What the cell is in the solution, as a set of one candidate; empty when none is kept. */
export function solvedSet(cell: i32): u32 {
  return solvedAt === 0 ? 0 : load<u32>(solvedAt + ((<usize>cell) << 2));
}

/** The literal of this variable that is false in the solution. Pre: one is kept. */
export function contrary(variable: i32): i32 {
  const first = variable << 1;
  if (variable >= cellVariables) {
    return load<i32>(startsAt + ((<usize>runOfPlace(variable)) << 2)) <= startOfPlace(variable)
      ? first | 1
      : first;
  }
  if (colors === 2) return solvedSet(variable) === BLANK ? first : first | 1;
  const cell = variable / colors;
  return solvedSet(cell) === (<u32>1) << (variable - cell * colors) ? first : first | 1;
}

/** Notes where the runs of a row or column start. A run of unknown length has no places: nor have those after it. */
function readStarts(line: i32): void {
  const stride = line < height ? 1 : width;
  let cell = line < height ? line * width : line - height;
  const end = firstRun(line + 1);
  for (let run = firstRun(line); run < end; run++) {
    const length = runLength(runAt(run));
    if (length === 0) return;
    while (solvedSet(cell) === BLANK) cell += stride;
    store<i32>(startsAt + ((<usize>run) << 2), line < height ? cell - line * width : cell / width);
    cell += length * stride;
  }
}
