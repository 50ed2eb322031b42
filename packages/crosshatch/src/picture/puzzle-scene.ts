// A puzzle as a scene: paper, clues, cells, rules, frame. The clues stand as in a printed puzzle, the
// last run of each next to the grid.
import {
  BLANK,
  type Clue,
  clueOf,
  colorOf,
  type Grid,
  isMono,
  type Puzzle,
  type PuzzleDocument,
} from '../model/index.js';
import type { Rectangle, Scene, Shape, Stroke } from './scene.js';
import { DARK, LIGHT, readableOn, type Theme } from './theme.js';

export interface PictureOptions {
  /** Side of a cell. Default 20. */
  readonly cellSize?: number;
  /** Draw the clues. Default true. */
  readonly clues?: boolean;
  /** Draw title and author above the puzzle, where there are any. Default true. */
  readonly heading?: boolean;
  /** Light figures on dark paper; the puzzle's own colours stay. Default false. */
  readonly dark?: boolean;
  /** Indices of cells to mark, such as those in which solutions differ. */
  readonly marked?: readonly number[];
}

const RULE_EVERY = 5;

/** The puzzle with this grid in it, or empty as for printing. */
export function puzzleScene(
  document: PuzzleDocument,
  grid: Grid | undefined,
  options: PictureOptions = {},
): Scene {
  const { puzzle } = document;
  if (grid !== undefined && (grid.width !== puzzle.width || grid.height !== puzzle.height)) {
    throw new RangeError(
      `The grid is ${grid.width}x${grid.height}; the puzzle is ${puzzle.width}x${puzzle.height}.`,
    );
  }
  const cellSize = options.cellSize ?? 20;
  if (!(cellSize > 0 && cellSize <= 1000)) {
    throw new RangeError(`cellSize is ${cellSize}; expected a number above 0 and up to 1000.`);
  }
  return new PuzzleScene(document, grid, options, cellSize).scene();
}

class PuzzleScene {
  private readonly puzzle: Puzzle;
  private readonly theme: Theme;
  /** Where the grid begins. */
  private readonly left: number;
  private readonly top: number;
  private readonly heading: number;
  private readonly margin: number;
  /** Room for one number of a clue. */
  private readonly lane: number;

  constructor(
    private readonly document: PuzzleDocument,
    private readonly grid: Grid | undefined,
    private readonly options: PictureOptions,
    private readonly cell: number,
  ) {
    this.puzzle = document.puzzle;
    this.theme = options.dark ? DARK : LIGHT;
    this.margin = cell * 0.6;
    this.lane = cell * 0.9;
    const { title, author } = document.meta;
    const hasHeading = (options.heading ?? true) && (title !== undefined || author !== undefined);
    this.heading = hasHeading ? cell * 1.6 : 0;
    const room = (clues: readonly Clue[]) =>
      (options.clues ?? true) ? longest(clues) * this.lane + cell * 0.3 : 0;
    this.left = this.margin + room(this.puzzle.rows);
    this.top = this.margin + this.heading + room(this.puzzle.columns);
  }

  scene(): Scene {
    const { cell, puzzle, left, top, margin } = this;
    const width = left + puzzle.width * cell + margin;
    const height = top + puzzle.height * cell + margin;
    const paper: Rectangle = { kind: 'rectangle', x: 0, y: 0, width, height, fill: this.theme.paper };
    const shapes = [
      paper,
      ...this.headingShapes(width),
      this.gridPaper(),
      ...this.cellShapes(),
      ...this.rules(),
      ...((this.options.clues ?? true) ? this.clueShapes() : []),
      ...this.marks(),
    ];
    return { width, height, description: this.description(), shapes };
  }

  private description(): string {
    const { puzzle, document, grid } = this;
    const title = document.meta.title === undefined ? '' : ` "${document.meta.title}"`;
    const what =
      grid === undefined ? 'empty' : grid.cells.some((c) => colorOf(c) === undefined) ? 'in part' : 'solved';
    return `Nonogram${title}, ${puzzle.width} by ${puzzle.height} cells, ${what}`;
  }

  private headingShapes(width: number): Shape[] {
    if (this.heading === 0) return [];
    const { title, author } = this.document.meta;
    const y = this.margin + this.cell * 0.9;
    const label = { kind: 'label', y, color: this.theme.ink } as const;
    const shapes: Shape[] = [];
    if (title !== undefined) {
      shapes.push({
        ...label,
        text: title,
        x: this.margin,
        size: this.cell * 0.8,
        align: 'left',
        bold: true,
      });
    }
    if (author !== undefined) {
      const size = this.cell * 0.55;
      shapes.push({ ...label, text: author, x: width - this.margin, size, align: 'right', bold: false });
    }
    return shapes;
  }

  private gridPaper(): Rectangle {
    const { cell, puzzle, left, top } = this;
    // A coloured puzzle is seen on its own background, a black-and-white one on the paper of the theme.
    const fill = isMono(puzzle.palette) ? this.theme.paper : puzzle.palette.background.rgb;
    return {
      kind: 'rectangle',
      x: left,
      y: top,
      width: puzzle.width * cell,
      height: puzzle.height * cell,
      fill,
    };
  }

  /** Filled cells, one rectangle for each block of a row; unknown ones shaded. */
  private cellShapes(): Rectangle[] {
    const { grid, cell, left, top } = this;
    if (grid === undefined) return [];
    const shapes: Rectangle[] = [];
    for (let row = 0; row < grid.height; row++) {
      for (let column = 0; column < grid.width; ) {
        const first = column;
        const fill = this.fillOf(grid.cells[row * grid.width + first]);
        do column += 1;
        while (column < grid.width && this.fillOf(grid.cells[row * grid.width + column]) === fill);
        if (fill === undefined) continue;
        const [x, y] = [left + first * cell, top + row * cell];
        shapes.push({ kind: 'rectangle', x, y, width: (column - first) * cell, height: cell, fill });
      }
    }
    return shapes;
  }

  /** Undefined for blank. */
  private fillOf(candidates: number): string | undefined {
    const color = colorOf(candidates);
    if (color === undefined) return this.theme.unknown;
    if (color === BLANK) return undefined;
    return isMono(this.puzzle.palette) ? this.inkOf(color) : this.puzzle.palette.colors[color - 1].rgb;
  }

  /** Black on white turns into the theme's ink; any other single colour stays what it is. */
  private inkOf(color: number): string {
    const { rgb } = this.puzzle.palette.colors[color - 1];
    return rgb === '#000000' ? this.theme.ink : rgb;
  }

  /** Thin between cells, heavier every five, heaviest around; into the clue area too. */
  private rules(): Stroke[] {
    const { cell, puzzle, left, top, theme } = this;
    const [right, bottom] = [left + puzzle.width * cell, top + puzzle.height * cell];
    const clueLeft = this.margin;
    const clueTop = this.margin + this.heading;
    const weight = (i: number, count: number) => (i === 0 || i === count ? 2 : i % RULE_EVERY === 0 ? 1 : 0);
    const thickness = [0.035, 0.075, 0.11].map((share) => share * cell);
    const strokes: { weight: number; stroke: Stroke }[] = [];
    const add = (w: number, x1: number, y1: number, x2: number, y2: number) => {
      const color = w === 0 ? theme.thin : theme.heavy;
      strokes.push({ weight: w, stroke: { kind: 'stroke', x1, y1, x2, y2, color, thickness: thickness[w] } });
    };
    for (let i = 0; i <= puzzle.width; i++) {
      const x = left + i * cell;
      if (clueTop < top) add(Math.min(1, weight(i, puzzle.width)), x, clueTop, x, top);
      add(weight(i, puzzle.width), x, top, x, bottom);
    }
    for (let i = 0; i <= puzzle.height; i++) {
      const y = top + i * cell;
      if (clueLeft < left) add(Math.min(1, weight(i, puzzle.height)), clueLeft, y, left, y);
      add(weight(i, puzzle.height), left, y, right, y);
    }
    // Heavy ones on top, so that thin ones do not nick them.
    return strokes.sort((a, b) => a.weight - b.weight).map(({ stroke }) => stroke);
  }

  private clueShapes(): Shape[] {
    const { cell, puzzle, left, top, lane } = this;
    const shapes: Shape[] = [];
    const gap = cell * 0.15;
    for (let column = 0; column < puzzle.width; column++) {
      const x = left + (column + 0.5) * cell;
      this.forEachNumber(puzzle.height + column, (text, color, fromEnd) => {
        shapes.push(...this.number(text, color, x, top - gap - (fromEnd + 0.5) * lane));
      });
    }
    for (let row = 0; row < puzzle.height; row++) {
      const y = top + (row + 0.5) * cell;
      this.forEachNumber(row, (text, color, fromEnd) => {
        shapes.push(...this.number(text, color, left - gap - (fromEnd + 0.5) * lane, y));
      });
    }
    return shapes;
  }

  private forEachNumber(
    line: number,
    visit: (text: string, color: number | undefined, fromEnd: number) => void,
  ): void {
    const clue = clueOf(this.puzzle, line);
    if (clue === null) visit('…', undefined, 0);
    else if (clue.length === 0) visit('0', undefined, 0);
    clue?.forEach((run, i) => {
      visit(String(run.length ?? '?'), run.color, clue.length - 1 - i);
    });
  }

  /** A number; in coloured puzzles on a tile of its colour. */
  private number(text: string, color: number | undefined, x: number, y: number): Shape[] {
    const { cell, lane, puzzle, theme } = this;
    const size = cell * (text.length > 2 ? 0.36 : text.length === 2 ? 0.44 : 0.5);
    const digits = { kind: 'digits', text, x, y, size, thickness: size * 0.15 } as const;
    if (color === undefined) return [{ ...digits, color: theme.faint }];
    if (isMono(puzzle.palette)) return [{ ...digits, color: theme.ink }];
    const { rgb } = puzzle.palette.colors[color - 1];
    const side = lane * 0.9;
    const tile = { x: x - side / 2, y: y - side / 2, width: side, height: side, round: side * 0.15 };
    return [
      { kind: 'rectangle', ...tile, fill: rgb },
      { ...digits, color: readableOn(rgb) },
    ];
  }

  /** A dot in each marked cell, with a rim so that it shows on any colour. */
  private marks(): Rectangle[] {
    return (this.options.marked ?? []).flatMap((index) => [
      this.dot(index, 0.5, '#ffffff'),
      this.dot(index, 0.36, this.theme.mark),
    ]);
  }

  private dot(index: number, share: number, fill: string): Rectangle {
    const { cell, puzzle, left, top } = this;
    const side = cell * share;
    const x = left + ((index % puzzle.width) + 0.5) * cell - side / 2;
    const y = top + (Math.floor(index / puzzle.width) + 0.5) * cell - side / 2;
    return { kind: 'rectangle', x, y, width: side, height: side, round: side / 2, fill };
  }
}

/** The most numbers that a clue of these has; an empty or untold one still shows something. */
function longest(clues: readonly Clue[]): number {
  return Math.max(1, ...clues.map((clue) => clue?.length ?? 1));
}
