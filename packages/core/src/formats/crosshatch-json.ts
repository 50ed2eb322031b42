// Our own JSON: stores everything that a PuzzleDocument holds, exactly. Version 1; the schema and the
// meaning of every field are in docs/formats/crosshatch-json.md. A file holds one puzzle, a list of them
// under "puzzles", or one per line (JSON Lines).

import { counted, quoted } from '../messages/index.js';
import {
  type Artwork,
  type Grid,
  isComplete,
  type PaletteInput,
  type Puzzle,
  type PuzzleDocument,
} from '../model/index.js';
import { writeCrosshatchJson } from './crosshatch-json-write.js';
import { BARE, type Fit, type Format } from './format.js';
import { exchangeHint } from './reading/clue-block.js';
import type { Draft, DraftClue, DraftRun, Span } from './reading/draft.js';
import { eachJson, type JsonNode, kindName, memberOf } from './reading/json-reader.js';
import { metadata, type Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

export const crosshatchJson: Format = {
  id: 'crosshatch',
  title: 'Crosshatch JSON',
  extensions: ['.crosshatch.json', '.json', '.jsonl', '.ndjson'],
  supports: {
    ...BARE,
    colors: 30,
    colorNames: true,
    colorValues: true,
    blotted: true,
    unknownClues: true,
    meta: ['title', 'author', 'copyright', 'license', 'source', 'id', 'description'],
    goal: true,
    solutions: true,
    saved: true,
    given: true,
    artwork: true,
    candidates: true,
    several: true,
  },
  sniff: (source: SourceText): Fit =>
    /^\s*\{\s*"crosshatch"\s*:/.test(source.head) ? 'certain' : sniffAnyOrder(source),
  parse: parseCrosshatchJson,
  write: writeCrosshatchJson,
};

/** The version need not come first. */
function sniffAnyOrder(source: SourceText): Fit {
  return /^\s*\{/.test(source.head) && /"crosshatch"\s*:\s*\d/.test(source.head) ? 'likely' : 'no';
}

const FIELDS = new Set(
  (
    'crosshatch puzzles title author copyright license source id description width height palette rows ' +
    'columns goal solutions saved given artwork'
  ).split(' '),
);

function parseCrosshatchJson(reading: Reading): void {
  eachJson(reading, (value) => {
    if (value.kind === 'object') return parseFile(new Fields(reading, value));
    reading.fault('bad-syntax', value, `expected an object, found ${kindName(value)}`);
    return true;
  });
}

function parseFile(fields: Fields): boolean {
  const { reading } = fields;
  const version = fields.get('crosshatch');
  if (version === undefined) {
    reading.fault('missing-part', fields.start, '"crosshatch" is missing', 'begin with "crosshatch": 1');
  } else if (version.kind !== 'number' || version.value !== 1) {
    reading.fault(
      'unsupported-kind',
      version,
      'this version is not known',
      'version 1 is; use a newer Crosshatch',
    );
    return false;
  }
  const puzzles = fields.get('puzzles');
  if (puzzles === undefined) return parsePuzzle(fields);
  const items = fields.list('puzzles') ?? [];
  for (const item of items) {
    if (reading.full) return false;
    if (item.kind !== 'object')
      reading.fault('bad-syntax', item, `expected an object, found ${kindName(item)}`);
    else if (!parsePuzzle(new Fields(reading, item))) return false;
  }
  return true;
}

function parsePuzzle(fields: Fields): boolean {
  const { reading } = fields;
  const before = reading.faults.length;
  fields.rejectOthers();
  const rows = clues(fields, 'rows');
  const columns = clues(fields, 'columns');
  const missing = rows.length === 0 || columns.length === 0;
  if (missing && reading.faults.length > before) return true;
  const sound = reading.faults.length;
  const palette = paletteOf(fields);
  // Without its palette, every colour of a clue would be a fault.
  if (reading.faults.length > sound) return true;
  const paletteSpan = fields.get('palette');
  const draft: Draft = {
    rows,
    columns,
    span: fields.start,
    ...(palette === undefined ? {} : { palette }),
    ...(paletteSpan === undefined ? {} : { paletteSpan }),
  };
  checkSize(fields, 'width', columns.length, 'column');
  checkSize(fields, 'height', rows.length, 'row');
  const puzzle = reading.puzzle(draft);
  if (puzzle === undefined || reading.faults.length > before) return true;
  const goal = fields.get('goal');
  const given = fields.get('given');
  const document: PuzzleDocument = {
    puzzle,
    meta: metadata({
      title: fields.text('title'),
      author: fields.text('author'),
      copyright: fields.text('copyright'),
      license: fields.text('license'),
      source: fields.text('source'),
      id: fields.text('id'),
      description: fields.text('description'),
    }),
    ...named('goal', goal && gridOf(reading, goal, puzzle)),
    ...named('solutions', gridsOf(fields, 'solutions', puzzle)),
    ...named('saved', gridsOf(fields, 'saved', puzzle)),
    ...named('given', given && gridOf(reading, given, puzzle)),
    ...named('artwork', artworkOf(fields, puzzle)),
  };
  return reading.add(document, fields.start);
}

/** `{ [name]: value }`, or nothing when the value is undefined. */
function named<K extends string, V>(name: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [name]: value } as { [P in K]?: V });
}

/** The stated size of the side across, if it is a number. */
function sizeIn(fields: Fields, side: 'width' | 'height'): number | undefined {
  const node = fields.get(side === 'width' ? 'height' : 'width');
  return node?.kind === 'number' ? node.value : undefined;
}

/** How many clues a side has, if it is a list. */
function listIn(fields: Fields, key: 'rows' | 'columns'): number | undefined {
  const node = fields.get(key);
  return node?.kind === 'array' ? node.items.length : undefined;
}

function checkSize(fields: Fields, side: 'width' | 'height', count: number, line: string): void {
  const node = fields.get(side);
  if (node === undefined || (node.kind === 'number' && node.value === count)) return;
  const stated = fields.reading.source.text.slice(node.offset, node.end);
  fields.reading.fault(
    'size-mismatch',
    node,
    `found ${counted(count, `${line} clue`)}, expected ${quoted(stated)} (${side})`,
    exchangeHint(count, {
      side,
      count: Number(stated),
      other: sizeIn(fields, side),
      otherFound: listIn(fields, side === 'width' ? 'rows' : 'columns'),
    }),
  );
}

function clues(fields: Fields, key: 'rows' | 'columns'): DraftClue[] {
  if (fields.get(key) === undefined) {
    fields.reading.fault(
      'missing-part',
      fields.start,
      `"${key}" is missing`,
      'a list of clues, each a list of runs',
    );
  }
  return (fields.list(key) ?? []).map((node) => {
    const { offset, end } = node;
    if (node.kind === 'null') return { runs: null, offset, end };
    if (node.kind === 'array')
      return { runs: node.items.map((item) => runOf(fields.reading, item)), offset, end };
    fields.reading.fault('bad-clue', node, `a clue is a list of runs, or null; found ${kindName(node)}`);
    return { runs: [], offset, end };
  });
}

/** A length; null (unknown); or `{ "length": .., "color": .. }`. */
function runOf(reading: Reading, node: JsonNode): DraftRun {
  const { offset, end } = node;
  if (node.kind === 'number') return { length: node.value, color: 1, offset, end };
  if (node.kind === 'null') return { length: null, color: 1, offset, end };
  if (node.kind === 'object') {
    const length = memberOf(node, 'length');
    const color = memberOf(node, 'color');
    const isLength = length?.kind === 'number' || length?.kind === 'null';
    if (isLength && (color === undefined || color.kind === 'number')) {
      return { length: length.kind === 'null' ? null : length.value, color: color?.value ?? 1, offset, end };
    }
  }
  reading.fault('bad-clue', node, 'a run is a length, null, or { "length": 3, "color": 2 }');
  return { length: 1, color: 1, offset, end };
}

function paletteOf(fields: Fields): PaletteInput | undefined {
  const node = fields.get('palette');
  if (node === undefined) return undefined;
  if (node.kind !== 'object') {
    return fields.reading.fault('bad-palette', node, `the palette is an object; found ${kindName(node)}`);
  }
  const palette = new Fields(fields.reading, node);
  const background = palette.get('background');
  return {
    ...(background === undefined ? {} : { background: colorOf(fields.reading, background) }),
    colors: (palette.list('colors') ?? []).map((color) => colorOf(fields.reading, color)),
  };
}

function colorOf(reading: Reading, node: JsonNode): { name?: string; rgb?: string; symbol?: string } {
  if (node.kind !== 'object') {
    reading.fault('bad-palette', node, `a colour is an object; found ${kindName(node)}`);
    return {};
  }
  const fields = new Fields(reading, node);
  return {
    ...named('name', fields.text('name')),
    ...named('rgb', fields.text('rgb')),
    ...named('symbol', fields.text('symbol')),
  };
}

/** `{ "palette": .., "cells": grid }`, the picture of the puzzle in these colours. */
function artworkOf(fields: Fields, { width, height }: Puzzle): Artwork | undefined {
  const { reading } = fields;
  const node = fields.get('artwork');
  if (node === undefined) return undefined;
  const parts = node.kind === 'object' ? new Fields(reading, node) : undefined;
  const cells = parts?.get('cells');
  const palette = parts && paletteOf(parts);
  if (parts === undefined || cells === undefined || palette === undefined)
    return reading.fault('bad-grid', node, 'artwork is { "palette": .., "cells": [rows] }');
  // Read as a puzzle of this size whose clues nobody knows: the palette is checked in the same way.
  const unknown = (length: number) => Array.from({ length }, () => ({ runs: null, ...parts.start }));
  const canvas = reading.puzzle({
    rows: unknown(height),
    columns: unknown(width),
    span: parts.start,
    palette,
    paletteSpan: parts.get('palette') ?? parts.start,
  });
  const grid = canvas && gridOf(reading, cells, canvas);
  if (canvas === undefined || grid === undefined) return undefined;
  if (!isComplete(grid))
    return reading.fault('bad-grid', cells, 'every cell of artwork has a colour or is blank');
  return { palette: canvas.palette, grid };
}

function gridsOf(fields: Fields, key: 'solutions' | 'saved', puzzle: Puzzle): Grid[] | undefined {
  if (fields.get(key) === undefined) return undefined;
  const grids: Grid[] = [];
  for (const item of fields.list(key) ?? []) {
    const grid = gridOf(fields.reading, item, puzzle);
    if (grid !== undefined) grids.push(grid);
  }
  return grids;
}

/** A list of rows; a row is a string of symbols, or a list of candidate sets as numbers. */
function gridOf(reading: Reading, node: JsonNode, puzzle: Puzzle): Grid | undefined {
  const grid = reading.grid(puzzle, puzzle.palette, node);
  if (grid === undefined) return undefined;
  if (node.kind !== 'array' || node.items.length !== puzzle.height) {
    return reading.fault('bad-grid', node, `a grid is a list of ${puzzle.height} rows`);
  }
  const all = 2 ** (puzzle.palette.colors.length + 1) - 1;
  const symbols = new Map([
    ['.', 1],
    ['?', all],
  ]);
  puzzle.palette.colors.forEach(({ symbol }, i) => void symbols.set(symbol, 2 ** (i + 1)));
  for (let row = 0; row < puzzle.height; row++) {
    const item = node.items[row];
    const cells = cellsOf(item, symbols, all);
    if (cells === undefined || cells.length !== puzzle.width) {
      const example = `a string of ${puzzle.width} characters of ${quoted([...symbols.keys()].join(''))}`;
      return reading.fault('bad-grid', item, `a row of this grid is ${example}, or a list of candidate sets`);
    }
    grid.cells.set(cells, row * puzzle.width);
  }
  return grid;
}

function cellsOf(node: JsonNode, symbols: ReadonlyMap<string, number>, all: number): number[] | undefined {
  const cells =
    node.kind === 'string'
      ? Array.from(node.value, (character) => symbols.get(character))
      : node.kind === 'array'
        ? node.items.map((item) => (item.kind === 'number' ? item.value : undefined))
        : [undefined];
  const valid = cells.every(
    (cell) => cell !== undefined && Number.isInteger(cell) && cell >= 0 && cell <= all,
  );
  return valid ? (cells as number[]) : undefined;
}

/** The members of an object, with a fault for each that is not what it should be. */
class Fields {
  readonly start: Span;

  constructor(
    readonly reading: Reading,
    private readonly node: JsonNode & { kind: 'object' },
  ) {
    this.start = { offset: node.offset, end: node.offset + 1 };
  }

  get(key: string): JsonNode | undefined {
    return memberOf(this.node, key);
  }

  text(key: string): string | undefined {
    const node = this.get(key);
    if (node === undefined || node.kind === 'string') return node?.value;
    return this.reading.fault('bad-syntax', node, `"${key}" is a string; found ${kindName(node)}`);
  }

  list(key: string): readonly JsonNode[] | undefined {
    const node = this.get(key);
    if (node === undefined || node.kind === 'array') return node?.items;
    return this.reading.fault('bad-syntax', node, `"${key}" is a list; found ${kindName(node)}`);
  }

  /** A misspelt name must not be lost in silence; names that begin with "x-" are free for others. */
  rejectOthers(): void {
    for (const { key, keySpan } of this.node.members) {
      if (FIELDS.has(key) || key.startsWith('x-')) continue;
      const hint = 'names that begin with "x-" are free for your own use';
      this.reading.fault('bad-syntax', keySpan, `${quoted(key)} has no meaning here`, hint);
    }
  }
}
