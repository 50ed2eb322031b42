// The framed drawing for a terminal: clues at the top and at the left as in a printed puzzle, a heavy frame, a rule every
// five cells. All lines have the same width, so that drawings can be placed side by side.
import { type Grid, isMono, type Puzzle } from '../../model/index.js';
import { CellLook } from './cell-look.js';
import { type ClueArea, clueArea } from './clue-area.js';
import { type ColorCodes, colorCodes } from './color-mode.js';
import { drawHalfBlocks } from './half-blocks.js';
import { alphabetOf, type DrawAlphabet, type DrawOptions, RULE_EVERY } from './options.js';
import { renderLine, type StyledPiece } from './styled-text.js';

/**
 * Draws a puzzle: with this grid in it, or empty as for printing. Lines are separated by line feeds.
 *
 * @example
 * console.log(drawPuzzle(puzzle, solution, { ascii: true }));
 */
export function drawPuzzle(puzzle: Puzzle, grid?: Grid, options: DrawOptions = {}): string {
  if (grid !== undefined && (grid.width !== puzzle.width || grid.height !== puzzle.height)) {
    throw new RangeError(
      `The grid is ${grid.width}x${grid.height}; the puzzle is ${puzzle.width}x${puzzle.height}.`,
    );
  }
  const mode = options.color ?? 'none';
  const { background, colors } = puzzle.palette;
  const codes =
    mode === 'none' ? undefined : colorCodes(mode, [background.rgb, ...colors.map((color) => color.rgb)]);
  const alphabet = alphabetOf(options.ascii ?? false);
  if (options.halfBlocks && grid !== undefined) return drawHalfBlocks(puzzle, grid, options, alphabet, codes);
  return new Picture(puzzle, grid, options, alphabet, codes).lines().join('\n');
}

/**
 * How much room a picture takes, in characters and lines.
 *
 * @example
 * pictureSize(puzzle).columns; // the width in characters
 */
export function pictureSize(puzzle: Puzzle, options: DrawOptions = {}): { columns: number; lines: number } {
  const inner = (cells: number, size: number) => cells * size + Math.ceil(cells / RULE_EVERY) + 1;
  if (options.halfBlocks) {
    const isLettered = (options.color ?? 'none') === 'none' && !isMono(puzzle.palette);
    return {
      columns: puzzle.width + 2,
      lines: (isLettered ? puzzle.height : Math.ceil(puzzle.height / 2)) + 2,
    };
  }
  const area = clueArea(puzzle, options, alphabetOf(options.ascii ?? false));
  const hasClues = options.clues ?? true;
  return {
    columns: inner(puzzle.width, area.cellWidth) + (hasClues ? area.leftWidth : 0),
    lines: inner(puzzle.height, 1) + (hasClues ? area.above.length : 0),
  };
}

class Picture {
  private readonly area: ClueArea;
  private readonly look: CellLook;
  private readonly hasClues: boolean;
  private readonly marked: ReadonlySet<number>;

  constructor(
    private readonly puzzle: Puzzle,
    private readonly grid: Grid | undefined,
    options: DrawOptions,
    private readonly alphabet: DrawAlphabet,
    private readonly codes: ColorCodes | undefined,
  ) {
    this.area = clueArea(puzzle, options, alphabet);
    this.look = new CellLook(puzzle.palette, codes !== undefined, alphabet, this.area.cellWidth);
    this.hasClues = options.clues ?? true;
    this.marked = new Set(options.marked);
  }

  lines(): string[] {
    const lines: StyledPiece[][] = [];
    if (this.hasClues) for (const clues of this.area.above) lines.push(this.clueLine(clues));
    lines.push(this.topLine());
    for (let row = 0; row < this.puzzle.height; row++) {
      if (row > 0 && row % RULE_EVERY === 0) lines.push(this.rule(row));
      lines.push(this.row(row));
    }
    lines.push(this.bottomLine());
    return lines.map((line) => renderLine(line, this.codes));
  }

  private clueLine(clues: readonly StyledPiece[]): StyledPiece[] {
    const { light } = this.alphabet;
    const edge: StyledPiece = { text: light.down, style: { isDim: true } };
    return [
      { text: ' '.repeat(this.area.leftWidth) },
      edge,
      ...this.grouped(
        (column) => clues[column],
        () => edge,
      ),
      edge,
    ];
  }

  private topLine(): StyledPiece[] {
    const { heavy, joint } = this.alphabet;
    return [
      this.margin(),
      { text: this.hasClues ? joint.topLeftClues : joint.topLeft },
      ...this.span(heavy.across, this.hasClues ? joint.topClues : joint.top),
      { text: this.hasClues ? joint.topRightClues : joint.topRight },
    ];
  }

  private bottomLine(): StyledPiece[] {
    const { heavy, joint } = this.alphabet;
    return [
      this.margin(),
      { text: this.hasClues ? joint.bottomLeftClues : joint.bottomLeft },
      ...this.span(heavy.across, joint.bottom),
      { text: joint.bottomRight },
    ];
  }

  /** The rule above a row. */
  private rule(row: number): StyledPiece[] {
    const { light, joint } = this.alphabet;
    const text = light.across.repeat(this.area.cellWidth);
    const above = (column: number) => this.cell(row - 1, column);
    const below = (column: number) => this.cell(row, column);
    return [
      this.margin(),
      { text: this.hasClues ? joint.leftClues : joint.left },
      ...this.grouped(
        (column) => ({ text, style: this.look.between(above(column), below(column)) }),
        (column) => {
          const around = [above(column - 1), above(column), below(column - 1), below(column)];
          const isOne = around.every((cell) => cell === around[0]);
          return { text: light.cross, style: this.look.between(around[0], isOne ? around[0] : undefined) };
        },
      ),
      { text: joint.right },
    ];
  }

  private row(row: number): StyledPiece[] {
    const { heavy, light } = this.alphabet;
    const edge: StyledPiece = { text: heavy.down };
    return [
      ...(this.hasClues ? this.area.left[row] : []),
      edge,
      ...this.grouped(
        (column) => {
          const cell = this.cell(row, column);
          if (cell === undefined) return this.look.empty();
          return this.look.of(cell, this.marked.has(row * this.puzzle.width + column));
        },
        (column) => ({
          text: light.down,
          style: this.look.between(this.cell(row, column - 1), this.cell(row, column)),
        }),
      ),
      edge,
    ];
  }

  /** The candidates of a cell; undefined when there is no grid. */
  private cell(row: number, column: number): number | undefined {
    return this.grid?.cells[row * this.puzzle.width + column];
  }

  /** The clue area's part of a horizontal line. */
  private margin(): StyledPiece {
    const text = this.hasClues ? this.alphabet.light.across.repeat(this.area.leftWidth) : '';
    return { text, style: { isDim: true } };
  }

  /** A horizontal line over all cells. */
  private span(across: string, joint: string): StyledPiece[] {
    const cell = { text: across.repeat(this.area.cellWidth) };
    return this.grouped(
      () => cell,
      () => ({ text: joint }),
    );
  }

  /** One piece per column; before every sixth, a separator. */
  private grouped(
    piece: (column: number) => StyledPiece,
    separator: (column: number) => StyledPiece,
  ): StyledPiece[] {
    const pieces: StyledPiece[] = [];
    for (let column = 0; column < this.puzzle.width; column++) {
      if (column > 0 && column % RULE_EVERY === 0) pieces.push(separator(column));
      pieces.push(piece(column));
    }
    return pieces;
  }
}
