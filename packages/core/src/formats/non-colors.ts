// The colours of a `.non` file and the clues that use them. Two dialects are about:
//   A:  color b #0000ff            3b,1d       a character after each number
//   B:  color blue 0000FF #        blue 3 2 red 1   a name before the numbers, it sticks until changed

import { quoted, shortList } from '../messages/index.js';
import {
  allCandidates,
  type Color,
  candidate,
  type Palette,
  type PaletteColorInput,
} from '../model/index.js';
import { hasRoom, isBlank, isDigit, runLength, skipDigits } from './reading/clue-scanner.js';
import { type DraftClue, type DraftRun, draftRun, type Span } from './reading/draft.js';
import type { CellAlphabet } from './reading/grid-cells.js';
import type { Reading } from './reading/reading.js';

interface Entry {
  /** What stands for it in clues: a character (A) or a name (B). */
  readonly key: string;
  readonly rgb?: string;
  readonly symbol?: string;
}

export class ColorTable {
  private readonly entries: Entry[] = [];
  /** The number of each colour, by its key and by its symbol. */
  private readonly byKey = new Map<string, Color>();
  private readonly bySymbol = new Map<string, Color>();
  private named = false;
  private background: string | undefined;
  private declared = false;
  private defaultColor: Color | undefined;

  /** Takes one `color` line. */
  declare(reading: Reading, span: Span): void {
    const words = reading.source.text
      .slice(span.offset, span.end)
      .trim()
      .split(/[ \t]+/);
    const [key = '', rgb = '', symbol] = words;
    if (words.length < 2 || words.length > 3 || !/^#?([\da-f]{3}|[\da-f]{6})$/i.test(rgb)) {
      reading.fault('bad-palette', span, 'not a colour', 'write "color a #ff0000" or "color red ff0000 r"');
    } else if (key === '0') this.background = rgb;
    else if (this.find(key) !== undefined) {
      reading.fault('bad-palette', span, `the colour ${quoted(key)} is defined twice`);
    } else {
      this.declared = true;
      this.add({ key, rgb, ...(symbol === undefined ? {} : { symbol }) });
    }
  }

  /** Whether a clue may begin with this word. */
  isName(word: string): boolean {
    return this.find(word) !== undefined;
  }

  get hasNames(): boolean {
    return this.declared && this.named;
  }

  /** Characters with no `color` line are allowed only if there is none at all; then anything goes. */
  use(reading: Reading, key: string, span: Span): Color {
    const found = this.find(key);
    if (found !== undefined) return found;
    if (!this.declared) return this.add({ key });
    const known = shortList(this.byKey.keys(), this.byKey.size);
    reading.fault('unknown-color', span, `there is no colour ${quoted(key)}`, `the colours are ${known}`);
    return 1;
  }

  /** The colour of a number that names none. */
  useDefault(): Color {
    this.defaultColor ??=
      this.find('1') ??
      this.find('black') ??
      (this.declared && this.entries.length === 1 ? 1 : this.add(BLACK));
    return this.defaultColor;
  }

  /** Undefined for plain black on white. */
  palette(): { background: { rgb?: string }; colors: PaletteColorInput[] } | undefined {
    const plain = this.entries.length === 0 || (this.entries.length === 1 && this.entries[0] === BLACK);
    if (plain && this.background === undefined) return undefined;
    const used = this.entries.length === 0 ? [BLACK] : this.entries;
    return {
      background: this.background === undefined ? {} : { rgb: this.background },
      colors: used.map(({ key, rgb, symbol = key }) => ({
        ...(isName(key) ? { name: key } : {}),
        ...(rgb === undefined ? {} : { rgb }),
        ...(/^[^\s.?]$/u.test(symbol) ? { symbol } : {}),
      })),
    };
  }

  /** `0` blank, `1` the default colour, a colour's character; `?` unknown. */
  alphabet(palette: Palette): CellAlphabet {
    const all = allCandidates(palette);
    return (character) => {
      if (character === '?') return all;
      const own = this.find(character) ?? this.bySymbol.get(character);
      if (own !== undefined) return candidate(own);
      if (character === '0' || character === '.' || character === '-') return candidate(0);
      if (character === '1' || character === '#') return candidate(this.defaultColor ?? 1);
      return undefined;
    };
  }

  private find(key: string): Color | undefined {
    return this.byKey.get(key);
  }

  private add(entry: Entry): Color {
    const color = this.entries.push(entry);
    this.byKey.set(entry.key, color);
    if (entry.symbol !== undefined && !this.bySymbol.has(entry.symbol))
      this.bySymbol.set(entry.symbol, color);
    this.named ||= isName(entry.key);
    return color;
  }
}

/** More than one character. */
function isName(key: string): boolean {
  return !/^.?$/su.test(key);
}

const BLACK: Entry = { key: 'black', rgb: '#000000', symbol: '#' };

/** The runs of one line, in either dialect or in black and white. */
export function scanNonClue(reading: Reading, colors: ColorTable, offset: number, end: number): DraftClue {
  const { text } = reading.source;
  const runs: DraftRun[] = [];
  let sticky: Color | undefined;
  let at = offset;
  while (at < end) {
    const code = text.charCodeAt(at);
    const start = at;
    if (isBlank(code) || code === 44) at += 1;
    else if (isDigit(code)) {
      at = skipDigits(text, at, end);
      const length = runLength(text.slice(start, at));
      const suffix = at < end ? String.fromCodePoint(text.codePointAt(at) as number) : '';
      const bare = suffix === '' || suffix === ',' || isBlank(suffix.charCodeAt(0));
      if (!bare) at += suffix.length;
      const span = { offset: start, end: at };
      if (length === 0 && bare) runs.push(draftRun(length, 1, span));
      else {
        const color = bare ? (sticky ?? colors.useDefault()) : colors.use(reading, suffix, span);
        runs.push(draftRun(length, color, span));
      }
    } else {
      while (at < end && !isBlank(text.charCodeAt(at)) && text[at] !== ',') at += 1;
      sticky = wordOf(reading, colors, { offset: start, end: at }) ?? sticky;
    }
    if (reading.full || !hasRoom(reading, runs, { offset: start, end: at })) break;
  }
  return { runs, offset, end };
}

function wordOf(reading: Reading, colors: ColorTable, span: Span): Color | undefined {
  const word = reading.source.text.slice(span.offset, span.end);
  if (/^[-+.][\d.]*$/.test(word)) {
    const message = `${quoted(word)} is not a run; a run is a whole number of cells, 1 or more`;
    return reading.fault('bad-length', span, message);
  }
  if (colors.hasNames || colors.isName(word)) return colors.use(reading, word, span);
  return reading.fault('bad-syntax', span, `expected a number, found ${quoted(word)}`);
}
