// Olsak's `.g`: text up to the first line that begins with `#d` or `:` is comment; `#d` opens the colours,
//   inchar:outchar  xpm-name-or-#RRGGBB  comment        (0 is the background, 1 the default colour)
// the first `:` the rows, the second the columns, a third one ends the puzzle. An empty line is a blank
// line of the puzzle. Triddlers (`#t`) and triangles (a colour of two, with a slash) are not supported.

import { quoted, shortList } from '../messages/index.js';
import {
  type Clue,
  MAX_COLORS,
  minimumLength,
  type PaletteColorInput,
  type Puzzle,
  type PuzzleDocument,
} from '../model/index.js';
import { ALL_METADATA, commentLines, metadataOfComments } from './comment-metadata.js';
import { BARE, type Fit, type Format } from './format.js';
import { lineSpan } from './reading/clue-block.js';
import { hasRoom, isBlank, runLength, skipDigits } from './reading/clue-scanner.js';
import { rgbOf } from './reading/color-names.js';
import { type DraftClue, type DraftRun, draftClue, draftRun, type Span } from './reading/draft.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { colorLetters, isPlain } from './writing/color-marks.js';

export const olsak: Format = {
  id: 'olsak',
  title: 'Olsak .g',
  extensions: ['.g'],
  supports: { ...BARE, colors: MAX_COLORS, colorNames: true, colorValues: true, meta: ALL_METADATA },
  sniff: sniffOlsak,
  parse: parseOlsak,
  write: writeOlsak,
};

function sniffOlsak(source: SourceText): Fit {
  const { head } = source;
  // Not `#define`: C has such lines too.
  if (/^#[dt](?![a-z])/im.test(head)) return 'likely';
  if (!head.includes(':')) return 'no';
  const colons = head.match(/^:/gm)?.length ?? 0;
  return colons >= 2 ? 'likely' : colons === 1 && source.isLong ? 'maybe' : 'no';
}

/** Colours by the character that stands for them after a number. */
interface Colors {
  readonly background: { name?: string; rgb?: string };
  readonly list: PaletteColorInput[];
  readonly byCharacter: Map<string, number>;
  readonly names: Set<string>;
}

function parseOlsak(reading: Reading): void {
  const { source } = reading;
  const comments: string[] = [];
  const colors: Colors = { background: {}, list: [], byCharacter: new Map(), names: new Set() };
  const sides: DraftClue[][] = [];
  let inColors = false;
  for (let line = 0; line < source.lineCount && !reading.full && sides.length < 3; line++) {
    const text = source.lineText(line);
    if (text.startsWith(':')) sides.push([]);
    else if (sides.length > 0)
      sides[sides.length - 1].push(scanClue(reading, colors, lineSpan(source, line)));
    else if (/^#t/i.test(text)) {
      const hint = 'only puzzles on a square grid can be read';
      reading.fault('unsupported-kind', lineSpan(source, line), 'triddlers are not supported', hint);
      return;
    } else if (/^#d/i.test(text)) inColors = true;
    else if (inColors) defineColor(reading, colors, lineSpan(source, line));
    else comments.push(text);
    if ((sides[sides.length - 1]?.length ?? 0) > 4000) break;
  }
  const [rows, columns] = sides;
  if (rows === undefined || columns === undefined) {
    const hint = 'the rows follow a line that begins with ":", the columns follow the next one';
    reading.fault('missing-part', lineSpan(source, 0), `there are no ${rows ? 'columns' : 'rows'}`, hint);
  }
  if (rows === undefined || columns === undefined) return;
  const palette =
    colors.list.length === 0 ? {} : { palette: { background: colors.background, colors: colors.list } };
  if (sides.length < 3) dropLayout(rows, columns);
  const span = lineSpan(source, 0);
  const puzzle = reading.puzzle({ rows, columns, span, ...palette });
  if (puzzle !== undefined) reading.add({ puzzle, meta: metadataOfComments(comments) }, span);
}

/** Empty lines at the end of a file without a third ":" are layout, as far as the rows fit without. */
function dropLayout(rows: readonly DraftClue[], columns: DraftClue[]): void {
  const needed = rows.reduce((most, { runs }) => Math.max(most, minimumLength(runs ?? [])), 1);
  while (columns.length > needed && columns[columns.length - 1].runs?.length === 0) columns.pop();
}

function defineColor(reading: Reading, colors: Colors, span: Span): void {
  const text = reading.source.text.slice(span.offset, span.end).trim();
  if (text === '') return;
  const found = /^(\S):\S?\s+(\S+)/u.exec(text);
  if (found === null) {
    reading.fault('bad-palette', span, 'not a colour', 'write "r:r  #ff0000  red"');
    return;
  }
  const [whole, character, value] = found;
  const comment = text.slice(whole.length).trim();
  if (/[/\\]/.test(value)) {
    const hint = 'a colour of two parts makes triangular cells';
    reading.fault('unsupported-kind', span, 'puzzles with triangles are not supported', hint);
    return;
  }
  const rgb = rgbOf(value);
  const name = comment || (value.startsWith('#') ? undefined : value);
  const named = { ...(name === undefined ? {} : { name }), ...(rgb === undefined ? {} : { rgb }) };
  if (character === '0') Object.assign(colors.background, named);
  else if (/[2-9]/.test(character)) return;
  else if (colors.byCharacter.has(character)) {
    reading.fault('bad-palette', span, `the colour ${quoted(character)} is defined twice`);
  } else {
    const taken = name !== undefined && colors.names.has(name);
    const symbol = /^[^\s.?1]$/u.test(character) ? { symbol: character } : {};
    colors.list.push({ ...named, ...(taken ? { name: `${name} (${character})` } : {}), ...symbol });
    if (name !== undefined) colors.names.add(name);
    colors.byCharacter.set(character, colors.list.length);
  }
}

function scanClue(reading: Reading, colors: Colors, span: Span): DraftClue {
  const { text } = reading.source;
  const runs: DraftRun[] = [];
  for (let at = span.offset; at < span.end && !reading.full; ) {
    if (isBlank(text.charCodeAt(at)) || text[at] === ',') {
      at += 1;
      continue;
    }
    const start = at;
    at = skipDigits(text, at, span.end);
    if (at === start) {
      while (at < span.end && !isBlank(text.charCodeAt(at))) at += 1;
      const word = quoted(text.slice(start, at));
      reading.fault('bad-syntax', { offset: start, end: at }, `expected a number, found ${word}`);
      continue;
    }
    const length = runLength(text.slice(start, at));
    const character = at < span.end ? String.fromCodePoint(text.codePointAt(at) as number) : ' ';
    const bare = isBlank(character.charCodeAt(0)) || character === ',';
    if (!bare) at += character.length;
    const place = { offset: start, end: at };
    const color = length === 0 ? 1 : colorOf(reading, colors, bare ? '1' : character, place);
    runs.push(draftRun(length, color, place));
    if (!hasRoom(reading, runs, place)) break;
  }
  return draftClue(runs, span);
}

function colorOf(reading: Reading, colors: Colors, character: string, span: Span): number {
  const color = colors.byCharacter.get(character);
  if (color !== undefined) return color;
  if (colors.list.length === 0 && character === '1') return 1;
  const { size } = colors.byCharacter;
  if (character === '1') {
    reading.fault(
      'unknown-color',
      span,
      'this run has no colour, and there is no default colour',
      'define it with "1:"',
    );
  } else {
    const known = shortList(colors.byCharacter.keys(), size);
    const hint = size === 0 ? 'define colours after a line "#d"' : `the colours are ${known}`;
    reading.fault('unknown-color', span, `there is no colour ${quoted(character)}`, hint);
  }
  return 1;
}

function writeOlsak([{ puzzle, meta }]: readonly PuzzleDocument[]): string {
  const letters = isPlain(puzzle.palette) ? ['', ''] : colorLetters(puzzle.palette);
  const clue = (runs: Clue) => (runs ?? []).map((run) => `${run.length}${letters[run.color]}`).join(' ');
  return [
    ...commentLines(meta),
    ...colorLines(puzzle, letters),
    ': rows',
    ...puzzle.rows.map(clue),
    ': columns',
    ...puzzle.columns.map(clue),
    ': end',
    '',
  ].join('\n');
}

function colorLines({ palette }: Puzzle, letters: readonly string[]): string[] {
  if (isPlain(palette) && palette.background.rgb === '#ffffff') return [];
  const { background, colors } = palette;
  const oneLine = (name: string) => name.replace(/\s+/g, ' ').trim();
  return [
    '#d',
    `   0:   ${background.rgb}  ${oneLine(background.name)}`,
    ...colors.map(({ name, rgb }, i) => {
      const letter = letters[i + 1] || '1';
      return `   ${letter}:${letters[i + 1] || '*'}  ${rgb}  ${oneLine(name)}`;
    }),
  ];
}
