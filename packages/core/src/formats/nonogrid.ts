// The TOML files of nonogrid: [clues] with the strings `columns` and `rows`, [colors] with a list `defs`
// of colours. Reads as much TOML as these files use: strings of all four kinds, lists of strings, comments.

import { quoted } from '../messages/index.js';
import { MAX_COLORS, type PuzzleDocument } from '../model/index.js';
import { ALL_METADATA, commentLines, metadataOfComments } from './comment-metadata.js';
import { BARE, type Fit, type Format } from './format.js';
import { ListedColors, listedClue, listedDefinitions, listedNames, scanListed } from './listed-clues.js';
import type { Span } from './reading/draft.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

export const nonogrid: Format = {
  id: 'nonogrid',
  title: 'nonogrid TOML',
  extensions: ['.toml'],
  supports: { ...BARE, colors: MAX_COLORS, colorNames: true, colorValues: true, meta: ALL_METADATA },
  sniff: sniffNonogrid,
  parse: parseNonogrid,
  write: writeNonogrid,
};

function sniffNonogrid(source: SourceText): Fit {
  const has = (word: RegExp) => word.test(source.headText);
  return has(/(?:^|\n)\[clues\]/i) && has(/(?:^|\n)(rows|columns)[^\S\n]*=[^\S\n]*["']/) ? 'certain' : 'no';
}

function parseNonogrid(reading: Reading): void {
  const values = new Map<string, Span[]>();
  const comments: string[] = [];
  if (!readToml(reading, values, comments)) return;
  const colors = new ListedColors();
  for (const span of values.get('colors.defs') ?? []) if (!reading.full) colors.define(reading, span);
  const start = { offset: 0, end: 1 };
  const [rows, columns] = ['rows', 'columns'].map((key) => {
    const [span] = values.get(`clues.${key}`) ?? [];
    if (span !== undefined) return scanListed(reading, colors, span);
    return reading.fault('missing-part', start, `there is no "${key}" in the section [clues]`);
  });
  if (rows === undefined || columns === undefined) return;
  const palette = colors.palette();
  const puzzle = reading.puzzle({
    rows,
    columns,
    span: start,
    ...(palette === undefined ? {} : { palette }),
  });
  if (puzzle !== undefined) reading.add({ puzzle, meta: metadataOfComments(comments, false) }, start);
}

/** `section.key` -> where its strings stand; false, with a fault, at the first thing not understood. */
function readToml(reading: Reading, values: Map<string, Span[]>, comments: string[]): boolean {
  const { text } = reading.source;
  let section = '';
  for (let at = 0; at < text.length && !reading.full; ) {
    const token = /\s+|#([^\r\n]*)|\[\s*([\w.-]+)\s*\]|([\w.-]+)[ \t]*=[ \t]*/y;
    token.lastIndex = at;
    const found = token.exec(text);
    if (found === null) {
      reading.fault('bad-syntax', { offset: at, end: at + 1 }, `${quoted(text[at])} is not expected here`);
      return false;
    }
    at += found[0].length;
    if (found[1] !== undefined) comments.push(found[1]);
    else if (found[2] !== undefined) section = found[2];
    else if (found[3] !== undefined) {
      const value = readValue(reading, at);
      if (value === undefined) return false;
      values.set(`${section}.${found[3]}`, value.strings);
      at = value.end;
    }
  }
  return true;
}

/** A string, a list of strings, or a bare word, which has none. */
function readValue(reading: Reading, offset: number): { strings: Span[]; end: number } | undefined {
  const { text } = reading.source;
  if (text[offset] !== '[') {
    const string = readString(reading, offset);
    if (string !== undefined) return { strings: [string.inner], end: string.end };
    if (reading.faults.length > 0) return undefined;
    const word = /[^\s#]*/y;
    word.lastIndex = offset;
    return { strings: [], end: offset + (word.exec(text)?.[0].length ?? 0) };
  }
  const strings: Span[] = [];
  for (let at = offset + 1; at < text.length && !reading.full; ) {
    const between = /[\s,]+|#[^\r\n]*|\]/y;
    between.lastIndex = at;
    const found = between.exec(text)?.[0];
    if (found === ']') return { strings, end: at + 1 };
    if (found !== undefined) {
      at += found.length;
      continue;
    }
    const string = readString(reading, at);
    if (string === undefined) break;
    strings.push(string.inner);
    at = string.end;
  }
  return reading.fault(
    'bad-syntax',
    { offset, end: offset + 1 },
    'not a list of strings, or an unterminated one',
  );
}

/** Undefined when there is no string here. Escapes are left alone: neither clues nor colours need any. */
function readString(reading: Reading, offset: number): { inner: Span; end: number } | undefined {
  const { text } = reading.source;
  for (const mark of ['"""', "'''", '"', "'"]) {
    if (!text.startsWith(mark, offset)) continue;
    const from = offset + mark.length;
    const close = text.indexOf(mark, from);
    const short = mark.length === 1 && /[\r\n]/.test(text.slice(from, close < 0 ? from + 1 : close));
    if (close < 0 || short) {
      return reading.fault('bad-syntax', { offset, end: from }, 'this string has no closing quote');
    }
    return { inner: { offset: from, end: close }, end: close + mark.length };
  }
  return undefined;
}

function writeNonogrid([{ puzzle, meta }]: readonly PuzzleDocument[]): string {
  const names = listedNames(puzzle);
  const clue = listedClue(names);
  const definitions = listedDefinitions(puzzle, names).map((definition) => `  '${definition}',`);
  return [
    ...commentLines(meta).map((line) => `# ${line}`),
    '[clues]',
    'columns = """',
    ...puzzle.columns.map(clue),
    '"""',
    'rows = """',
    ...puzzle.rows.map(clue),
    '"""',
    '',
    '[colors]',
    ...(definitions.length === 0 ? ['defs = []'] : ['defs = [', ...definitions, ']']),
    '',
  ].join('\n');
}
