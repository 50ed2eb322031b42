// The step "area": the rows of a region of unknown cells fill the same cells as its columns, so that both still need the
// same number. Black-and-white only: with colours, cells that a row fills need not be those of a column's colour.
//
// A line is cut into pieces where the last cell that a run may cover lies before the first that the next may cover.
// Unknown cells of one piece are in one region. A piece with an unknown clue or length leaves its region open.
import type { Knowledge, Line } from './knowledge.js';

const FILLED = 2;
const UNKNOWN = 3;

/** Whether in every region the rows need as many cells as the columns, as far as the clues say. */
export function areasAgree(knowledge: Knowledge, height: number): boolean {
  if (knowledge.colors !== 2) return true;
  const pieces = knowledge.lines.flatMap((line, id) => piecesOf(knowledge, line, id < height ? 1 : -1));
  // Union-find: every cell leads to the one that stands for its region.
  const parents = knowledge.facts.map((_, cell) => cell);
  const regionOf = (cell: number): number => {
    for (; parents[cell] !== cell; cell = parents[cell]) parents[cell] = parents[parents[cell]];
    return cell;
  };
  for (const { cells } of pieces) for (const cell of cells) parents[regionOf(cell)] = regionOf(cells[0]);
  const surplus = new Map<number, number>();
  for (const { cells, missing } of pieces) {
    if (cells.length === 0) continue;
    const region = regionOf(cells[0]);
    surplus.set(region, (surplus.get(region) ?? 0) + missing);
  }
  return [...surplus.values()].every((sum) => sum === 0 || Number.isNaN(sum));
}

/** Unknown cells of a piece, and how many of them have to be filled times `sign`; NaN if the clue does not say. */
function piecesOf(
  { facts, low, high }: Knowledge,
  { cells, firstRun, lengths, check }: Line,
  sign: number,
): { cells: number[]; missing: number }[] {
  const unknown = (from: number, to: number) =>
    cells.slice(from, to).filter((cell) => facts[cell] === UNKNOWN);
  if (check === undefined || lengths.includes(null)) {
    return [{ cells: unknown(0, cells.length), missing: Number.NaN }];
  }
  const pieces = [];
  let from = 0;
  let needed = 0;
  for (let run = 0; run < lengths.length; run++) {
    const length = lengths[run] ?? 0;
    needed += length;
    const isLast = run === lengths.length - 1;
    const next = isLast ? cells.length : facts[low + firstRun + run + 1];
    if (!isLast && next < facts[high + firstRun + run] + length) continue;
    const filled = cells.slice(from, next).filter((cell) => facts[cell] === FILLED).length;
    pieces.push({ cells: unknown(from, next), missing: sign * (needed - filled) });
    from = next;
    needed = 0;
  }
  return pieces;
}
