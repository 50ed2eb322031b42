// Rows as a table for people: as wide as the terminal, one line per puzzle while they come in.
import type { BatchRow } from './row.js';

interface Column {
  readonly title: string;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly text: (row: BatchRow) => string;
}

const COLUMNS: readonly Column[] = [
  { title: 'id', width: 6, align: 'right', text: (row) => String(row.id) },
  {
    title: 'source',
    width: 0,
    align: 'left',
    text: (row) => (row.index > 1 ? `${row.source} #${row.index}` : row.source),
  },
  {
    title: 'size',
    width: 9,
    align: 'right',
    text: (row) => (row.width === undefined ? '' : `${row.width}x${row.height}`),
  },
  { title: 'col', width: 3, align: 'right', text: (row) => String(row.colors ?? '') },
  { title: 'verdict', width: 9, align: 'left', text: (row) => row.verdict },
  {
    title: 'lines',
    width: 5,
    align: 'left',
    text: (row) => (row.lineSolvable ? 'yes' : row.lineSolvable === false ? 'no' : ''),
  },
  {
    title: 'grade',
    width: 18,
    align: 'left',
    text: (row) => (row.grade === undefined ? '' : `${row.grade} ${row.gradeNumber}`),
  },
  {
    title: 'ms',
    width: 8,
    align: 'right',
    text: (row) => (row.milliseconds === undefined ? '' : row.milliseconds.toFixed(1)),
  },
  { title: 'copy of', width: 9, align: 'left', text: copyText },
];

const GAP = 1;
const LEAST_SOURCE = 16;

export class TextTable {
  private readonly widths: readonly number[];

  constructor(room: number) {
    const fixed = COLUMNS.reduce((sum, column) => sum + column.width + GAP, 0);
    const source = Math.max(LEAST_SOURCE, Math.min(60, room - fixed));
    this.widths = COLUMNS.map((column) => (column.width === 0 ? source : column.width));
  }

  header(): string {
    return this.line(COLUMNS.map((column) => column.title));
  }

  row(row: BatchRow): string {
    const line = this.line(COLUMNS.map((column) => column.text(row)));
    return row.message === undefined ? line : `${line}\n${' '.repeat(7)}${row.message}`;
  }

  private line(cells: readonly string[]): string {
    return COLUMNS.map(({ align }, i) => {
      const width = this.widths[i];
      const text = shortened(cells[i], width);
      return align === 'left' ? text.padEnd(width) : text.padStart(width);
    })
      .join(' '.repeat(GAP))
      .trimEnd();
  }
}

function copyText({ duplicateOf, duplicate }: BatchRow): string {
  if (duplicateOf === undefined) return '';
  return duplicate === 'exact' ? String(duplicateOf) : `~${duplicateOf}`;
}

/** The end of a path says more than its beginning. */
function shortened(text: string, width: number): string {
  return text.length <= width ? text : `…${text.slice(1 - width)}`;
}
