// Reasons why a puzzle is dull, so that its author can improve it before publishing.
import {
  BLANK,
  clueOf,
  colorOf,
  distance,
  type Grid,
  labOfHex,
  lineCount,
  lineLength,
  minimumLength,
  type Puzzle,
} from '../model/index.js';

/** Every code of a dullness warning. Stable. */
export const DULL_CODES = [
  'almost-empty',
  'almost-full',
  'plain-lines',
  'similar-colors',
  'one-color',
] as const;
/** A code of a dullness warning. */
export type DullCode = (typeof DULL_CODES)[number];

/** The reason why a puzzle is dull. */
export interface DullWarning {
  readonly code: DullCode;
  /** One sentence: the problem and how to fix it. */
  readonly message: string;
}

/** Outside this range of filled cells there is little to deduce. */
const EMPTY = 0.08;
const FULL = 0.9;
/** A puzzle is dull from this share of lines that need no deduction. */
const PLAIN = 0.5;
/** Colours closer than this (OKLab) are easily confused. */
const SIMILAR = 0.07;

/**
 * Every reason to find the puzzle of this solution dull; none for a good one.
 *
 * @example
 * for (const { message } of dullness(puzzle, solution)) console.warn(message);
 */
export function dullness(puzzle: Puzzle, solution: Grid): DullWarning[] {
  return [...ofFilling(solution), ...ofLines(puzzle), ...ofColors(puzzle, solution)];
}

function ofFilling({ cells }: Grid): DullWarning[] {
  const filled = cells.filter((cell) => colorOf(cell) !== BLANK).length / cells.length;
  const percent = `${Math.round(filled * 100)} %`;
  if (filled < EMPTY) {
    const message = `Only ${percent} of the cells are filled: try a smaller size, another threshold, or invert it.`;
    return [{ code: 'almost-empty', message }];
  }
  if (filled > FULL) {
    const message = `${percent} of the cells are filled: try another threshold, or invert it.`;
    return [{ code: 'almost-full', message }];
  }
  return [];
}

/** Blank lines and completely filled lines need no deduction. */
function ofLines(puzzle: Puzzle): DullWarning[] {
  const lines = Array.from({ length: lineCount(puzzle) }, (_, line) => line);
  const plain = lines.filter((line) => {
    const needed = minimumLength(clueOf(puzzle, line) ?? []);
    return needed === 0 || needed === lineLength(puzzle, line);
  });
  if (plain.length < PLAIN * lines.length) return [];
  const message = `In ${plain.length} of ${lines.length} lines there is nothing to deduce: try a tighter crop or more detail.`;
  return [{ code: 'plain-lines', message }];
}

function ofColors({ palette }: Puzzle, { cells }: Grid): DullWarning[] {
  const used = new Set(Array.from(cells, (cell) => colorOf(cell)));
  const shades = [palette.background, ...palette.colors]
    .map(({ name, rgb }, color) => ({ name, lab: labOfHex(rgb), color }))
    .filter(({ color }) => color === BLANK || used.has(color));
  const warnings: DullWarning[] = [];
  if (shades.length === 1) {
    warnings.push({ code: 'one-color', message: 'All of it has one colour: there is nothing to see.' });
  }
  shades.forEach((a, i) => {
    for (const b of shades.slice(i + 1)) {
      if (distance(a.lab, b.lab) >= SIMILAR) continue;
      const message = `The colours ${a.name} and ${b.name} look alike: try fewer colours.`;
      warnings.push({ code: 'similar-colors', message });
    }
  });
  return warnings;
}
