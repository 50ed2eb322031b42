// A whole puzzle in a line: `title|2,1;0;3|1;1,1;1;1,1`, `2.1,0,3:1,1.1,1,1.1`, or named as in an address or a
// command (`?rows=2,1;0;3&cols=..`, `--rows "2,1;0;3" --cols ..`). A file may hold one puzzle per line.
import type { Span } from '../reading/draft.js';
import type { SourceText } from '../reading/source-text.js';
import type { Candidate } from './candidates.js';
import { type NamedSide, sideOf } from './names.js';
import { type SideText, sidesOfTexts } from './side-texts.js';

/** Longer lines and files are something else. */
const LONGEST = 20_000;
const MOST_LINES = 10_000;

/** The readings of every line that holds a puzzle; undefined when a line holds none. */
export function lineCandidates(source: SourceText): Candidate[][] | undefined {
  const named = namedArguments(source);
  if (named !== undefined) return [named];
  const found: Candidate[][] = [];
  if (source.filledLines.length > MOST_LINES) return undefined;
  for (let index = 0; index < source.lineCount; index++) {
    const offset = source.lineStart(index);
    const end = source.lineEnd(index);
    if (end - offset > LONGEST) return undefined;
    const text = source.text.slice(offset, end).trim();
    if (text === '' || /^(?:#|\/\/|%)/.test(text)) continue;
    const candidates = candidatesOf(text, { offset, end });
    if (candidates.length === 0) return undefined;
    found.push(candidates);
  }
  return found;
}

/** A title, then two sides. */
function candidatesOf(line: string, span: Span): Candidate[] {
  const [, title, rest] = /^([^|:\t=]{0,80}\p{L}[^|:\t=]{0,80})[|:\t=](.*)$/su.exec(line) ?? [];
  const body = rest ?? line;
  const meta = title === undefined ? {} : { title: title.trim() };
  for (const divider of ['|', ':', '\t', '#', '/']) {
    const sides = body.split(divider);
    if (sides.length !== 2) continue;
    const [first, second] = sides.map((text): SideText => ({ text, ...span }));
    const found = sidesOfTexts(first, second).filter(({ rows, columns }) => rows.length + columns.length > 2);
    if (found.length === 0) continue;
    return found.map(({ rows, columns }) => ({ rows, columns, isStated: false, meta, size: {}, span }));
  }
  return [];
}

/** `rows=..` and `cols=..` in an address or a command; undefined when there are none. */
function namedArguments(source: SourceText): Candidate[] | undefined {
  if (source.text.length > LONGEST || !/[?&]\w+=|(?:^|\s)--?[a-z]/i.test(source.text)) return undefined;
  const sides: Partial<Record<NamedSide['side'], SideText & { isSure: boolean }>> = {};
  const pattern = /(?:[?&]|(?:^|\s)--?)([A-Za-z][\w-]{0,30})[= ]("[^"]*"|'[^']*'|[^&\s"'#]+)/g;
  for (const match of decoded(source.text).matchAll(pattern)) {
    const named = sideOf(match[1]);
    if (named === undefined) continue;
    if (sides[named.side] !== undefined) return undefined;
    const text = match[2].replace(/^["']|["']$/g, '');
    sides[named.side] = { text, isSure: named.isSure, offset: 0, end: Math.min(1, source.text.length) };
  }
  const { rows, columns } = sides;
  if (rows === undefined || columns === undefined) return undefined;
  const isStated = rows.isSure && columns.isSure;
  const span = { offset: rows.offset, end: rows.end };
  return sidesOfTexts(rows, columns).map((both) => ({ ...both, isStated, meta: {}, size: {}, span }));
}

/** Without the escapes of an address: `%2C` is a comma, `+` a blank. */
function decoded(text: string): string {
  if (!/[?&]\w+=/.test(text)) return text;
  return text
    .replace(/%([2357][\dA-Fa-f])/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\+/g, ' ');
}
