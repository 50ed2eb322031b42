// Rows as CSV (RFC 4180): a header, then one line per row; each effort counter has its own column.

import { harmless } from '@crosshatch/core/model';
import type { BatchRow, RowVerdict } from '@crosshatch/core/report';
import { EFFORT_COUNTERS, type Effort } from '@crosshatch/core/solve';

const PLAIN = [
  'id',
  'source',
  'index',
  'title',
  'width',
  'height',
  'colorCount',
  'verdict',
  'solutionCount',
  'lineSolvable',
  'grade',
  'gradeNumber',
  'gradeLength',
  'gradeDepth',
  'milliseconds',
  'hash',
  'symmetryHash',
  'inputHash',
  'options',
  'duplicateOf',
  'duplicate',
  'message',
  'warnings',
] as const;

const COLUMNS: readonly string[] = [...PLAIN, ...EFFORT_COUNTERS];

export const CSV_HEADER = COLUMNS.join(',');

export function csvLine({ grade, warnings, ...row }: BatchRow): string {
  const cells = {
    ...row,
    grade: grade?.class,
    gradeNumber: grade?.number,
    gradeLength: grade?.length,
    gradeDepth: grade?.depth,
    warnings: warnings.map(({ message }) => message).join('; '),
  };
  const values = [
    ...PLAIN.map((column) => cells[column]),
    ...EFFORT_COUNTERS.map((counter) => row.effort?.[counter]),
  ];
  return values.map((value) => (value === undefined ? '' : quoted(harmless(String(value))))).join(',');
}

/** Parses a line; undefined if it is not a row. */
export function rowFromCsv(line: string): BatchRow | undefined {
  const cells = cellsOf(line);
  if (cells?.length !== COLUMNS.length) return undefined;
  const text = (column: string) => cells[COLUMNS.indexOf(column)] || undefined;
  const number = (column: string) => (text(column) === undefined ? undefined : Number(text(column)));
  const [gradeClass, warnings] = [text('grade'), text('warnings')];
  const fields = {
    title: text('title'),
    width: number('width'),
    height: number('height'),
    colorCount: number('colorCount'),
    solutionCount: number('solutionCount'),
    lineSolvable: text('lineSolvable') === undefined ? undefined : text('lineSolvable') === 'true',
    grade:
      gradeClass === undefined
        ? undefined
        : {
            class: gradeClass,
            number: number('gradeNumber'),
            ...(text('gradeLength') === undefined ? {} : { length: number('gradeLength') }),
            ...(text('gradeDepth') === undefined ? {} : { depth: number('gradeDepth') }),
          },
    effort: text('lineSolves') === undefined ? undefined : effortOf(number),
    milliseconds: number('milliseconds'),
    hash: text('hash'),
    symmetryHash: text('symmetryHash'),
    inputHash: text('inputHash'),
    duplicateOf: number('duplicateOf'),
    duplicate: text('duplicate') as BatchRow['duplicate'],
    message: text('message'),
  };
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    id: number('id') ?? 0,
    source: text('source') ?? '',
    index: number('index') ?? 0,
    verdict: text('verdict') as RowVerdict,
    // The field is empty if all options are off.
    options: text('options') ?? '',
    warnings: warnings === undefined ? [] : [{ message: warnings }],
    ...Object.fromEntries(known),
  };
}

function effortOf(number: (column: string) => number | undefined): Effort {
  const entries = EFFORT_COUNTERS.map((counter) => [counter, number(counter) ?? 0]);
  return Object.fromEntries(entries) as Effort;
}

/** A cell, in quotes if its content requires them. */
export function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""').replaceAll(/[\r\n]+/g, ' ')}"` : text;
}

/** The cells of one line; undefined if a quote is not closed. */
function cellsOf(line: string): string[] | undefined {
  const cells: string[] = [];
  for (let at = 0; ; at += 1) {
    const end = line[at] === '"' ? quotedEnd(line, at) : plainEnd(line, at);
    if (end === undefined || (end < line.length && line[end] !== ',')) return undefined;
    cells.push(line[at] === '"' ? line.slice(at + 1, end - 1).replaceAll('""', '"') : line.slice(at, end));
    if (end === line.length) return cells;
    at = end;
  }
}

/** The end of an unquoted cell; undefined if it contains a quote. */
function plainEnd(line: string, from: number): number | undefined {
  const comma = line.indexOf(',', from);
  const end = comma < 0 ? line.length : comma;
  return line.slice(from, end).includes('"') ? undefined : end;
}

/** The end of a quoted cell, after the closing quote. A doubled quote does not close it. */
function quotedEnd(line: string, from: number): number | undefined {
  for (let quote = line.indexOf('"', from + 1); quote >= 0; quote = line.indexOf('"', quote + 2)) {
    if (line[quote + 1] !== '"') return quote + 1;
  }
  return undefined;
}
