// The step "area": unknown cells fall into regions, and the rows of a region fill the same cells as its columns, so that
// both still need the same number. Black-and-white only: with colours, cells that a row fills need not be those of a
// column's colour.
//
// A line is cut into pieces where the last cell that a run may cover lies before the first that the next may cover.
// Unknown cells of one piece are in one region. A piece with an unknown clue or length leaves its region open.
import { clueOf } from '../model/index.js';
import type { State } from './state.js';

const FILLED = 2;
const UNKNOWN = 3;

/** Whether in every region the rows need as many cells as the columns, as far as the clues say. */
export function areasAgree(state: State): boolean {
  if (state.colors !== 2) return true;
  const regions = new Regions(state.cells.length);
  const pieces = state.lines.flatMap((_, line) => piecesOf(state, line));
  for (const { cells } of pieces) for (const cell of cells) regions.join(cell, cells[0]);
  const surplus = new Map<number, number>();
  for (const { cells, missing } of pieces) {
    if (cells.length === 0) continue;
    const region = regions.of(cells[0]);
    surplus.set(region, (surplus.get(region) ?? 0) + missing);
  }
  return [...surplus.values()].every((sum) => sum === 0 || Number.isNaN(sum));
}

interface Piece {
  /** Those that are unknown. */
  readonly cells: readonly number[];
  /** How many of them have to be filled, less than 0 in columns; NaN if the clue does not say. */
  readonly missing: number;
}

function piecesOf(state: State, line: number): Piece[] {
  const clue = clueOf(state.puzzle, line);
  const { cells, firstRun } = state.lines[line];
  const unknown = (from: number, to: number) =>
    cells.slice(from, to).filter((cell) => state.cells[cell] === UNKNOWN);
  const lengths = clue?.map(({ length }) => length) ?? [null];
  if (!lengths.every((length) => length !== null)) {
    return [{ cells: unknown(0, cells.length), missing: Number.NaN }];
  }
  const sign = line < state.puzzle.height ? 1 : -1;
  const pieces: Piece[] = [];
  let from = 0;
  let needed = 0;
  lengths.forEach((length, run) => {
    needed += length;
    const [, high] = state.startBounds(firstRun + run);
    const next = run + 1 < lengths.length ? state.startBounds(firstRun + run + 1)[0] : cells.length;
    if (next < high + length) return;
    const filled = cells.slice(from, next).filter((cell) => state.cells[cell] === FILLED).length;
    pieces.push({ cells: unknown(from, next), missing: sign * (needed - filled) });
    from = next;
    needed = 0;
  });
  return pieces;
}

/** Sets of cells that are joined: union-find. */
class Regions {
  private readonly parents: Int32Array;

  constructor(cells: number) {
    this.parents = Int32Array.from({ length: cells }, (_, cell) => cell);
  }

  of(cell: number): number {
    const { parents } = this;
    let at = cell;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at]];
      at = parents[at];
    }
    return at;
  }

  join(one: number, other: number): void {
    this.parents[this.of(one)] = this.of(other);
  }
}
