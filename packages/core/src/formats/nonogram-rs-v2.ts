// nonogram-rs JSON, second version: a run is ["y", 1] or {"color": "y", "len": 1}; any character is a
// colour, and some have a meaning to the program. Its result is a list of solutions, each a grid of
// "Space", {"Box": {"color": "y"}} and "Empty" (not known).
import {
  candidate,
  completePalette,
  isComplete,
  MAX_COLORS,
  MAX_SIDE,
  type PaletteInput,
  type PuzzleDocument,
} from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { agreesWithSize } from './json-size.js';
import type { DraftRun, Span } from './reading/draft.js';
import { isObjectWith, type JsonObject, jsonClues, rejectUnknown } from './reading/json-clues.js';
import { eachJson, type JsonNode, memberOf } from './reading/json-reader.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { isPlain } from './writing/color-marks.js';

export const nonogramRsV2: Format = {
  id: 'nonogram-rs-v2',
  title: 'nonogram-rs JSON v2',
  extensions: ['.json'],
  supports: { ...BARE, colors: MAX_COLORS },
  sniff: sniffV2,
  parse: parseV2,
  write: writeV2,
};

function sniffV2(source: SourceText): Fit {
  const { head } = source;
  if (/^\s*\[/.test(head) && /"(Space|Box|Empty)"/.test(head)) return 'certain';
  const runs = /"(cols|rows)"\s*:\s*\[[\s[\],]*(\[\s*"[^"]"\s*,\s*\d|\{\s*"(color|len)")/.test(head);
  const isWhole = !/\{\s*"color"/.test(head) || /"len"\s*:/.test(head);
  return /^\s*\{/.test(head) && runs && isWhole && !isObjectWith(source, 'crosshatch') ? 'certain' : 'no';
}

/** Colours as characters, in the order in which they appear. */
class Characters {
  private readonly seen = new Map<string, number>();

  colorOf(character: string): number {
    const color = this.seen.get(character) ?? this.seen.size + 1;
    this.seen.set(character, color);
    return color;
  }

  /** Undefined when only the program's default colour is there. */
  palette(): PaletteInput | undefined {
    const characters = [...this.seen.keys()];
    if (characters.length === 0 || (characters.length === 1 && characters[0] === '!')) return undefined;
    return {
      colors: characters.map((character) => ({
        ...(/^[^\s.?]$/u.test(character) ? { symbol: character } : {}),
        ...(Object.hasOwn(MEANINGS, character) ? MEANINGS[character] : {}),
      })),
    };
  }
}

const MEANINGS: Record<string, { readonly name: string; readonly rgb: string }> = {
  '!': { name: 'default', rgb: '#000000' },
  '0': { name: 'black', rgb: '#000001' },
  '1': { name: 'dark grey', rgb: '#555555' },
  '2': { name: 'light grey', rgb: '#aaaaaa' },
  '3': { name: 'white', rgb: '#fefefe' },
  R: { name: 'bright red', rgb: '#ff5555' },
  G: { name: 'bright green', rgb: '#55ff55' },
  Y: { name: 'bright yellow', rgb: '#ffff55' },
  B: { name: 'bright blue', rgb: '#5555ff' },
  M: { name: 'bright magenta', rgb: '#ff55ff' },
  C: { name: 'bright cyan', rgb: '#55ffff' },
  r: { name: 'red', rgb: '#aa0000' },
  g: { name: 'green', rgb: '#00aa00' },
  y: { name: 'yellow', rgb: '#aa5500' },
  b: { name: 'blue', rgb: '#0000aa' },
  m: { name: 'magenta', rgb: '#aa00aa' },
  c: { name: 'cyan', rgb: '#00aaaa' },
};

function parseV2(reading: Reading): void {
  eachJson(reading, (value) => {
    if (value.kind === 'object') return parseObject(reading, value);
    if (value.kind === 'array') parseResult(reading, value.items, value);
    else reading.fault('bad-syntax', value, 'expected a puzzle or a list of solutions');
    return true;
  });
}

/** False when reading on makes no sense. */
function parseObject(reading: Reading, object: JsonObject): boolean {
  const span = { offset: object.offset, end: object.offset + 1 };
  const characters = new Characters();
  const run = (inner: Reading, node: JsonNode) => runOf(inner, node, characters);
  const columns = jsonClues(reading, object, 'cols', run);
  const rows = jsonClues(reading, object, 'rows', run);
  if (columns === undefined || rows === undefined || reading.full) return true;
  if (!agreesWithSize(reading, object, rows, columns)) return true;
  rejectUnknown(reading, [...columns, ...rows]);
  const palette = characters.palette();
  const puzzle = reading.puzzle({ rows, columns, span, ...(palette === undefined ? {} : { palette }) });
  return puzzle === undefined || reading.add({ puzzle, meta: {} }, span);
}

function runOf(reading: Reading, node: JsonNode, characters: Characters): DraftRun | undefined {
  const pair = node.kind === 'array' && node.items.length === 2 ? node.items : [];
  const [color, length] = node.kind === 'object' ? [memberOf(node, 'color'), memberOf(node, 'len')] : pair;
  if (length?.kind === 'number' && (color?.kind === 'string' || color?.kind === 'number')) {
    const key = characters.colorOf(String(color.value));
    return { length: length.value, color: key, offset: node.offset, end: node.end };
  }
  return reading.fault('bad-clue', node, 'a run is ["y", 1] or {"color": "y", "len": 1} here');
}

/** The first solution makes the puzzle; the others go along. */
function parseResult(reading: Reading, grids: readonly JsonNode[], span: Span): void {
  const characters = new Characters();
  const drawn = grids.map((grid) => cellsOf(reading, grid, characters));
  const [first] = drawn;
  if (first === undefined) {
    reading.fault('missing-part', span, 'there is no solution in this list');
    return;
  }
  const size = { width: first?.[0]?.length ?? 0, height: first?.length ?? 0 };
  const uneven = drawn.some(
    (rows) => rows?.length !== size.height || rows.some((row) => row.length !== size.width),
  );
  if (uneven || size.width === 0 || Math.max(size.width, size.height) > MAX_SIDE) {
    reading.fault('bad-grid', span, `the rows of a solution have one length, from 1 to ${MAX_SIDE}`);
    return;
  }
  const palette = completePalette(characters.palette() ?? { colors: [{}] });
  if (palette.colors.length > MAX_COLORS) {
    reading.fault(
      'bad-palette',
      span,
      `there are ${palette.colors.length} colours; at most ${MAX_COLORS} are supported`,
    );
    return;
  }
  const solutions = drawn.flatMap((rows) => {
    const grid = reading.grid(size, palette, span);
    if (grid === undefined) return [];
    rows.flat().forEach((color, i) => {
      if (color >= 0) grid.cells[i] = candidate(color);
    });
    return [grid];
  });
  if (reading.faults.length > 0) return;
  const [goal, ...others] = solutions;
  if (!isComplete(goal)) {
    reading.fault('bad-grid', span, 'this solution has unknown cells, so it has no clues');
    return;
  }
  const beside = { meta: {}, ...(others.length > 0 ? { solutions: others } : {}) };
  reading.addPicture(goal, beside, span, palette);
}

/** Rows of colours, -1 where not known. */
function cellsOf(reading: Reading, grid: JsonNode, characters: Characters): number[][] {
  if (grid.kind !== 'array') {
    reading.fault('bad-grid', grid, 'a solution is a list of rows');
    return [];
  }
  return grid.items.map((row) => {
    if (row.kind === 'array') return row.items.map((cell) => cellOf(reading, cell, characters));
    reading.fault('bad-grid', row, 'a row of a solution is a list of cells');
    return [];
  });
}

function cellOf(reading: Reading, cell: JsonNode, characters: Characters): number {
  if (cell.kind === 'string' && cell.value === 'Space') return 0;
  if (cell.kind === 'string' && cell.value === 'Empty') return -1;
  const box = cell.kind === 'object' ? memberOf(cell, 'Box') : undefined;
  const color = box?.kind === 'object' ? memberOf(box, 'color') : undefined;
  if (color?.kind === 'string' || color?.kind === 'number') return characters.colorOf(String(color.value));
  reading.fault('bad-grid', cell, 'a cell is "Space", "Empty" or {"Box": {"color": "y"}}');
  return 0;
}

function writeV2([{ puzzle }]: readonly PuzzleDocument[]): string {
  const plain = isPlain(puzzle.palette);
  const side = (clues: typeof puzzle.rows) =>
    clues.map((clue) =>
      (clue ?? []).map((run) => [plain ? '!' : puzzle.palette.colors[run.color - 1].symbol, run.length]),
    );
  return `${JSON.stringify({ cols: side(puzzle.columns), rows: side(puzzle.rows) })}\n`;
}
