// Splitting: a line whose runs have come apart is several lines. Where the cells that one run can reach end before
// those of the next begin, no placement on the one side hinders any on the other:
//
//   3 2 1   . # # - - - - - . . - # - . .      the 3 reaches cells 0..4, the 2 and the 1 cells 8..14
//           [  3    ]       [   2  1    ]
//
// Each part is a line of its own, with its runs and its cells alone; cells outside of all parts are settled and need
// no line any more. Short parts fit the kernels of one word, and whatever costs a line's length or its runs costs
// less. Before the search this would not pay: lines stay whole.
import { Kernel, Line } from '../layout';
import { makePart, retire } from '../lines';
import { Feature, Options } from '../options';
import { Lines, Trail } from '../state';
import { firstStart, lastStart, narrowLine } from './starts';

class Split {
  /** A copy of the line that is being split. */
  static readonly whole: Line = changetype<Line>(memory.data(64, 16));
  /** The part found last: its runs, its cells, whether these are all known. */
  static runs: i32 = 0;
  static from: i32 = 0;
  static to: i32 = 0;
  static isSettled: bool = false;
}

/** Finds the part that begins with a run. Pre: the line was just narrowed, all lengths are known. */
function findPart(line: Line, first: i32): void {
  const runs = line.runCount;
  let run = line.runs[first];
  let next = first;
  Split.from = firstStart(first);
  Split.isSettled = true;
  while (true) {
    const last = lastStart(next);
    if (last !== firstStart(next)) Split.isSettled = false;
    Split.to = last + run.length;
    const color = run.color;
    next++;
    run = run.next;
    if (next === runs || firstStart(next) >= Split.to + (run.color === color ? 1 : 0)) break;
  }
  Split.runs = next - first;
}

function hasBlottedRun(line: Line): bool {
  for (let i = 0; i < line.runCount; i++) if (line.runs[i].length === 0) return true;
  return false;
}

/** Updates the bounds of the runs of a line that was just narrowed at the root: little room makes it cheaper. */
export function boundRuns(line: Line): void {
  let run = line.runs[0];
  for (let i = 0; i < line.runCount; i++, run = run.next) {
    run.earliest = line.offset + firstStart(i);
    run.latest = line.offset + lastStart(i);
  }
}

/** Makes lines of the parts that are not settled; the first keeps the line's number. */
function splitLine(number: i32): void {
  const whole = Split.whole;
  let made = 0;
  for (let first = 0; first < whole.runCount; first += Split.runs) {
    findPart(whole, first);
    if (Split.isSettled) continue;
    const part = made === 0 ? number : Lines.count++;
    makePart(part, whole, first, Split.runs, Split.from, Split.to - Split.from);
    made++;
  }
  if (made === 0) retire(Lines.table[number]);
}

/** Splits all lines as far as they go and gives them masks of the root. Pre: propagated, at the root of a search. */
export function splitLines(): void {
  assert(Trail.searching && Trail.level === 0);
  const count = Lines.count;
  for (let number = 0; number < count; number++) {
    const line = Lines.table[number];
    const isNarrowed = line.kernel !== Kernel.NONE && narrowLine(line, line.masks);
    if (isNarrowed) boundRuns(line);
    memory.copy(changetype<usize>(Split.whole), changetype<usize>(line), offsetof<Line>());
    if (
      isNarrowed &&
      Options.isOn(Feature.SPLITTING) &&
      !hasBlottedRun(line) &&
      Lines.count + line.runCount <= Lines.capacity
    ) {
      splitLine(number);
    } else {
      makePart(number, Split.whole, 0, line.runCount, 0, line.length);
    }
  }
}
