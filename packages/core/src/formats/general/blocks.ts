// Lines of numbers without names: two blocks, or one that its size or its sums divide. Every way of reading them
// is a candidate; which of these can be a puzzle is for others to say. Which side comes first is not known.
import { MAX_SIDE } from '../../model/index.js';
import { possibleWidths } from '../reading/column-split.js';
import type { Span } from '../reading/draft.js';
import type { SourceText } from '../reading/source-text.js';
import type { Candidate } from './candidates.js';
import type { RawClue, RawRun } from './clues.js';
import type { StatedSize } from './stated-size.js';
import { sideOfText, sizeAlone, type TextLine } from './text-lines.js';

interface NumberBlock {
  readonly lines: readonly ClueLine[];
  readonly clues: readonly RawClue[];
}

type ClueLine = Extract<TextLine, { kind: 'clues' }>;

export function blockCandidates(source: SourceText, lines: readonly TextLine[]): Candidate[] {
  let stated: StatedSize = {};
  for (const line of lines) if (line.kind === 'size') stated = { ...stated, ...line.size };
  const head = lines.find((line) => line.kind !== 'blank');
  const alone =
    head === undefined
      ? undefined
      : sizeAlone(source.text.slice(head.offset, Math.min(head.end, head.offset + 60)));
  const used = alone === undefined ? lines : lines.filter((line) => line !== head);
  const size = alone ?? stated;
  const body = withoutEnding(source, withoutTitle(source, used));
  const others = body.filter((line) => line.kind === 'other');
  // A word between the sides: `2 1`, `SEPARATOR`, `1 1`. Below a title it is that of another puzzle.
  if (others.length > 1 || (others.length === 1 && !isDivider(source, others[0], body, used))) return [];
  const blocks = regrouped(body);
  const candidates = allCandidates(source, blocks, size);
  const isSized = size.sides !== undefined || size.width !== undefined;
  const header = isSized ? undefined : headerOf(blocks);
  if (header !== undefined) {
    const { rest, sides } = header;
    const further = allCandidates(source, rest, { sides });
    // A first line that is nearly the size is the size: as a clue it would only fit by chance.
    return isHeaded(rest, sides) ? further : [...candidates, ...further];
  }
  return candidates;
}

function allCandidates(source: SourceText, blocks: readonly NumberBlock[], size: StatedSize): Candidate[] {
  const counted = uncounted(blocks);
  return [
    ...pairCandidates(source, blocks, size),
    ...streamCandidates(source, blocks, size),
    ...(counted === undefined ? [] : pairCandidates(source, counted, size)),
  ];
}

/** A title above all numbers is not part of the puzzle. */
function withoutTitle(source: SourceText, lines: readonly TextLine[]): readonly TextLine[] {
  const first = lines.findIndex(({ kind }) => kind !== 'blank' && kind !== 'note' && kind !== 'rule');
  const line = lines[first];
  if (line?.kind !== 'other' || line.end - line.offset > 200) return lines;
  const text = source.text.slice(line.offset, line.end);
  const [name] = text.split(':', 1);
  const isTitle = /\p{L}{2}/u.test(name) && !/[;,|/\t=]/.test(text);
  return isTitle ? lines.slice(first + 1) : lines;
}

/** A remark below all numbers is not part of the puzzle; below a list without a size it may be a damaged clue. */
function withoutEnding(source: SourceText, lines: readonly TextLine[]): readonly TextLine[] {
  let end = lines.length;
  while (end > 0 && (lines[end - 1].kind === 'blank' || isRemark(source, lines[end - 1]))) end -= 1;
  return lines.slice(0, end);
}

function isRemark(source: SourceText, { kind, offset, end }: TextLine): boolean {
  if (kind !== 'other' || end - offset >= 200) return false;
  const text = source.text.slice(offset, end);
  return /^[^\d,;|/\t=]*$/.test(text) && /\p{L}{2}/u.test(text);
}

function isDivider(
  source: SourceText,
  line: TextLine,
  body: readonly TextLine[],
  all: readonly TextLine[],
): boolean {
  const isUntitled = body[0] === all[0];
  return isUntitled && isRemark(source, line) && body[0].kind === 'clues';
}

/**
 * The blocks of numbers. Where both empty lines and rules divide them, one kind may be a guide for the eye: the kind that
 * divides the lines in two is that between the sides.
 */
function regrouped(lines: readonly TextLine[]): NumberBlock[] {
  const blocks = numberBlocks(lines);
  if (blocks.length <= 2) return blocks;
  for (const guide of ['rule', 'blank']) {
    const some = numberBlocks(lines.filter(({ kind }) => kind !== guide));
    if (some.length === 2) return some;
  }
  return blocks;
}

/** The same blocks where every line begins with how many runs it has; undefined where one does not. */
function uncounted(blocks: readonly NumberBlock[]): NumberBlock[] | undefined {
  const isCounted = blocks.every(({ lines }) =>
    lines.every(({ clues }) => clues.length === 1 && isCount(clues[0].runs)),
  );
  if (!isCounted || blocks.length === 0) return undefined;
  const strip = (clue: RawClue): RawClue => ({ ...clue, runs: clue.runs.slice(1) });
  return blocks.map(({ lines, clues }) => ({
    lines: lines.map((line) => ({ ...line, clues: line.clues.map(strip) })),
    clues: clues.map(strip),
  }));
}

/** `2 4 1`: two runs, 4 and 1. A blank line is `0`, which leaves no runs at all. */
function isCount(runs: readonly RawRun[]): boolean {
  return runs.length === 0 || runs[0].length === runs.length - 1;
}

/** Runs of lines with clues; empty lines and rules divide them. */
function numberBlocks(lines: readonly TextLine[]): NumberBlock[] {
  const blocks: { lines: ClueLine[]; clues: RawClue[] }[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.kind !== 'clues') {
      isOpen = false;
      continue;
    }
    if (!isOpen) blocks.push({ lines: [], clues: [] });
    const block = blocks[blocks.length - 1];
    block.lines.push(line);
    for (const clue of line.clues) block.clues.push(clue);
    isOpen = true;
  }
  return blocks;
}

/** The size in the first line (`5 10`) or the first two (`5`, `10`). */
function headerOf(
  blocks: readonly NumberBlock[],
): { rest: NumberBlock[]; sides: [number, number] } | undefined {
  const [block, ...others] = blocks;
  if (block === undefined || block.clues.length !== block.lines.length) return undefined;
  const [first, second] = block.clues.map(({ runs }) => runs.map(({ length }) => length));
  const lengths =
    first?.length === 2 ? first : first?.length === 1 && second?.length === 1 ? [first[0], second[0]] : [];
  if (lengths.length !== 2) return undefined;
  const taken = first.length === 2 ? 1 : 2;
  const left = { lines: block.lines.slice(taken), clues: block.clues.slice(taken) };
  const rest = left.lines.length === 0 ? others : [left, ...others];
  return { rest, sides: [lengths[0], lengths[1]] };
}

/** Whether nearly as many clues are there as the size says; of two blocks at least one has to be as long as a side. */
function isHeaded(blocks: readonly NumberBlock[], [a, b]: readonly [number, number]): boolean {
  const count = blocks.reduce((sum, { clues }) => sum + clues.length, 0);
  const isSide = blocks.length !== 2 || blocks.some(({ clues: { length } }) => length === a || length === b);
  return isSide && Math.abs(count - a - b) <= 2;
}

function candidate(
  first: readonly RawClue[],
  second: readonly RawClue[],
  size: StatedSize,
  span: Span,
): Candidate {
  const { offset, end } = span;
  return { rows: first, columns: second, isStated: false, meta: {}, size, span: { offset, end } };
}

function pairCandidates(source: SourceText, blocks: readonly NumberBlock[], size: StatedSize): Candidate[] {
  if (blocks.length === 2) {
    const [first, second] = blocks;
    const [above, below] = [stacked(source, first), stacked(source, second)];
    const span = first.lines[0];
    return [
      candidate(first.clues, second.clues, size, span),
      // Clues that stand above each other are those of columns.
      ...(above === undefined ? [] : [candidate(second.clues, above, size, span)]),
      ...(below === undefined ? [] : [candidate(first.clues, below, size, span)]),
    ];
  }
  const [only] = blocks;
  if (blocks.length !== 1) return [];
  const [span] = only.lines;
  const { clues, lines } = only;
  // Two lines that hold a whole side each.
  if (lines.length === 2) {
    const [first, second] = lines.map((line) =>
      sideOfText(source.text.slice(line.offset, line.end).trim(), line),
    );
    if (first !== undefined && second !== undefined && first.length > 1 && second.length > 1) {
      return [candidate(first, second, size, span)];
    }
  }
  const { sides, width, height } = size;
  const known = sides ?? (width !== undefined && height !== undefined ? [height, width] : undefined);
  if (known !== undefined) {
    if (clues.length !== known[0] + known[1]) return [];
    return [...new Set(known)].map((count) =>
      candidate(clues.slice(0, count), clues.slice(count), size, span),
    );
  }
  if (lines.length < 2 || clues.length < 2 || clues.length > 2 * MAX_SIDE) return [];
  const splits = possibleWidths(
    clues.map(({ runs }) => {
      const total = runs.reduce((sum, run) => sum + run.length, 0);
      return { total, cells: total + Math.max(0, runs.length - 1) };
    }),
  );
  // The first line may say how many lines the first side has.
  const [lead] = clues[0].runs.length === 1 ? [clues[0].runs[0].length] : [0];
  const led =
    lead > 0 && lead < clues.length - 1
      ? [candidate(clues.slice(1, lead + 1), clues.slice(lead + 1), size, span)]
      : [];
  // So may the line between the sides: `2`, two clues, `3`, three clues.
  const next = clues[lead + 1]?.runs;
  if (led.length > 0 && next?.length === 1 && next[0].length === clues.length - lead - 2) {
    led.push(candidate(clues.slice(1, lead + 1), clues.slice(lead + 2), size, span));
  }
  return [...led, ...splits.map((count) => candidate(clues.slice(0, count), clues.slice(count), size, span))];
}

/** A stream of numbers in which every clue ends with a 0, several of them in a line. */
function streamCandidates(
  source: SourceText,
  blocks: readonly NumberBlock[],
  { sides }: StatedSize,
): Candidate[] {
  if (sides === undefined || blocks.length === 0) return [];
  const clues: RawClue[] = [];
  let runs: RawRun[] = [];
  for (const { offset, end } of blocks.flatMap(({ lines }) => lines)) {
    for (const field of fieldsOf(source.text.slice(offset, end))) {
      if (!/^\d{1,4}$/.test(field)) return [];
      if (Number(field) > 0) runs.push({ length: Number(field), offset, end });
      else {
        clues.push({ runs, offset, end });
        runs = [];
      }
      if (clues.length > 2 * MAX_SIDE || runs.length > MAX_SIDE) return [];
    }
  }
  if (runs.length > 0 || clues.length !== sides[0] + sides[1]) return [];
  const [span] = blocks[0].lines;
  return [...new Set(sides)].map((count) =>
    candidate(clues.slice(0, count), clues.slice(count), { sides }, span),
  );
}

/** The clues of columns written above each other: every line has a number, a 0 or nothing for each column. */
function stacked(source: SourceText, { lines }: NumberBlock): RawClue[] | undefined {
  const rows = lines.map(({ offset, end }) => fieldsOf(source.text.slice(offset, end)));
  const width = rows[0].length;
  if (width < 2 || width > MAX_SIDE || rows.some((row) => row.length !== width)) return undefined;
  const clues: RawClue[] = [];
  for (let column = 0; column < width; column++) {
    const runs: RawRun[] = [];
    for (let i = 0; i < rows.length; i++) {
      const field = rows[i][column];
      if (!/^\d{0,4}$/.test(field)) return undefined;
      const { offset, end } = lines[i];
      if (Number(field) > 0) runs.push({ length: Number(field), offset, end });
    }
    clues.push({ runs, offset: lines[0].offset, end: lines[0].end });
  }
  return clues;
}

function fieldsOf(line: string): string[] {
  const divider = ['\t', ';', ','].find((one) => line.includes(one));
  const fields = divider === undefined ? line.trim().split(/\s+/) : line.split(divider);
  return fields.map((field) => field.trim());
}
