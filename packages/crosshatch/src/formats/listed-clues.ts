// Clues as the nonogrid and pynogram programs list them: divided by commas or line ends, runs by blanks,
// a colour's name right after the number; `#` and `;` begin a comment; empty items do not count.
//   2 1, 3b 1red
import type { Clue, PaletteColorInput, PaletteInput, Puzzle } from '../model/index.js';
import { hasRoom, runLength, skipDigits } from './reading/clue-scanner.js';
import { rgbOf } from './reading/color-names.js';
import { type DraftClue, type DraftRun, draftClue, draftRun, type Span } from './reading/draft.js';
import { quoted } from './reading/parse-fault.js';
import type { Reading } from './reading/reading.js';
import { isPlain } from './writing/color-marks.js';

/** The colours of such a file: `name = (description) symbol`; without a name it is `B`, black. */
export class ListedColors {
  private readonly colors: PaletteColorInput[] = [];
  private background: string | undefined;

  /** Takes one definition. */
  define(reading: Reading, span: Span): void {
    const text = reading.source.text.slice(span.offset, span.end);
    const found = /^\s*([^\s=\d][^\s=]*)\s*=\s*\(?\s*([^()]*?)\s*\)?\s*(\S?)\s*$/u.exec(text);
    if (found === null) {
      reading.fault('bad-palette', span, 'this is no colour', 'write b = (blue) *');
      return;
    }
    const [, name, description, symbol] = found;
    const rgb = rgbOf(description) ?? rgbOf(name);
    if (name === 'W') this.background = rgb;
    else if (this.colors.some((color) => color.name === name)) {
      reading.fault('bad-palette', span, `the colour ${quoted(name)} is told twice`);
    } else {
      const free = /^[^\s.?]$/u.test(symbol) && this.colors.every((color) => color.symbol !== symbol);
      this.colors.push({ name, ...(rgb === undefined ? {} : { rgb }), ...(free ? { symbol } : {}) });
    }
  }

  /** The number of a colour; the default one need not be defined. */
  find(reading: Reading, name: string, span: Span): number {
    const key = name === '' ? 'B' : name;
    const index = this.colors.findIndex((color) => color.name === key);
    if (index >= 0) return index + 1;
    if (key === 'B') return this.colors.push({ name: 'B', rgb: '#000000' });
    const known = this.colors.map((color) => color.name).join(', ');
    const hint = known === '' ? 'define the colour first' : `the colours are ${known}`;
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
