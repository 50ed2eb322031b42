// Paints a sheet: clues, cells, rules, and what is to be noticed. Everything anew each time: even a sheet
// of 100x100 takes a few milliseconds.
import { BLANK, type Clue, colorOf, type Grid, isMono, type Puzzle } from 'crosshatch/model';
import { contrasting } from '../components/canvas-colors.js';
import type { SheetLayout } from './sheet-layout.js';

/** What is to be noticed. */
export interface Notice {
  /** Lines to light up, by LineId. */
  readonly lines?: readonly number[];
  /** Runs to light up: line and index. */
  readonly runs?: readonly { readonly line: number; readonly run: number }[];
  /** Cells that are the reason for something. */
  readonly reason?: readonly number[];
  /** Cells that have just been settled. */
  readonly settled?: readonly number[];
  /** Cells that came with the puzzle: each has a corner folded over, as when playing. */
  readonly given?: readonly number[];
  /** Cells in which solutions differ. */
  readonly differing?: readonly number[];
  /** The cell under the pointer or the keys. */
  readonly cursor?: number;
}

export interface SheetPicture {
  readonly puzzle: Puzzle;
  readonly grid: Grid;
  readonly notice: Notice;
  /** Whether known blank cells get a dot: while solving; not in a drawing. */
  readonly dots: boolean;
  /** Whether the cells of a coloured puzzle carry the letter of their colour. */
  readonly letters: boolean;
}

export const SHEET_COLORS = [
  'accent',
  'bad',
  'cell',
  'cell-blank',
  'cell-ink',
  'clue-lit',
  'clue-zone',
  'grid-thick',
  'grid-thin',
  'hint',
  'ink',
  'ink-soft',
  'lit',
] as const;

/** The colours of the page that a sheet is painted with. */
type SheetColors = Readonly<Record<(typeof SHEET_COLORS)[number], string>>;

type Context = CanvasRenderingContext2D;

export function paintSheet(
  context: Context,
  layout: SheetLayout,
  colors: SheetColors,
  picture: SheetPicture,
  font: string,
): void {
  context.clearRect(0, 0, layout.width, layout.height);
  const painter = new SheetPainter(context, layout, colors, picture, font);
  painter.zones();
  painter.cells();
  painter.rules();
  painter.letters();
  painter.clues();
  painter.notices();
}

class SheetPainter {
  private readonly lit: ReadonlySet<number>;

  constructor(
    private readonly context: Context,
    private readonly layout: SheetLayout,
    private readonly colors: SheetColors,
    private readonly picture: SheetPicture,
    private readonly font: string,
  ) {
    this.lit = new Set(picture.notice.lines);
  }

  /** The ground of clues and cells, with the lines that are lit. */
  zones(): void {
    const { left, top, width, height, cell } = this.layout;
    const { puzzle } = this.picture;
    this.rectangle(left, 0, width - left, top, this.colors['clue-zone']);
    this.rectangle(0, top, left, height - top, this.colors['clue-zone']);
    const ground = isMono(puzzle.palette) ? this.colors.cell : puzzle.palette.background.rgb;
    this.rectangle(left, top, puzzle.width * cell, puzzle.height * cell, ground);
    const isBare = left < this.layout.laneWidth;
    for (const line of this.lit) {
      if (isBare) this.lineGround(line);
      else if (line < puzzle.height)
        this.rectangle(0, top + line * cell, left, cell, this.colors['clue-lit']);
      else {
        const column = line - puzzle.height;
        this.rectangle(left + column * cell, 0, cell, top, this.colors['clue-lit']);
      }
    }
  }

  cells(): void {
    const { left, top, cell } = this.layout;
    const { grid, puzzle, notice } = this.picture;
    for (const index of notice.reason ?? []) this.cellGround(index, this.colors.lit);
    grid.cells.forEach((candidates, index) => {
      const color = colorOf(candidates);
      const [x, y] = [left + (index % puzzle.width) * cell, top + Math.floor(index / puzzle.width) * cell];
      if (color === undefined) return;
      if (color !== BLANK) this.rectangle(x, y, cell, cell, this.inkOf(color));
      else if (this.picture.dots) this.dot(x + cell / 2, y + cell / 2, Math.max(1, cell * 0.09));
    });
  }

  rules(): void {
    const { left, top, cell } = this.layout;
    const { width, height } = this.picture.puzzle;
    const [right, bottom] = [left + width * cell, top + height * cell];
    const isFine = cell < 5;
    for (let i = 0; i <= width; i++) {
      const isThick = i % 5 === 0 || i === width;
      if (isFine && !isThick) continue;
      this.rule(left + i * cell, isThick ? 0 : top, left + i * cell, bottom, isThick);
    }
    for (let i = 0; i <= height; i++) {
      const isThick = i % 5 === 0 || i === height;
      if (isFine && !isThick) continue;
      this.rule(isThick ? 0 : left, top + i * cell, right, top + i * cell, isThick);
    }
  }

  /** For who can't tell the colours apart; only where a letter can be read. */
  letters(): void {
    const { context, layout } = this;
    const { left, top, cell } = layout;
    const { grid, puzzle } = this.picture;
    if (!this.picture.letters || isMono(puzzle.palette) || cell < 11) return;
    context.font = `600 ${Math.round(cell * 0.5)}px ${this.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    grid.cells.forEach((candidates, index) => {
      const color = colorOf(candidates);
      if (color === undefined || color === BLANK) return;
      const { rgb, symbol } = puzzle.palette.colors[color - 1];
      context.fillStyle = contrasting(rgb) === '#ffffff' ? 'rgb(255 255 255 / 75%)' : 'rgb(0 0 0 / 60%)';
      const [x, y] = [index % puzzle.width, Math.floor(index / puzzle.width)];
      context.fillText(symbol, left + (x + 0.5) * cell, top + (y + 0.52) * cell);
    });
  }

  clues(): void {
    const { context, layout } = this;
    const { puzzle } = this.picture;
    if (layout.left < layout.laneWidth) return; // no room is meant for them
    context.font = `600 ${layout.font}px ${this.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    puzzle.rows.forEach((clue, row) => {
      const y = layout.top + (row + 0.5) * layout.cell;
      const first = layout.left - layout.font * 0.35;
      this.clue(clue, row, (fromEnd) => [first - (fromEnd + 0.5) * layout.laneWidth, y]);
    });
    puzzle.columns.forEach((clue, column) => {
      const x = layout.left + (column + 0.5) * layout.cell;
      const first = layout.top - layout.font * 0.25;
      this.clue(clue, puzzle.height + column, (fromEnd) => [x, first - (fromEnd + 0.5) * layout.laneHeight]);
    });
  }

  notices(): void {
    const { cell } = this.layout;
    const { notice } = this.picture;
    for (const index of notice.given ?? []) this.corner(index);
    for (const index of notice.settled ?? []) this.frame(index, this.colors.hint, Math.max(1.5, cell * 0.1));
    for (const index of notice.differing ?? []) this.frame(index, this.colors.bad, Math.max(1.5, cell * 0.1));
    if (notice.cursor !== undefined) this.frame(notice.cursor, this.colors.accent, 2);
  }

  private clue(clue: Clue, line: number, place: (fromEnd: number) => [number, number]): void {
    const { context, colors } = this;
    if (clue === null || clue.length === 0) {
      context.fillStyle = colors['ink-soft'];
      context.fillText(clue === null ? '?' : '0', ...place(0));
      return;
    }
    clue.forEach((run, i) => {
      const [x, y] = place(clue.length - 1 - i);
      const isLit = this.picture.notice.runs?.some((one) => one.line === line && one.run === i) ?? false;
      this.number(String(run.length ?? '?'), run.color, x, y, isLit);
    });
  }

  private number(text: string, color: number, x: number, y: number, isLit: boolean): void {
    const { context, colors } = this;
    const { palette } = this.picture.puzzle;
    if (isMono(palette)) {
      context.fillStyle = isLit ? colors.hint : colors.ink;
      context.fillText(text, x, y);
      return;
    }
    const { laneWidth, laneHeight } = this.layout;
    const [w, h] = [laneWidth * 0.94, laneHeight * 0.94];
    const { rgb } = palette.colors[color - 1];
    context.fillStyle = rgb;
    context.fillRect(x - w / 2, y - h / 2, w, h);
    if (isLit) {
      context.strokeStyle = colors.hint;
      context.lineWidth = 2;
      context.strokeRect(x - w / 2, y - h / 2, w, h);
    }
    context.fillStyle = contrasting(rgb);
    context.fillText(text, x, y);
  }

  /** Black turns into the ink of the theme; any other colour stays what it is. */
  private inkOf(color: number): string {
    const { palette } = this.picture.puzzle;
    const { rgb } = palette.colors[color - 1];
    return isMono(palette) && rgb === '#000000' ? this.colors['cell-ink'] : rgb;
  }

  /** Where there are no clues to light up, the line itself is lit. */
  private lineGround(line: number): void {
    const { left, top, cell } = this.layout;
    const { width, height } = this.picture.puzzle;
    const fill = this.colors['clue-lit'];
    if (line < height) this.rectangle(left, top + line * cell, width * cell, cell, fill);
    else this.rectangle(left + (line - height) * cell, top, cell, height * cell, fill);
  }

  private cellGround(index: number, fill: string): void {
    const { left, top, cell } = this.layout;
    const { width } = this.picture.puzzle;
    this.rectangle(left + (index % width) * cell, top + Math.floor(index / width) * cell, cell, cell, fill);
  }

  private frame(index: number, color: string, thickness: number): void {
    const { left, top, cell } = this.layout;
    const { width } = this.picture.puzzle;
    const [x, y] = [left + (index % width) * cell, top + Math.floor(index / width) * cell];
    this.context.strokeStyle = color;
    this.context.lineWidth = thickness;
    const inset = thickness / 2;
    this.context.strokeRect(x + inset, y + inset, cell - thickness, cell - thickness);
  }

  private corner(index: number): void {
    const { left, top, cell } = this.layout;
    const { grid, puzzle } = this.picture;
    const color = colorOf(grid.cells[index]);
    if (color === undefined) return;
    const [x, y] = [
      left + ((index % puzzle.width) + 1) * cell,
      top + Math.floor(index / puzzle.width) * cell,
    ];
    this.context.beginPath();
    this.context.moveTo(x - cell * 0.36, y);
    this.context.lineTo(x, y);
    this.context.lineTo(x, y + cell * 0.36);
    this.context.fillStyle = this.colors[color === BLANK ? 'cell-blank' : 'cell'];
    this.context.fill();
  }

  private rectangle(x: number, y: number, width: number, height: number, fill: string): void {
    this.context.fillStyle = fill;
    this.context.fillRect(x, y, width, height);
  }

  private dot(x: number, y: number, radius: number): void {
    this.context.fillStyle = this.colors['cell-blank'];
    this.context.beginPath();
    this.context.arc(x, y, radius, 0, 2 * Math.PI);
    this.context.fill();
  }

  private rule(x1: number, y1: number, x2: number, y2: number, isThick: boolean): void {
    const { context } = this;
    const shift = isThick ? 0 : 0.5;
    context.strokeStyle = isThick ? this.colors['grid-thick'] : this.colors['grid-thin'];
    context.lineWidth = isThick ? 2 : 1;
    context.beginPath();
    context.moveTo(x1 + (x1 === x2 ? shift : 0), y1 + (y1 === y2 ? shift : 0));
    context.lineTo(x2 + (x1 === x2 ? shift : 0), y2 + (y1 === y2 ? shift : 0));
    context.stroke();
  }
}
