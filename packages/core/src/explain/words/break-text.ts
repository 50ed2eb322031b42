// Why a line cannot be placed, as concretely as the cells that it follows from allow.

import type { BreakText, GroupText } from '../../messages/index.js';
import { BLANK, candidate, type Puzzle, type Run } from '../../model/index.js';
import type { CellFact } from '../deduction.js';
import { runText } from './run-text.js';

/** Pre: no placement of the clue agrees with these cells of the line; all others are unknown. */
export function breakText(
  puzzle: Puzzle,
  clue: readonly Run[],
  size: number,
  facts: readonly (CellFact & { readonly position: number })[],
  /** The facts, for the case that nothing shorter can be said. */
  groups: readonly GroupText[],
): BreakText {
  if (clue.some((run) => run.length === null)) return { kind: 'placement', cells: groups };
  const lengths = clue.map((run) => run.length ?? 1);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const cells = new Array<number>(size).fill(-1);
  for (const { position, candidates } of facts) cells[position] = candidates;
  const blank = candidate(BLANK);
  const isFilled = cells.map((candidates) => candidates !== -1 && (candidates & blank) === 0);
  const isOpen = cells.map((candidates) => candidates !== blank);

  const found = isFilled.filter(Boolean).length;
  if (found > total) return { kind: 'filled', found, has: total };
  const longest = Math.max(0, ...lengths);
  const block = longestStretch(isFilled);
  const oneColor = new Set(clue.map((run) => run.color)).size <= 1;
  if (oneColor && block > longest) return { kind: 'block', length: block, longest };
  const needed = runsNeeded(isFilled, isOpen, longest);
  if (needed > clue.length) return { kind: 'runs', needed, has: clue.length };
  const left = isOpen.filter(Boolean).length;
  if (left < total) return { kind: 'left', left, needed: total };
  if (longestStretch(isOpen) < longest) {
    return { kind: 'room', run: runText(puzzle, clue, lengths.indexOf(longest)) };
  }
  return { kind: 'placement', cells: groups };
}

function longestStretch(flags: readonly boolean[]): number {
  let longest = 0;
  let length = 0;
  for (const flag of flags) {
    length = flag ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** How many runs the filled cells belong to at least: a blank or a run's length keeps two of them apart. */
function runsNeeded(isFilled: readonly boolean[], isOpen: readonly boolean[], longest: number): number {
  let runs = 0;
  let start = -1;
  for (let position = 0; position < isFilled.length; position++) {
    if (!isOpen[position]) start = -1;
    if (!isFilled[position]) continue;
    if (start >= 0 && position - start < longest) continue;
    runs += 1;
    start = position;
  }
  return runs;
}
