// Complete line solving by dynamic programming over (runs placed, cells used): O(cells x runs).
// Plain and slow on purpose; the fast kernels are held against it.
//
//   before[j][i]: the first i cells can be laid with the first j runs (blanks may follow the last)
//   after[j][i]:  the cells from i on can be laid with the runs from j on
//
// A run stands at [s, e) in some placement exactly when its colour fits there, `before` reaches s
// and `after` continues from e; a cell p is blank in some placement exactly when for some j
// before[j][p] and after[j][p + 1]. Runs of equal colour need a blank between them.
import type { Clue, Run } from '../../model/index.js';
import type { LineEngine } from '../engine.js';

/** Complete line solving in JavaScript, O(cells x runs). Runs everywhere. */
export const referenceLineEngine: LineEngine = { id: 'reference', solveLine };

export function solveLine(clue: Clue, cells: Uint32Array): boolean {
  if (clue === null) return cells.every((cell) => cell !== 0);
  const n = cells.length;
  const { before, starts } = laidBefore(clue, cells);
  if (before[clue.length][n] === 0) return false;
  const { after, ends } = laidAfter(clue, cells);

  const used = new Uint32Array(n);
  for (let p = 0; p < n; p++) {
    if ((cells[p] & 1) === 0) continue;
    for (let j = 0; j <= clue.length; j++) {
      if (before[j][p] !== 0 && after[j][p + 1] !== 0) {
        used[p] |= 1;
        break;
      }
    }
  }
  clue.forEach((run, j) => {
    markRun(run, starts[j], ends[j], cells, used);
  });
  cells.set(used);
  return true;
}

/** startable[s]: run j may begin at s as far as the cells before s are concerned. */
function startable(clue: readonly Run[], j: number, cells: Uint32Array, before: Uint8Array[]): Uint8Array {
  const n = cells.length;
  const touching = j > 0 && clue[j - 1].color === clue[j].color;
  const result = new Uint8Array(n + 1);
  for (let s = 0; s <= n; s++) {
    if (!touching) result[s] = before[j][s];
    else if (s > 0 && (cells[s - 1] & 1) !== 0) result[s] = before[j][s - 1];
  }
  return result;
}

/** endable[e]: run j may end just before e as far as the cells from e on are concerned. */
function endable(clue: readonly Run[], j: number, cells: Uint32Array, after: Uint8Array[]): Uint8Array {
  const n = cells.length;
  const touching = j + 1 < clue.length && clue[j + 1].color === clue[j].color;
  const result = new Uint8Array(n + 1);
  for (let e = 0; e <= n; e++) {
    if (!touching) result[e] = after[j + 1][e];
    else if (e < n && (cells[e] & 1) !== 0) result[e] = after[j + 1][e + 1];
  }
  return result;
}

/** Adds the run's colour to every cell that it covers in some placement. */
function markRun(
  run: Run,
  starts: Uint8Array,
  ends: Uint8Array,
  cells: Uint32Array,
  used: Uint32Array,
): void {
  const n = cells.length;
  const bit = 1 << run.color;
  if (run.length === null) {
    const fromLeft = stretchFrom(starts, cells, bit);
    let reaches = false;
    for (let p = n - 1; p >= 0; p--) {
      reaches = (cells[p] & bit) !== 0 && (reaches || ends[p + 1] !== 0);
      if (reaches && fromLeft[p] !== 0) used[p] |= bit;
    }
    return;
  }
  let streak = 0;
  let covered = 0; // cells up to here (exclusive) are marked already
  for (let e = 1; e <= n; e++) {
    streak = (cells[e - 1] & bit) !== 0 ? streak + 1 : 0;
    const s = e - run.length;
    if (streak < run.length || starts[s] === 0 || ends[e] === 0) continue;
    for (let p = Math.max(s, covered); p < e; p++) used[p] |= bit;
    covered = e;
  }
}

/** result[p]: a run of this colour that began at some allowed start may cover all cells up to p. */
function stretchFrom(starts: Uint8Array, cells: Uint32Array, bit: number): Uint8Array {
  const result = new Uint8Array(cells.length);
  let reaches = false;
  for (let p = 0; p < cells.length; p++) {
    reaches = (cells[p] & bit) !== 0 && (reaches || starts[p] !== 0);
    result[p] = reaches ? 1 : 0;
  }
  return result;
}

function laidBefore(
  clue: readonly Run[],
  cells: Uint32Array,
): { before: Uint8Array[]; starts: Uint8Array[] } {
  const n = cells.length;
  const before: Uint8Array[] = [new Uint8Array(n + 1)];
  before[0][0] = 1;
  for (let i = 0; i < n && (cells[i] & 1) !== 0; i++) before[0][i + 1] = 1;
  const starts = clue.map((run, j) => {
    const allowed = startable(clue, j, cells, before);
    const bit = 1 << run.color;
    const row = new Uint8Array(n + 1);
    let streak = 0;
    let open = false; // a blotted run that began earlier may still go on
    for (let i = 1; i <= n; i++) {
      const fits = (cells[i - 1] & bit) !== 0;
      streak = fits ? streak + 1 : 0;
      open = fits && (open || allowed[i - 1] !== 0);
      const ends = run.length === null ? open : streak >= run.length && allowed[i - run.length] !== 0;
      row[i] = ends || (row[i - 1] !== 0 && (cells[i - 1] & 1) !== 0) ? 1 : 0;
    }
    before.push(row);
    return allowed;
  });
  return { before, starts };
}

function laidAfter(clue: readonly Run[], cells: Uint32Array): { after: Uint8Array[]; ends: Uint8Array[] } {
  const n = cells.length;
  const after: Uint8Array[] = Array.from({ length: clue.length + 1 }, () => new Uint8Array(n + 2));
  after[clue.length][n] = 1;
  for (let i = n - 1; i >= 0 && (cells[i] & 1) !== 0; i--) after[clue.length][i] = 1;
  const ends: Uint8Array[] = [];
  for (let j = clue.length - 1; j >= 0; j--) {
    const run = clue[j];
    const row = after[j];
    const allowed = endable(clue, j, cells, after);
    ends[j] = allowed;
    const bit = 1 << run.color;
    let streak = 0;
    let open = false;
    for (let i = n - 1; i >= 0; i--) {
      const fits = (cells[i] & bit) !== 0;
      streak = fits ? streak + 1 : 0;
      open = fits && (open || allowed[i + 1] !== 0);
      const begins = run.length === null ? open : streak >= run.length && allowed[i + run.length] !== 0;
      row[i] = begins || (row[i + 1] !== 0 && (cells[i] & 1) !== 0) ? 1 : 0;
    }
  }
  return { after, ends };
}
