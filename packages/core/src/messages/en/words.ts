// English: the words that sentences share.
import { gathered, isOneCell, numbers } from '../phrases.js';
import { listed } from '../text.js';
import type { CellText, GroupText, LineText, RunText, SpanText, ValueText } from '../texts.js';

const NTH = ' first second third fourth fifth sixth seventh eighth ninth'.split(' ');

export function name(line: Pick<LineText, 'isRow' | 'number'>): string {
  return `${line.isRow ? 'row' : 'column'} ${line.number}`;
}

export function withClue(line: LineText): string {
  return `${name(line)} (${line.clue})`;
}

export function place(cell: CellText): string {
  return `row ${cell.row}, column ${cell.column}`;
}

/** `row 3, columns 5-6; row 4, column 2` */
export function places(of: readonly CellText[]): string {
  return gathered(of)
    .map(
      ({ rows, columns }) =>
        `${isOneCell(rows) ? 'row' : 'rows'} ${listed(numbers(rows))}, ${isOneCell(columns) ? 'column' : 'columns'} ${listed(numbers(columns))}`,
    )
    .join('; ');
}

export function cells(spans: readonly SpanText[]): string {
  return `${isOneCell(spans) ? 'cell' : 'cells'} ${listed(numbers(spans))}`;
}

export function value(state: ValueText): string {
  switch (state.kind) {
    case 'color':
      return state.color;
    case 'one-of':
      return listed([...state.colors, ...(state.orBlank ? ['blank'] : [])], 'or');
    case 'none-of':
      return state.colors.length === 1 ? `not ${state.colors[0]}` : `neither ${listed(state.colors, 'nor')}`;
    default:
      return state.kind;
  }
}

/** `cells 5-6 are filled` */
export function group(of: GroupText): string {
  return `${cells(of.spans)} ${of.count === 1 ? 'is' : 'are'} ${value(of.value)}`;
}

/** `the 4`, `the second 2`, `the red 3`, `the run of unknown length` */
export function run({ length, color, nth: which }: RunText): string {
  const nth = which === 0 ? '' : `${ordinal(which)} `;
  const colored = color === null ? '' : `${color} `;
  return `the ${nth}${colored}${length ?? 'run of unknown length'}`;
}

export function ordinal(number: number): string {
  return NTH[number] ?? `${number}th`;
}

export const names = (lines: readonly LineText[]) => lines.map(name);
