// Splitting: a line whose runs have come apart is several lines. Where the cells that one run can
// reach end before those of the next begin, no placement on the one side hinders any on the other:
//
//   3 2 1   . # # - - - - - . . - # - . .      the 3 reaches cells 0..4, the 2 and the 1 cells 8..14
//           [  3    ]       [   2  1    ]
//
// Each part is a line of its own, with its runs and its cells alone; cells outside of all parts are
// settled and need no line any more. Short parts fit the one-word kernels, and everything in a search that
// costs a line's length or its runs costs less. Before the search this would not pay: lines stay whole.

import {
  addLine,
  KERNEL_NONE,
  lineAt,
  lineCapacity,
  lineCells,
  lineCount,
  lineKernel,
  lineMay,
  lineOffset,
  lineRuns,
  lineRunsAt,
  makePart,
  RUN_BYTES,
  retire,
  runColor,
  runLength,
  setStarts,
} from './lines';
import { firstStart, lastStart, startsOfLine } from './starts';

/** A copy of the record of the line that is being split. */
const wholeAt: usize = memory.data(64, 16);

/** The part found last: its runs and its cells. */
let partRun: i32 = 0;
let partRuns: i32 = 0;
let partFrom: i32 = 0;
let partTo: i32 = 0;
let partSettled: bool = false;

/** Finds the part that begins with a run. Pre: the line was just worked out, told lengths only. */
function findPart(record: usize, first: i32): void {
  const runs = lineRuns(record);
  let run = lineRunsAt(record) + <usize>first * RUN_BYTES;
  let next = first;
  partRun = first;
  partFrom = firstStart(first);
  partSettled = true;
  while (true) {
    const last = lastStart(next);
    if (last !== firstStart(next)) partSettled = false;
    partTo = last + runLength(run);
    const color = runColor(run);
    next++;
    run += RUN_BYTES;
    if (next === runs || firstStart(next) >= partTo + (runColor(run) === color ? 1 : 0)) break;
  }
  partRuns = next - first;
}

/** True when every run's length is told. */
function isTold(record: usize): bool {
  let run = lineRunsAt(record);
  for (let i = lineRuns(record); i > 0; i--, run += RUN_BYTES) if (runLength(run) === 0) return false;
  return true;
}

/** Remembers where the runs of a line that was just worked out at the root can lie: little room makes it cheaper. */
export function noteStarts(record: usize): void {
  const runs = lineRuns(record);
  const offset = lineOffset(record);
  let run = lineRunsAt(record);
  for (let i = 0; i < runs; i++, run += RUN_BYTES)
    setStarts(run, offset + firstStart(i), offset + lastStart(i));
}

/** Makes lines of the parts that are not settled; the first keeps the line's number. */
function breakUp(line: i32): void {
  memory.copy(wholeAt, lineAt(line), 64);
  const runs = lineRuns(wholeAt);
  let made = 0;
  for (let first = 0; first < runs; first += partRuns) {
    findPart(wholeAt, first);
    if (partSettled) continue;
    const part = made === 0 ? line : addLine();
    makePart(part, wholeAt, partRun, partRuns, partFrom, partTo - partFrom);
    made++;
  }
  if (made === 0) retire(lineAt(line));
}

/** Splits all lines as far as they go and gives them masks of the root. Pre: propagated, searching. */
export function splitAll(): void {
  const before = lineCount;
  for (let line = 0; line < before; line++) {
    const record = lineAt(line);
    const kernel = lineKernel(record);
    const worked = kernel !== KERNEL_NONE && startsOfLine(record, lineMay(record));
    if (worked) noteStarts(record);
    if (worked && isTold(record) && lineCount + lineRuns(record) <= lineCapacity) {
      breakUp(line);
    } else {
      memory.copy(wholeAt, record, 64);
      makePart(line, wholeAt, 0, lineRuns(record), 0, lineCells(record));
    }
  }
}
