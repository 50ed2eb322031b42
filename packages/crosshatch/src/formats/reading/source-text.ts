// The content of a file as text, with its lines and places. All decoding happens here: byte-order
// marks, UTF-8, UTF-16 either way round (with or without a mark), else Latin-1 as Windows has it.
// By hand, because the library may not use a platform's decoder. Linear in time and memory.
import type { Place } from './parse-fault.js';
import { harmless } from './parse-fault.js';

type Encoding = 'text' | 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin-1';

/** How much of the content a sniffer looks at. */
const HEAD = 65_536;
/** How much of a long line an excerpt shows, and how much of that before the place. */
const EXCERPT = 90;
const BEFORE = 50;

export class SourceText {
  readonly text: string;
  readonly encoding: Encoding;
  /** The file as it is; absent when the input was text. */
  readonly bytes?: Uint8Array;
  private starts: Int32Array | undefined;
  private sniffed: readonly string[] | undefined;
  private sniffedText: string | undefined;
  private told: readonly string[] | undefined;

  constructor(input: string | Uint8Array) {
    if (typeof input === 'string') {
      this.encoding = 'text';
      this.text = input.charCodeAt(0) === 0xfeff ? input.slice(1) : input;
    } else {
      const decoded = decode(input);
      this.encoding = decoded.encoding;
      this.text = decoded.text;
      this.bytes = input;
    }
  }

  /** The beginning of the text, enough to sniff at. */
  get head(): string {
    return this.isLong ? this.text.slice(0, HEAD) : this.text;
  }

  /** Whether there is more than the head: what a sniffer misses may still come. */
  get isLong(): boolean {
    return this.text.length > HEAD;
  }

  /** The lines of the head, trimmed, for sniffers that go by lines; a line that is cut off is left out. */
  get headLines(): readonly string[] {
    if (this.sniffed === undefined) {
      const { head } = this;
      const lines = head.split(head.includes('\r') ? /\r\n|\n|\r/ : '\n');
      if (INDENTED.test(head)) for (let i = 0; i < lines.length; i++) lines[i] = lines[i].trim();
      this.sniffed = this.isLong ? lines.slice(0, -1) : lines;
    }
    return this.sniffed;
  }

  /** The same lines as one text: one question to it is much quicker than one to every line. */
  get headText(): string {
    this.sniffedText ??= this.headLines.join('\n');
    return this.sniffedText;
  }

  /** Those of the lines that are not empty. */
  get toldLines(): readonly string[] {
    this.told ??= this.headLines.filter((line) => line !== '');
    return this.told;
  }

  /** How many lines of text there are; a last line end opens no further line. */
  get lineCount(): number {
    const starts = this.starts ?? this.lineStarts();
    const count = starts.length;
    return count > 1 && starts[count - 1] === this.text.length ? count - 1 : count;
  }

  /** Offset of a line's first character. Lines count from 0 here; people count from 1. */
  lineStart(index: number): number {
    return this.lineStarts()[index];
  }

  /** Offset after the line's last character, without the line end. */
  lineEnd(index: number): number {
    const starts = this.starts ?? this.lineStarts();
    if (index + 1 >= starts.length) return this.text.length;
    const next = starts[index + 1];
    const crlf = this.text.charCodeAt(next - 1) === 10 && this.text.charCodeAt(next - 2) === 13;
    return crlf && next - 2 >= starts[index] ? next - 2 : next - 1;
  }

  lineText(index: number): string {
    return this.text.slice(this.lineStart(index), this.lineEnd(index));
  }

  /** Line and column of an offset, with an excerpt in which the characters up to `end` are marked. */
  place(offset: number, end = offset + 1): Place {
    const at = Math.max(0, Math.min(offset, this.text.length));
    const index = this.lineAt(at);
    const start = this.lineStart(index);
    const stop = Math.max(start, this.lineEnd(index));
    const from = stop - start <= EXCERPT || at - start <= BEFORE ? start : at - BEFORE;
    const to = Math.min(stop, Math.max(from + EXCERPT, at));
    const before = `${from > start ? '…' : ''}${harmless(this.text.slice(from, at))}`;
    const marked = harmless(this.text.slice(at, Math.min(end, to)));
    const after = `${harmless(this.text.slice(Math.min(Math.max(end, at), to), to))}${to < stop ? '…' : ''}`;
    return {
      line: index + 1,
      column: at - start + 1,
      excerpt: before + marked + after,
      caret: [...before].length,
      span: Math.max(1, [...marked].length),
    };
  }

  private lineAt(offset: number): number {
    const starts = this.lineStarts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private lineStarts(): Int32Array {
    this.starts ??= findLineStarts(this.text);
    return this.starts;
  }
}

/** `\n`, `\r\n` and a lone `\r` end a line. Two passes, so that the array has its exact size. */
function findLineStarts(text: string): Int32Array {
  // The platform finds a character quicker than a loop does, above all in a program that has just begun.
  const endAfter = text.includes('\r')
    ? (from: number) => {
        LINE_END.lastIndex = from;
        return LINE_END.test(text) ? LINE_END.lastIndex : 0;
      }
    : (from: number) => text.indexOf('\n', from) + 1;
  let count = 1;
  for (let start = endAfter(0); start > 0; start = endAfter(start)) count += 1;
  const starts = new Int32Array(count);
  for (let i = 1; i < count; i++) starts[i] = endAfter(starts[i - 1]);
  return starts;
}

const LINE_END = /\r\n|\n|\r/g;
/** Whether any line has something to trim. */
const INDENTED = /[^\S\r\n](?:[\r\n]|$)|(?:^|[\r\n])[^\S\r\n]/;

function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) {
    const text = utf8(bytes.subarray(3));
    if (text !== undefined) return { text, encoding: 'utf-8' };
  }
  if (a === 0xff && b === 0xfe) return { text: utf16(bytes.subarray(2), 0), encoding: 'utf-16le' };
  if (a === 0xfe && b === 0xff) return { text: utf16(bytes.subarray(2), 1), encoding: 'utf-16be' };
  const order = bareUtf16(bytes);
  if (order !== undefined)
    return { text: utf16(bytes, order), encoding: order === 0 ? 'utf-16le' : 'utf-16be' };
  // Nearly every file is plain ASCII: what the platform does at once need not be done byte by byte.
  const plain = textOf(bytes);
  if (!/[\x80-\xff]/.test(plain)) return { text: plain, encoding: 'utf-8' };
  const text = utf8(bytes);
  return text !== undefined ? { text, encoding: 'utf-8' } : { text: latin1(bytes), encoding: 'latin-1' };
}

/** Without a mark, UTF-16 shows as ASCII with a zero byte beside every character. 0 = little-endian. */
function bareUtf16(bytes: Uint8Array): 0 | 1 | undefined {
  if (bytes.length < 4 || bytes.length % 2 !== 0) return undefined;
  const seen = Math.min(bytes.length, 64);
  let zeroFirst = 0;
  let zeroSecond = 0;
  for (let i = 0; i < seen; i += 2) {
    if (bytes[i] === 0) zeroFirst += 1;
    if (bytes[i + 1] === 0) zeroSecond += 1;
  }
  if (zeroSecond === seen / 2 && zeroFirst === 0) return 0;
  return zeroFirst === seen / 2 && zeroSecond === 0 ? 1 : undefined;
}

/** Strict UTF-8; undefined when a sequence is ill-formed, overlong or a surrogate. */
function utf8(bytes: Uint8Array): string | undefined {
  const units = new Uint16Array(bytes.length);
  let length = 0;
  for (let i = 0; i < bytes.length; ) {
    const lead = bytes[i++];
    if (lead < 0x80) {
      units[length++] = lead;
      continue;
    }
    const more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    if (lead < 0xc2 || lead > 0xf4 || i + more > bytes.length) return undefined;
    let point = lead & (0x3f >> more);
    for (let k = 0; k < more; k++, i++) {
      if ((bytes[i] & 0xc0) !== 0x80) return undefined;
      point = (point << 6) | (bytes[i] & 0x3f);
    }
    if (point < [0, 0x80, 0x800, 0x10000][more] || point > 0x10ffff || point >> 11 === 0x1b) return undefined;
    if (point < 0x10000) units[length++] = point;
    else {
      units[length++] = 0xd800 + ((point - 0x10000) >> 10);
      units[length++] = 0xdc00 + ((point - 0x10000) & 0x3ff);
    }
  }
  return textOf(units.subarray(0, length));
}

function utf16(bytes: Uint8Array, bigEndian: 0 | 1): string {
  const units = new Uint16Array(bytes.length >> 1);
  for (let i = 0; i < units.length; i++) {
    units[i] = bytes[2 * i + bigEndian] | (bytes[2 * i + 1 - bigEndian] << 8);
  }
  return textOf(units);
}

// What Windows-1252 has where Latin-1 has control characters, 0x80 to 0x9f.
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function latin1(bytes: Uint8Array): string {
  const units = Uint16Array.from(bytes, (byte) =>
    byte >= 0x80 && byte < 0xa0 ? WINDOWS.charCodeAt(byte - 0x80) : byte,
  );
  return textOf(units);
}

/** In slices, because a call can take only so many arguments. */
function textOf(units: Uint16Array | Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < units.length; i += 8192) {
    parts.push(String.fromCharCode.apply(null, units.subarray(i, i + 8192) as unknown as number[]));
  }
  return parts.join('');
}
