// The rounds of easy black-and-white puzzles, counted by a kernel in WebAssembly (assembly/): whoever
// grades thousands of puzzles waits for this. It knows the techniques within one line that look at blocks
// and ranges, and goes as far as they do; what is left is the business of the finder. It says exactly what
// the finder would have said, or nothing: on a contradiction, or where there is no WebAssembly.
import { clueOf, type Grid, lineCount, type Puzzle } from '../../model/index.js';
import type { TechniqueId } from '../ladder.js';
import type { Round, RoundsResult } from '../rounds.js';
import { loadKernel } from './module.js';

export interface KernelRounds extends RoundsResult {
  /** What is known after these rounds, and in how many cells nothing is. */
  readonly grid: Grid;
  readonly unknown: number;
  /** Looks at lines. */
  readonly looks: number;
}

/** Cells of a line that fit a word. */
const LONGEST = 64;

/** The kernel's techniques in its order, and the cost of each of its rungs. */
export const KERNEL_TECHNIQUES: readonly TechniqueId[] = [
  'full-line',
  'finished-line',
  'overlap',
  'glue',
  'capping',
  'mercury',
  'joining',
  'out-of-reach',
  'largest-run',
  'gap-too-small',
  'splitting',
  'forcing',
];
export const KERNEL_COSTS: readonly number[] = [1, 2, 3, 4, 5];

/** Solves as far as the kernel can; undefined when the puzzle is not one for it. */
export function roundsInKernel(puzzle: Puzzle, given: Grid | undefined): KernelRounds | undefined {
  const kernel = isForKernel(puzzle) ? loadKernel() : null;
  if (kernel === null) return undefined;
  const words = new Int32Array(kernel.memory.buffer);
  writeGiven(words, writeClues(words, kernel.inputAt.value >> 2, puzzle), puzzle, given);
  if (kernel.solve(puzzle.width, puzzle.height) === 0) return undefined;
  const rounds: Round[] = [];
  for (let i = 0, at = kernel.roundsAt.value >> 2; i < kernel.rounds.value; i++, at += 4) {
    const cost = KERNEL_COSTS[words[at]];
    rounds.push({ cost, footholds: words[at + 1], settled: words[at + 2], unknown: words[at + 3] });
  }
  const uses = new Map<TechniqueId, number>();
  KERNEL_TECHNIQUES.forEach((technique, i) => {
    const count = words[(kernel.usesAt.value >> 2) + i];
    if (count > 0) uses.set(technique, count);
  });
  return {
    rounds,
    uses,
    grid: readGrid(words, kernel.gridAt.value >> 2, puzzle),
    unknown: kernel.unknown.value,
    looks: kernel.looks.value,
  };
}

/** Black-and-white, lengths told, lines that fit a word. */
function isForKernel(puzzle: Puzzle): boolean {
  const { width, height, palette, rows, columns } = puzzle;
  if (palette.colors.length !== 1 || width > LONGEST || height > LONGEST) return false;
  const isTold = (clue: Puzzle['rows'][number]) => clue?.every(({ length }) => length !== null) ?? true;
  return rows.every(isTold) && columns.every(isTold);
}

/** Returns where it ends. */
function writeClues(words: Int32Array, start: number, puzzle: Puzzle): number {
  let at = start;
  for (let line = 0; line < lineCount(puzzle); line++) {
    const clue = clueOf(puzzle, line);
    words[at++] = clue === null ? -1 : clue.length;
    if (clue !== null) for (const { length } of clue) words[at++] = length ?? 0;
  }
  return at;
}

/** Per row four words: filled, low and high; blank, low and high. */
function writeGiven(words: Int32Array, start: number, { width, height }: Puzzle, given?: Grid): void {
  words.fill(0, start, start + 4 * height);
  given?.cells.forEach((candidates, cell) => {
    const row = Math.trunc(cell / width);
    const column = cell - row * width;
    const at = start + 4 * row + (column >> 5);
    // A cell with nothing left is both, which the kernel sees as the contradiction that it is.
    if ((candidates & 1) === 0) words[at] |= 1 << (column & 31);
    if ((candidates & 2) === 0) words[at + 2] |= 1 << (column & 31);
  });
}

function readGrid(words: Int32Array, start: number, { width, height }: Puzzle): Grid {
  const cells = new Uint32Array(width * height);
  for (let row = 0, cell = 0; row < height; row++) {
    for (let column = 0; column < width; column++, cell++) {
      const at = start + 4 * row + (column >> 5);
      const isFilled = (words[at] >>> (column & 31)) & 1;
      const isBlank = (words[at + 2] >>> (column & 31)) & 1;
      cells[cell] = isFilled === 1 ? 2 : isBlank === 1 ? 1 : 3;
    }
  }
  return { width, height, cells };
}
