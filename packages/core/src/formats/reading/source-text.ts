// The content of a file as text, with its lines and places, decoded and free of padding (decode-text.ts).
// Every line that a reader asks for counts as work, so that a time limit reaches all readers. Linear in
// time and memory.
import { harmless } from '../../model/index.js';
import { cleanText, decode, type Encoding } from './decode-text.js';
import type { Place } from './parse-fault.js';
import { Watch } from './watch.js';

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
  private filled: readonly string[] | undefined;

  constructor(
    input: string | Uint8Array,
    readonly watch = new Watch(),
  ) {
    const decoded = typeof input === 'string' ? { text: input, encoding: 'text' as const } : decode(input);
    this.encoding = decoded.encoding;
    this.text = cleanText(decoded.text);
    if (typeof input !== 'string') this.bytes = input;
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

  /** The lines of the head that are not empty. */
  get filledLines(): readonly string[] {
    this.filled ??= this.headLines.filter((line) => line !== '');
    return this.filled;
  }

  /** How many lines of text there are; a last line end opens no further line. */
  get lineCount(): number {
    const starts = this.starts ?? this.lineStarts();
    const count = starts.length;
    return count > 1 && starts[count - 1] === this.text.length ? count - 1 : count;
  }

  /** Offset of a line's first character. Lines count from 0 here; people count from 1. */
  lineStart(index: number): number {
    this.watch.count();
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
