// Variants of a puzzle with one line more or one line less, for a clue that was skipped or typed twice.
import { type Clue, differingTotals, type LineId, type Puzzle, type Side } from '../../model/index.js';
import { keyOf } from './edits.js';

export interface Resized {
  readonly changed: Puzzle;
  /** The line of the variant whose clue is unknown; undefined when a line was left out. */
  readonly line: LineId | undefined;
  readonly repair: {
    readonly kind: 'insert-line' | 'drop-line';
    readonly lines: readonly LineId[];
    readonly run: -1;
    readonly clues: readonly Clue[];
    readonly insert?: { readonly side: Side; readonly index: number };
  };
}

const SIDES = ['rows', 'columns'] as const;

/**
 * An unknown line at every place of the side that asks for fewer cells. A file that states its height but lacks a
 * row is often read with an empty last row: then that one makes room, so that the size stays.
 */
export function* linesInserted(puzzle: Puzzle): Generator<Resized> {
  for (const side of SIDES) {
    if (!asksForFewer(puzzle, side)) continue;
    const clues = puzzle[side];
    const last = clues.at(-1);
    const kept = last !== undefined && last !== null && last.length === 0 ? clues.slice(0, -1) : clues;
    for (let index = 0; index <= kept.length; index++) {
      const changed = resize(puzzle, side, [...kept.slice(0, index), null, ...kept.slice(index)]);
      const line = side === 'rows' ? index : changed.height + index;
      const beside = Math.min(index, clues.length - 1) + (side === 'rows' ? 0 : puzzle.height);
      yield {
        changed,
        line,
        repair: { kind: 'insert-line', lines: [beside], run: -1, clues: [null], insert: { side, index } },
      };
    }
  }
}

/** Each line that reads like the one before it, left out. */
export function* linesDropped(puzzle: Puzzle): Generator<Resized> {
  for (const side of SIDES) {
    const clues = puzzle[side];
    for (let index = 1; index < clues.length && clues.length > 1; index++) {
      const [before, clue] = [clues[index - 1], clues[index]];
      if (before === null || clue === null || keyOf(before) !== keyOf(clue)) continue;
      const changed = resize(puzzle, side, [...clues.slice(0, index), ...clues.slice(index + 1)]);
      if (differingTotals(changed).length > 0) continue;
      const line = index + (side === 'rows' ? 0 : puzzle.height);
      yield { changed, line: undefined, repair: { kind: 'drop-line', lines: [line], run: -1, clues: [] } };
    }
  }
}

function resize(puzzle: Puzzle, side: Side, clues: readonly Clue[]): Puzzle {
  return side === 'rows'
    ? { ...puzzle, height: clues.length, rows: clues }
    : { ...puzzle, width: clues.length, columns: clues };
}

/** Whether the lines of this side have fewer cells than the other side's, so that one of them may be missing. */
function asksForFewer(puzzle: Puzzle, side: Side): boolean {
  const cells = (clues: readonly Clue[]) =>
    clues.reduce((sum, clue) => sum + (clue ?? []).reduce((of, run) => of + (run.length ?? 1), 0), 0);
  const [own, other] = side === 'rows' ? [puzzle.rows, puzzle.columns] : [puzzle.columns, puzzle.rows];
  return cells(own) < cells(other);
}
