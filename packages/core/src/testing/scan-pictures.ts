// Draws puzzles as pixels for the scanner's tests: a font of 5x7 dots, cells of any size, themes, marks.
import type { Puzzle } from '../model/index.js';
import type { ScanPixels } from '../scan/index.js';

const FONT = [
  '01110 10001 10011 10101 11001 10001 01110',
  '00100 01100 00100 00100 00100 00100 01110',
  '01110 10001 00001 00110 01000 10000 11111',
  '01110 10001 00001 00110 00001 10001 01110',
  '00010 00110 01010 10010 11111 00010 00010',
  '11111 10000 11110 00001 00001 10001 01110',
  '00110 01000 10000 11110 10001 10001 01110',
  '11111 00001 00010 00100 00100 01000 01000',
  '01110 10001 10001 01110 10001 10001 01110',
  '01110 10001 10001 01111 00001 00010 01100',
].map((rows) => rows.split(' '));

type Rgb = readonly [number, number, number];

export interface PictureStyle {
  /** Pixels of a cell. */
  readonly cell: number;
  /** Pixels of a dot of the font. */
  readonly dot: number;
  readonly paper: Rgb;
  readonly ink: Rgb;
  readonly line: Rgb;
  /** Pixels of a line; every fifth one is twice as thick. Default: 1. */
  readonly thin?: number;
  /** Colour of every fifth line. Default: that of the others. */
  readonly thick?: Rgb;
  /** Dots between the digits of a number, negative if they overlap. Default: 1. */
  readonly spacing?: number;
  /** Clues in boxes like the cells. */
  readonly boxes: boolean;
  /** Row clues at the right, column clues below; only without boxes. */
  readonly right?: boolean;
  readonly below?: boolean;
  /** A stroke through every number. */
  readonly struck?: boolean;
  /** Two-digit numbers of columns with one digit above the other; only without boxes. */
  readonly stacked?: boolean;
  /** How a coloured puzzle shows its colours. Default: by the colours of the numbers. */
  readonly tiles?: boolean;
  /** Index of a cell to what is drawn into it; a number is a colour of the puzzle. */
  readonly marks?: ReadonlyMap<number, 'filled' | 'crossed' | number>;
}

export const PLAIN_STYLE: PictureStyle = {
  cell: 24,
  dot: 2,
  paper: [255, 255, 255],
  ink: [0, 0, 0],
  line: [110, 110, 110],
  boxes: false,
};

class Canvas implements ScanPixels {
  readonly data: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
    paper: Rgb,
  ) {
    this.data = new Uint8Array(width * height * 4);
    this.fill(0, 0, width, height, paper);
  }

  fill(x: number, y: number, width: number, height: number, [r, g, b]: Rgb): void {
    for (let row = Math.max(0, y); row < Math.min(this.height, y + height); row++) {
      for (let column = Math.max(0, x); column < Math.min(this.width, x + width); column++) {
        this.data.set([r, g, b, 255], (row * this.width + column) * 4);
      }
    }
  }

  number(value: number, right: number, top: number, ink: Rgb, { dot, spacing = 1 }: PictureStyle): number {
    let x = right;
    for (const digit of [...String(value)].reverse()) {
      x -= 5 * dot;
      FONT[Number(digit)].forEach((row, j) => {
        [...row].forEach((bit, i) => {
          if (bit === '1') this.fill(x + i * dot, top + j * dot, dot, dot, ink);
        });
      });
      x -= spacing * dot;
    }
    return x + spacing * dot;
  }
}

/** The puzzle with its clues at the left and above, a margin around it. */
export function drawnPicture(puzzle: Puzzle, style: PictureStyle = PLAIN_STYLE): ScanPixels {
  const { cell, dot, paper, ink, line, boxes } = style;
  const lengths = (clue: Puzzle['rows'][number]) => (clue ?? []).map(({ length }) => length ?? 0);
  const deepest = (clues: Puzzle['rows']) => Math.max(1, ...clues.map((clue) => lengths(clue).length));
  const [left, top] = [deepest(puzzle.rows), deepest(puzzle.columns) + (style.stacked ? 2 : 0)];
  const margin = cell;
  const [x0, y0] = [margin + (style.right ? 0 : left * cell), margin + (style.below ? 0 : top * cell)];
  const [clueWidth, clueHeight] = [left * cell, top * cell];
  const canvas = new Canvas(
    clueWidth + puzzle.width * cell + 2 * margin,
    clueHeight + puzzle.height * cell + 2 * margin,
    paper,
  );
  const inset = Math.floor((cell - 7 * dot) / 2);
  const isColored = puzzle.palette.colors.length > 1;
  const rgbOf = (color: number): Rgb => {
    const { rgb } = puzzle.palette.colors[color - 1];
    return [1, 3, 5].map((i) => Number.parseInt(rgb.slice(i, i + 2), 16)) as unknown as Rgb;
  };
  /** Draws what lies under a number and returns the colour of its digits. */
  const prepare = (color: number, left: number, top: number): Rgb => {
    if (!isColored) return ink;
    if (!style.tiles) return rgbOf(color);
    canvas.fill(left + 1, top + 1, cell - 2, cell - 2, rgbOf(color));
    const [r, g, b] = rgbOf(color);
    return 0.299 * r + 0.587 * g + 0.114 * b > 140 ? [0, 0, 0] : [255, 255, 255];
  };
  style.marks?.forEach((mark, index) => {
    const [x, y] = [x0 + (index % puzzle.width) * cell, y0 + Math.floor(index / puzzle.width) * cell];
    if (mark === 'filled') canvas.fill(x + 1, y + 1, cell - 1, cell - 1, ink);
    else if (typeof mark === 'number') canvas.fill(x + 1, y + 1, cell - 1, cell - 1, rgbOf(mark));
    else
      for (let i = 5; i < cell - 5; i++) {
        canvas.fill(x + i, y + i, 2, 2, ink);
        canvas.fill(x + cell - 1 - i, y + i, 2, 2, ink);
      }
  });
  const thin = style.thin ?? 1;
  const colorOf = (thick: number) => (thick > thin ? (style.thick ?? line) : line);
  const across = (from: number, y: number, thick: number) =>
    canvas.fill(from, y, x0 + puzzle.width * cell - from + 1, thick, colorOf(thick));
  const down = (x: number, from: number, thick: number) =>
    canvas.fill(x, from, thick, y0 + puzzle.height * cell - from + 1, colorOf(thick));
  for (let row = boxes ? -top : 0; row <= puzzle.height; row++) {
    across(boxes && row >= 0 ? margin : x0, y0 + row * cell, row % 5 === 0 && row >= 0 ? 2 * thin : thin);
  }
  for (let column = boxes ? -left : 0; column <= puzzle.width; column++) {
    down(
      x0 + column * cell,
      boxes && column >= 0 ? margin : y0,
      column % 5 === 0 && column >= 0 ? 2 * thin : thin,
    );
  }
  const number = (value: number, right: number, above: number, color: Rgb) => {
    const from = canvas.number(value, right, above, color, style);
    if (style.struck) canvas.fill(from - dot, above + 3 * dot, right - from + 2 * dot, 2, color);
  };
  const half = (value: number) => {
    const { length } = String(value);
    return Math.round((length * 5 + (length - 1) * (style.spacing ?? 1)) * dot * 0.5);
  };
  puzzle.rows.forEach((clue, row) => {
    const end = style.right ? x0 + (puzzle.width + lengths(clue).length) * cell : x0;
    [...(clue ?? [])].reverse().forEach(({ length, color }, i) => {
      const value = length ?? 0;
      const digits = prepare(color, end - (i + 1) * cell, y0 + row * cell);
      number(value, end - i * cell - Math.round(cell / 2) + half(value), y0 + row * cell + inset, digits);
    });
  });
  puzzle.columns.forEach((clue, column) => {
    const end = style.below ? y0 + (puzzle.height + lengths(clue).length) * cell : y0;
    let bottom = end;
    for (const { length, color } of [...(clue ?? [])].reverse()) {
      const value = length ?? 0;
      const digits = prepare(color, x0 + column * cell, bottom - cell);
      const middle = x0 + column * cell + Math.round(cell / 2);
      const lower = style.stacked && value > 9 ? value % 10 : value;
      number(lower, middle + half(lower), bottom - cell + inset, digits);
      bottom -= cell;
      if (lower === value) continue;
      bottom -= 8 * dot;
      number(Math.floor(value / 10), middle + half(1), bottom + inset, digits);
    }
  });
  return canvas;
}
