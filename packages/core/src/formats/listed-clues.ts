// Clues as the nonogrid and pynogram programs list them: divided by commas or line ends, runs by blanks,
// a colour's name right after the number; `#` and `;` begin a comment; empty items do not count.
//   2 1, 3b 1red

import { quoted, shortList } from '../messages/index.js';
import type { Clue, PaletteColorInput, PaletteInput, Puzzle } from '../model/index.js';
import { hasRoom, runLength, skipDigits } from './reading/clue-scanner.js';
import { rgbOf } from './reading/color-names.js';
import { type DraftClue, type DraftRun, draftClue, draftRun, type Span } from './reading/draft.js';
import type { Reading } from './reading/reading.js';
import { isSpace } from './reading/scan.js';
import { isPlain } from './writing/color-marks.js';

/** The colours of such a file: `name = (description) symbol`; without a name it is `B`, black. */
export class ListedColors {
  private readonly colors: PaletteColorInput[] = [];
  /** The number of each colour, by its name. */
  private readonly numbers = new Map<string, number>();
  private readonly symbols = new Set<string>();
  private background: string | undefined;

  /** Takes one definition. */
  define(reading: Reading, span: Span): void {
    const text = reading.source.text.slice(span.offset, span.end);
    const found = definitionOf(text);
    if (found === undefined) {
      reading.fault('bad-palette', span, 'not a colour', 'write b = (blue) *');
      return;
    }
    const { name, description, symbol } = found;
    const rgb = rgbOf(description) ?? rgbOf(name);
    if (name === 'W') this.background = rgb;
    else if (this.numbers.has(name)) {
      reading.fault('bad-palette', span, `the colour ${quoted(name)} is defined twice`);
    } else {
      const free = /^[^\s.?]$/u.test(symbol) && !this.symbols.has(symbol);
      if (free) this.symbols.add(symbol);
      this.add({ name, ...(rgb === undefined ? {} : { rgb }), ...(free ? { symbol } : {}) }, name);
    }
  }

  private add(color: PaletteColorInput, name: string): number {
    const number = this.colors.push(color);
    this.numbers.set(name, number);
    return number;
  }

  /** The number of a colour; the default one need not be defined. */
  find(reading: Reading, name: string, span: Span): number {
    const key = name === '' ? 'B' : name;
    const number = this.numbers.get(key);
    if (number !== undefined) return number;
    if (key === 'B') return this.add({ name: 'B', rgb: '#000000' }, 'B');
    const { size } = this.numbers;
    const known = shortList(this.numbers.keys(), size);
    const hint = size === 0 ? 'define the colour first' : `the colours are ${known}`;
    reading.fault('unknown-color', span, `there is no colour ${quoted(name)}`, hint);
    return 1;
  }

  /** Undefined for black and white. */
  palette(): PaletteInput | undefined {
    const plain = this.colors.length === 0 || (this.colors.length === 1 && this.colors[0].name === 'B');
    if (plain && this.background === undefined) return undefined;
    const background = this.background === undefined ? {} : { background: { rgb: this.background } };
    return { ...background, colors: this.colors.length === 0 ? [{}] : this.colors };
  }
}

/**
 * The parts of `name = (description) symbol`; undefined when it is something else. The symbol is a character
 * by itself: the last one, with a blank or a bracket before it.
 */
function definitionOf(text: string): { name: string; description: string; symbol: string } | undefined {
  const equals = text.indexOf('=');
  const name = text.slice(0, Math.max(equals, 0)).trim();
  if (!/^[^\s\d]\S*$/u.test(name)) return undefined;
  const value = text.slice(equals + 1).trim();
  const symbol = lastAlone(value);
  const rest = value.slice(0, value.length - symbol.length).trim();
  const inner = rest.slice(rest.startsWith('(') ? 1 : 0, rest.endsWith(')') ? -1 : undefined);
  return /[()]/.test(inner) ? undefined : { name, description: inner.trim(), symbol };
}

function lastAlone(value: string): string {
  const last = [...value.slice(-2)].at(-1) ?? '';
  const before = value.slice(0, value.length - last.length);
  const isAlone = before === '' || before.endsWith(')') || isSpace(before.charCodeAt(before.length - 1));
  // A bracket is the closing one, unless that has come already.
  return isAlone && (last !== ')' || before.trimEnd().endsWith(')')) ? last : '';
}

export function scanListed(reading: Reading, colors: ListedColors, span: Span): DraftClue[] {
  const { text } = reading.source;
  const clues: DraftClue[] = [];
  let from = span.offset;
  let comment = false;
  for (let at = span.offset; at <= span.end && !reading.full && clues.length <= 2000; at++) {
    const character = at < span.end ? text[at] : '\n';
    const lineEnd = character === '\n' || character === '\r';
    if (comment) {
      if (lineEnd) {
        comment = false;
        from = at + 1;
      }
    } else if (lineEnd || character === ',' || character === '#' || character === ';') {
      const clue = scanItem(reading, colors, { offset: from, end: at });
      if (clue !== undefined) clues.push(clue);
      comment = character === '#' || character === ';';
      from = at + 1;
    }
  }
  return clues;
}

/** Undefined when there is nothing in it; quotes round it do not count. */
function scanItem(reading: Reading, colors: ListedColors, span: Span): DraftClue | undefined {
  const { text } = reading.source;
  const runs: DraftRun[] = [];
  let items = 0;
  for (let at = span.offset; at < span.end; ) {
    if (/[\s'"]/.test(text[at])) {
      at += 1;
      continue;
    }
    const start = at;
    while (at < span.end && !/[\s'"]/.test(text[at])) at += 1;
    items += 1;
    const digits = skipDigits(text, start, at);
    const place = { offset: start, end: at };
    if (digits === start) {
      const message = `expected a number, found ${quoted(text.slice(start, at))}`;
      reading.fault('bad-syntax', place, message);
    } else {
      const length = runLength(text.slice(start, digits));
      const name = text.slice(digits, at);
      const blank = length === 0 && name === '';
      runs.push(draftRun(length, blank ? 1 : colors.find(reading, name, place), place));
      if (!hasRoom(reading, runs, place)) break;
    }
  }
  return items === 0 ? undefined : draftClue(runs, span);
}

/** How each colour is named in clues, by index from 1; '' in black and white. */
export function listedNames({ palette }: Puzzle): string[] {
  if (isPlain(palette)) return ['', ''];
  const names: string[] = [''];
  for (const { name } of palette.colors) {
    // A name must not begin with a digit, and W and B have a meaning of their own.
    const base = name.replace(/[^\p{L}\d_]/gu, '_').replace(/^(?=\d|$|[WB]$)/, 'c');
    let unique = base;
    for (let i = 2; names.includes(unique); i++) unique = `${base}_${i}`;
    names.push(unique);
  }
  return names;
}

export function listedClue(names: readonly string[]): (clue: Clue) => string {
  return (clue) => clue?.map((run) => `${run.length}${names[run.color]}`).join(' ') || '0';
}

/** `name = (rrggbb) symbol` for every colour. */
export function listedDefinitions({ palette }: Puzzle, names: readonly string[]): string[] {
  if (isPlain(palette)) return [];
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ'];
  return palette.colors.map(({ rgb }, i) => `${names[i + 1]} = (${rgb.slice(1)}) ${letters[i]}`);
}
