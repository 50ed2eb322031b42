// A small strict XML reader for puzzle files: elements, attributes, text, CDATA; comments, processing
// instructions and a DOCTYPE are skipped and never acted upon. No entity is expanded but the five that XML
// itself has and numeric ones; nothing is ever fetched. Iterative, with a bound on the depth.

import { clipped, quoted } from '../../messages/index.js';
import type { Span } from './draft.js';
import type { Reading } from './reading.js';
import { xmlToken } from './xml-tokens.js';

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

/** More than the largest puzzle needs; keeps a file of empty tags from filling the memory. */
const MAX_ELEMENTS = 2_000_000;

/** The root element; undefined, with a fault, when the file is not well-formed XML. */
export function readXml(reading: Reading): XmlElement | undefined {
  const { text } = reading.source;
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  const { watch } = reading.source;
  const count = () => watch.count();
  for (let at = 0; at < text.length; ) {
    watch.count();
    const token = xmlToken(text, at, count);
    if (token === undefined) return malformed(reading, at);
    const span = { offset: at, end: token.end };
    at = token.end;
    const parent = open[open.length - 1];
    const tag = () => quoted(text.slice(span.offset, span.end));
    if (token.kind === 'close') {
      if (parent?.name !== token.name) {
        const expected = parent === undefined ? 'nothing is open' : `expected </${clipped(parent.name)}>`;
        return reading.fault('bad-syntax', span, `found ${tag()}; ${expected}`);
      }
      open.pop();
    } else if (token.kind === 'open') {
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
        return reading.fault('bad-syntax', span, `a second root element ${tag()}`);
      }
      const element = { name: token.name, attributes: token.attributes, children: [], text: '', ...span };
      root ??= element;
      parent?.children.push(element);
      if (!token.isEmpty) open.push(element);
    } else if (parent !== undefined) parent.text += token.text;
    else if (token.kind === 'text' && /[^\s\ufeff]/.test(token.text)) {
      return reading.fault('bad-syntax', span, `text outside of any element: ${quoted(token.text.trim())}`);
    }
  }
  if (open.length > 0) {
    const last = open[open.length - 1];
    return reading.fault('bad-syntax', last, `the file ends, but <${clipped(last.name)}> is still open`);
  }
  return root ?? reading.fault('bad-syntax', { offset: 0, end: 1 }, 'there is no element in this file');
}

function malformed(reading: Reading, offset: number): undefined {
  const { text } = reading.source;
  const what = /^<!--/.test(text.slice(offset, offset + 4)) ? 'a comment' : 'a tag';
  const place = { offset, end: offset + 1 };
  return reading.fault('bad-syntax', place, `${what} begins here that is not well formed or never ends`);
}
