// The INI files of pynogram: [clues] with `columns` and `rows`, [colors] with one colour per key. A value
// goes on in indented lines. See listed-clues.ts for the clues themselves.
import { MAX_COLORS, type PuzzleDocument } from '../model/index.js';
import { ALL_METADATA, commentLines, metadataOfComments } from './comment-metadata.js';
import { BARE, type Fit, type Format } from './format.js';
import { ListedColors, listedClue, listedDefinitions, listedNames, scanListed } from './listed-clues.js';
import { lineSpan } from './reading/clue-block.js';
import type { Span } from './reading/draft.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

export const pynogram: Format = {
  id: 'pynogram',
  title: 'pynogram INI',
  extensions: ['.ini'],
  supports: { ...BARE, colors: MAX_COLORS, colorNames: true, colorValues: true, meta: ALL_METADATA },
  sniff: sniffPynogram,
  parse: parsePynogram,
  write: writePynogram,
};

function sniffPynogram(source: SourceText): Fit {
  const has = (word: RegExp) => word.test(source.headText);
  if (!has(/(?:^|\n)\[clues\](?:\n|$)/i) || !has(/(?:^|\n)(rows|columns)[^\S\n]*[=:]/i)) return 'no';
  return has(/(?:^|\n)(rows|columns)[^\S\n]*=[^\S\n]*(["[]|''')/i) ? 'no' : 'certain';
}

function parsePynogram(reading: Reading): void {
  const { source } = reading;
  const values = new Map<string, Span>();
  const colors = new ListedColors();
  const comments: string[] = [];
  let section = '';
  for (let line = 0; line < source.lineCount && !reading.full; line++) {
    const text = source.lineText(line);
    const heading = /^\s*\[([^\]]*)\]/.exec(text)?.[1];
    const key = keyOf(text);
    if (/^\s*[#;]/.test(text)) comments.push(text.replace(/^\s*[#;]/, ''));
    else if (heading !== undefined) section = heading.trim().toLowerCase();
    else if (section === 'colors' && /\S/.test(text)) colors.define(reading, uncommented(source, line));
    else if (section === 'clues' && key !== undefined) {
      let last = line;
      while (last + 1 < source.lineCount && /^([ \t]|$)/.test(source.lineText(last + 1))) last += 1;
      values.set(key.name.toLowerCase(), {
        offset: source.lineStart(line) + key.length,
        end: source.lineEnd(last),
      });
      line = last;
    }
  }
  const [rows, columns] = ['rows', 'columns'].map((key) => {
    const span = values.get(key);
    if (span !== undefined) return scanListed(reading, colors, span);
    return reading.fault('missing-part', lineSpan(source, 0), `there is no "${key}" in the section [clues]`);
  });
  if (rows === undefined || columns === undefined) return;
  const palette = colors.palette();
  const span = lineSpan(source, 0);
  const puzzle = reading.puzzle({ rows, columns, span, ...(palette === undefined ? {} : { palette }) });
  if (puzzle !== undefined) reading.add({ puzzle, meta: metadataOfComments(comments, false) }, span);
}

/** The name before the first `=` or `:`, and how much of the line both take; undefined in an indented line. */
function keyOf(line: string): { name: string; length: number } | undefined {
  const mark = line.search(/[=:]/);
  const name = line.slice(0, Math.max(mark, 0));
  return name === '' || /^\s/.test(name) ? undefined : { name: name.trimEnd(), length: mark + 1 };
}

function uncommented(source: SourceText, line: number): Span {
  const span = lineSpan(source, line);
  const comment = source.lineText(line).search(/\s[#;]\s/);
  return comment < 0 ? span : { offset: span.offset, end: span.offset + comment };
}

function writePynogram([{ puzzle, meta }]: readonly PuzzleDocument[]): string {
  const names = listedNames(puzzle);
  const definitions = listedDefinitions(puzzle, names);
  const block = (clues: typeof puzzle.rows) => clues.map((clue) => `  ${listedClue(names)(clue)}`);
  return [
    ...commentLines(meta).map((line) => `# ${line}`),
    ...(definitions.length === 0 ? [] : ['[colors]', ...definitions, '']),
    '[clues]',
    'columns =',
    ...block(puzzle.columns),
    'rows =',
    ...block(puzzle.rows),
    '',
  ].join('\n');
}
