// Netpbm bitmaps, plain (P1) and raw (P4): the picture only, 1 = filled; the clues are computed. A raw
// file may hold several pictures. Comments carry what we know beside the picture.

import { quoted, shortened } from '../messages/index.js';
import { BLACK_ON_WHITE, colorOf, type Grid, MAX_SIDE, type PuzzleDocument } from '../model/index.js';
import { ALL_METADATA, commentLines, metadataOfComments } from './comment-metadata.js';
import { BARE, type Fit, type Format } from './format.js';
import { isPadding } from './reading/decode-text.js';
import type { Span } from './reading/draft.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

const CARRIES = { ...BARE, clues: false, goal: true, meta: ALL_METADATA };

export const pbm: Format = {
  id: 'pbm',
  title: 'PBM (plain, P1)',
  extensions: ['.pbm'],
  supports: CARRIES,
  sniff: sniffPbm,
  parse: parsePbm,
  write: writePlain,
};

export const pbmRaw: Format = {
  id: 'pbm-raw',
  title: 'PBM (raw, P4)',
  extensions: ['.pbm'],
  supports: { ...CARRIES, several: true },
  sniff: (source) => (/^P4[\s#]/.test(source.head) ? 'certain' : 'no'),
  parse: parsePbm,
  write: writeRaw,
};

function sniffPbm(source: SourceText): Fit {
  return /^P[123567][\s#]/.test(source.head) ? 'certain' : 'no';
}

function parsePbm(reading: Reading): void {
  const cursor = new PbmCursor(reading.source);
  while (cursor.more() && !reading.full) {
    if (!parsePicture(reading, cursor)) return;
  }
}

/** False when reading on makes no sense. */
function parsePicture(reading: Reading, cursor: PbmCursor): boolean {
  const start = { offset: cursor.at, end: cursor.at + 2 };
  const magic = cursor.characters(2);
  if (/^P[23567]$/.test(magic)) {
    const hint = 'only bitmaps (P1, P4) are; turn the picture into one first';
    reading.fault('unsupported-kind', start, `grey and colour pictures (${magic}) are not supported`, hint);
    return false;
  }
  if (magic !== 'P1' && magic !== 'P4') {
    reading.fault('bad-syntax', start, `expected P1 or P4, found ${quoted(magic)}`);
    return false;
  }
  const comments: string[] = [];
  const width = side(reading, cursor, comments, 'width');
  const height = width === undefined ? undefined : side(reading, cursor, comments, 'height');
  if (width === undefined || height === undefined) return false;
  const goal = reading.grid({ width, height }, BLACK_ON_WHITE, start);
  if (goal === undefined) return false;
  const complete = magic === 'P1' ? cursor.plainCells(goal) : cursor.rawCells(goal);
  if (!complete) {
    const message = `the picture breaks off or holds a strange character; expected ${width} x ${height} cells`;
    reading.fault('bad-grid', { offset: cursor.at, end: cursor.at + 1 }, message);
    return false;
  }
  const meta = metadataOfComments(comments, false);
  return reading.addPicture(goal, { meta }, start);
}

function side(reading: Reading, cursor: PbmCursor, comments: string[], name: string): number | undefined {
  const number = cursor.number(comments);
  const span: Span = { offset: cursor.at - (number?.length ?? 0), end: cursor.at };
  if (number === undefined) return reading.fault('bad-syntax', span, `the ${name} of the picture is missing`);
  const value = Number(number);
  if (value > MAX_SIDE) {
    return reading.fault(
      'too-large',
      span,
      `the ${name} is ${shortened(number)}; at most ${MAX_SIDE} is supported`,
    );
  }
  return value === 0 ? reading.fault('no-lines', span, `the ${name} is 0`) : value;
}

/** Walks through the file byte by byte; a text that was given instead of bytes counts as Latin-1. */
class PbmCursor {
  at = 0;
  private readonly length: number;
  private readonly byteAt: (index: number) => number;

  constructor(source: SourceText) {
    const { bytes, text, encoding } = source;
    // A plain file may come in UTF-16 or with a mark: then the text is what counts.
    const raw = bytes !== undefined && !encoding.startsWith('utf-16') && bytes[0] !== 0xef;
    this.length = raw ? bytes.length : text.length;
    this.byteAt = raw ? (index) => bytes[index] : (index) => text.charCodeAt(index);
  }

  more(): boolean {
    while (this.at < this.length && isSpace(this.byteAt(this.at))) this.at += 1;
    return this.at < this.length && !this.isPadded();
  }

  /** Whether only white space and padding are left. */
  private isPadded(): boolean {
    let at = this.at;
    while (at < this.length && (isPadding(this.byteAt(at)) || isSpace(this.byteAt(at)))) at += 1;
    return at === this.length;
  }

  characters(count: number): string {
    let text = '';
    while (text.length < count && this.at < this.length) text += String.fromCharCode(this.byteAt(this.at++));
    return text;
  }

  /** The next number of the header; comments on the way are gathered. */
  number(comments: string[]): string | undefined {
    while (this.more() && this.byteAt(this.at) === 35) {
      let comment = '';
      while (++this.at < this.length && !/[\r\n]/.test(String.fromCharCode(this.byteAt(this.at)))) {
        if (comment.length < 2000) comment += String.fromCharCode(this.byteAt(this.at));
      }
      comments.push(comment);
    }
    let digits = '';
    while (digits.length < 20 && this.byteAt(this.at) >= 48 && this.byteAt(this.at) <= 57) {
      digits += String.fromCharCode(this.byteAt(this.at++));
    }
    return digits === '' ? undefined : digits;
  }

  plainCells(grid: Grid): boolean {
    for (let i = 0; i < grid.cells.length; i++) {
      if (!this.more()) return false;
      const byte = this.byteAt(this.at);
      if (byte !== 48 && byte !== 49) return false;
      grid.cells[i] = byte === 48 ? 1 : 2;
      this.at += 1;
    }
    return true;
  }

  /** One blank after the header, then rows of whole bytes, the highest bit first. */
  rawCells(grid: Grid): boolean {
    const stride = Math.ceil(grid.width / 8);
    const start = this.at + 1;
    if (start + stride * grid.height > this.length) return false;
    for (let i = 0; i < grid.cells.length; i++) {
      const [row, column] = [Math.floor(i / grid.width), i % grid.width];
      const byte = this.byteAt(start + row * stride + (column >> 3));
      grid.cells[i] = ((byte >> (7 - (column % 8))) & 1) === 1 ? 2 : 1;
    }
    this.at = start + stride * grid.height;
    return true;
  }
}

function isSpace(byte: number): boolean {
  return byte === 32 || (byte >= 9 && byte <= 13);
}

function header(magic: string, { puzzle, meta }: PuzzleDocument): string {
  const comments = commentLines(meta).map((line) => `# ${asciiOnly(line)}\n`);
  return `${magic}\n${comments.join('')}${puzzle.width} ${puzzle.height}\n`;
}

/** The format knows ASCII only; the rest goes as entities. */
function asciiOnly(text: string): string {
  return Array.from(text, (c) => (/[ -~]/.test(c) ? c : `&#${c.codePointAt(0)};`)).join('');
}

function writePlain([document]: readonly PuzzleDocument[]): string {
  const { goal } = document;
  const cells = Array.from(goal?.cells ?? [], (cell) => (colorOf(cell) === 0 ? '0' : '1'));
  const lines: string[] = [];
  // Lines of at most 70 characters, as the format asks.
  for (let row = 0; row < document.puzzle.height; row++) {
    const end = (row + 1) * document.puzzle.width;
    for (let from = row * document.puzzle.width; from < end; from += 35) {
      lines.push(cells.slice(from, Math.min(from + 35, end)).join(' '));
    }
  }
  return `${header('P1', document)}${lines.join('\n')}\n`;
}

function writeRaw(documents: readonly PuzzleDocument[]): Uint8Array {
  return Uint8Array.from(documents.flatMap((document) => rawPicture(document)));
}

function rawPicture(document: PuzzleDocument): number[] {
  const { goal } = document;
  const { width, height } = document.puzzle;
  const bytes = Array.from(header('P4', document), (character) => character.charCodeAt(0));
  const stride = Math.ceil(width / 8);
  const start = bytes.length;
  for (let i = 0; i < stride * height; i++) bytes.push(0);
  goal?.cells.forEach((cell, i) => {
    const [row, column] = [Math.floor(i / width), i % width];
    if (colorOf(cell) !== 0) bytes[start + row * stride + (column >> 3)] |= 128 >> (column % 8);
  });
  return bytes;
}
