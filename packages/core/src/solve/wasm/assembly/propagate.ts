// Propagation: unit propagation of the clauses first, since it is cheap, then one queued line, and again, until
// nothing changes or there is a conflict. A line's own deductions do not queue it: its kernel is complete.
import { propagateClauses } from './clauses';
import { excludeCrossing, exclusion } from './domains';
import { Kernel, Line, Reason } from './layout';
import { OneWord } from './line/mono';
import { boundRuns } from './line/split';
import { leftMasks, narrowLine } from './line/starts';
import { dequeue } from './line-queue';
import { Options, Strategy } from './options';
import { logLine } from './proof-log';
import { Conflict, Lines, ProofLog, Trail } from './state';
import { stats } from './stats';
import { isTracing, traceLine } from './trace-log';
import { assign, OPEN, value } from './trail';

const LOGS: i32 = Strategy.LOG_PROOF | Strategy.LOG_TRACE;

/** False on a conflict. Stops early, still true, once `limit` line solves are counted. */
export function propagate(limit: f64): bool {
  while (true) {
    if (Trail.searching) {
      Conflict.clause = propagateClauses();
      if (Conflict.clause !== 0) {
        Conflict.line = -1;
        return false;
      }
    }
    if (stats.lineSolves >= limit) return true;
    const line = dequeue();
    if (line < 0) return true;
    if (!(Options.has(LOGS) ? deduceLogged(line) : deduce(line))) {
      Conflict.line = line;
      Conflict.lastOrigin = Lines.table[line].origin;
      return false;
    }
  }
}

function deduceLogged(number: i32): bool {
  const from = Trail.searching ? Trail.size : -1;
  ProofLog.excluded = 0;
  const isSound = deduce(number);
  if (isSound && isTracing()) traceLine(number, from, ProofLog.excluded);
  // In a search facts of the root are on the trail (proof-hints.ts).
  if (isSound && ProofLog.excluded > 0) logLine(number);
  return isSound;
}

/** Excludes what no placement of the line uses; false when none fits. */
function deduce(number: i32): bool {
  stats.lineSolves++;
  const line = Lines.table[number];
  const masks = line.masks;
  if (!narrowLine(line, masks)) return false;
  if (line.kernel === Kernel.MONO) {
    const blank = masks[0] & ~OneWord.leftBlank;
    const filled = masks[1] & ~OneWord.leftFilled;
    if (blank !== 0) excludeCells(number, line, 0, 0, blank);
    if (filled !== 0) excludeCells(number, line, 1, 0, filled);
    return true;
  }
  const left = leftMasks();
  const words = line.words;
  const count = line.maskWords;
  for (let at = 0, color = 0, word = 0; at < count; at++) {
    const gone = masks[at] & ~left[at];
    if (gone !== 0) excludeCells(number, line, color, word, gone);
    if (++word === words) {
      word = 0;
      color++;
    }
  }
  if (!Trail.searching && words > 1) boundRuns(line);
  return true;
}

/** These cells of a line, in a word of its masks, do not have this colour. */
function excludeCells(number: i32, line: Line, color: i32, word: i32, cells: u64): void {
  if (!Trail.searching) {
    line.masks[color * line.words + word] &= ~cells;
    ProofLog.excluded += <i32>popcnt<u64>(cells);
    excludeCrossing(number, word, cells, color);
    return;
  }
  const stride = line.stride;
  const first = line.firstCell + (word << 6) * stride;
  for (; cells !== 0; cells &= cells - 1) {
    const literal = exclusion(first + <i32>ctz<u64>(cells) * stride, color);
    // In a coloured puzzle an earlier deduction of this very pass may have settled the cell.
    if (value(literal) === OPEN) assign(literal, (number << 2) | Reason.LINE, number);
  }
}
