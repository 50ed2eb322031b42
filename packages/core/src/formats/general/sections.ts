// The general reader for plain text: clues line by line below headings such as `Rows:` and `# column clues`, or
// in lines that name their side (`r 2 1`), or in two blocks without any names (see blocks.ts).
import type { Metadata } from '../../model/index.js';
import { BARE, type Fit, type Format } from '../format.js';
import type { Span } from '../reading/draft.js';
import { type MetadataFields, metadata, type Reading } from '../reading/reading.js';
import type { SourceText } from '../reading/source-text.js';
import { blockCandidates } from './blocks.js';
import { addCandidate, addOnly, type Candidate, cluesText, isCredible, isPlausible } from './candidates.js';
import type { RawClue } from './clues.js';
import { drawingCandidates } from './drawings.js';
import { withoutLabels } from './labels.js';
import type { NamedSide, SideName } from './names.js';
import { lineCandidates } from './one-line.js';
import { addPictureText } from './picture-text.js';
import { severalCandidates } from './several.js';
import { type Sides, type SideText, sidesOfTexts } from './side-texts.js';
import type { StatedSize } from './stated-size.js';
import { type TextLine, textLines } from './text-lines.js';

export const sections: Format = {
  id: 'sections',
  title: 'sections of clues in text',
  extensions: [],
  supports: {
    ...BARE,
    colors: 30,
    colorNames: true,
    meta: ['title', 'author', 'source', 'id'],
    several: true,
  },
  general: true,
  // A file that begins as JSON is not plain text, unless every clue has brackets of its own.
  sniff: ({ head, filledLines }: SourceText): Fit =>
    (filledLines.length > 1 || /\d\D\d/.test(filledLines[0] ?? '')) &&
    (!/^\s*(\{|\[\s*["[{\d])/.test(head) || /^\s*\[[\d ,]*\],?\s*[\r\n]/.test(head))
      ? 'maybe'
      : 'no',
  parse: parseSections,
};

function parseSections(reading: Reading): void {
  const lines = withoutLabels(textLines(reading.source), reading.source);
  const named = namedCandidates(reading, lines).filter((each) => isCredible(each, reading.source));
  if (reading.faults.length > 0) return;
  if (named.length > 0) {
    if (named.some(({ isStated }) => !isStated)) reading.assume('rows-first');
    for (const candidate of named) if (!addCandidate(reading, candidate) || reading.full) return;
    return;
  }
  if (addPictureText(reading)) return;
  const drawn = drawingCandidates(reading.source);
  if (drawn === 'unclear') {
    const message = 'the clues stand round a grid, but it is not clear where its rows and columns are';
    const hint = 'write 0 for every blank line, and put a mark such as . into every cell';
    reading.fault('bad-syntax', { offset: 0, end: 1 }, message, hint);
    return;
  }
  const found = [...blockCandidates(reading.source, lines), ...drawn].filter(isPlausible);
  const readings = lineCandidates(reading.source) ?? severalCandidates(reading.source, lines) ?? [];
  if (found.length > 0) readings.push(found);
  if (readings.length === 0) {
    const expected =
      'looked for headings such as "Rows:" and "Columns:", two blocks of lines of numbers, or clues round a grid';
    reading.fault('unknown-format', { offset: 0, end: 1 }, 'no two lists of clues were found', expected);
  }
  const hint = 'put "Rows:" and "Columns:" before the two lists of clues, with a clue per line';
  // Lines with a puzzle each, and all lines as one puzzle: both cannot be meant.
  if (found.length > 0 && readings.length > 1) addOnly(reading, readings.flat(), hint);
  else for (const each of readings) if (!addOnly(reading, each, hint)) return;
}

/** One side of a puzzle while it is read. */
interface Block {
  readonly named: NamedSide;
  readonly lines: TextLine[];
  readonly clues: readonly RawClue[];
  /** The clues in the heading's line if there are no others. */
  readonly side: readonly RawClue[];
  /** How many clues there are, if the heading says so. */
  readonly count?: number;
  /** What stands in the heading's line. */
  readonly inline?: SideText;
}

/** Puzzles whose sides are named. Ambiguities are faults. */
function namedCandidates(reading: Reading, lines: readonly TextLine[]): Candidate[] {
  const candidates: Candidate[] = [];
  let fields: MetadataFields = {};
  let size: StatedSize = {};
  let sides: Partial<Record<SideName, Block>> = {};
  let open: Block | undefined;
  const finish = () => {
    const { rows, columns } = sides;
    if (rows === undefined || columns === undefined) return;
    const candidate = candidateOf(reading, rows, columns, size, metadata(fields));
    if (candidate !== undefined) candidates.push(candidate);
    [sides, fields] = [{}, {}];
  };
  for (const [index, each] of lines.entries()) {
    const line = each.kind === 'size' ? headingOf(lines, index, each) : each;
    const side = line.kind === 'heading' || line.kind === 'clues' ? line.named : undefined;
    if (side !== undefined) {
      const known = sides[side.side];
      if (line.kind === 'clues' && known !== undefined && open === known) known.lines.push(line);
      else {
        if (known !== undefined && hasClues(known)) finish();
        open =
          line.kind === 'heading'
            ? { ...line, named: side, lines: [], side: line.side ?? line.clues }
            : { named: side, lines: [line], clues: [], side: [] };
        sides[side.side] = open;
      }
    } else if (line.kind === 'clues' && sides.rows === undefined && sides.columns === undefined)
      size = { ...size, ...sizeOfClues(line) };
    else if (line.kind === 'clues' || line.kind === 'blank') open?.lines.push(line);
    else if (line.kind === 'rule' && open?.count !== undefined && open.lines.length <= 2 * open.count)
      continue;
    else {
      if (line.kind === 'meta' && sides.rows !== undefined && sides.columns !== undefined) finish();
      open = undefined;
      if (line.kind === 'meta') fields[line.field] ??= line.value;
      if (line.kind === 'size') size = { ...size, ...line.size };
    }
  }
  finish();
  return candidates;
}

/** `15, 15` above the headings is a size. */
function sizeOfClues({ clues }: ClueLine): StatedSize {
  const [first, second] = clues.flatMap(({ runs }) => runs);
  const count = clues.reduce((sum, { runs }) => sum + runs.length, 0);
  return count === 2 ? { sides: [first.length, second.length] } : {};
}

function hasClues({ lines, clues }: Block): boolean {
  return clues.length > 0 || lines.some(({ kind }) => kind === 'clues');
}

/** `rows 5` is a heading if clues follow at once, and else half of the size. */
function headingOf(
  lines: readonly TextLine[],
  index: number,
  line: Extract<TextLine, { kind: 'size' }>,
): TextLine {
  let next = index + 1;
  while (next < lines.length && (lines[next].kind === 'blank' || lines[next].kind === 'rule')) next += 1;
  const { named, count, offset, end, indent } = line;
  if (named === undefined || count === undefined || lines[next]?.kind !== 'clues') return line;
  return { kind: 'heading', named, count, clues: [], index: line.index, indent, offset, end };
}

function candidateOf(
  reading: Reading,
  rows: Block,
  columns: Block,
  size: StatedSize,
  meta: Metadata,
): Candidate | undefined {
  const isStated = rows.named.isSure && columns.named.isSure;
  const { offset, end }: Span = rows.lines[0] ?? columns.lines[0] ?? rows.inline ?? { offset: 0, end: 1 };
  const shared = { isStated, meta, size, span: { offset, end } };
  const inline = inlineSides(rows, columns).map((sides): Candidate => ({ ...sides, ...shared }));
  const fitting = inline.filter(isPlausible);
  if (new Set(fitting.map(cluesText)).size > 1) {
    const hint = 'put semicolons between the clues: "Rows: 2 1; 3"';
    return reading.fault(
      'ambiguous-format',
      shared.span,
      'these clues can be read in more than one way',
      hint,
    );
  }
  if (fitting.length > 0) return fitting[0];
  const [first, second] = [rows, columns].map((block) => cluesOfBlock(reading, block, wanted(block, size)));
  if (first === undefined || second === undefined || first.length === 0 || second.length === 0)
    return undefined;
  return { rows: first, columns: second, ...shared };
}

/** Both sides where each stands in the line of its heading. */
function inlineSides(rows: Block, columns: Block): Sides[] {
  const [first, second] = [rows, columns].map(inlineOf);
  return first === undefined || second === undefined ? [] : sidesOfTexts(first, second);
}

/** What stands behind a heading or a letter (`H: 2 1, 3`) where it is all of its side. */
function inlineOf({ lines, inline }: Block): SideText | undefined {
  const clues = lines.filter((line) => line.kind === 'clues');
  return clues.length === 0
    ? inline
    : clues.length === 1 && inline === undefined
      ? clues[0].inline
      : undefined;
}

function wanted({ named, count }: Block, { width, height, sides }: StatedSize): number | undefined {
  return (
    count ?? (named.side === 'rows' ? height : width) ?? (sides?.[0] === sides?.[1] ? sides?.[0] : undefined)
  );
}

/** The clues below a heading. An empty line among them is layout, or a blank line where the size asks for it. */
function cluesOfBlock(reading: Reading, block: Block, count: number | undefined): RawClue[] | undefined {
  const lines = trimmed(block.lines);
  const written = unnumbered(lines.filter((line) => line.kind === 'clues'));
  const jump = written.findIndex(({ number }, i) => number !== (written[0].number ?? 0) + i);
  if (written.some(({ number }) => number !== undefined) && (jump >= 0 || (written[0].number ?? 2) > 1)) {
    const place = written[Math.max(0, jump)];
    return reading.fault('bad-syntax', place, 'these lines are not numbered one after the other');
  }
  if (written.some((line) => line.isItem)) return itemClues(written);
  if (written.length === 0) return [...block.side];
  const gap = lines.find((line) => line.kind === 'blank');
  const asksForAll =
    count === lines.length + block.clues.length && count !== written.length + block.clues.length;
  if (gap !== undefined && count === undefined) {
    const hint = 'write 0 for a blank line of the puzzle, or state the size';
    return reading.fault(
      'bad-syntax',
      gap,
      'an empty line among the clues: a blank line of the puzzle, or layout?',
      hint,
    );
  }
  const used = asksForAll && written.every((line) => lines.includes(line)) ? lines : written;
  return [
    ...block.clues,
    ...used.flatMap((line) =>
      line.kind === 'clues' ? line.clues : [{ runs: [], offset: line.offset, end: line.end }],
    ),
  ];
}

/** The clues of a numbered list (`1. 2 1`, `2. 3`) without their numbers. */
function unnumbered(lines: readonly ClueLine[]): readonly ClueLine[] {
  const first = lines[0]?.numbered?.number;
  const isList =
    (first === 0 || first === 1) && lines.every(({ numbered }, i) => numbered?.number === first + i);
  return isList && lines.length > 1
    ? lines.map((line) => ({
        ...line,
        clues: line.numbered === undefined ? line.clues : [line.numbered.clue],
      }))
    : lines;
}

/** Without the empty lines at both ends. */
function trimmed(lines: readonly TextLine[]): readonly TextLine[] {
  let [from, to] = [0, lines.length];
  while (from < to && lines[from].kind === 'blank') from += 1;
  while (to > from && lines[to - 1].kind === 'blank') to -= 1;
  return lines.slice(from, to);
}

type ClueLine = Extract<TextLine, { kind: 'clues' }>;

/** The items of a YAML list: the outermost ones are clues, those below them are runs. */
function itemClues(lines: readonly ClueLine[]): RawClue[] {
  const outermost = lines.reduce((least, { indent }) => Math.min(least, indent), Infinity);
  const clues: { runs: RawClue['runs'][number][]; offset: number; end: number }[] = [];
  for (const line of lines) {
    const runs = line.clues.flatMap((clue) => clue.runs);
    if (line.indent <= outermost || clues.length === 0) {
      clues.push({ runs: [...runs], offset: line.offset, end: line.end });
    } else clues[clues.length - 1].runs.push(...runs.slice(0, 1000));
  }
  return clues;
}
