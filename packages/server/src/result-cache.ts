// Results by canonical text: the same clues in another format, turned or mirrored, are answered from one entry. The
// grids, cells and lines of the stored result are turned to fit the puzzle that was asked about. Entries are texts, not
// objects: thousands of small objects that live on are what a garbage collector is slow with.
import {
  canonicalText,
  lineCount,
  lineName,
  type Puzzle,
  type Size,
  SYMMETRIES,
  type Symmetry,
  symmetryText,
  transformGrid,
  transformPuzzle,
} from '@crosshatch/core/model';
import { identityJson, type ResultJson, type SourcedPuzzle, warningsOf } from '@crosshatch/core/report';
import { ByteCache } from './cache.js';
import type { OperationName, OptionsOf } from './requests.js';

/** What is stored: a result, and the puzzle as it stood when it was found. */
interface Stored {
  /** `identityText` of the puzzle. */
  readonly puzzle: string;
  /** JSON, without what belongs to the request. */
  readonly result: string;
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
    return `${operation} ${max} ${symmetryText(puzzle)}`;
  }

  get(key: string, item: SourcedPuzzle): ResultJson | undefined {
    const stored = this.entries.get(key);
    if (stored === undefined) return undefined;
    const turned = turnedResult(stored, item.document.puzzle);
    if (turned === undefined) return undefined;
    return { ...turned, ...identityJson(item), warnings: warningsOf(item) };
  }

  set(key: string, item: SourcedPuzzle, result: ResultJson): void {
    if (result.verdict === 'undecided') return;
    // What the object says of the source belongs to the request, and is added for each.
    const { source, index, format, orientation, title, colors, ...rest } = result;
    const stored = { puzzle: identityText(item.document.puzzle), result: JSON.stringify(rest) };
    this.entries.set(key, stored, 200 + 2 * (key.length + stored.puzzle.length + stored.result.length));
  }
}

/**
 * The clues, and the symbols of their colours in the order in which the clues first use them: the canonical text alone
 * is the same for puzzles whose colours have changed places, and the rows of a result are written in symbols.
 */
function identityText(puzzle: Puzzle): string {
  const { colors } = puzzle.palette;
  if (colors.length === 1) return canonicalText(puzzle);
  const used = new Set<number>();
  for (const clue of [...puzzle.rows, ...puzzle.columns]) for (const { color } of clue ?? []) used.add(color);
  return `${canonicalText(puzzle)} ${JSON.stringify([...used].map((color) => colors[color - 1].symbol))}`;
}

function turnedResult(stored: Stored, to: Puzzle): ResultJson | undefined {
  const symmetry = SYMMETRIES.find(
    (candidate) => identityText(transformPuzzle(to, candidate)) === stored.puzzle,
  );
  if (symmetry === undefined) return undefined;
  const result = JSON.parse(stored.result) as ResultJson;
  if (symmetry === 'identity') return result;
  const from = transformPuzzle(to, symmetry);
  const target = placesAfter(symmetry, to);
  /** For every cell of the puzzle asked about: the cell of the stored one that comes to lie there. */
  const origin = new Uint32Array(target.length);
  target.forEach((at, cell) => {
    origin[at] = cell;
  });
  const rows = (grid: unknown) => turnedRows(grid as readonly string[], origin, from, to);
  const place = ({ row, column }: { row: number; column: number }) => {
    const at = target[(row - 1) * from.width + column - 1];
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

/** For every cell of a transformed grid: the cell of the original that it shows. */
function placesAfter(symmetry: Symmetry, { width, height }: Size): Uint32Array {
  const cells = Uint32Array.from({ length: width * height }, (_, cell) => cell);
  return transformGrid({ width, height, cells }, symmetry).cells;
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
function turnedLine(name: string, from: Puzzle, to: Puzzle, target: Uint32Array): string {
  const line = Array.from({ length: lineCount(from) }, (_, id) => id).find(
    (id) => lineName(from, id) === name,
  );
  if (line === undefined) return name;
  const isRow = line < from.height;
  const first = isRow ? line * from.width : line - from.height;
  const last = isRow ? first + from.width - 1 : first + (from.height - 1) * from.width;
  const [a, b] = [target[first], target[last]];
  const [rowOfA, rowOfB] = [Math.floor(a / to.width), Math.floor(b / to.width)];
  const staysRow = a === b ? (to.width === from.width) === isRow : rowOfA === rowOfB;
  return lineName(to, staysRow ? rowOfA : to.height + (a % to.width));
}
