// Steve Simpson's `.non` with all its keys, both coloured dialects (see non-colors.ts), and `.nonpack`:
// several puzzles divided by a line `====`. Keys come in any order; lines that are not known are skipped.

import { quoted, shortened } from '../messages/index.js';
import { type Clue, type Grid, MAX_SIDE, type Palette, type PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { ColorTable, scanNonClue } from './non-colors.js';
import {
  blockEnd,
  checkCount,
  clueLines,
  lineSpan,
  noneMissing,
  type Side,
  type SideLines,
} from './reading/clue-block.js';
import type { Span } from './reading/draft.js';
import { cellRows, readCells } from './reading/grid-cells.js';
import { decodeEntities, encodeEntities } from './reading/html-entities.js';
import { metadata, type Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { colorLetters, isPlain } from './writing/color-marks.js';

export const non: Format = {
  id: 'non',
  title: 'Simpson .non',
  extensions: ['.non', '.nonpack'],
  supports: {
    ...BARE,
    colors: 30,
    colorValues: true,
    meta: ['title', 'author', 'copyright', 'license', 'source', 'id', 'description'],
    goal: true,
    saved: true,
    several: true,
  },
  sniff: sniffNon,
  parse: parseNon,
  write: writeNon,
};

const HEADING = /(?:^|\n)(?:rows|columns)(?:[^\S\n]+\d+)?(?:\n|$)/i;
const SURE =
  /(?:^|\n)(?:(?:width|height)[^\S\n]+\d+(?:\n|$)|columns(?:[^\S\n]+\d+)?(?:\n|$)|(?:title|by|catalogue)[^\S\n]+".*(?:\n|$))/i;

function sniffNon(source: SourceText): Fit {
  if (!HEADING.test(source.headText)) return 'no';
  return SURE.test(source.headText) ? 'likely' : 'maybe';
}

const KEYS = new Set(
  (
    'catalogue catalog id title by author copyright license licence source collection description ' +
    'width height color colour rows columns goal saved'
  ).split(' '),
);

/** One line of the file: its first word in lower case, and the rest. */
interface NonLine extends Span {
  readonly index: number;
  readonly key: string;
  readonly rest: Span;
}

/** The lines [from, to) of a `rows` or `columns` block. */
interface Block extends Span {
  readonly from: number;
  readonly to: number;
}

function parseNon(reading: Reading): void {
  const { source } = reading;
  for (let from = 0; from < source.lineCount && !reading.full; ) {
    let to = from;
    while (to < source.lineCount && !/^\s*={4,}\s*$/.test(source.lineText(to))) to += 1;
    if (!new NonPuzzle(reading, from, to).read()) return;
    from = to + 1;
  }
}

class NonPuzzle {
  private readonly source: SourceText;
  private readonly colors = new ColorTable();
  private readonly texts = new Map<string, string>();
  private readonly grids: { key: string; span: Span }[] = [];
  private readonly blocks = new Map<string, Block>();
  private readonly sides = new Map<string, { count: number; span: Span }>();
  private first: Span | undefined;

  constructor(
    private readonly reading: Reading,
    private readonly from: number,
    private readonly to: number,
  ) {
    this.source = reading.source;
  }

  /** False when reading on makes no sense. */
  read(): boolean {
    // Colours first: a clue line may begin with a colour's name, and so must be known from a key.
    for (let i = this.from; i < this.to; i++) {
      const line = this.line(i);
      if (line.key === 'color' || line.key === 'colour') this.colors.declare(this.reading, line.rest);
    }
    for (let i = this.from; i < this.to && !this.reading.full; ) i = this.key(this.line(i));
    if (this.first === undefined) return true;
    return this.finish(this.first);
  }

  private line(index: number): NonLine {
    const offset = this.source.lineStart(index);
    const end = this.source.lineEnd(index);
    const found = /^\s*([A-Za-z]+)(?=["\s]|$)\s*/.exec(this.source.lineText(index));
    const rest = { offset: offset + (found?.[0].length ?? 0), end };
    return { index, key: found?.[1].toLowerCase() ?? '', rest, offset, end };
  }

  /** Takes one key with its value; returns the line to go on with. */
  private key(line: NonLine): number {
    if (!KEYS.has(line.key)) return line.index + 1;
    this.first ??= { offset: line.offset, end: line.end };
    const span = { offset: line.offset, end: line.end };
    switch (line.key) {
      case 'color':
      case 'colour':
        break;
      case 'width':
      case 'height':
        this.side(line);
        break;
      case 'rows':
      case 'columns': {
        if (/\d/.test(this.source.text[line.rest.offset] ?? '')) {
          this.side({ ...line, key: line.key === 'rows' ? 'height' : 'width' });
        }
        const to = this.blockEnd(line.index + 1);
        if (this.blocks.has(line.key)) {
          this.reading.fault(
            'bad-syntax',
            span,
            `duplicate "${line.key}" section`,
            'put a line ==== between puzzles',
          );
        }
        this.blocks.set(line.key, { ...span, from: line.index + 1, to });
        return to;
      }
      case 'goal':
      case 'saved':
        return this.gridText(line);
      default:
        this.texts.set(
          line.key,
          decodeEntities(unquoted(this.source.text.slice(line.rest.offset, line.end))),
        );
    }
    return line.index + 1;
  }

  private side(line: NonLine): void {
    const whole = this.source.text.slice(line.rest.offset, line.end).trim();
    // Some files state both sides on one line: `width 20,height 20`.
    const both = /^(\d{1,9})[ \t]?,?[ \t]?(width|height)[ \t](\d{1,9})$/i.exec(whole);
    if (both !== null) this.sides.set(both[2].toLowerCase(), { count: Number(both[3]), span: line.rest });
    const word = both === null ? whole : both[1];
    const count = Number(word);
    if (!/^\d+$/.test(word)) {
      this.reading.fault(
        'bad-syntax',
        line.rest,
        `the ${line.key} is ${quoted(word)}; expected a whole number`,
      );
    } else if (count > MAX_SIDE) {
      this.reading.fault(
        'too-large',
        line.rest,
        `the ${line.key} is ${shortened(word)}; at most ${MAX_SIDE} is supported`,
      );
    } else this.sides.set(line.key, { count, span: line.rest });
  }

  /** A block ends at the next key; a colour's name at the beginning of a line belongs to a clue. */
  private blockEnd(from: number): number {
    let index = from;
    for (; index < this.to; index++) {
      const line = this.line(index);
      if (line.key === '' || this.colors.isName(line.key)) continue;
      if (KEYS.has(line.key) || this.source.text[line.rest.offset] === '"' || !this.colors.hasNames) break;
    }
    return index;
  }

  /** A quoted grid may go over several lines; without quotes it goes on while lines look like cells. */
  private gridText(line: NonLine): number {
    const { text } = this.source;
    let { offset } = line.rest;
    if (text[offset] !== '"') {
      let next = line.index + 1;
      while (next < this.to && /^\s*[01?][01?\s]*$/.test(this.source.lineText(next))) next += 1;
      this.grids.push({ key: line.key, span: { offset, end: this.source.lineEnd(next - 1) } });
      return next;
    }
    offset += 1;
    const quote = text.indexOf('"', offset);
    if (quote >= 0 && quote < this.source.lineEnd(this.to - 1)) {
      this.grids.push({ key: line.key, span: { offset, end: quote } });
      let index = line.index;
      while (this.source.lineEnd(index) < quote) index += 1;
      return index + 1;
    }
    this.reading.fault('bad-syntax', line.rest, `the ${line.key} has no closing quote`);
    return this.to;
  }

  private finish(span: Span): boolean {
    const { reading } = this;
    const before = reading.faults.length;
    const rows = this.clues('rows', 'height', span);
    const columns = this.clues('columns', 'width', span);
    if (rows === undefined || columns === undefined) return true;
    if (this.sides.size === 2 && !noneMissing(reading, rows, columns)) return true;
    const palette = this.colors.palette();
    const puzzle = reading.puzzle({
      rows: rows.clues,
      columns: columns.clues,
      span,
      ...(palette === undefined ? {} : { palette }),
    });
    if (puzzle === undefined || reading.faults.length > before) return true;

    const saved: Grid[] = [];
    let goal: Grid | undefined;
    for (const { key, span } of this.grids) {
      const grid = readCells(reading, span, puzzle, puzzle.palette, this.colors.alphabet(puzzle.palette));
      if (grid === undefined) continue;
      if (key === 'goal') goal = grid;
      else saved.push(grid);
    }
    return reading.add(
      {
        puzzle,
        meta: this.meta(),
        ...(goal === undefined ? {} : { goal }),
        ...(saved.length === 0 ? {} : { saved }),
      },
      span,
    );
  }

  /** Undefined when they are missing or not as many as stated: the faults of the model would not help then. */
  private clues(key: 'rows' | 'columns', side: Side, span: Span): SideLines | undefined {
    const { reading, source } = this;
    const block = this.blocks.get(key);
    if (block === undefined) {
      const hint = `write "${key}" and then one line per clue`;
      return reading.fault('missing-part', span, `there are no ${key}`, hint);
    }
    const stated = this.sides.get(side);
    const heading = Math.min(...[...this.blocks.values()].map(({ from }) => from)) - 1;
    const lines = clueLines(source, block.from, blockEnd(source, heading, block.to), stated?.count);
    if (lines.length > MAX_SIDE) {
      const message = `there are more than ${MAX_SIDE} ${key}; at most ${MAX_SIDE} are supported`;
      return reading.fault('too-large', block, message);
    }
    const clues = lines.map((i) => scanNonClue(reading, this.colors, source.lineStart(i), source.lineEnd(i)));
    if (stated === undefined) return { side, lines, clues };
    const at = lines.length > stated.count ? lines[stated.count] : Math.min(block.to, source.lineCount - 1);
    const other = this.sides.get(side === 'width' ? 'height' : 'width')?.count;
    const across = this.blocks.get(key === 'rows' ? 'columns' : 'rows');
    const otherFound =
      across && clueLines(source, across.from, blockEnd(source, heading, across.to), other).length;
    const size = { side, count: stated.count, other, otherFound };
    return checkCount(reading, lines.length, size, lineSpan(source, at)) ? { side, lines, clues } : undefined;
  }

  private meta() {
    const text = (...keys: string[]) => keys.map((key) => this.texts.get(key)).find((value) => value);
    return metadata({
      title: text('title'),
      author: text('by', 'author'),
      copyright: text('copyright'),
      license: text('license', 'licence'),
      source: text('source', 'collection'),
      id: text('id', 'catalogue', 'catalog'),
      description: text('description'),
    });
  }
}

function unquoted(value: string): string {
  const trimmed = value.trim();
  const mark = trimmed[0];
  if (mark !== '"' && mark !== "'") return trimmed;
  const last = trimmed.lastIndexOf(mark);
  return trimmed.slice(1, last > 0 ? last : undefined);
}

function writeNon(documents: readonly PuzzleDocument[]): string {
  return documents.map(writePuzzle).join('====\n');
}

function writePuzzle({ puzzle, meta, goal, saved = [] }: PuzzleDocument): string {
  const marks = isPlain(puzzle.palette) ? ['', ''] : colorLetters(puzzle.palette);
  const string = (key: string, value: string | undefined) =>
    value === undefined ? [] : [`${key} "${encodeEntities(value)}"`];
  const clue = (runs: Clue) => runs?.map((run) => `${run.length}${marks[run.color]}`).join(',') || '0';
  const grid = (key: string, value: Grid) =>
    `${key} "${cellRows(value, (color) => (color === undefined ? '?' : color === 0 ? '0' : marks[color] || '1')).join('')}"`;
  const spdx = meta.license !== undefined && /^[A-Za-z][\w.+-]*$/.test(meta.license);
  return [
    ...string('catalogue', meta.id),
    ...string('title', meta.title),
    ...string('by', meta.author),
    ...string('copyright', meta.copyright),
    ...(spdx ? [`license ${meta.license}`] : string('license', meta.license)),
    ...string('source', meta.source),
    ...string('description', meta.description),
    ...colorLines(puzzle.palette, marks),
    `width ${puzzle.width}`,
    `height ${puzzle.height}`,
    '',
    'rows',
    ...puzzle.rows.map(clue),
    '',
    'columns',
    ...puzzle.columns.map(clue),
    ...(goal === undefined ? [] : ['', grid('goal', goal)]),
    ...saved.map((state) => grid('saved', state)),
    '',
  ].join('\n');
}

function colorLines(palette: Palette, marks: readonly string[]): string[] {
  const background = palette.background.rgb === '#ffffff' ? [] : [`color 0 ${palette.background.rgb}`];
  if (isPlain(palette)) return background;
  return [...background, ...palette.colors.map(({ rgb }, i) => `color ${marks[i + 1]} ${rgb}`)];
}
