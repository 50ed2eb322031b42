// Rows as a table for people: as wide as the terminal, one line per puzzle while they come in.

import { harmless } from '@crosshatch/core/model';
import type { BatchRow } from '@crosshatch/core/report';

interface Column {
  readonly title: string;
  /** 0 = what is left of the line. */
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly text: (row: BatchRow) => string;
  /** Columns that give way on a narrow terminal: the highest first. */
  readonly dispensable?: number;
}

const COLUMNS: readonly Column[] = [
  { title: 'id', width: 5, align: 'right', text: (row) => String(row.id), dispensable: 1 },
  {
    title: 'source',
    width: 0,
    align: 'left',
    text: (row) => harmless(row.index > 1 ? `${row.source} #${row.index}` : row.source),
  },
  {
    title: 'size',
    width: 7,
    align: 'right',
    text: (row) => (row.width === undefined ? '' : `${row.width}x${row.height}`),
    dispensable: 4,
  },
  { title: 'col', width: 3, align: 'right', text: (row) => String(row.colorCount ?? ''), dispensable: 7 },
  { title: 'verdict', width: 9, align: 'left', text: (row) => row.verdict },
  {
    title: 'lines',
    width: 5,
    align: 'left',
    text: (row) => (row.lineSolvable ? 'yes' : row.lineSolvable === false ? 'no' : ''),
    dispensable: 6,
  },
  {
    title: 'grade',
    width: 13,
    align: 'left',
    text: ({ grade }) => (grade === undefined ? '' : `${grade.class.replace(/^needs-/, '')} ${grade.number}`),
    dispensable: 2,
  },
  {
    title: 'ms',
    width: 7,
    align: 'right',
    text: (row) => (row.milliseconds === undefined ? '' : row.milliseconds.toFixed(1)),
    dispensable: 5,
  },
  { title: 'copy of', width: 7, align: 'left', text: copyText, dispensable: 3 },
];

const GAP = 1;
const LEAST_SOURCE = 16;
/** Where not even that is left beside the verdict. */
const TINY_SOURCE = 8;
const MOST_SOURCE = 60;

export class TextTable {
  private readonly columns: readonly Column[];
  /** Characters for the source. */
  private readonly source: number;

  constructor(room: number) {
    const left = (columns: readonly Column[]) =>
      room - columns.reduce((sum, column) => sum + column.width, GAP * (columns.length - 1));
    let columns = COLUMNS;
    for (let rank = 7; rank > 0 && left(columns) < LEAST_SOURCE; rank--) {
      columns = columns.filter((column) => column.dispensable !== rank);
    }
    this.columns = columns;
    this.source = Math.max(TINY_SOURCE, Math.min(MOST_SOURCE, left(columns)));
  }

  header(): string {
    return this.line(this.columns.map((column) => column.title));
  }

  row(row: BatchRow): string {
    const line = this.line(this.columns.map((column) => column.text(row)));
    return row.message === undefined ? line : `${line}\n${' '.repeat(6)}${harmless(row.message)}`;
  }

  private line(cells: readonly string[]): string {
    return this.columns
      .map(({ align, width }, i) => {
        // Only a path may be cut: a number that is too long for its column is shown all the same.
        const text = width === 0 ? shortened(cells[i], this.source) : cells[i];
        return align === 'left' ? text.padEnd(width || this.source) : text.padStart(width);
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
  const characters = [...text];
  return characters.length <= width ? text : `…${characters.slice(1 - width).join('')}`;
}
