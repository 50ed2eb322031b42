// Why a line cannot be placed, as concretely as the cells that it follows from allow.

import { type BreakText, colorText, type GroupText } from '../../messages/index.js';
import { BLANK, candidate, isMono, type Puzzle, type Run } from '../../model/index.js';
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

  const foreign = foreignColor(puzzle, clue, facts);
  if (foreign !== undefined) return foreign;
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
  const narrow = oneColor ? narrowStretch(clue, lengths, isFilled, isOpen) : undefined;
  if (narrow !== undefined) return narrow;
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

/** A cell whose only possible colour the clue does not have. */
function foreignColor(
  puzzle: Puzzle,
  clue: readonly Run[],
  facts: readonly (CellFact & { readonly position: number })[],
): BreakText | undefined {
  if (isMono(puzzle.palette)) return undefined;
  for (const { position, candidates } of facts) {
    const color = puzzle.palette.colors.findIndex((_, i) => candidates === candidate(i + 1)) + 1;
    if (color > 0 && clue.every((run) => run.color !== color)) {
      const at = { from: position + 1, to: position + 1 };
      return { kind: 'color', color: colorText(puzzle, color), at };
    }
  }
  return undefined;
}

/** A block between blanks or walls that leave too few cells for every run that, by counting, can be there. */
function narrowStretch(
  clue: readonly Run[],
  lengths: readonly number[],
  isFilled: readonly boolean[],
  isOpen: readonly boolean[],
): BreakText | undefined {
  const size = isFilled.length;
  const sum = (of: readonly number[]) => of.reduce((total, length) => total + length + 1, 0);
  const earliest = clue.map((_, j) => sum(lengths.slice(0, j)));
  const latest = clue.map((_, j) => size - sum(lengths.slice(j)) + 1);
  for (let start = 0; start < size; start++) {
    if (!isFilled[start] || (start > 0 && isFilled[start - 1])) continue;
    let end = start;
    while (end < size && isFilled[end]) end += 1;
    const owners = lengths.filter(
      (length, j) => Math.max(earliest[j], end - length) <= Math.min(latest[j], start),
    );
    const room = stretchAround(isOpen, start);
    const needs = Math.min(...owners);
    if (owners.length === 0 || needs <= room) continue;
    const at = { from: start + 1, to: end };
    return { kind: 'stretch', at, room, needs, orMore: owners.some((length) => length > needs) };
  }
  return undefined;
}

/** Length of the open stretch that contains the position. */
function stretchAround(isOpen: readonly boolean[], position: number): number {
  const before = isOpen.lastIndexOf(false, position);
  const after = isOpen.indexOf(false, position);
  return (after < 0 ? isOpen.length : after) - before - 1;
}
