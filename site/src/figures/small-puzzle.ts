// The small puzzle of the engine's figures, and its lines with all their placements listed: small enough for that.
import { type Clue, type Grid, type Puzzle, parse, unknownGrid } from '@crosshatch/core';

/** 6x6, black and white, one solution, not solvable by single lines. */
const SEARCH_PUZZLE = '1,2;1,2;2,1;0;2,1;1,1,1:2;3,1;1,1;1;3,1;2';

export function searchPuzzle(): Puzzle {
  const read = parse(SEARCH_PUZZLE);
  if (!read.ok) throw new Error('The puzzle of the figure cannot be read.');
  return read.puzzle;
}

/** The cells of every line, rows first, with its clue. */
export function linesOf({ width, height, rows, columns }: Puzzle): { cells: number[]; clue: Clue }[] {
  const row = (r: number) => Array.from({ length: width }, (_, c) => r * width + c);
  const column = (c: number) => Array.from({ length: height }, (_, r) => r * width + c);
  return [
    ...rows.map((clue, r) => ({ cells: row(r), clue })),
    ...columns.map((clue, c) => ({ cells: column(c), clue })),
  ];
}

/** What single lines settle, one after the other, until nothing changes. */
export function knownByLines(puzzle: Puzzle): Grid {
  const grid = unknownGrid(puzzle, puzzle.palette);
  const lines = linesOf(puzzle);
  for (let before = ''; before !== grid.cells.join(); ) {
    before = grid.cells.join();
    for (const { cells, clue } of lines) {
      const all = placements(
        clue,
        cells.map((cell) => grid.cells[cell]),
      );
      cells.forEach((cell, at) => {
        grid.cells[cell] = all.reduce((set, placement) => set | (placement[at] ? 2 : 1), 0);
      });
    }
  }
  return grid;
}

/** Every way to place the runs of a black-and-white clue that fits what is known. */
export function placements(clue: Clue, candidates: readonly number[]): boolean[][] {
  const lengths = (clue ?? []).map(({ length }) => length ?? 1);
  const found: boolean[][] = [];
  const place = (run: number, from: number, cells: boolean[]) => {
    if (run === lengths.length) {
      found.push(cells);
      return;
    }
    for (let start = from; start + lengths[run] <= candidates.length; start++) {
      const end = start + lengths[run];
      place(
        run + 1,
        end + 1,
        cells.map((filled, i) => filled || (i >= start && i < end)),
      );
    }
  };
  place(0, 0, Array<boolean>(candidates.length).fill(false));
  return found.filter((cells) => cells.every((filled, i) => (candidates[i] & (filled ? 2 : 1)) !== 0));
}
