// The parts of a line as it is now (line/split.ts says when runs have come apart; there only at the root). They are kept
// until the masks of the line change. One narrowing of the line each.
import { Line, Run, Table } from '../layout';
import { narrowMono, OneWord } from '../line/mono';
import { ones } from '../lines';
import { newTable } from '../memory';
import { Lines } from '../state';
import { stats } from '../stats';
import { LineParts, Part, Parts } from './state';

export function initParts(): void {
  Parts.lines = newTable<LineParts>(Lines.count);
  for (let number = 0; number < Lines.count; number++) {
    const entry = Parts.lines[number];
    entry.blank = 0;
    entry.filled = 0;
    entry.count = 0;
    entry.node = -1;
    entry.parts = newTable<Part>(Lines.table[number].runCount);
  }
}

/** The parts that have unknown cells. Pre: propagated; the line has unknown cells. */
export function partsOf(number: i32): LineParts {
  const entry = Parts.lines[number];
  const line = Lines.table[number];
  const blank = line.masks[0];
  const filled = line.masks[1];
  if (entry.blank === blank && entry.filled === filled) return entry;
  entry.blank = blank;
  entry.filled = filled;
  stats.lineSolves++;
  const isSound = narrowMono(line, blank, filled);
  assert(isSound);
  divide(line, entry);
  return entry;
}

function divide(line: Line, entry: LineParts): void {
  const runs = line.runs;
  entry.count = 0;
  for (let first = 0, next = 0; first < line.runCount; first = next) {
    const from = <i32>ctz<u64>(OneWord.starts[first]);
    let to = 0;
    do {
      to = 63 - <i32>clz<u64>(OneWord.starts[next]) + runs[next].length;
      next++;
    } while (next < line.runCount && <i32>ctz<u64>(OneWord.starts[next]) <= to);
    const cells = ones(to) & ~ones(from);
    const unknown = entry.blank & entry.filled & cells;
    if (unknown === 0) continue;
    const part = entry.parts[entry.count];
    entry.count++;
    part.unknown = unknown;
    part.filled = entry.filled & ~entry.blank & cells;
    part.firstRun = firstAlike(runs, first, next - first);
    part.runs = next - first;
    part.from = from;
    part.to = to;
  }
}

/** Where in the line runs of the same lengths are for the first time. */
function firstAlike(runs: Table<Run>, first: i32, count: i32): i32 {
  for (let candidate = 0; candidate < first; candidate++) {
    let same = 0;
    while (same < count && runs[candidate + same].length === runs[first + same].length) same++;
    if (same === count) return candidate;
  }
  return first;
}
