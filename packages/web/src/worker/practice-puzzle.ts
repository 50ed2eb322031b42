// Small puzzles to practise a technique on, without end: pictures of Endless by random seeds until the technique is the
// hardest step that one of them needs.
import { grade } from '@crosshatch/core/explain';
import { endless } from '@crosshatch/core/make';
import type { TechniqueKey } from '@crosshatch/core/messages';

/** Kinds of pictures that are tried in turn. Patterns need techniques that pictures rarely do, full lines are in tiny ones. */
const KINDS = [
  { size: 10, motif: 'pattern' },
  { size: 5 },
  { size: 10 },
  { size: 12, motif: 'pattern' },
  { size: 7 },
  { size: 15, motif: 'pattern' },
  { size: 8 },
  { size: 15 },
] as const;

/** Only large pictures need it, and few of those. */
const RARE: ReadonlySet<TechniqueKey> = new Set(['all-placements']);
const LARGE_KINDS = [{ size: 30 }, { size: 25, motif: 'pattern' }, { size: 30 }] as const;

/** Pictures tried; each takes one to three milliseconds. The rarest technique is in one of some hundred. */
const TRIES = 1500;

/** The code of a puzzle; undefined when none was found. The same seed gives the same puzzle. */
export function practicePuzzle(technique: TechniqueKey, seed: number, tries = TRIES): string | undefined {
  const kinds = RARE.has(technique) ? LARGE_KINDS : KINDS;
  for (let i = 0; i < tries; i++) {
    // Far apart, so that neighbouring seeds of the caller share no pictures.
    const { puzzle, code } = endless({
      ...kinds[i % kinds.length],
      seed: (seed + i * 2_654_435_761) % 2 ** 32,
    });
    const graded = grade(puzzle);
    if (graded.verdict === 'graded' && graded.techniques.at(-1)?.technique === technique) return code;
  }
  return undefined;
}
