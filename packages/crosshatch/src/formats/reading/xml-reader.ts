// A small strict XML reader for puzzle files: elements, attributes, text, CDATA; comments, processing
// instructions and a DOCTYPE are skipped and never acted upon. No entity is expanded but the five that XML
// itself has and numeric ones; nothing is ever fetched. Iterative, with a bound on the depth.
import type { Span } from './draft.js';
import { quoted } from './parse-fault.js';
import type { Reading } from './reading.js';

export interface XmlElement extends Span {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  /** All text directly inside, without that of children. */
  text: string;
}

/** The first child of that name. */
export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

const NAME = '[A-Za-z_:][\\w.:-]*';
const TOKEN = new RegExp(
  [
    '<!--[\\s\\S]*?-->', // comment
    '<\\?[\\s\\S]*?\\?>', // processing instruction
    '<!\\[CDATA\\[([\\s\\S]*?)\\]\\]>', // 1: literal text
    '<!DOCTYPE\\b', // its end is looked for by hand
    `</(${NAME})\\s*>`, // 2: end of an element
    `<(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`, // 3, 4, 5: its beginning
    '[^<]+', // text
  ].join('|'),
  'y',
);

/** More than the largest puzzle needs; keeps a file of empty tags from filling the memory. */
const MAX_ELEMENTS = 2_000_000;

/** The root element; undefined, with a fault, when the file is no well-formed XML. */
export function readXml(reading: Reading): XmlElement | undefined {
  const { text } = reading.source;
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (found === null) return malformed(reading, at);
    const [token, literal, closing, name, attributes, empty] = found;
    const span = { offset: at, end: at + token.length };
    at = token === '<!DOCTYPE' ? endOfDoctype(text, at) : span.end;
    const parent = open[open.length - 1];
    if (closing !== undefined) {
      if (parent?.name !== closing) {
        const expected = parent === undefined ? 'nothing is open' : `expected </${parent.name}>`;
        return reading.fault('bad-syntax', span, `found ${quoted(token)}; ${expected}`);
      }
      open.pop();
    } else if (name !== undefined) {
      if (++elements > MAX_ELEMENTS) {
        return reading.fault('input-too-large', span, `this file has more than ${MAX_ELEMENTS} elements`);
      }
      if (open.length >= reading.limits.nesting) {
        return reading.fault(
          'too-deep',
          span,
          `more than ${reading.limits.nesting} elements are nested here`,
        );
      }
      if (parent === undefined && root !== undefined) {
        return reading.fault('bad-syntax', span, `a second root element ${quoted(token)}`);
      }
      const element = { name, attributes: attributesOf(attributes), children: [], text: '', ...span };
      root ??= element;
      parent?.children.push(element);
      if (empty === '') open.push(element);
    } else if (literal !== undefined && parent !== undefined) parent.text += literal;
    else if (!token.startsWith('<')) {
      if (parent !== undefined) parent.text += decodeXml(token);
      else if (/[^\s\ufeff]/.test(token)) {
        return reading.fault('bad-syntax', span, `text outside of any element: ${quoted(token.trim())}`);
      }
    }
  }
  if (open.length > 0) {
    const last = open[open.length - 1];
    return reading.fault('bad-syntax', last, `the file ends, but <${last.name}> is still open`);
  }
  return root ?? reading.fault('bad-syntax', { offset: 0, end: 1 }, 'there is no element in this file');
}

function malformed(reading: Reading, offset: number): undefined {
  const { text } = reading.source;
  const what = /^<!--/.test(text.slice(offset, offset + 4)) ? 'a comment' : 'a tag';
  const place = { offset, end: offset + 1 };
  return reading.fault('bad-syntax', place, `${what} begins here that is not well formed or never ends`);
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

const NONE: ReadonlyMap<string, string> = new Map();

function attributesOf(text: string): ReadonlyMap<string, string> {
  if (text === '') return NONE;
  const attributes = new Map<string, string>();
  for (const [, name, quotedValue] of text.matchAll(/([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g)) {
    attributes.set(name, decodeXml(quotedValue.slice(1, -1)));
  }
  return attributes;
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
