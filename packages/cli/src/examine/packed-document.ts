// A puzzle as text, with its title, what examining it needs and nothing else: threads and the machines of a cluster pass it on
// without looking inside. It is unpacked only where it is examined.
import type { PuzzleDocument } from '@crosshatch/core';
import { type Clue, type Grid, makePuzzle, type PuzzleInput } from '@crosshatch/core/model';

/** JSON. */
export type PackedDocument = string;

interface Packed extends PuzzleInput {
  readonly title?: string;
  /** The cells of a grid, as a set of colours each. */
  readonly given?: readonly number[];
  readonly goal?: readonly number[];
}

export function packDocument({ puzzle, meta, given, goal }: PuzzleDocument): PackedDocument {
  const packed: Packed = {
    ...(meta.title === undefined ? {} : { title: meta.title }),
    rows: puzzle.rows.map(packedClue),
    columns: puzzle.columns.map(packedClue),
    palette: puzzle.palette,
    ...(given === undefined ? {} : { given: [...given.cells] }),
    ...(goal === undefined ? {} : { goal: [...goal.cells] }),
  };
  return JSON.stringify(packed);
}

/** Throws a RangeError for a text that is not a packed puzzle. */
export function unpackDocument(text: PackedDocument): PuzzleDocument {
  const { title, given, goal, ...input }: Packed = JSON.parse(text);
  const made = makePuzzle(input);
  if (!made.ok) throw new RangeError(`The packed puzzle is ill-formed: ${made.faults[0].code}.`);
  const { puzzle } = made;
  return {
    puzzle,
    meta: title === undefined ? {} : { title },
    ...(given === undefined ? {} : { given: gridOf(puzzle, given) }),
    ...(goal === undefined ? {} : { goal: gridOf(puzzle, goal) }),
  };
}

/** A run of the first colour as its length only. */
function packedClue(clue: Clue): PuzzleInput['rows'][number] {
  return clue === null
    ? null
    : clue.map((run) => (run.color === 1 && run.length !== null ? run.length : { ...run }));
}

function gridOf({ width, height }: PuzzleDocument['puzzle'], cells: readonly number[]): Grid {
  if (cells.length !== width * height)
    throw new RangeError(`The packed grid has ${cells.length} cells; expected ${width * height}.`);
  return { width, height, cells: Uint32Array.from(cells) };
}
