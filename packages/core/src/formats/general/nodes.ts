// Any text with brackets as a tree: JSON, TOML, or a fragment of a program in nearly any language. Knows
// brackets, numbers, strings, words, comments and single marks, and nothing of what they mean. Lenient: a
// bracket that matches nothing is skipped, a string that never ends is a mark. Linear in time, bounded in depth.
import type { Span } from '../reading/draft.js';
import type { Reading } from '../reading/reading.js';

export type Node = Span & {
  /** Whether a comma or a semicolon stands before it. */
  readonly isSeparated: boolean;
  /** Whether it is the first of its line. */
  readonly isFresh: boolean;
} & (
    | { readonly kind: 'list'; readonly open: string; readonly items: Node[]; end: number }
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'word' | 'mark' | 'note'; readonly value: string }
  );

export type ListNode = Extract<Node, { kind: 'list' }>;

/** More than the largest collection needs; keeps a file of brackets from filling the memory. */
const MAX_NODES = 4_000_000;

const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const WORD = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*(?:-[A-Za-z_][\w$]*)*/y;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const LETTERS = /[A-Za-z_]\w*/y;
const MARK = /::|:=|:-(?=\s)|=>|==|<=|>=|<-(?=\s)|[:=<>|]/y;
/** Tokens that some reader uses; others leave no node. */
const MARKS = new Set([':', '=', ':=', '<-', '=>', '|']);

function isLetter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 36 || code >= 0x80
  );
}

/** The whole text as one list; undefined, with a fault, when there is too much of it. */
export function readNodes(reading: Reading): ListNode | undefined {
  return new NodeReader(reading).read();
}

class NodeReader {
  private readonly text: string;
  private readonly root: ListNode;
  private readonly open: ListNode[];
  private at = 0;
  private count = 0;
  private isSeparated = false;
  private isFresh = true;
  /** Up to here no string of that kind ends: nothing to look for again. */
  private readonly endless = new Map<string, number>();

  constructor(private readonly reading: Reading) {
    this.text = reading.source.text;
    const span = { offset: 0, end: this.text.length };
    this.root = { kind: 'list', open: '', items: [], isSeparated: false, isFresh: true, ...span };
    this.open = [this.root];
  }

  read(): ListNode | undefined {
    while (this.at < this.text.length) {
      if (++this.count > MAX_NODES) {
        const message = `there are more than ${MAX_NODES} values in this file`;
        return this.reading.fault('input-too-large', { offset: this.at, end: this.at + 1 }, message);
      }
      const { length } = this.open;
      this.next();
      if (length > this.reading.limits.nesting) {
        const message = `more than ${this.reading.limits.nesting} brackets are nested here`;
        return this.reading.fault('too-deep', { offset: this.at - 1, end: this.at }, message);
      }
    }
    return this.root;
  }

  private next(): void {
    const { text } = this;
    const code = text.charCodeAt(this.at);
    if (code <= 32 || code === 0xa0 || code === 0xfeff) this.skipBlank(code);
    else if (code >= 48 && code <= 57) this.number(this.at);
    else if (isLetter(code)) this.word();
    else this.sign(text[this.at]);
  }

  private sign(character: string): void {
    const offset = this.at;
    if (character === ',') this.separate();
    else if (character === ';') this.semicolon();
    else if (character === '(' || character === '[' || character === '{') this.openList(character);
    else if (character === ')' || character === ']' || character === '}') this.closeList(character);
    else if (character === '`' && this.isFence()) this.comment();
    else if (character === '"' || character === "'" || character === '`') this.quote(character);
    else if (this.isComment(character)) this.comment();
    else if (character === '-' && this.isMinus()) this.number(offset);
    else if (character === '-' && this.isArrow()) {
      this.at += 2;
      this.add({ kind: 'mark', value: '->' }, offset);
    } else if (':=<>|'.includes(character)) {
      const mark = this.match(MARK);
      if (MARKS.has(mark)) this.add({ kind: 'mark', value: mark }, offset);
    } else this.at += 1;
  }

  private word(): void {
    const offset = this.at;
    this.add({ kind: 'word', value: this.match(WORD) }, offset);
  }

  private skipBlank(code: number): void {
    if (code === 10 || code === 13) this.isFresh = true;
    this.at += 1;
  }

  private separate(): void {
    this.isSeparated = true;
    this.at += 1;
  }

  /** A comment in Lisp and INI files, if it begins a line; else a separator. */
  private semicolon(): void {
    if (this.isFresh && /[; ]/.test(this.text[this.at + 1] ?? '')) this.comment();
    else this.separate();
  }

  private openList(open: string): void {
    const list: ListNode = {
      kind: 'list',
      open,
      items: [],
      isSeparated: this.isSeparated,
      isFresh: this.isFresh,
      offset: this.at,
      end: this.at + 1,
    };
    this.open[this.open.length - 1].items.push(list);
    this.open.push(list);
    this.at += 1;
    this.begin();
  }

  private closeList(close: string): void {
    for (let depth = this.open.length - 1; depth > 0; depth--) {
      if (this.open[depth].open !== CLOSING[close]) continue;
      this.open[depth].end = this.at + 1;
      this.open.length = depth;
      break;
    }
    this.at += 1;
    this.isSeparated = false;
    this.isFresh = false;
  }

  private quote(mark: string): void {
    const { text, at } = this;
    const tripled = mark !== '`' && text.startsWith(mark.repeat(3), at);
    const quotes = tripled ? mark.repeat(3) : mark;
    // A quote after a letter is part of a name (x'), one before a bracket quotes a list in Lisp.
    const isApostrophe = mark === "'" && (/\w/.test(text[at - 1] ?? '') || /[([]/.test(text[at + 1] ?? ''));
    const end = isApostrophe && !tripled ? -1 : this.endOfString(quotes, tripled || mark === '`');
    if (end < 0) {
      this.at = at + quotes.length;
      return;
    }
    this.at = end + quotes.length;
    this.add({ kind: 'string', value: unescaped(text.slice(at + quotes.length, end)) }, at);
  }

  /** The offset of the closing quotes; -1 when there are none, in this line unless it may go on. */
  private endOfString(quotes: string, isLong: boolean): number {
    const { text } = this;
    if (this.at < (this.endless.get(quotes) ?? 0)) return -1;
    let at = this.at + quotes.length;
    for (; at < text.length; at++) {
      const character = text[at];
      if (character === '\\') at += 1;
      else if (!isLong && (character === '\n' || character === '\r')) break;
      else if (character === quotes[0] && text.startsWith(quotes, at)) return at;
    }
    this.endless.set(quotes, at);
    return -1;
  }

  /** The line above or below a block of code in Markdown. */
  private isFence(): boolean {
    return this.isFresh && this.text.startsWith('```', this.at);
  }

  private isComment(character: string): boolean {
    const { text, at } = this;
    const next = text[at + 1] ?? '';
    const isApart = at === 0 || text.charCodeAt(at - 1) <= 32;
    if (character === '/') return next === '/' || (next === '*' && this.at >= (this.endless.get('*/') ?? 0));
    if (character === '#') return isApart && !/[([{"]/.test(next);
    // Elixir's `%{rows: ..}` is a map.
    if (character === '%') return this.isFresh && next !== '{';
    return character === '-' && next === '-' && isApart && text[at + 2] !== '-';
  }

  private comment(): void {
    const { text, at } = this;
    if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      if (end < 0) {
        this.endless.set('*/', text.length);
        this.at += 1;
        return;
      }
      this.at = end + 2;
    } else while (this.at < text.length && !/[\r\n]/.test(text[this.at])) this.at += 1;
    this.add({ kind: 'note', value: text.slice(at, Math.min(this.at, at + 200)) }, at);
  }

  private isMinus(): boolean {
    const { text, at } = this;
    return /\d/.test(text[at + 1] ?? '') && !/[\w)\]}]/.test(text[at - 1] ?? '');
  }

  /** The arrow of a function; without blanks before it, it would be a member: `this->rows`. */
  private isArrow(): boolean {
    return this.text[this.at + 1] === '>' && this.at > 0 && this.text.charCodeAt(this.at - 1) <= 32;
  }

  private number(offset: number): void {
    const sign = this.text[offset] === '-' ? -1 : 1;
    if (sign < 0) this.at += 1;
    const digits = this.match(NUMBER);
    const letters = this.match(LETTERS);
    // `3L` and `3u8` are numbers of some languages, `3b` is a run with its colour.
    if (letters !== '' && !/^(?:[uif](?:8|16|32|64)|[uU]?[lL]{1,2})$/.test(letters)) {
      this.add({ kind: 'string', value: this.text.slice(offset, Math.min(this.at, offset + 60)) }, offset);
    } else this.add({ kind: 'number', value: sign * Number(digits) }, offset);
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private add(
    node:
      | { kind: 'number'; value: number }
      | { kind: 'string'; value: string }
      | { kind: 'word' | 'mark' | 'note'; value: string },
    offset: number,
  ): void {
    const { isSeparated, isFresh, at: end } = this;
    const { kind, value } = node;
    // Part by part: there are hundreds of thousands in a large file.
    this.open[this.open.length - 1].items.push({ kind, value, isSeparated, isFresh, offset, end } as Node);
    this.begin();
  }

  private begin(): void {
    this.isSeparated = false;
    this.isFresh = false;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:u([\da-fA-F]{4})|([\s\S]))/g, (_, hex, character) =>
    hex === undefined ? (ESCAPES[character] ?? character) : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
