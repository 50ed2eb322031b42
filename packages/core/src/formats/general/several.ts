// Several puzzles in one text without names for their sides: each below its size (`5 10`) and with as many lines as that
// says, or each in two lines with a side in each. Also one puzzle in two lines below its size.
import { MAX_SIDE } from '../../model/index.js';
import type { SourceText } from '../reading/source-text.js';
import { type Candidate, isPlausible } from './candidates.js';
import type { RawClue } from './clues.js';
import { sidesOfTexts } from './side-texts.js';
import { sizeAlone, type TextLine } from './text-lines.js';

type ClueLine = Extract<TextLine, { kind: 'clues' }>;

/** The readings of every puzzle; undefined when the text is not made of such puzzles. */
export function severalCandidates(source: SourceText, lines: readonly TextLine[]): Candidate[][] | undefined {
  return sized(source, lines) ?? linesOfSides(source, lines);
}

/** Two and more puzzles, each as long as the size above it says. Text between them says something about them. */
function sized(source: SourceText, lines: readonly TextLine[]): Candidate[][] | undefined {
  const filled = lines.filter(({ kind }) => kind !== 'blank' && kind !== 'rule' && kind !== 'note');
  const puzzles: Candidate[][] = [];
  for (let at = 0; at < filled.length; ) {
    const line = filled[at];
    at += 1;
    if (line.kind === 'other' && !/\d/.test(source.text.slice(line.offset, line.end))) continue;
    const sides = sidesOf(source, line);
    if (sides === undefined) return undefined;
    const count = sides[0] + sides[1];
    const body = filled.slice(at, at + count);
    at += count;
    if (body.length < count || !body.every(isClueLine)) return undefined;
    const clues = body.flatMap((each) => each.clues);
    const readings = clues.length === count ? divisions(clues, sides, line).filter(isPlausible) : [];
    if (readings.length === 0) return undefined;
    puzzles.push(readings);
  }
  return puzzles.length > 1 ? puzzles : undefined;
}

function isClueLine(line: TextLine): line is ClueLine {
  return line.kind === 'clues' && line.named === undefined && !line.isItem;
}

function sidesOf(source: SourceText, line: TextLine): readonly [number, number] | undefined {
  if (line.kind === 'size') return line.size.sides;
  if (line.kind !== 'clues' || line.clues.length !== 1) {
    return sizeAlone(source.text.slice(line.offset, Math.min(line.end, line.offset + 60)))?.sides;
  }
  const [{ runs }] = line.clues;
  const isSize = runs.length === 2 && runs.every(({ color }) => color === undefined);
  return isSize ? [runs[0].length, runs[1].length] : undefined;
}

function divisions(
  clues: readonly RawClue[],
  sides: readonly [number, number],
  { offset, end }: TextLine,
): Candidate[] {
  return [...new Set(sides)].map((count) => ({
    rows: clues.slice(0, count),
    columns: clues.slice(count),
    isStated: false,
    meta: {},
    size: { sides: [sides[0], sides[1]] },
    span: { offset, end },
  }));
}

/** Two lines with a side each; perhaps below the size, perhaps above the solution in one line of 0 and 1. */
function linesOfSides(source: SourceText, lines: readonly TextLine[]): Candidate[][] | undefined {
  const groups = groupsOf(lines);
  if (groups.length === 0 || groups.length > 10_000) return undefined;
  const puzzles: Candidate[][] = [];
  for (const group of groups) {
    const [head] = group;
    const title = head.kind === 'other' && group.length > 2 ? titleOf(source, head) : undefined;
    const body = title === undefined ? group : group.slice(1);
    const texts = body.map(({ offset, end }) => ({
      text: source.text.slice(offset, end).trim(),
      offset,
      end,
    }));
    const sides = body.length > 2 ? sizeOfText(texts[0].text) : undefined;
    const rest = sides === undefined ? texts : texts.slice(1);
    const [rows, columns, solution] = rest;
    if (rest.length < 2 || rest.length > 3 || (rest.length === 3 && sides === undefined)) return undefined;
    const cells = sides === undefined ? 0 : sides[0] * sides[1];
    if (solution !== undefined && (solution.text.length !== cells || !/^[01]+$/.test(solution.text))) {
      return undefined;
    }
    const { offset, end } = head;
    const size = sides === undefined ? {} : { sides };
    const meta = title === undefined ? {} : { title };
    const found = sidesOfTexts(rows, columns)
      .map((both): Candidate => ({ ...both, isStated: false, meta, size, span: { offset, end } }))
      .filter((each) => isPlausible(each) && each.rows.length + each.columns.length > 2);
    const readings = solution === undefined ? found : found.flatMap((each) => solvedBy(each, solution.text));
    if (readings.length === 0) return undefined;
    puzzles.push(readings);
  }
  const isNew = puzzles.length > 1 || groups[0].length > 2;
  return isNew ? puzzles : undefined;
}

/** The reading whose rows are those of the solution, which so says what the rows are; none when it is that of another puzzle. */
function solvedBy(found: Candidate, solution: string): Candidate[] {
  const { rows, columns, size } = found;
  return [found, { ...found, rows: columns, columns: rows }]
    .filter((each) => {
      const width = each.columns.length;
      return each.rows.every(({ runs }, row) => {
        const cells = solution.slice(row * width, (row + 1) * width).match(/1+/g) ?? [];
        return cells.length === runs.length && cells.every((run, i) => run.length === runs[i].length);
      });
    })
    .slice(0, 1)
    .map((each) => ({ ...each, isStated: true, size }));
}

/** Words alone in a line. */
function titleOf(source: SourceText, { offset, end }: TextLine): string | undefined {
  const text = source.text.slice(offset, Math.min(end, offset + 200)).trim();
  return /^[#\s]*\p{L}[\p{L}\d '’.!?()&-]*$/u.test(text) ? text.replace(/^[#\s]+/, '') : undefined;
}

/** `5` or `5 10`, as long as no puzzle. */
function sizeOfText(text: string): [number, number] | undefined {
  const [, a, b = a] = /^(\d{1,4})(?:\s?[x×,\s]\s?(\d{1,4}))?$/.exec(text) ?? [];
  const sides: [number, number] = [Number(a), Number(b)];
  return a === undefined || sides.some((side) => side < 1 || side > MAX_SIDE) ? undefined : sides;
}

/** Lines without empty ones between them; rules and remarks make it something else. */
function groupsOf(lines: readonly TextLine[]): TextLine[][] {
  const groups: TextLine[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.kind === 'blank') isOpen = false;
    else {
      if (!isOpen) groups.push([]);
      groups[groups.length - 1].push(line);
      isOpen = true;
    }
  }
  return groups;
}
