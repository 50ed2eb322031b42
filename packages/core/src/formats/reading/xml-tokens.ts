// The tokens of XML, one call each, by hand: a single expression for a tag fails on one with a million
// attributes. Nothing is expanded or fetched.
import { skipSpace } from './scan.js';

export interface XmlToken {
  readonly kind: 'text' | 'literal' | 'open' | 'close' | 'other';
  /** Where it ends. */
  readonly end: number;
  /** The name of an element that begins or ends. */
  readonly name: string;
  /** An element without content: `<a/>`. */
  readonly isEmpty: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  /** The text, decoded, or that of a CDATA section. */
  readonly text: string;
}

const NONE: ReadonlyMap<string, string> = new Map();
const NAME = /[A-Za-z_:][\w.:-]*/y;

function token(kind: XmlToken['kind'], end: number, parts: Partial<XmlToken> = {}): XmlToken {
  return { kind, end, name: '', isEmpty: false, attributes: NONE, text: '', ...parts };
}

/** The token at an offset; undefined when there is none that is well formed. Pre: not at the end. */
export function xmlToken(text: string, at: number, count: () => void): XmlToken | undefined {
  if (text[at] !== '<') {
    const next = text.indexOf('<', at);
    const end = next < 0 ? text.length : next;
    return token('text', end, { text: decodeXml(text.slice(at, end)) });
  }
  if (text.startsWith('<!--', at)) return skipped(text, at + 4, '-->');
  if (text.startsWith('<?', at)) return skipped(text, at + 2, '?>');
  if (text.startsWith('<![CDATA[', at)) {
    const end = text.indexOf(']]>', at + 9);
    return end < 0 ? undefined : token('literal', end + 3, { text: text.slice(at + 9, end) });
  }
  if (text.startsWith('<!DOCTYPE', at) && !/\w/.test(text[at + 9] ?? '')) {
    return token('other', endOfDoctype(text, at));
  }
  return text[at + 1] === '/' ? closingTag(text, at + 2) : openingTag(text, at + 1, count);
}

function skipped(text: string, from: number, mark: string): XmlToken | undefined {
  const end = text.indexOf(mark, from);
  return end < 0 ? undefined : token('other', end + mark.length);
}

function nameAt(text: string, at: number): string | undefined {
  NAME.lastIndex = at;
  return NAME.exec(text)?.[0];
}

function closingTag(text: string, at: number): XmlToken | undefined {
  const name = nameAt(text, at);
  if (name === undefined) return undefined;
  const end = skipSpace(text, at + name.length);
  return text[end] === '>' ? token('close', end + 1, { name }) : undefined;
}

function openingTag(text: string, from: number, count: () => void): XmlToken | undefined {
  const name = nameAt(text, from);
  if (name === undefined) return undefined;
  let attributes: Map<string, string> | undefined;
  for (let at = from + name.length; ; ) {
    const next = skipSpace(text, at);
    const isEmpty = text[next] === '/';
    if (text[next + (isEmpty ? 1 : 0)] === '>') {
      return token('open', next + (isEmpty ? 2 : 1), { name, isEmpty, attributes: attributes ?? NONE });
    }
    const attribute = next > at ? attributeAt(text, next) : undefined;
    if (attribute === undefined) return undefined;
    attributes ??= new Map();
    attributes.set(attribute.name, attribute.value);
    at = attribute.end;
    count();
  }
}

function attributeAt(text: string, at: number): { name: string; value: string; end: number } | undefined {
  const name = nameAt(text, at);
  if (name === undefined) return undefined;
  const equals = skipSpace(text, at + name.length);
  const open = skipSpace(text, equals + 1);
  const quote = text[open];
  if (text[equals] !== '=' || (quote !== '"' && quote !== "'")) return undefined;
  const close = text.indexOf(quote, open + 1);
  const value = text.slice(open + 1, close);
  return close < 0 || value.includes('<') ? undefined : { name, value: decodeXml(value), end: close + 1 };
}

/** A DOCTYPE ends at the first `>` outside of quotes and of its `[...]`; whatever is in it is skipped. */
function endOfDoctype(text: string, offset: number): number {
  let inner = false;
  for (let at = offset; at < text.length; at++) {
    const character = text[at];
    if (character === '"' || character === "'") {
      const close = text.indexOf(character, at + 1);
      if (close < 0) return text.length;
      at = close;
    } else if (character === '[') inner = true;
    else if (character === ']') inner = false;
    else if (character === '>' && !inner) return at + 1;
  }
  return text.length;
}

const FIVE: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Any other entity stays as it is written. */
function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6}));/g,
    (whole, name, dec, hex) => {
      if (name !== undefined) return FIVE[name];
      const point = dec !== undefined ? Number(dec) : Number.parseInt(hex, 16);
      const usable = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
      return usable ? String.fromCodePoint(point) : whole;
    },
  );
}

/** Text for content or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => {
    const name = Object.keys(FIVE).find((key) => FIVE[key] === character);
    return `&${name};`;
  });
}
