// Given cells as short text, for a puzzle that is kept: `7=1 10-14=2`, cells or stretches of cells by index
// with their candidates. `readGiven` takes anything and gives a grid that fits the puzzle, or nothing.
import { allCandidates, type Grid, type Puzzle, unknownGrid } from 'crosshatch/model';

/** Whether any cell is not as open as it would be without. */
export function tellsAnything({ palette }: Puzzle, { cells }: Grid): boolean {
  const all = allCandidates(palette);
  return cells.some((candidates) => (candidates & all) !== all);
}

export function writeGiven({ palette }: Puzzle, { cells }: Grid): string {
  const all = allCandidates(palette);
  const words: string[] = [];
  for (let from = 0; from < cells.length; ) {
    let to = from;
    while (to + 1 < cells.length && cells[to + 1] === cells[from]) to += 1;
    const told = cells[from] & all;
    if (told !== all) words.push(`${from === to ? from : `${from}-${to}`}=${told}`);
    from = to + 1;
  }
  return words.join(' ');
}

export function readGiven(puzzle: Puzzle, text: unknown): Grid | undefined {
  if (typeof text !== 'string') return undefined;
  const grid = unknownGrid(puzzle, puzzle.palette);
  const all = allCandidates(puzzle.palette);
  let next = 0;
  for (const word of text.split(' ')) {
    const [, from, to = from, told] = /^(\d{1,7})(?:-(\d{1,7}))?=(\d{1,10})$/.exec(word) ?? [];
    const [first, last, candidates] = [Number(from), Number(to), Number(told)];
    // In order, so that no cell comes twice.
    if (!(first >= next && last >= first && last < grid.cells.length)) return undefined;
    if (candidates >= all) return undefined;
    grid.cells.fill(candidates, first, last + 1);
    next = last + 1;
  }
  return grid;
}
