// The result of one set for programs; its schema is in the library's layer `report`.
import type { ResultJson } from '@crosshatch/core/report';
import { baseOf, type ComparedSet, type Comparison, standingsIn, troubles } from '../comparison.js';

export function setJson(set: ComparedSet, comparison: Comparison): ResultJson {
  const own = troubles({ ...comparison, sets: [set] });
  return {
    set: set.id,
    title: set.title,
    origin: set.origin,
    puzzleCount: set.puzzles.length,
    base: baseOf(comparison),
    runs: comparison.runs,
    verdict: own.some(({ kind }) => kind === 'wrong') ? 'different' : 'ok',
    troubles: own.map(({ set: _, ...trouble }) => trouble),
    standings: standingsIn(set, comparison).map(({ ratio, ...standing }) => ({
      ...standing,
      ...(ratio === undefined ? {} : { ratio }),
    })),
    skipped: set.skipped.map(({ solver, excuse }) => ({ solver, excuse })),
    measurements: set.measurements.map(({ set: _, ...measurement }) => measurement),
    warnings: [],
  };
}
