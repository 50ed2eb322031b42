// Draws puzzles as magazines, pages and games do: themes, boxes, pills, separate cells, marks, decorations.
import type { Puzzle } from '@crosshatch/core';
import { Resvg } from '@resvg/resvg-js';
import type { DigitFont } from './fonts.js';

export interface Theme {
  readonly paper: string;
  readonly cell: string;
  readonly line: string;
  readonly thick: string;
  readonly ink: string;
  /** Colour of filled cells. */
  readonly fill: string;
  /** Background of a clue: a pill, a box, a stripe on every second line. */
  readonly clue?: string;
}

export const THEMES: Readonly<Record<string, Theme>> = {
  paper: { paper: '#fff', cell: '#fff', line: '#888', thick: '#000', ink: '#000', fill: '#000' },
  dark: {
    paper: '#16181c',
    cell: '#23262b',
    line: '#4a4f57',
    thick: '#9aa0a8',
    ink: '#e8eaed',
    fill: '#6fb1ff',
  },
  game: {
    paper: '#f0c27b',
    cell: '#fffdf5',
    line: '#b9b09a',
    thick: '#5b4a2f',
    ink: '#ffffff',
    fill: '#3b5bdb',
    clue: '#26415c',
  },
  pale: {
    paper: '#f5f7ff',
    cell: '#ffffff',
    line: '#c3c9df',
    thick: '#7d87ad',
    ink: '#343c5a',
    fill: '#343c5a',
    clue: '#e3e8fb',
  },
};

export interface Layout {
  readonly theme: Theme;
  readonly font: DigitFont;
  /** Pixels of a cell. */
  readonly cell: number;
  /** Height of a digit in cells. */
  readonly digit: number;
  readonly clues: 'free' | 'boxes' | 'pills';
  /** Where the row clues and the column clues stand. Default: left, above. */
  readonly sides?: { readonly rows: 'left' | 'right'; readonly columns: 'above' | 'below' };
  /** Numbers at the outer edge instead of beside the grid. */
  readonly outer?: boolean;
  /** Cells as separate boxes with a gap between them. */
  readonly separate?: boolean;
  /** Two-digit column numbers with one digit above the other. */
  readonly stacked?: boolean;
  /** Show 0 for an empty line. */
  readonly zeros?: boolean;
  /** Cells that are marked: index to what is drawn. */
  readonly marks?: ReadonlyMap<number, 'filled' | 'crossed'>;
  /** A title, a timer, line numbers and a thumbnail around the puzzle. */
  readonly decorated?: boolean;
  /** Run colours, for coloured puzzles: colour index to `#rrggbb`. */
  readonly colors?: (color: number) => string;
  /** Colours are those of the boxes behind the numbers, not of the numbers. */
  readonly coloredBoxes?: boolean;
}

export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

interface Slot {
  /** Column or row of the slot, counted from the grid outwards. */
  readonly text: string;
  readonly color: number;
}

function slotsOf(clue: Puzzle['rows'][number], zeros: boolean): Slot[] {
  const runs = (clue ?? []).map(({ length, color }) => ({ text: String(length ?? 0), color }));
  return runs.length === 0 && zeros ? [{ text: '0', color: 1 }] : runs;
}

/** Black or white, whichever is easier to read on a colour. */
function readableOn(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? '#000000' : '#ffffff';
}

export function drawScannable(puzzle: Puzzle, layout: Layout): Drawn {
  const { theme, font, cell, clues } = layout;
  const { rows: rowSide, columns: columnSide } = layout.sides ?? { rows: 'left', columns: 'above' };
  const zeros = layout.zeros === true;
  const h = cell * layout.digit;
  const step = clues === 'boxes' ? cell : Math.max(h * 1.35, cell * 0.55);
  const rowSlots = puzzle.rows.map((clue) => slotsOf(clue, zeros));
  const columnSlots = puzzle.columns.map((clue) => slotsOf(clue, zeros));
  const gap = h * 0.55;
  const lengthOf = (slots: readonly Slot[]) =>
    clues === 'boxes'
      ? slots.length * cell
      : slots.reduce((sum, { text }) => sum + font.width(text, h) + gap, 0) + gap;
  const rowsDeep = Math.ceil(Math.max(cell, ...rowSlots.map(lengthOf)));
  const deep = (slots: readonly Slot[]) =>
    slots.reduce((sum, { text }) => sum + (layout.stacked && text.length > 1 ? h * 1.08 + step : step), 0);
  const columnsDeep = Math.ceil(Math.max(cell, ...columnSlots.map(deep)) + (clues === 'boxes' ? 0 : h * 0.3));
  const margin = Math.round(cell * (layout.decorated ? 3 : 1));
  const x0 = margin + (rowSide === 'left' ? rowsDeep : 0);
  const y0 = margin + (columnSide === 'above' ? columnsDeep : 0);
  const [gw, gh] = [puzzle.width * cell, puzzle.height * cell];
  const [width, height] = [margin * 2 + rowsDeep + gw, margin * 2 + columnsDeep + gh];
  const parts: string[] = [rect(0, 0, width, height, theme.paper), rect(x0, y0, gw, gh, theme.cell)];
  const text = (value: string, x: number, top: number, fill: string, size = h) =>
    `<path d="${font.path(value, x, top, size)}" fill="${fill}"/>`;
  const centred = (value: string, x: number, y: number, fill: string) =>
    text(value, x - font.width(value, h) / 2, y - h / 2, fill);
  const inkOf = (color: number) => {
    if (layout.colors === undefined) return theme.ink;
    return layout.coloredBoxes ? readableOn(layout.colors(color)) : layout.colors(color);
  };

  // Backgrounds of the clues.
  const rowsX = rowSide === 'left' ? x0 - rowsDeep : x0 + gw;
  const columnsY = columnSide === 'above' ? y0 - columnsDeep : y0 + gh;
  if (clues === 'pills' && theme.clue !== undefined) {
    const inset = cell * 0.12;
    puzzle.rows.forEach((_, row) => {
      parts.push(
        rect(
          rowsX,
          y0 + row * cell + inset,
          rowsDeep,
          cell - 2 * inset,
          theme.clue ?? '',
          `rx="${cell * 0.3}"`,
        ),
      );
    });
    puzzle.columns.forEach((_, column) => {
      parts.push(
        rect(
          x0 + column * cell + inset,
          columnsY,
          cell - 2 * inset,
          columnsDeep,
          theme.clue ?? '',
          `rx="${cell * 0.3}"`,
        ),
      );
    });
  }
  const ground = clues === 'pills' || theme.clue === undefined ? undefined : theme.clue;
  if (ground !== undefined) {
    parts.push(rect(rowsX, y0, rowsDeep, gh, ground), rect(x0, columnsY, gw, columnsDeep, ground));
  }

  // Numbers.
  const box = (x: number, y: number, color: number) => {
    if (layout.coloredBoxes && layout.colors !== undefined)
      parts.push(rect(x - cell * 0.46, y - cell * 0.46, cell * 0.92, cell * 0.92, layout.colors(color)));
  };
  rowSlots.forEach((slots, row) => {
    const y = y0 + (row + 0.5) * cell;
    const inner = rowSide === 'left' ? x0 : x0 + gw + lengthOf(slots);
    const shift = layout.outer
      ? rowSide === 'left'
        ? lengthOf(slots) - rowsDeep
        : rowsDeep - lengthOf(slots)
      : 0;
    let x = inner - (clues === 'boxes' ? 0 : gap) + shift;
    for (const { text: value, color } of [...slots].reverse()) {
      if (clues === 'boxes') {
        box(x - cell / 2, y, color);
        parts.push(centred(value, x - cell / 2, y, inkOf(color)));
        x -= cell;
      } else {
        x -= font.width(value, h);
        parts.push(text(value, x, y - h / 2, inkOf(color)));
        x -= gap;
      }
    }
  });
  columnSlots.forEach((slots, column) => {
    const x = x0 + (column + 0.5) * cell;
    const pad = clues === 'boxes' ? 0 : h * 0.15;
    let y = columnSide === 'above' ? y0 - pad : y0 + gh + pad + deep(slots);
    if (layout.outer)
      y += columnSide === 'above' ? deep(slots) - columnsDeep + 2 * pad : columnsDeep - deep(slots) - 2 * pad;
    for (const { text: value, color } of [...slots].reverse()) {
      if (layout.stacked && value.length > 1) {
        parts.push(centred(value[1], x, y - step / 2, inkOf(color)));
        parts.push(centred(value[0], x, y - step / 2 - h * 1.08, inkOf(color)));
        y -= step + h * 1.08;
        continue;
      }
      if (clues === 'boxes') box(x, y - step / 2, color);
      parts.push(centred(value, x, y - step / 2, inkOf(color)));
      y -= step;
    }
  });

  // Marks, then lines.
  layout.marks?.forEach((mark, index) => {
    const [x, y] = [x0 + (index % puzzle.width) * cell, y0 + Math.floor(index / puzzle.width) * cell];
    if (mark === 'filled') parts.push(rect(x, y, cell, cell, theme.fill));
    else
      parts.push(
        `<path d="M${x + cell * 0.25} ${y + cell * 0.25}l${cell * 0.5} ${cell * 0.5}m0 ${-cell * 0.5}l${-cell * 0.5} ${cell * 0.5}" stroke="${theme.thick}" stroke-width="${Math.max(1, cell * 0.07)}"/>`,
      );
  });
  if (layout.separate) parts.push(...separateCells(puzzle, x0, y0, layout));
  else parts.push(...gridLines(puzzle, x0, y0, layout, rowsX, columnsY, rowsDeep, columnsDeep));
  if (layout.decorated) {
    parts.push(
      text('12:45', width / 2 - font.width('12:45', h * 1.6) / 2, margin * 0.25, theme.line, h * 1.6),
    );
    puzzle.rows.forEach((_, row) => {
      if (row % 5 === 4)
        parts.push(
          text(
            String(row + 1),
            x0 + gw + (rowSide === 'left' ? cell * 0.4 : rowsDeep),
            y0 + (row + 0.5) * cell - h * 0.3,
            theme.line,
            h * 0.6,
          ),
        );
    });
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
  return { width, height, svg };
}

function separateCells(puzzle: Puzzle, x0: number, y0: number, { cell, theme, marks }: Layout): string[] {
  const inset = cell * 0.05;
  return Array.from({ length: puzzle.width * puzzle.height }, (_, index) => {
    const [x, y] = [x0 + (index % puzzle.width) * cell, y0 + Math.floor(index / puzzle.width) * cell];
    const fill = marks?.get(index) === 'filled' ? theme.fill : 'none';
    return `<rect x="${x + inset}" y="${y + inset}" width="${cell - 2 * inset}" height="${cell - 2 * inset}" rx="${cell * 0.1}" fill="${fill}" stroke="${theme.line}" stroke-width="${Math.max(1, cell * 0.05)}"/>`;
  });
}

function gridLines(
  puzzle: Puzzle,
  x0: number,
  y0: number,
  { cell, theme, clues }: Layout,
  rowsX: number,
  columnsY: number,
  rowsDeep: number,
  columnsDeep: number,
): string[] {
  const [gw, gh] = [puzzle.width * cell, puzzle.height * cell];
  const thin = Math.max(1, Math.round(cell / 22));
  const line = (a: readonly [number, number], b: readonly [number, number], thick: boolean) =>
    `<path d="M${a[0]} ${a[1]}L${b[0]} ${b[1]}" stroke="${thick ? theme.thick : theme.line}" stroke-width="${thick ? thin * 2 : thin}"/>`;
  const parts: string[] = [];
  const boxed = clues === 'boxes';
  const [left, right] = [Math.min(x0, boxed ? rowsX : x0), Math.max(x0 + gw, boxed ? rowsX + rowsDeep : 0)];
  const [top, bottom] = [
    Math.min(y0, boxed ? columnsY : y0),
    Math.max(y0 + gh, boxed ? columnsY + columnsDeep : 0),
  ];
  if (boxed) {
    for (let x = rowsX; x <= rowsX + rowsDeep; x += cell) parts.push(line([x, y0], [x, y0 + gh], false));
    for (let y = columnsY; y <= columnsY + columnsDeep; y += cell)
      parts.push(line([x0, y], [x0 + gw, y], false));
  }
  for (const heavy of [false, true]) {
    for (let row = 0; row <= puzzle.height; row++) {
      const thick = row % 5 === 0 || row === puzzle.height;
      if (thick === heavy) parts.push(line([left, y0 + row * cell], [right, y0 + row * cell], thick));
    }
    for (let column = 0; column <= puzzle.width; column++) {
      const thick = column % 5 === 0 || column === puzzle.width;
      if (thick === heavy) parts.push(line([x0 + column * cell, top], [x0 + column * cell, bottom], thick));
    }
  }
  return parts;
}

export function pngOf({ svg }: Drawn): Buffer {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
