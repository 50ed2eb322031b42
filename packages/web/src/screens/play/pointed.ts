// What of a hint is drawn on the grid: as much as its level tells, and no more.
import type { Branch, Deduction, DeductionHint, Hint } from 'crosshatch';
import { colorOf } from 'crosshatch/model';
import type { Pointed } from '../../grid/scene.js';

const NOTHING: Pointed = { lines: [], runs: [], cells: [], settles: new Map(), assumed: new Map() };

export function pointedOfHint(hint: Hint): Pointed | undefined {
  if (hint.kind === 'deduction') return pointedOfParts(hint);
  if (hint.kind !== 'mistake') return undefined;
  return { ...NOTHING, lines: hint.line === undefined ? [] : [hint.line], cells: hint.cells ?? [] };
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

/** A followed assumption: `?` where it begins, then the numbers of the steps that follow from it. */
function assumptions({ assume, links }: Branch): [cell: number, label: string][] {
  const steps = links.flatMap(({ settles }, i) =>
    settles.map(({ cell }): [number, string] => [cell, String(i + 1)]),
  );
  return [...steps, [assume.cell, '?']];
}
