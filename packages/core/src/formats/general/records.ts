// Sheets without a grid: a puzzle per line below a line of names (`name,rows,cols`), or a clue per line that
// begins with its side (`row,0,2 1`).
import { MAX_SIDE } from '../../model/index.js';
import { type MetadataFields, metadata } from '../reading/reading.js';
import { type Candidate, isPlausible } from './candidates.js';
import { type RawClue, runsOfText } from './clues.js';
import { headingSide, metaOf, prefixSide, type SideName, sizeOf } from './names.js';
import { sidesOfTexts } from './side-texts.js';
import type { StatedSize } from './stated-size.js';

export interface Cell {
  readonly text: string;
  readonly offset: number;
  readonly end: number;
}

type Sheet = readonly (readonly Cell[])[];

/** The readings of the puzzle in each line; undefined when there is no line of names or a line is no puzzle. */
export function recordCandidates([head = [], ...lines]: Sheet): Candidate[][] | undefined {
  const names = head.map(({ text }) => headingSide(text));
  const [row, column] = (['rows', 'columns'] as const).map((side) => sideColumn(head, side));
  if (row === undefined || column === undefined || lines.length === 0) return undefined;
  const isStated = names[row]?.isSure === true && names[column]?.isSure === true;
  const candidates: Candidate[][] = [];
  for (const line of lines) {
    if (line.length !== head.length) return undefined;
    const fields = fieldsOf(head, line, [row, column]);
    const span = { offset: line[0].offset, end: line[line.length - 1].end };
    const found = sidesOfTexts(line[row], line[column])
      .map((sides): Candidate => ({ ...sides, isStated, ...fields, span }))
      .filter(isPlausible);
    if (found.length === 0) return undefined;
    candidates.push(found);
  }
  return candidates;
}

/** The only column with the clues of a side: `rows` beside `row_clues` is how many there are. */
function sideColumn(head: readonly Cell[], side: SideName): number | undefined {
  const all = head.flatMap(({ text }, i) => (headingSide(text)?.side === side ? [i] : []));
  const clues = all.length > 1 ? all.filter((i) => sizeOf(head[i].text) === undefined) : all;
  return clues.length === 1 ? clues[0] : undefined;
}

function fieldsOf(head: readonly Cell[], line: readonly Cell[], used: readonly number[]) {
  const fields: MetadataFields = {};
  const size: { -readonly [K in keyof StatedSize]: StatedSize[K] } = {};
  for (const [i, { text }] of head.entries()) {
    if (used.includes(i)) continue;
    const field = metaOf(text);
    if (field !== undefined) fields[field] ??= line[i].text.slice(0, 500);
    const part = sizeOf(text);
    if ((part === 'width' || part === 'height') && /^\d{1,4}$/.test(line[i].text)) {
      size[part] = Number(line[i].text);
    }
  }
  return { meta: metadata(fields), size };
}

/** One clue per line, after its side and perhaps its index; every reading that the lines allow. */
export function sidedCandidates(sheet: Sheet): Candidate[] {
  const isHead = prefixSide(sheet[0]?.[0]?.text ?? '') === undefined;
  const lines = isHead ? sheet.slice(1) : sheet;
  if (lines.length < 2 || lines.length > 2 * MAX_SIDE) return [];
  const named = lines.map(([first]) => prefixSide(first.text));
  if (named.some((side) => side === undefined)) return [];
  const side = (wanted: SideName) => lines.filter((_, i) => named[i]?.side === wanted);
  const isStated = named.every((one) => one?.isSure);
  const { offset, end } = lines[0][0];
  return [1, 2].flatMap((from) => {
    const sides = [side('rows'), side('columns')].map((each) => cluesFrom(each, from));
    const [rows, columns] = sides;
    if (rows === undefined || columns === undefined) return [];
    return [{ rows, columns, isStated, meta: {}, size: {}, span: { offset, end } }];
  });
}

/** The clues in the cells from one on; what stands between the side and them must be the index of the line. */
function cluesFrom(lines: Sheet, from: number): RawClue[] | undefined {
  if (lines.length === 0) return undefined;
  const first = Number(lines[0][1]?.text);
  if (from > 1 && first !== 0 && first !== 1) return undefined;
  const clues: RawClue[] = [];
  for (const [i, line] of lines.entries()) {
    if (from > 1 && line[1]?.text !== String(first + i)) return undefined;
    const cells = line.slice(from);
    const runs = cells.map((cell) => runsOfText(cell.text, cell));
    if (cells.length === 0 || runs.some((each) => each === undefined)) return undefined;
    const { offset, end } = line[0];
    clues.push({ runs: runs.flatMap((each) => each ?? []), offset, end });
  }
  return clues;
}
