// The placements of a line, drawn, where there are few enough to show them all.
import { BLANK, candidate, type Puzzle, type Run } from '../../model/index.js';

/** Every placement that agrees with the cells, as drawings; empty when there are more than `most`. */
export function drawnPlacements(
  puzzle: Puzzle,
  clue: readonly Run[],
  cells: readonly number[],
  most: number,
): string[] {
  if (clue.some((run) => run.length === null)) return [];
  const found: string[] = [];
  const symbol = (color: number) =>
    puzzle.palette.colors.length === 1 ? '#' : puzzle.palette.colors[color - 1].symbol;
  const allows = (from: number, to: number, color: number) => {
    for (let i = from; i < to; i++) if ((cells[i] & candidate(color)) === 0) return false;
    return true;
  };
  /** Places the runs from `run` on, the drawing so far ending before `at`. */
  const place = (run: number, at: number, drawn: string): void => {
    if (found.length > most) return;
    if (run === clue.length) {
      if (allows(at, cells.length, BLANK)) found.push(`|${drawn.padEnd(cells.length, '.')}|`);
      return;
    }
    const { length, color } = clue[run];
    const size = length ?? 1;
    const gap = run > 0 && clue[run - 1].color === color ? 1 : 0;
    for (let start = at + gap; start + size <= cells.length && found.length <= most; start++) {
      if (!allows(at, start, BLANK)) break;
      if (!allows(start, start + size, color)) continue;
      place(run + 1, start + size, drawn.padEnd(start, '.') + symbol(color).repeat(size));
    }
  };
  place(0, 0, '');
  return found.length > most ? [] : found;
}
