// The clues of a puzzle as text: a column of numbers above each column of cells, a row of numbers to the left of each
// row. Blotted runs are `?`, blank lines 0, unknown clues an ellipsis.
import { type Clue, isMono, type Palette, type Puzzle, type Run } from '../../model/index.js';
import { readableOn } from './color-mode.js';
import type { DrawAlphabet, DrawOptions } from './options.js';
import type { StyledPiece, TextStyle } from './styled-text.js';

export interface ClueArea {
  /** Text lines above the grid, top to bottom; within each, one piece of `cellWidth` per column. */
  readonly above: readonly (readonly StyledPiece[])[];
  /** One per row: pieces that fill `leftWidth`. */
  readonly left: readonly (readonly StyledPiece[])[];
  readonly leftWidth: number;
  /** The width of a cell that leaves room for every number above. */
  readonly cellWidth: number;
}

const FAINT: TextStyle = { isDim: true };

export function clueArea(puzzle: Puzzle, options: DrawOptions, alphabet: DrawAlphabet): ClueArea {
  const look = new ClueLook(puzzle, options, alphabet);
  const isTight = puzzle.columns.some((clue) => clue?.some((run) => (run.length ?? 0) > 9));
  const tops = puzzle.columns.map((clue, i) => look.entries(clue, puzzle.height + i, isTight && i % 2 === 1));
  const cellWidth = widthOfCells(puzzle, tops, options);
  const height = Math.max(0, ...tops.map((entries) => entries.length));
  const above = Array.from({ length: height }, (_, y) =>
    tops.map((entries): StyledPiece => {
      const entry = entries[y - (height - entries.length)];
      return entry === undefined
        ? { text: ' '.repeat(cellWidth) }
        : { ...entry, text: entry.text.padStart(cellWidth) };
    }),
  );
  const sides = puzzle.rows.map((clue, i) => look.entries(clue, i, false).flatMap(spaced));
  const widths = sides.map((pieces) => pieces.reduce((width, piece) => width + length(piece.text), 0));
  const leftWidth = Math.max(...widths) + 1;
  const left = sides.map((pieces, i) => [
    { text: ' '.repeat(leftWidth - 1 - widths[i]) },
    ...pieces,
    { text: ' ' },
  ]);
  return { above, left, leftWidth, cellWidth };
}

/** Two characters make a cell look square. Numbers that would run together need more. */
function widthOfCells(
  puzzle: Puzzle,
  tops: readonly (readonly StyledPiece[])[],
  options: DrawOptions,
): number {
  // Math.max with spread would exceed the maximum number of arguments for giant puzzles.
  let longest = 2;
  for (const entries of tops) for (const { text } of entries) longest = Math.max(longest, length(text));
  // Colours, faint neighbours and the letter after each number separate adjacent numbers.
  const isSeparated = (options.color ?? 'none') !== 'none' || !isMono(puzzle.palette);
  if (isSeparated && !puzzle.palette.colors.some((color) => /\d/.test(color.symbol))) return longest;
  const touching = tops.some((entries, i) =>
    entries.some((_, fromBottom) => length(tops[i + 1]?.at(-1 - fromBottom)?.text ?? '') === longest),
  );
  return touching ? longest + 1 : longest;
}

class ClueLook {
  private readonly lit: ReadonlySet<number>;
  private readonly isMono: boolean;
  private readonly isColorless: boolean;

  constructor(
    private readonly puzzle: Puzzle,
    options: DrawOptions,
    private readonly alphabet: DrawAlphabet,
  ) {
    this.lit = new Set(options.lit);
    this.isMono = isMono(puzzle.palette);
    this.isColorless = (options.color ?? 'none') === 'none';
  }

  /** One piece per number; `faint` separates adjacent columns whose numbers touch. */
  entries(clue: Clue, line: number, faint: boolean): StyledPiece[] {
    const plain: TextStyle | undefined = this.lit.has(line) ? { isBold: true } : faint ? FAINT : undefined;
    if (clue === null) return [{ text: this.alphabet.ellipsis, style: FAINT }];
    if (clue.length === 0) return [{ text: '0', style: this.lit.has(line) ? plain : FAINT }];
    return clue.map((run) => this.entry(run, plain));
  }

  private entry(run: Run, plain: TextStyle | undefined): StyledPiece {
    const { text, style } = runPiece(this.puzzle.palette, run, !this.isColorless);
    if (this.isMono) return { text, style: plain };
    return { text, style: style && plain?.isBold ? { ...style, isBold: true } : style };
  }
}

/**
 * A run as it is written: its length, on a chip of its colour; the colour's symbol where colours can't be shown.
 *
 * @example
 * runPiece(puzzle.palette, { length: 3, color: 1 }, true).text;
 */
export function runPiece(palette: Palette, { length, color }: Run, hasColor: boolean): StyledPiece {
  const number = String(length ?? '?');
  if (isMono(palette)) return { text: number };
  const { rgb, symbol } = palette.colors[color - 1];
  return hasColor
    ? { text: number, style: { front: readableOn(rgb), back: rgb } }
    : { text: `${number}${symbol}` };
}

/** A number with a space before it. */
function spaced(entry: StyledPiece, index: number): StyledPiece[] {
  const isChip = entry.style?.back !== undefined;
  if (isChip) return [{ ...entry, text: ` ${entry.text}` }];
  return index === 0 ? [entry] : [{ text: ' ' }, entry];
}

/** The length in characters, not code units: a symbol may be outside the basic plane. */
function length(text: string): number {
  return [...text].length;
}
