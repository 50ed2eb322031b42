// The solver of the component, loaded with the first hint.
import { hint } from '@crosshatch/core/explain';
import type { Locale } from '@crosshatch/core/messages';
import type { Grid, Puzzle } from '@crosshatch/core/model';

export interface EmbedHint {
  readonly words: string;
  /** What follows: cell -> candidates. Empty when there is nothing to fill in. */
  readonly settles: ReadonlyMap<number, number>;
}

/** Line solves for one hint: it runs on the page's own thread. */
const LINE_SOLVES = 300_000;

export function embedHint(puzzle: Puzzle, grid: Grid, given: Grid | undefined, locale: Locale): EmbedHint {
  const found = hint(puzzle, grid, {
    level: 4,
    locale,
    effort: { lineSolves: LINE_SOLVES },
    ...(given === undefined ? {} : { given }),
  });
  const settles = found.kind === 'deduction' ? (found.settles ?? []) : [];
  return { words: found.words, settles: new Map(settles.map(({ cell, candidates }) => [cell, candidates])) };
}
