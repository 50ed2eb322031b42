// Pieces that most languages put together in the same way.
import type { CellText, CellValueText, DeductionText, GroupText, SpanText, ValueText } from './texts.js';

/** `1-3, 5` as single words. */
export function numbers(spans: readonly SpanText[]): string[] {
  return spans.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`));
}

export function isOneCell(spans: readonly SpanText[]): boolean {
  return spans.length === 1 && spans[0].from === spans[0].to;
}

/** The cells that a deduction settles, whatever to; spans that touch are one. */
export function settledSpans(step: DeductionText): SpanText[] {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of step.groups.flatMap(({ spans }) => spans).sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last.to + 1) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/** Where a block touches or nears a wall, and how far its run reaches: for the techniques at walls. */
export interface WallText {
  /** Whether it is the wall before the block (left or top); else the one behind it. */
  readonly isFirst: boolean;
  readonly touches: boolean;
  /** The last cell (or the first, at the wall behind) that the run is known to cover. */
  readonly reach: number;
}

/** Pre: the deduction is about one block and one run of known length, and settles cells on one side of it. */
export function wallOf(step: DeductionText): WallText {
  const settled = settledSpans(step);
  const [block] = step.about;
  const length = step.runs[0].length ?? 1;
  const [first, last] = [settled[0].from, settled[settled.length - 1].to];
  const isFirst = last > block.to;
  // The settled cells may end before the run does, where the rest of it is filled already.
  if (isFirst) {
    return { isFirst, touches: block.from === 1 || last - length + 1 === block.from, reach: last };
  }
  return { isFirst, touches: block.to === step.line.size || first + length - 1 === block.to, reach: first };
}

/** How far a run reaches: the last cell where it can end, or the first where it can start. */
export interface ReachText {
  readonly ends: boolean;
  readonly cell: number;
}

/** How far each run of a deduction reaches. Pre: its rooms begin or end at the end of the line. */
export function reaches(step: DeductionText): ReachText[] {
  return step.rooms.map(({ from, to }) =>
    to < step.line.size ? { ends: true, cell: to } : { ends: false, cell: from },
  );
}

/** Whether a deduction is about a gap of which it settles cells, not about a block elsewhere. */
export function isAboutGap(step: DeductionText): boolean {
  const [{ from }] = settledSpans(step);
  return step.about.some((span) => span.from <= from && from <= span.to);
}

/** What to do with cells, then what else is known of them: `make cell 3 red; cell 4 is not blue`. */
export function actionsFirst(
  groups: readonly GroupText[],
  isAction: (group: GroupText) => boolean,
  written: (groups: readonly GroupText[]) => string,
  semicolon = '; ',
): string {
  const parts = [groups.filter(isAction), groups.filter((group) => !isAction(group))];
  return parts
    .filter((part) => part.length > 0)
    .map(written)
    .join(semicolon);
}

/** Cells that a deduction settles. */
export function settledCount(step: DeductionText): number {
  return step.groups.reduce((sum, { count }) => sum + count, 0);
}

/** The lines of an argument as names, each once; of many only the first, and how many more there are. */
export function firstNames(
  step: DeductionText,
  nameOf: (line: DeductionText['line']) => string,
): { readonly names: readonly string[]; readonly more: number } {
  const lines = step.branches.flatMap(({ links }) => links.map(({ line }) => nameOf(line)));
  const names = [...new Set(lines)];
  const shown = names.length > MOST_NAMED ? MOST_NAMED - 1 : names.length;
  return { names: names.slice(0, shown), more: names.length - shown };
}

const MOST_NAMED = 5;

/** Cells of one row or one column: every column of `columns` in every row of `rows`. */
export interface CellsInLine {
  readonly rows: readonly SpanText[];
  readonly columns: readonly SpanText[];
}

/** Cells gathered by row or by column, whichever takes fewer groups. */
export function gathered(cells: readonly CellText[]): CellsInLine[] {
  const byRow = spansBy(cells, 'row', 'column');
  const byColumn = spansBy(cells, 'column', 'row');
  const one = (number: number): SpanText[] => [{ from: number, to: number }];
  return byColumn.size < byRow.size
    ? Array.from(byColumn, ([column, rows]) => ({ rows, columns: one(column) }))
    : Array.from(byRow, ([row, columns]) => ({ rows: one(row), columns }));
}

function spansBy(
  cells: readonly CellText[],
  line: keyof CellText,
  across: keyof CellText,
): Map<number, SpanText[]> {
  const lines = new Map<number, { from: number; to: number }[]>();
  for (const cell of [...cells].sort((a, b) => a[line] - b[line] || a[across] - b[across])) {
    const position = cell[across];
    const spans = lines.get(cell[line]) ?? [];
    lines.set(cell[line], spans);
    const last = spans.at(-1);
    if (last !== undefined && last.to === position - 1) last.to = position;
    else if (last?.to !== position) spans.push({ from: position, to: position });
  }
  return lines;
}

/** Cells gathered by what is said of them. */
export function byValue(
  facts: readonly CellValueText[],
): { readonly value: ValueText; readonly cells: readonly CellText[] }[] {
  const groups = new Map<string, { value: ValueText; cells: CellText[] }>();
  for (const { cell, value } of facts) {
    const key = JSON.stringify(value);
    const group = groups.get(key) ?? { value, cells: [] };
    group.cells.push(cell);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The length of the block that would arise if the cell between or beside the blocks were filled. */
export function joinedLength(step: DeductionText): number {
  return step.about.reduce((sum, { from, to }) => sum + to - from + 1, 1);
}

/** What a language calls colours, by their English names: `red rot` or, with two genders, `red rojo roja`. */
export function colorTable(text: string): ReadonlyMap<string, readonly [string, string]> {
  return new Map(
    text.split(',').map((entry) => {
      const [english, masculine, feminine = masculine] = entry.trim().split(' ');
      return [english, [masculine, feminine]];
    }),
  );
}

/** The forms of a colour, also of `dark red` and `light red`; undefined for names that are not known. */
export function known(
  colors: ReadonlyMap<string, readonly [string, string]>,
  name: string,
  shades: { readonly dark: (form: string) => string; readonly light: (form: string) => string },
): readonly [string, string] | undefined {
  const [first, ...rest] = name.toLowerCase().split(' ');
  if (first !== 'dark' && first !== 'light') return colors.get(name.toLowerCase());
  const forms = colors.get(rest.join(' '));
  // A shade does not agree with anything: `brun foncé` is masculine whatever it belongs to.
  return forms === undefined ? undefined : [shades[first](forms[0]), shades[first](forms[0])];
}
