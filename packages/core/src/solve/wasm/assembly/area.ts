// The area check: unknown cells fall into regions, and what the rows of a region still have to fill must be what its
// columns still have to fill, for these are the same cells. Where it is not, there is no solution, and clause learning
// would need a proof as long as that of a pigeonhole principle to find out.
//
// Two unknown cells are in one region if some part of a line has both. Parts are joined by union-find with path
// halving: without it a grid of 1000x1000 takes a hundred times as long. Only for one colour: with several, a cell that
// a row fills may be of either. A region with an unknown clue or a blotted run has no known area and is skipped.
import { isKnown } from './domains';
import { I32s, Kernel, Line } from './layout';
import { isRow } from './lines';
import { newArray, newZeros } from './memory';
import { logRoot } from './proof-hints';
import { isLogging, logLine, ProofRecord, push, reserve } from './proof-log';
import { Domains, Lines, Puzzle } from './state';

/** Whether the rows and the columns of every region can agree. Pre: propagated, lines are split, at the root. */
export function areasAgree(): bool {
  if (Puzzle.colors !== 2) return true;
  const parents = newArray<i32>(Lines.count);
  for (let line = 0; line < Lines.count; line++) parents[line] = line;
  for (let cell = 0; cell < Puzzle.cells; cell++) {
    if (isKnown(Domains.candidates[cell])) continue;
    const lines = Lines.cells[cell];
    parents[rootOf(parents, lines.row)] = rootOf(parents, lines.column);
  }
  return areBalanced(parents);
}

function rootOf(parents: I32s, line: i32): i32 {
  while (parents[line] !== line) {
    parents[line] = parents[parents[line]];
    line = parents[line];
  }
  return line;
}

/** Cells of a part that are unknown and have to be filled; -1 when its clue does not say. */
function missingCells(line: Line): i32 {
  let missing = -line.length;
  // The first mask is that of blank: cells that are not in it are known to be filled.
  for (let word = 0; word < line.words; word++) missing += <i32>popcnt<u64>(line.masks[word]);
  for (let i = 0; i < line.runCount; i++) {
    const length = line.runs[i].length;
    if (length === 0) return -1;
    missing += length;
  }
  return missing;
}

function areBalanced(parents: I32s): bool {
  const surplus = newZeros<i32>(Lines.count); // of the rows over the columns, by root
  const isOpen = newZeros<u8>(Lines.count); // some line of the region has no known area
  for (let number = 0; number < Lines.count; number++) {
    const line = Lines.table[number];
    const root = rootOf(parents, number);
    // A line whose cells are all known is retired too; it is alone in its region, so that its mark skips nothing.
    const missing = line.kernel === Kernel.NONE ? -1 : missingCells(line);
    if (missing < 0) isOpen[root] = 1;
    else surplus[root] += isRow(line) ? missing : -missing;
  }
  for (let root = 0; root < Lines.count; root++) {
    if (isOpen[root] !== 0 || surplus[root] === 0) continue;
    logArea(parents, root);
    return false;
  }
  return true;
}

/** Logs that the areas of a region disagree, with the bounds of runs that this rests on. */
function logArea(parents: I32s, region: i32): void {
  if (!isLogging()) return;
  logRoot();
  let parts = 0;
  for (let number = 0; number < Lines.count; number++) {
    if (rootOf(parents, number) !== region) continue;
    logLine(Lines.table[number].origin);
    parts++;
  }
  reserve(3 * parts + 2);
  push(ProofRecord.AREA);
  push(3 * parts);
  for (let number = 0; number < Lines.count; number++) {
    if (rootOf(parents, number) !== region) continue;
    const line = Lines.table[number];
    push(line.origin);
    push(line.offset);
    push(line.length);
  }
}
