// Compares what the scanner read with the truth.
import type { Puzzle } from '@crosshatch/core';
import { type ScannedPuzzle, type ScanPixels, scan } from '@crosshatch/core/scan';

export type Clues = readonly (readonly number[])[];

export interface Tally {
  pictures: number;
  exact: number;
  /** Wrong clues that were not reported as doubtful. */
  unreported: number;
  /** Confidence of every clue of a grid of the right size, and whether it was right. */
  readonly clues: { readonly confidence: number; readonly right: boolean }[];
}

export const emptyTally = (): Tally => ({ pictures: 0, exact: 0, unreported: 0, clues: [] });

export const lengths = (clues: Puzzle['rows']): Clues =>
  clues.map((clue) => (clue ?? []).map(({ length }) => length ?? 0).filter((length) => length > 0));

/** The clues of a puzzle, rows first. */
export const clueTexts = ({ rows, columns }: Puzzle): string[] =>
  [...lengths(rows), ...lengths(columns)].map((clue) => clue.join());

/** Of the puzzles of a picture the one with the most cells. */
export const largestOf = (puzzles: readonly ScannedPuzzle[]): ScannedPuzzle =>
  puzzles.reduce((a, b) => (b.puzzle.width * b.puzzle.height > a.puzzle.width * a.puzzle.height ? b : a));

/** Lengths with colours, named by how `nameOf` sees them. */
type ColorName = (rgb: string) => string;

/** Every clue of a coloured puzzle as text, so that palettes in another order compare equal. */
function coloredClues({ rows, columns, palette }: Puzzle, nameOf: ColorName): string {
  return [...rows, ...columns]
    .map((clue) =>
      (clue ?? []).map(({ length, color }) => `${length}${nameOf(palette.colors[color - 1].rgb)}`).join(),
    )
    .join(';');
}

/** Whether a coloured puzzle was read exactly: clues, and colours within a tenth of the scale. */
export async function readsColors(pixels: ScanPixels, truth: Puzzle): Promise<boolean> {
  const result = await scan(pixels);
  if (!result.ok) return false;
  const channels = (rgb: string) => [1, 3, 5].map((at) => Number.parseInt(rgb.slice(at, at + 2), 16));
  const nearest: ColorName = (rgb) =>
    `c${truth.palette.colors.findIndex((own) => channels(own.rgb).every((value, c) => Math.abs(value - channels(rgb)[c]) < 40))}`;
  return result.puzzles.some(
    ({ puzzle }) =>
      puzzle.palette.colors.length === truth.palette.colors.length &&
      coloredClues(puzzle, nearest) === coloredClues(truth, nearest),
  );
}

export async function judge(pixels: ScanPixels, rows: Clues, columns: Clues, tally: Tally): Promise<void> {
  const result = await scan(pixels);
  tally.pictures++;
  if (!result.ok) return;
  const best = largestOf(result.puzzles);
  const read = clueTexts(best.puzzle);
  const truth = [...rows, ...columns].map((clue) => clue.filter((run) => run > 0).join());
  const sameSize = best.puzzle.height === rows.length && best.puzzle.width === columns.length;
  const doubted = new Set(best.doubts.map(({ line }) => line));
  if (!sameSize) {
    tally.unreported += read.length - doubted.size;
    return;
  }
  read.forEach((clue, line) => {
    const right = clue === truth[line];
    tally.clues.push({ confidence: best.lines[line].confidence, right });
    if (!right && !doubted.has(line)) tally.unreported++;
  });
  if (read.join(';') === truth.join(';')) tally.exact++;
}

export function addTally(into: Tally, from: Tally): void {
  into.pictures += from.pictures;
  into.exact += from.exact;
  into.unreported += from.unreported;
  into.clues.push(...from.clues);
}

export const shareOf = ({ exact, pictures }: Tally) =>
  `${((100 * exact) / Math.max(1, pictures)).toFixed(1)} %`;

export const CONFIDENCE_EDGES = [0, 0.5, 0.8, 0.9, 0.95, 0.99, 0.999, 1.000_01];

/** Of the clues with a confidence in each range: how many there are, and how many are right. */
export function calibration({ clues }: Tally): string[] {
  return CONFIDENCE_EDGES.slice(1).map((high, i) => {
    const part = clues.filter(({ confidence }) => confidence >= CONFIDENCE_EDGES[i] && confidence < high);
    const right = part.filter((clue) => clue.right).length;
    const share = part.length === 0 ? '' : `${((100 * right) / part.length).toFixed(1)} %`;
    return `| ${CONFIDENCE_EDGES[i]} to ${Math.min(1, high)} | ${part.length} | ${share} |`;
  });
}
