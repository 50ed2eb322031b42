// Rows as CSV (RFC 4180) and back: a header, then one line per row; effort in columns of its own.
import { EFFORT_COUNTERS, type Effort } from 'crosshatch/solve';
import type { BatchRow, RowVerdict } from './row.js';

const PLAIN = [
  'id',
  'source',
  'index',
  'title',
  'width',
  'height',
  'colors',
  'verdict',
  'solutions',
  'lineSolvable',
  'grade',
  'gradeNumber',
  'milliseconds',
  'hash',
  'symmetryHash',
  'duplicateOf',
  'duplicate',
  'message',
] as const satisfies readonly (keyof BatchRow)[];

const COLUMNS: readonly string[] = [...PLAIN, ...EFFORT_COUNTERS];

export const CSV_HEADER = COLUMNS.join(',');

export function csvLine(row: BatchRow): string {
  const cells = [
    ...PLAIN.map((column) => row[column]),
    ...EFFORT_COUNTERS.map((counter) => row.effort?.[counter]),
  ];
  return cells.map((cell) => (cell === undefined ? '' : quoted(String(cell)))).join(',');
}

/** A row from its line; undefined when it is none. */
export function rowFromCsv(line: string): BatchRow | undefined {
  const cells = cellsOf(line);
  if (cells?.length !== COLUMNS.length) return undefined;
  const text = (column: string) => cells[COLUMNS.indexOf(column)] || undefined;
  const number = (column: string) => (text(column) === undefined ? undefined : Number(text(column)));
  const fields = {
    title: text('title'),
    width: number('width'),
    height: number('height'),
    colors: number('colors'),
    solutions: number('solutions'),
    lineSolvable: text('lineSolvable') === undefined ? undefined : text('lineSolvable') === 'true',
    grade: text('grade'),
    gradeNumber: number('gradeNumber'),
    effort: text('lineSolves') === undefined ? undefined : effortOf(number),
    milliseconds: number('milliseconds'),
    hash: text('hash'),
    symmetryHash: text('symmetryHash'),
    duplicateOf: number('duplicateOf'),
    duplicate: text('duplicate') as BatchRow['duplicate'],
    message: text('message'),
  };
  const told = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    id: number('id') ?? 0,
    source: text('source') ?? '',
    index: number('index') ?? 0,
    verdict: text('verdict') as RowVerdict,
    ...Object.fromEntries(told),
  };
}

function effortOf(number: (column: string) => number | undefined): Effort {
  const entries = EFFORT_COUNTERS.map((counter) => [counter, number(counter) ?? 0]);
  return Object.fromEntries(entries) as Effort;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""').replaceAll(/[\r\n]+/g, ' ')}"` : text;
}

/** The cells of one line, or undefined when a quote is left open. */
function cellsOf(line: string): string[] | undefined {
  const cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;
  for (;;) {
    const match = pattern.exec(line);
    if (match === null) return undefined;
    cells.push(match[1] === undefined ? match[2] : match[1].replaceAll('""', '"'));
    if (match[3] === '') return cells;
  }
}
