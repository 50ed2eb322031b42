// From a body to puzzles, as the command reads a file.
import { formatById, type ParseOptions, parse } from '@crosshatch/core/formats';
import { copyGrid, type Grid, type Puzzle, type Size, unknownGrid } from '@crosshatch/core/model';
import { parseDrawing } from '@crosshatch/core/render';
import { chooseReading, type SourcedPuzzle } from '@crosshatch/core/report';
import { Problem } from '../problems.js';
import type { ReadingOptions } from '../requests.js';
import type { Source } from './protocol.js';

export interface ReadBounds {
  readonly deadline: () => boolean;
  readonly cells: number;
  readonly puzzles?: number;
}

/** All puzzles of a body; throws a Problem with every fault. */
export function readPuzzles(
  { name, content }: Source,
  options: Omit<ReadingOptions, 'index'>,
  { deadline, cells, puzzles = 10_000 }: ReadBounds,
): SourcedPuzzle[] {
  const isNamed = name !== '-';
  const parsing: ParseOptions = {
    ...readingOptions(options),
    ...(isNamed ? { name } : {}),
    deadline,
    limits: { bytes: 64 * 2 ** 20, puzzles },
  };
  const read = chooseReading(parse(content, parsing));
  if (!read.ok) {
    const [first] = read.faults;
    const place =
      'line' in first && read.stopped === undefined ? ` (line ${first.line}, column ${first.column})` : '';
    throw new Problem('unreadable-puzzle', { detail: `${first.message}${place}`, faults: read.faults });
  }
  for (const { puzzle } of read.documents) requireCells(puzzle, cells);
  return read.documents.map((document, index) => ({ document, index, read: { ...read, source: name } }));
}

function requireCells(size: Size, most: number): void {
  const detail = tooManyCells(size, most);
  if (detail !== undefined) throw new Problem('puzzle-too-large', { detail });
}

/** The sentence about a puzzle that is larger than a server takes. */
export function tooManyCells({ width, height }: Size, most: number): string | undefined {
  if (width * height <= most) return undefined;
  return `The puzzle has ${width}x${height} cells; this server takes at most ${most} in all.`;
}

function readingOptions({ from, columnsFirst, rowsFirst, transpose }: ReadingOptions): ParseOptions {
  if (columnsFirst && rowsFirst) {
    throw new Problem('invalid-request', {
      detail: 'columnsFirst and rowsFirst contradict each other; give one of them.',
    });
  }
  if (from !== undefined && formatById(from)?.parse === undefined) {
    throw new Problem('invalid-request', { detail: unknownFormat('from', from) });
  }
  const order = columnsFirst ? 'columns-first' : rowsFirst ? 'rows-first' : undefined;
  return {
    ...(from === undefined ? {} : { from }),
    ...(order === undefined ? {} : { orientation: order }),
    ...(transpose === undefined ? {} : { transpose }),
  };
}

export function unknownFormat(option: string, id: string): string {
  return `${option} is "${id}", which is not a format that can be used here; GET /api/v1/formats lists them.`;
}

export function severalPuzzles(count: number): Problem {
  return new Problem('several-puzzles', {
    detail:
      `The body holds ${count} puzzles; choose one with index=1 to ${count}, ask for ` +
      'application/x-ndjson to get an object for each, or use /api/v1/batch.',
  });
}

/** The one puzzle that a request is about. */
export function onePuzzle(items: readonly SourcedPuzzle[], index: number | undefined): SourcedPuzzle {
  if (index === undefined) {
    if (items.length === 1) return items[0];
    throw severalPuzzles(items.length);
  }
  if (index <= items.length) return items[index - 1];
  throw new Problem('invalid-request', {
    detail: `index is ${index}; the body holds ${items.length} ${items.length === 1 ? 'puzzle' : 'puzzles'}.`,
  });
}

/** The grid that a player has so far. */
export function playerGrid({ document }: SourcedPuzzle, state: string | readonly string[] | undefined): Grid {
  const { puzzle, saved } = document;
  const start = state === undefined ? saved?.at(-1) : drawn(puzzle, state);
  const grid = copyGrid(start ?? unknownGrid(puzzle, puzzle.palette));
  if (grid.width !== puzzle.width || grid.height !== puzzle.height) {
    const sizes = `${grid.width}x${grid.height}, but the puzzle is ${puzzle.width}x${puzzle.height}`;
    throw new Problem('not-possible', { detail: `state is ${sizes}; draw one character for every cell.` });
  }
  return grid;
}

function drawn({ palette }: Puzzle, state: string | readonly string[]): Grid {
  const rows = typeof state === 'string' ? state.trim().replaceAll('/', '\n') : state.join('\n');
  try {
    return parseDrawing(rows, palette);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem('not-possible', { detail: `state is not a grid. ${why}` });
  }
}
