// Complete line solving by the kernel: black-and-white lines of up to 64 cells, which explanations ask for by
// the ten thousand. Other lines go to the solver's own engine.
import type { Clue } from '../../model/index.js';
import { isWasmAvailable, type LineEngine, referenceLineEngine, wasmLineEngine } from '../../solve/index.js';
import { type Kernel, loadKernel } from './module.js';

const LONGEST = 64;
const MOST_RUNS = 32;

/** What the kernel answers: see assembly/complete-line.ts. */
const BROKEN = 0;
const COLORED = 2;

export const kernelLineEngine: LineEngine = { id: 'kernel', solveLine };

/** The kernel with views of its memory, which never grows: lines of every length, and the lengths of runs. */
interface Desk {
  readonly kernel: Kernel;
  readonly linesOf: readonly Uint32Array[];
  readonly lengths: Int32Array;
}

let desk: Desk | undefined;

function solveLine(clue: Clue, cells: Uint32Array): boolean {
  if (clue === null || cells.length > LONGEST || clue.length > MOST_RUNS) return elsewhere(clue, cells);
  desk ??= setUp();
  if (desk === undefined) return elsewhere(clue, cells);
  const { kernel, linesOf, lengths } = desk;
  for (let j = 0; j < clue.length; j++) {
    if (clue[j].color !== 1) return elsewhere(clue, cells);
    lengths[j] = clue[j].length ?? 0;
  }
  const line = linesOf[cells.length];
  line.set(cells);
  const answer = kernel.completeLine(cells.length, clue.length);
  if (answer === COLORED) return elsewhere(clue, cells);
  if (answer === BROKEN) return false;
  cells.set(line);
  return true;
}

function setUp(): Desk | undefined {
  const kernel = loadKernel();
  if (kernel === null) return undefined;
  const { buffer } = kernel.memory;
  return {
    kernel,
    linesOf: Array.from({ length: LONGEST + 1 }, (_, n) => new Uint32Array(buffer, kernel.cellsAt.value, n)),
    lengths: new Int32Array(buffer, kernel.lengthsAt.value, MOST_RUNS),
  };
}

function elsewhere(clue: Clue, cells: Uint32Array): boolean {
  return (isWasmAvailable() ? wasmLineEngine : referenceLineEngine).solveLine(clue, cells);
}
