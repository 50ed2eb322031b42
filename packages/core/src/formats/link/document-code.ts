// A puzzle with what belongs to it as bits, in either direction: size, palette, texts, clues, grids.
// Where the maker's goal is stored, the clues follow from it and cost nothing.
import {
  BLACK_ON_WHITE,
  type Clue,
  cluesOf,
  type Grid,
  isComplete,
  MAX_SIDE,
  type Metadata,
  type PaletteInput,
  type PuzzleDocument,
  puzzleOf,
  type Size,
  sameClue,
  unknownGrid,
} from '../../model/index.js';
import type { BitCoder } from './bit-coder.js';
import { ClueCode } from './clue-code.js';
import { codeGrid } from './grid-code.js';
import { codeNumber, TextCode } from './number-code.js';
import { codePalette } from './palette-code.js';

/** What a link holds, not yet known to be a puzzle. */
export interface LinkContent {
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
  readonly palette: PaletteInput;
  readonly meta: Metadata;
  readonly goal?: Grid;
  readonly given?: Grid;
}

export type LinkTrouble = 'breaks-off' | 'too-large' | 'spent';

/** Asks before memory is used; false = no more of it. */
export type Spend = (cells: number) => boolean;

/** A run of a clue takes about as much memory as eight cells of a grid. */
const CELLS_OF_RUN = 8;

/** What a reader passes in where a writer has a document. */
export const NOTHING: PuzzleDocument = {
  puzzle: puzzleOf(unknownGrid({ width: 1, height: 1 }, BLACK_ON_WHITE)),
  meta: {},
};

/** Writes the document, or reads one; a reader may meet trouble. */
export function codeDocument(
  coder: BitCoder,
  document: PuzzleDocument,
  spend: Spend,
): LinkContent | LinkTrouble {
  const { puzzle } = document;
  const size = codeSize(coder, puzzle);
  if (size.width > MAX_SIDE || size.height > MAX_SIDE) return 'too-large';
  const texts = new TextCode();
  const palette = codePalette(coder, texts, puzzle.palette);
  const meta = codeMetadata(coder, texts, document.meta);
  if (coder.exhausted) return 'breaks-off';

  const colors = palette.colors.length;
  const area = size.width * size.height;
  const grid = (given: Grid | undefined) => (spend(area) ? codeGrid(coder, size, colors, given) : undefined);
  const hasGoal = coder.even(document.goal !== undefined);
  const goal = hasGoal ? grid(document.goal) : undefined;
  const follows = hasGoal && coder.even(document.goal !== undefined && hasCluesOf(document.goal, document));
  if (hasGoal && goal === undefined) return 'spent';
  const clues = follows && goal ? cluesOf(goal) : codeClues(coder, size, colors, document, spend);
  if (clues === undefined) return 'spent';
  const hasGiven = coder.even(document.given !== undefined);
  const given = hasGiven ? grid(document.given) : undefined;
  if (hasGiven && given === undefined) return 'spent';
  if (coder.exhausted) return 'breaks-off';
  return { ...clues, palette, meta, ...(goal ? { goal } : {}), ...(given ? { given } : {}) };
}

function codeSize(coder: BitCoder, { width, height }: Size): Size {
  const across = codeNumber(coder, width - 1) + 1;
  const isSquare = coder.even(width === height);
  return { width: across, height: isSquare ? across : codeNumber(coder, height - 1) + 1 };
}

/** In the order of the code: never change it, only add at the end. */
const FIELDS = ['title', 'author', 'license', 'copyright', 'source', 'id', 'description'] as const;

function codeMetadata(coder: BitCoder, texts: TextCode, meta: Metadata): Metadata {
  const present = FIELDS.filter((field) => meta[field] !== undefined);
  if (!coder.even(present.length > 0)) return {};
  const entries: [string, string][] = [];
  for (const field of FIELDS) {
    if (coder.even(present.includes(field))) entries.push([field, texts.code(coder, meta[field] ?? '')]);
  }
  return Object.fromEntries(entries);
}

/** Whether the clues of a document are those that this grid shows. */
function hasCluesOf(goal: Grid, { puzzle }: PuzzleDocument): boolean {
  if (!isComplete(goal)) return false;
  const { rows, columns } = cluesOf(goal);
  const same = (seen: readonly Clue[], clues: readonly Clue[]) =>
    seen.every((clue, i) => sameClue(clue, clues[i]));
  return same(rows, puzzle.rows) && same(columns, puzzle.columns);
}

function codeClues(
  coder: BitCoder,
  size: Size,
  colors: number,
  { puzzle }: PuzzleDocument,
  spend: Spend,
): { rows: Clue[]; columns: Clue[] } | undefined {
  const code = new ClueCode(coder, colors, [...puzzle.rows, ...puzzle.columns]);
  const side = (count: number, cells: number, known: readonly Clue[]) => {
    const clues: Clue[] = [];
    for (let i = 0; i < count; i++) {
      const clue = code.code(cells, known[i] ?? null);
      if (!spend((clue?.length ?? 0) * CELLS_OF_RUN)) return undefined;
      clues.push(clue);
    }
    return clues;
  };
  const rows = side(size.height, size.width, puzzle.rows);
  const columns = rows && side(size.width, size.height, puzzle.columns);
  return rows && columns && { rows, columns };
}
