// gnonograms `.gno`: sections like an INI file's, of whose headings only the first three letters count.
//   [Description] name, author, date, score   [License]   [Dimensions] rows, then columns
//   [Row clues] [Column clues]   [Solution grid] 1 blank, 2 filled   [Working grid] 0 unknown as well
import {
  allCandidates,
  BLACK_ON_WHITE,
  candidate,
  type Grid,
  isComplete,
  type PuzzleDocument,
  type Size,
} from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { checkCount, isEmptyLine, lineSpan, readSide, type Side, scanLines } from './reading/clue-block.js';
import { scanNumbers } from './reading/clue-scanner.js';
import type { DraftClue, Span } from './reading/draft.js';
import { cellRows, readCells } from './reading/grid-cells.js';
import { metadata, type Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { lengthsText } from './writing/clue-text.js';

export const gno: Format = {
  id: 'gno',
  title: 'gnonograms .gno',
  extensions: ['.gno'],
  supports: { ...BARE, meta: ['title', 'author', 'license'], goal: true, saved: true },
  sniff: sniffGno,
  parse: parseGno,
  obstacle: ({ saved = [] }) => (saved.length > 1 ? 'holds one saved grid, and there are more' : undefined),
  write: writeGno,
};

/** What the program itself calls a puzzle without a name; it cannot do without. */
const UNTITLED = 'Untitled';

function sniffGno(source: SourceText): Fit {
  const has = (word: RegExp) => word.test(source.headText);
  return has(/(?:^|\n)\[dim[^\]\n]*\]/i) && has(/(?:^|\n)\[(row|col|sol)[^\]\n]*\]/i) ? 'certain' : 'no';
}

/** The lines [from, to) below a heading. */
interface Section {
  readonly from: number;
  to: number;
}

function parseGno(reading: Reading): void {
  const { source } = reading;
  const sections = sectionsOf(source);
  const dimensions = sections.get('DIM');
  const start = lineSpan(source, 0);
  if (dimensions === undefined) {
    reading.fault('missing-part', start, 'there is no section [Dimensions]');
    return;
  }
  const runs = textLines(source, dimensions).flatMap((line) => {
    const span = lineSpan(source, line);
    return scanNumbers(reading, span.offset, span.end).runs ?? [];
  });
  const place = lineSpan(source, dimensions.from);
  const height = readSide(reading, runs[0], 'height', place);
  const width = readSide(reading, runs[1], 'width', place);
  if (width === undefined || height === undefined) return;
  const size = { width, height };

  const goal = gridOf(reading, sections.get('SOL'), size);
  const working = gridOf(reading, sections.get('WOR'), size);
  if (reading.faults.length > 0) return;
  const rows = cluesOf(reading, sections.get('ROW'), 'height', height);
  const columns = cluesOf(reading, sections.get('COL'), 'width', width);
  if (reading.faults.length > 0) return;
  const rest = { meta: metaOf(source, sections), ...(working === undefined ? {} : { saved: [working] }) };
  if (rows && columns) {
    const puzzle = reading.puzzle({ rows, columns, span: start });
    if (puzzle !== undefined)
      reading.add({ puzzle, ...rest, ...(goal === undefined ? {} : { goal }) }, start);
  } else if (goal !== undefined && isComplete(goal)) {
    reading.addPicture(goal, rest, start);
  } else {
    reading.fault('missing-part', start, `there is no section ${rows ? '[Column clues]' : '[Row clues]'}`);
  }
}

function sectionsOf(source: SourceText): Map<string, Section> {
  const sections = new Map<string, Section>();
  let open: Section | undefined;
  for (let line = 0; line < source.lineCount; line++) {
    const heading = /^\s*\[\s*([A-Za-z]{3})/.exec(source.lineText(line))?.[1].toUpperCase();
    if (heading !== undefined) {
      open = { from: line + 1, to: line + 1 };
      sections.set(heading, open);
    } else if (open !== undefined) open.to = line + 1;
  }
  return sections;
}

/** The lines of a section that have something in them; a hostile file can't make it a long list. */
function textLines(source: SourceText, section: Section): number[] {
  const lines: number[] = [];
  for (let line = section.from; line < section.to && lines.length <= 1001; line++) {
    if (!isEmptyLine(source, line)) lines.push(line);
  }
  return lines;
}

function cluesOf(
  reading: Reading,
  section: Section | undefined,
  side: Side,
  wanted: number,
): DraftClue[] | undefined {
  if (section === undefined) return undefined;
  const lines = textLines(reading.source, section);
  const place = lineSpan(reading.source, section.from);
  if (!checkCount(reading, lines.length, { side, count: wanted }, place)) return undefined;
  return scanLines(reading, lines);
}

function gridOf(reading: Reading, section: Section | undefined, size: Size): Grid | undefined {
  if (section === undefined || section.from === section.to) return undefined;
  const { source } = reading;
  const span: Span = { offset: source.lineStart(section.from), end: source.lineEnd(section.to - 1) };
  const cells = [allCandidates(BLACK_ON_WHITE), candidate(0), candidate(1)];
  return readCells(reading, span, size, BLACK_ON_WHITE, (digit) => cells['012'.indexOf(digit)]);
}

function metaOf(source: SourceText, sections: ReadonlyMap<string, Section>) {
  const line = (heading: string, index: number) => {
    const section = sections.get(heading);
    if (section === undefined || section.from + index >= section.to) return undefined;
    return decoded(source.lineText(section.from + index).trim());
  };
  const title = line('DES', 0);
  // Newer versions write no author: the second line is then a date.
  const author = line('DES', 1);
  return metadata({
    title: title === UNTITLED ? undefined : title,
    author: author && /^\d{4}-\d\d-\d\d/.test(author) ? undefined : author,
    license: line('LIC', 0),
  });
}

/** The program unescapes %20 and the like in names. */
function decoded(text: string): string {
  if (!/%[\da-f]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Brackets and line ends would be taken for structure. */
function encoded(text: string | undefined): string {
  return (text ?? '').replace(/[%[\]\r\n]|^\s|\s$/g, (character) => encodeURIComponent(character));
}

function writeGno([{ puzzle, meta, goal, saved = [] }]: readonly PuzzleDocument[]): string {
  const grid = (value: Grid) =>
    cellRows(value, (color) => `${color === undefined ? 0 : color === 0 ? 1 : 2} `);
  return [
    '[Description]',
    encoded(meta.title ?? UNTITLED),
    encoded(meta.author),
    '',
    '0',
    ...(meta.license === undefined ? [] : ['[License]', encoded(meta.license)]),
    '[Dimensions]',
    puzzle.height,
    puzzle.width,
    '[Row clues]',
    ...puzzle.rows.map((clue) => lengthsText(clue, ', ', '0')),
    '[Column clues]',
    ...puzzle.columns.map((clue) => lengthsText(clue, ', ', '0')),
    ...(goal === undefined ? [] : ['[Solution grid]', ...grid(goal)]),
    ...(saved.length === 0 ? [] : ['[Working grid]', ...grid(saved[0]), '[State]', 'SOLVING']),
    '[Locked]',
    'false',
    '',
  ].join('\n');
}
