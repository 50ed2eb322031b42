// Tables in plain text, with two spaces between columns and as many columns as fit.
import { textWidth } from '../terminal/text-width.js';

type Row = readonly string[];

/** If the table is too wide, the `dispensable` columns are omitted in this order. */
export function textTable(
  head: Row,
  rows: readonly Row[],
  room = Infinity,
  dispensable: readonly string[] = [],
): string {
  let shown = head;
  const pick = (row: Row) => row.filter((_, i) => shown.includes(head[i]));
  for (const title of dispensable) {
    if (widthOf(shown, rows.map(pick)) <= room) break;
    shown = shown.filter((other) => other !== title);
  }
  return tableText(shown, rows.map(pick));
}

function widthsOf(head: Row, rows: readonly Row[]): number[] {
  return head.map((title, i) =>
    rows.reduce((most, row) => Math.max(most, textWidth(row[i])), textWidth(title)),
  );
}

function widthOf(head: Row, rows: readonly Row[]): number {
  return widthsOf(head, rows).reduce((sum, width) => sum + width + 2, -2);
}

function tableText(head: Row, rows: readonly Row[]): string {
  const widths = widthsOf(head, rows);
  const line = (cells: Row) =>
    cells
      .map((cell, i) => cell + ' '.repeat(widths[i] - textWidth(cell)))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
