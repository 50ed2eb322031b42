// A strict JSON reader (RFC 8259) that keeps the place of every value and bounds the depth, so that
// faults point into the file and a million brackets are a fault, not a stack overflow. Reads a sequence
// of values too: one after the other, as in JSON Lines.

import { quoted } from '../../messages/index.js';
import type { Span } from './draft.js';
import type { Reading } from './reading.js';

interface JsonMember {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: JsonNode;
}

export type JsonNode = Span &
  (
    | { readonly kind: 'null' }
    | { readonly kind: 'boolean'; readonly value: boolean }
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
    | { readonly kind: 'object'; readonly members: readonly JsonMember[] }
  );

/** More than any puzzle needs; keeps a file of brackets from filling the memory with nodes. */
const MAX_VALUES = 6_000_000;

/** What a node is, for a message. */
export function kindName(node: JsonNode): string {
  return {
    null: 'null',
    boolean: 'true or false',
    number: 'a number',
    string: 'a string',
    array: 'a list',
    object: 'an object',
  }[node.kind];
}

/** The value of an object's member. A list serves better than a map: most objects are tiny, and many. */
export function memberOf(node: JsonNode & { readonly kind: 'object' }, key: string): JsonNode | undefined {
  return node.members.find((member) => member.key === key)?.value;
}

/**
 * Visits the top-level values one by one, so that those of a long file need not be kept; stops at the
 * first error of syntax, which is reported, or when `visit` returns false.
 */
export function eachJson(reading: Reading, visit: (value: JsonNode) => boolean): void {
  const reader = new JsonReader(reading);
  for (;;) {
    reader.skipSpace();
    if (reader.at >= reader.text.length || reading.full) return;
    const value = reader.topLevel();
    if (value === undefined || !visit(value)) return;
  }
}

class JsonReader {
  readonly text: string;
  at = 0;
  private values = 0;

  constructor(private readonly reading: Reading) {
    this.text = reading.source.text;
  }

  skipSpace(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code > 32 || (code !== 32 && code !== 10 && code !== 13 && code !== 9)) return;
      this.at += 1;
    }
  }

  topLevel(): JsonNode | undefined {
    this.values = 0;
    return this.value(0);
  }

  private value(depth: number): JsonNode | undefined {
    const offset = this.at;
    this.reading.source.watch.count();
    if (++this.values > MAX_VALUES) {
      const span = { offset, end: offset + 1 };
      return this.reading.fault('input-too-large', span, `there are more than ${MAX_VALUES} values in one`);
    }
    switch (this.text[offset]) {
      case '{':
        return this.nested(depth) && this.object(offset, depth + 1);
      case '[':
        return this.nested(depth) && this.array(offset, depth + 1);
      case '"': {
        const value = this.string();
        return value === undefined ? undefined : { kind: 'string', value, offset, end: this.at };
      }
      default:
        return this.word(offset);
    }
  }

  private nested(depth: number): true | undefined {
    if (depth < this.reading.limits.nesting) return true;
    const span = { offset: this.at, end: this.at + 1 };
    return this.reading.fault(
      'too-deep',
      span,
      `more than ${this.reading.limits.nesting} brackets are nested here`,
    );
  }

  private object(offset: number, depth: number): JsonNode | undefined {
    const members: JsonMember[] = [];
    const keys = new Set<string>();
    this.at += 1;
    this.skipSpace();
    if (this.text[this.at] === '}') {
      this.at += 1;
      return { kind: 'object', members, offset, end: this.at };
    }
    for (;;) {
      this.skipSpace();
      const keyStart = this.at;
      if (this.text[this.at] !== '"') return this.unexpected('a name in quotes');
      const key = this.string();
      if (key === undefined) return undefined;
      const keySpan = { offset: keyStart, end: this.at };
      this.skipSpace();
      if (this.text[this.at] !== ':') return this.unexpected('":"');
      this.at += 1;
      this.skipSpace();
      const value = this.value(depth);
      if (value === undefined) return undefined;
      if (keys.has(key)) return this.reading.fault('bad-syntax', keySpan, `duplicate key ${quoted(key)}`);
      keys.add(key);
      members.push({ key, keySpan, value });
      const more = this.separator('}');
      if (more === undefined) return undefined;
      if (!more) return { kind: 'object', members, offset, end: this.at };
    }
  }

  private array(offset: number, depth: number): JsonNode | undefined {
    const items: JsonNode[] = [];
    this.at += 1;
    this.skipSpace();
    if (this.text[this.at] === ']') {
      this.at += 1;
      return { kind: 'array', items, offset, end: this.at };
    }
    for (;;) {
      this.skipSpace();
      const value = this.value(depth);
      if (value === undefined) return undefined;
      items.push(value);
      const more = this.separator(']');
      if (more === undefined) return undefined;
      if (!more) return { kind: 'array', items, offset, end: this.at };
    }
  }

  /** True after a comma, false after the closing bracket. */
  private separator(closing: string): boolean | undefined {
    this.skipSpace();
    const character = this.text[this.at];
    if (character !== ',' && character !== closing) return this.unexpected(`"," or "${closing}"`);
    this.at += 1;
    return character === ',';
  }

  private word(offset: number): JsonNode | undefined {
    // Most words are whole numbers of one or two digits: these need no pattern.
    const short = this.shortNumber(offset);
    if (short !== undefined) {
      return { kind: 'number', value: short, offset, end: this.at };
    }
    NUMBER.lastIndex = offset;
    const digits = NUMBER.exec(this.text)?.[0];
    if (digits !== undefined) {
      this.at = offset + digits.length;
      return { kind: 'number', value: Number(digits), offset, end: this.at };
    }
    for (const word of ['null', 'true', 'false']) {
      if (!this.text.startsWith(word, offset)) continue;
      this.at = offset + word.length;
      const span = { offset, end: this.at };
      return word === 'null'
        ? { kind: 'null', ...span }
        : { kind: 'boolean', value: word === 'true', ...span };
    }
    return this.unexpected('a value');
  }

  /** A whole number of one or two digits, with what may follow one right behind it. */
  private shortNumber(offset: number): number | undefined {
    const first = this.text.charCodeAt(offset) - 48;
    if (!(first >= 0 && first <= 9)) return undefined;
    const second = this.text.charCodeAt(offset + 1) - 48;
    const isTwo = second >= 0 && second <= 9;
    const next = this.text[isTwo ? offset + 2 : offset + 1];
    if ((isTwo && first === 0) || !(next === ',' || next === ']' || next === '}')) return undefined;
    this.at = isTwo ? offset + 2 : offset + 1;
    return isTwo ? first * 10 + second : first;
  }

  /** Pre: at the opening quote. Post: after the closing one. */
  private string(): string | undefined {
    const offset = this.at;
    let result = '';
    let from = offset + 1;
    for (let i = from; ; i++) {
      const code = this.text.charCodeAt(i);
      if (code === 34) {
        this.at = i + 1;
        return result + this.text.slice(from, i);
      }
      if (Number.isNaN(code) || code < 32) {
        return this.reading.fault(
          'bad-syntax',
          { offset, end: i },
          'this string has no closing quote on its line',
        );
      }
      if (code !== 92) continue;
      const escaped = /\\(?:u([\da-fA-F]{4})|(["\\/bfnrt]))/y;
      escaped.lastIndex = i;
      const found = escaped.exec(this.text);
      if (found === null) {
        return this.reading.fault(
          'bad-syntax',
          { offset: i, end: i + 2 },
          'this escape is not known to JSON',
        );
      }
      result += this.text.slice(from, i);
      result +=
        found[1] === undefined ? ESCAPES[found[2]] : String.fromCharCode(Number.parseInt(found[1], 16));
      from = i + found[0].length;
      i = from - 1;
    }
  }

  private unexpected(wanted: string): undefined {
    const point = this.text.codePointAt(this.at);
    const found = point === undefined ? 'the end of the file' : quoted(String.fromCodePoint(point));
    const span = { offset: this.at, end: this.at + 1 };
    return this.reading.fault('bad-syntax', span, `expected ${wanted}, found ${found}`);
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;

const ESCAPES: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
