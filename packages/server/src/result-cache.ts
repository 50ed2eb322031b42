// Results by canonical hash: the same clues in another format, turned or mirrored, are answered from one entry. The
// grids, cells and lines of the stored result are turned to fit the puzzle that was asked about.
import {
  lineCount,
  lineName,
  type Puzzle,
  puzzleHash,
  SYMMETRIES,
  symmetryHash,
  transformGrid,
  transformPuzzle,
} from '@crosshatch/core/model';
import { identityJson, type ResultJson, type SourcedPuzzle, warningsOf } from '@crosshatch/core/report';
import { ByteCache } from './cache.js';
import type { OperationName, OptionsOf } from './requests.js';

/** What is stored: a result, and the puzzle as it stood when it was found. */
interface Stored {
  readonly puzzle: Puzzle;
  readonly result: ResultJson;
}

/** Operations whose result follows from the clues alone and can be turned. */
const TURNABLE: readonly OperationName[] = ['solve', 'count', 'grade'];

export class ResultCache {
  private readonly entries: ByteCache<Stored>;

  constructor(bytes: number) {
    this.entries = new ByteCache(bytes);
  }

  get hits(): number {
    return this.entries.hits;
  }

  get size(): number {
    return this.entries.size;
  }

  /** Undefined when the result of this operation depends on more than the clues. */
  keyOf(
    operation: OperationName,
    options: OptionsOf<OperationName>,
    item: SourcedPuzzle,
  ): string | undefined {
    const { puzzle, given } = item.document;
    if (!TURNABLE.includes(operation) || given !== undefined) return undefined;
    const {
      max = 0,
      all = false,
      steps = false,
      certificate = false,
    } = options as Partial<OptionsOf<'solve'>>;
    if (all || steps || certificate) return undefined;
    return `${operation} ${max} ${symmetryHash(puzzle)}`;
  }

  get(key: string, item: SourcedPuzzle): ResultJson | undefined {
    const stored = this.entries.get(key);
    if (stored === undefined || !hasSameSymbols(stored.puzzle, item.document.puzzle)) return undefined;
    const turned = turnedResult(stored, item.document.puzzle);
    if (turned === undefined) return undefined;
    return { ...turned, ...identityJson(item), warnings: warningsOf(item) };
  }

  set(key: string, item: SourcedPuzzle, result: ResultJson): void {
    if (result.verdict === 'undecided') return;
    // What the object says of the source belongs to the request, and is added for each.
    const { source, index, format, orientation, title, colors, ...rest } = result;
    const { puzzle } = item.document;
    this.entries.set(key, { puzzle, result: rest as ResultJson }, 200 + 3 * JSON.stringify(rest).length);
  }
}

/** Rows of coloured puzzles are written in the symbols of their palette. */
function hasSameSymbols(a: Puzzle, b: Puzzle): boolean {
  const symbols = ({ palette }: Puzzle) => palette.colors.map(({ symbol }) => symbol).join();
  return symbols(a) === symbols(b);
}

function turnedResult({ puzzle: from, result }: Stored, to: Puzzle): ResultJson | undefined {
  const hash = puzzleHash(to);
  if (puzzleHash(from) === hash) return result;
  const symmetry = SYMMETRIES.find((candidate) => puzzleHash(transformPuzzle(from, candidate)) === hash);
  if (symmetry === undefined) return undefined;
  const { width, height } = from;
  const cells = Uint32Array.from({ length: width * height }, (_, cell) => cell);
  /** For every cell of the puzzle asked about: the cell of the stored one that comes to lie there. */
  const origin = transformGrid({ width, height, cells }, symmetry).cells;
  const target = new Map(Array.from(origin, (cell, at) => [cell, at]));
  const rows = (grid: unknown) => turnedRows(grid as readonly string[], origin, from, to);
  const place = ({ row, column }: { row: number; column: number }) => {
    const at = target.get((row - 1) * width + column - 1) ?? 0;
    return { row: Math.floor(at / to.width) + 1, column: (at % to.width) + 1 };
  };
  return {
    ...result,
    ...('solutions' in result ? { solutions: (result.solutions as unknown[]).map(rows) } : {}),
    ...('partial' in result ? { partial: rows(result.partial) } : {}),
    ...('differing' in result
      ? { differing: inReadingOrder((result.differing as { row: number; column: number }[]).map(place)) }
      : {}),
    ...('line' in result ? { line: turnedLine(String(result.line), from, to, target) } : {}),
  };
}

function turnedRows(rows: readonly string[], origin: Uint32Array, from: Puzzle, to: Puzzle): string[] {
  return Array.from({ length: to.height }, (_, row) =>
    Array.from({ length: to.width }, (__, column) => {
      const cell = origin[row * to.width + column];
      return rows[Math.floor(cell / from.width)][cell % from.width];
    }).join(''),
  );
}

function inReadingOrder(cells: { row: number; column: number }[]) {
  return cells.sort((a, b) => a.row - b.row || a.column - b.column);
}

/** Where a line comes to lie, by two of its cells; in a grid of one row or column by its only one. */
function turnedLine(name: string, from: Puzzle, to: Puzzle, target: ReadonlyMap<number, number>): string {
  const line = Array.from({ length: lineCount(from) }, (_, id) => id).find(
    (id) => lineName(from, id) === name,
  );
  if (line === undefined) return name;
  const isRow = line < from.height;
  const first = isRow ? line * from.width : line - from.height;
  const last = isRow ? first + from.width - 1 : first + (from.height - 1) * from.width;
  const [a, b] = [target.get(first) ?? 0, target.get(last) ?? 0];
  const [rowOfA, rowOfB] = [Math.floor(a / to.width), Math.floor(b / to.width)];
  const staysRow = a === b ? (to.width === from.width) === isRow : rowOfA === rowOfB;
  return lineName(to, staysRow ? rowOfA : to.height + (a % to.width));
}
