// Propagation: clauses first, since they are cheap, then one waiting line, and again, until nothing
// moves or something breaks. A line's own deductions do not wake it: its kernel is complete.
import { assign, BY_LINE, exclusion, nextLine, OPEN, searching, tellCrossing, value } from './board';
import { propagateClauses } from './clauses';
import { leftAt, narrowAny } from './kernel-any';
import { leftBlank, leftFilled, narrowMono } from './kernel-mono';
import { leftWideAt } from './kernel-wide';
import {
  colors,
  KERNEL_ANY,
  KERNEL_LONG,
  KERNEL_MONO,
  lineAt,
  lineFirstCell,
  lineKernel,
  lineMay,
  lineOrigin,
  lineStride,
  lineWords,
} from './lines';
import { leftLongAt } from './long-masks';
import { noteStarts } from './split';
import { startsOfLine } from './starts';

/** Lines worked through, here and for reasons: the measure of work. */
export let lineSolves: f64 = 0;
/** After a contradiction: the line that has no placement, or -1; the clause that is broken, or 0. */
export let brokenLine: i32 = -1;
export let brokenClause: usize = 0;
/** The row or column at which the latest contradiction of a line showed. */
export let lastBrokenLine: i32 = -1;

export function resetEffort(): void {
  lineSolves = 0;
  brokenLine = -1;
  lastBrokenLine = -1;
  brokenClause = 0;
}

export function countLine(): void {
  lineSolves++;
}

/** False on a contradiction. Stops early, still true, once `limit` line solves are counted. */
export function propagate(limit: f64): bool {
  while (true) {
    if (searching) {
      brokenClause = propagateClauses();
      if (brokenClause !== 0) {
        brokenLine = -1;
        return false;
      }
    }
    if (lineSolves >= limit) return true;
    const line = nextLine();
    if (line < 0) return true;
    if (!narrow(line)) {
      brokenLine = line;
      lastBrokenLine = lineOrigin(lineAt(line));
      return false;
    }
  }
}

function narrow(line: i32): bool {
  lineSolves++;
  const record = lineAt(line);
  const kernel = lineKernel(record);
  const may = lineMay(record);
  if (kernel === KERNEL_MONO) {
    const blank = load<u64>(may);
    const filled = load<u64>(may, 8);
    if (!narrowMono(record, blank, filled)) return false;
    const notBlank = blank & ~leftBlank;
    const notFilled = filled & ~leftFilled;
    if (notBlank !== 0) drop(line, record, 0, 0, notBlank);
    if (notFilled !== 0) drop(line, record, 1, 0, notFilled);
    return true;
  }
  if (kernel === KERNEL_ANY) {
    if (!narrowAny(record, may)) return false;
    for (let color = 0; color < colors; color++) {
      const at = (<usize>color) << 3;
      const gone = load<u64>(may + at) & ~load<u64>(leftAt + at);
      if (gone !== 0) drop(line, record, color, 0, gone);
    }
    return true;
  }
  if (!startsOfLine(record, may)) return false;
  const words = lineWords(record);
  const left = kernel === KERNEL_LONG ? leftLongAt : leftWideAt;
  let at: usize = 0;
  for (let color = 0; color < colors; color++) {
    for (let word = 0; word < words; word++) {
      const gone = load<u64>(may + at) & ~load<u64>(left + at);
      if (gone !== 0) drop(line, record, color, word, gone);
      at += 8;
    }
  }
  if (!searching) noteStarts(record);
  return true;
}

/** These cells of a line can't have this colour. */
function drop(line: i32, record: usize, color: i32, word: i32, gone: u64): void {
  if (!searching) {
    const at = lineMay(record) + ((<usize>(color * lineWords(record) + word)) << 3);
    store<u64>(at, load<u64>(at) & ~gone);
    tellCrossing(line, word, gone, color);
    return;
  }
  const stride = lineStride(record);
  const first = lineFirstCell(record) + (word << 6) * stride;
  for (; gone !== 0; gone &= gone - 1) {
    const cell = first + <i32>ctz<u64>(gone) * stride;
    // In a coloured puzzle an earlier deduction of this very pass may have settled the cell.
    if (value(exclusion(cell, color)) === OPEN) assign(exclusion(cell, color), (line << 2) | BY_LINE, line);
  }
}
