// What a format cannot store of a document. A loss leaves the same puzzle with less beside it; what would
// make it another puzzle (colours, unknown lengths) is a fault, and nothing is written.
import {
  type Clue,
  check,
  colorOf,
  type Grid,
  isComplete,
  type Metadata,
  type PuzzleDocument,
} from '../../model/index.js';
import type { Format, FormatSupport } from '../format.js';

/** Every code of a write fault. Stable. */
export const WRITE_FAULT_CODES = [
  'read-only',
  'one-per-file',
  'colors',
  'blotted',
  'unknown-clues',
  'run-too-long',
  'no-goal',
  'not-expressible',
  'lossy',
] as const;
/** A code of a write fault. Stable. */
export type WriteFaultCode = (typeof WRITE_FAULT_CODES)[number];

/** Why documents cannot be written in a format. */
export interface WriteFault {
  readonly code: WriteFaultCode;
  /** What the format cannot do and what to do about it, in one sentence without capital and full stop. */
  readonly message: string;
  /** Index of the document concerned. */
  readonly document: number;
}

const META_FIELDS = ['title', 'author', 'copyright', 'license', 'source', 'id', 'description'] as const;

/** Every kind of loss. Stable. */
export const LOSS_KINDS = [
  ...META_FIELDS,
  'color-names',
  'color-values',
  'goal',
  'solutions',
  'saved',
  'given',
  'artwork',
  'candidates',
] as const;
/** What a format could not store. */
export type LossKind = (typeof LOSS_KINDS)[number];

/** A part of a document that the file does not hold. */
export interface Loss {
  readonly what: LossKind;
  /** In one sentence without capital and full stop. */
  readonly message: string;
  /** Index of the document concerned. */
  readonly document: number;
}

export function writeFaultsOf(
  format: Format,
  documents: readonly PuzzleDocument[],
  formats: readonly Format[],
): WriteFault[] {
  if (format.write === undefined) {
    return [{ code: 'read-only', document: 0, message: `${format.title} can only be read, not written` }];
  }
  if (documents.length > 1 && !format.supports.several) {
    const message = `a ${format.title} file holds one puzzle, and there are ${documents.length}; write one file each`;
    return [{ code: 'one-per-file', document: 1, message }];
  }
  return documents.flatMap((document, index) =>
    obstacles(format, document).map(({ code, message }) => {
      const others = formats.filter(
        (other) => other.write && !obstacles(other, document).some((o) => o.code === code),
      );
      const instead = others.length === 0 ? '' : `; ${listed(others)} can`;
      return { code, document: index, message: message + (code === 'no-goal' ? '' : instead) };
    }),
  );
}

function listed(formats: readonly Format[]): string {
  const ids = formats.map((format) => format.id);
  return ids.length > 4 ? `${ids.slice(0, 4).join(', ')} and others` : ids.join(', ');
}

/** What keeps a document from being written in a format. */
function obstacles(format: Format, document: PuzzleDocument): Omit<WriteFault, 'document'>[] {
  const { puzzle, goal } = document;
  const { supports, title } = format;
  const found: Omit<WriteFault, 'document'>[] = [];
  const clues = [...puzzle.rows, ...puzzle.columns];
  const runs = clues.flatMap((clue: Clue) => clue ?? []);
  const used = new Set(runs.map((run) => run.color)).size;
  if (used > supports.colors) {
    const room = supports.colors === 1 ? 'no colours' : `no more than ${supports.colors} colours`;
    found.push({ code: 'colors', message: `${title} has ${room}, and this puzzle has ${used}` });
  }
  if (!supports.unknownClues && clues.includes(null)) {
    found.push({ code: 'unknown-clues', message: `${title} cannot store unknown clues` });
  }
  if (!supports.blotted && runs.some((run) => run.length === null)) {
    found.push({ code: 'blotted', message: `${title} cannot store runs of unknown length` });
  }
  const longest = runs.reduce((most, run) => Math.max(most, run.length ?? 0), 0);
  if (supports.longestRun !== undefined && longest > supports.longestRun) {
    const message = `${title} has no runs longer than ${supports.longestRun}, and this puzzle has one of ${longest}`;
    found.push({ code: 'run-too-long', message });
  }
  if (!supports.clues && (goal === undefined || !isComplete(goal) || !check(puzzle, goal).ok)) {
    const message = `${title} holds a picture, and this puzzle has none that meets its clues; solve it first`;
    found.push({ code: 'no-goal', message });
  }
  const other = found.length === 0 ? format.obstacle?.(document) : undefined;
  if (other !== undefined) found.push({ code: 'not-expressible', message: `${title} ${other}` });
  return found;
}

export function lossesOf(format: Format, documents: readonly PuzzleDocument[]): Loss[] {
  return documents.flatMap((document, index) =>
    lossesOfDocument(format.supports, document).map(([what, thing]) => ({
      what,
      document: index,
      message: `${format.title} cannot store ${thing}`,
    })),
  );
}

function lossesOfDocument(supports: FormatSupport, document: PuzzleDocument): [LossKind, string][] {
  const { meta, puzzle, goal, given, artwork, solutions = [], saved = [] } = document;
  const losses: [LossKind, string][] = [];
  for (const field of META_FIELDS) {
    if (meta[field] !== undefined && !supports.meta.includes(field)) losses.push([field, META_NAMES[field]]);
  }
  const { background, colors } = puzzle.palette;
  const plain = colors.length === 1 && colors[0].rgb === '#000000' && background.rgb === '#ffffff';
  if (!supports.colorValues && !plain) losses.push(['color-values', 'the RGB values of the colours']);
  const named = colors.some(
    ({ name }, i) => name !== `color${i + 1}` && !(colors.length === 1 && name === 'black'),
  );
  if (!supports.colorNames && named) losses.push(['color-names', 'the names of the colours']);
  // A picture's clues come from its goal, so there the goal is the puzzle itself.
  if (goal && !supports.goal && supports.clues) losses.push(['goal', 'the goal']);
  if (solutions.length > 0 && !supports.solutions) losses.push(['solutions', 'further solutions']);
  if (saved.length > 0 && !supports.saved) losses.push(['saved', 'saved grids']);
  if (given && !supports.given) losses.push(['given', 'given cells']);
  if (artwork && !supports.artwork) losses.push(['artwork', 'the colours of the solved picture']);
  const kept = [...(supports.saved ? saved : []), ...(given && supports.given ? [given] : [])];
  if (!supports.candidates && kept.some((grid) => hasPartialCells(grid, colors.length))) {
    losses.push(['candidates', 'which colours are left in a cell that is not known']);
  }
  return losses;
}

const META_NAMES: Record<keyof Metadata, string> = {
  title: 'the title',
  author: "the author's name",
  copyright: 'the copyright line',
  license: 'the licence',
  source: 'the source',
  id: 'the id',
  description: 'the description',
};

/** Some colours ruled out, but more than one left (or none). */
function hasPartialCells(grid: Grid, colors: number): boolean {
  const all = 2 ** (colors + 1) - 1;
  return grid.cells.some((cell) => cell !== all && colorOf(cell) === undefined);
}
