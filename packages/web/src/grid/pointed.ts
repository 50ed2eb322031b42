// What of a deduction is drawn on the grid: all of it, or of a hint as much as its level shows.
import type { Branch, CellFact, Deduction, DeductionHint, Hint, RunRef } from '@crosshatch/core/explain';
import { BLANK, colorOf, isRow, type LineId, lineIndex, type Puzzle } from '@crosshatch/core/model';
import type { Play } from '@crosshatch/core/play';
import type { Span } from './geometry.js';
import type { Pointed } from './scene.js';

export const NOTHING_POINTED: Pointed = {
  lines: [],
  runs: [],
  cells: [],
  settles: new Map(),
  assumed: new Map(),
};

export function pointedOfHint(hint: Hint): Pointed | undefined {
  if (hint.kind === 'deduction') return pointedOfParts(hint);
  if (hint.kind !== 'mistake') return undefined;
  return { ...NOTHING_POINTED, lines: hint.line === undefined ? [] : [hint.line], cells: hint.cells ?? [] };
}

export function pointedOfDeduction(deduction: Deduction): Pointed {
  return pointedOfParts(deduction);
}

function pointedOfParts(
  parts: Pick<DeductionHint, 'lines' | 'about' | 'reason' | 'settles' | 'chain'>,
): Pointed {
  const { lines, about, reason, settles = [], chain = [] } = parts;
  // What only rules a colour out can't be drawn as a mark: it is ringed instead.
  const certain = settles.filter(({ candidates }) => colorOf(candidates) !== undefined);
  const narrowed = settles.filter(({ candidates }) => colorOf(candidates) === undefined);
  const settled = new Set(certain.map(({ cell }) => cell));
  const assumed = new Map(chain.flatMap(assumptions).filter(([cell]) => !settled.has(cell)));
  const cells = [...(about?.cells ?? []), ...(reason?.cells ?? []).map(({ cell }) => cell)];
  return {
    lines,
    runs: [...(about?.runs ?? []), ...(reason?.runs ?? [])],
    cells: [...new Set([...cells, ...narrowed.map(({ cell }) => cell)])].filter((cell) => !assumed.has(cell)),
    settles: new Map(certain.map(({ cell, candidates }) => [cell, candidates])),
    assumed,
  };
}

/** A step of an argument that goes beyond what is marked in the grid. */
interface ArgumentStep {
  readonly lines: readonly LineId[];
  readonly runs: readonly RunRef[];
  /** What it rests on. */
  readonly facts: readonly CellFact[];
  readonly settles: readonly CellFact[];
}

/** A step of an argument; cells that it rests on and that are not marked are labelled with what they are. */
export function pointedOfStep(step: ArgumentStep, { puzzle, grid }: Pick<Play, 'puzzle' | 'grid'>): Pointed {
  const { lines, runs, facts, settles } = step;
  const isMarked = ({ cell, candidates }: CellFact) => (grid.cells[cell] & ~candidates) === 0;
  const certain = settles.filter(({ candidates }) => colorOf(candidates) !== undefined);
  const narrowed = settles.filter(({ candidates }) => colorOf(candidates) === undefined);
  return {
    lines,
    runs,
    cells: [...facts.filter(isMarked), ...narrowed].map(({ cell }) => cell),
    settles: new Map(certain.map(({ cell, candidates }) => [cell, candidates])),
    assumed: new Map(
      facts
        .filter((fact) => !isMarked(fact))
        .map(({ cell, candidates }) => [cell, labelOf(puzzle, candidates)]),
    ),
  };
}

function labelOf({ palette: { colors } }: Puzzle, candidates: number): string {
  const color = colorOf(candidates);
  if (color === undefined) return '~';
  if (color === BLANK) return '✕';
  return colors.length === 1 ? '■' : colors[color - 1].symbol;
}

/** A followed assumption: `?` where it begins, then the numbers of the steps that follow from it. */
function assumptions({ assume, links }: Branch): [cell: number, label: string][] {
  const steps = links.flatMap(({ settles }, i) =>
    settles.map(({ cell }): [number, string] => [cell, String(i + 1)]),
  );
  return [...steps, [assume.cell, '?']];
}

/** What has to be in view: the lines, and in them what follows, or else the cells that it rests on. */
export function spanOf(puzzle: Puzzle, { lines, cells, settles }: Pointed): Span {
  const shown = settles.size > 0 ? [...settles.keys()] : cells;
  const rows = lines.filter((line) => isRow(puzzle, line)).map((line) => lineIndex(puzzle, line));
  const columns = lines.filter((line) => !isRow(puzzle, line)).map((line) => lineIndex(puzzle, line));
  return {
    rows: extent([...rows, ...shown.map((cell) => Math.trunc(cell / puzzle.width))]),
    columns: extent([...columns, ...shown.map((cell) => cell % puzzle.width)]),
  };
}

function extent(indices: readonly number[]): readonly [number, number] | undefined {
  return indices.length === 0 ? undefined : [Math.min(...indices), Math.max(...indices)];
}
