// Neighbouring assumptions often fail by one and the same argument. Such refutations become one deduction: the
// argument is given once, for the first assumption, and the others are listed in `also`.
import type { Deduction } from '../deduction.js';
import type { Found } from '../find/finder.js';
import { combined } from './combined.js';

/** Whether two findings may be the same argument: refutations over the same lines. */
export function isSimilar(best: Found, other: Found): boolean {
  if (best === other || best.scope !== 'grid' || other.scope !== 'grid') return false;
  const [a, b] = [best.finding.branches, other.finding.branches];
  if (a.length !== 1 || b.length !== 1 || !a[0].breaks || !b[0].breaks) return false;
  const lines = new Set(a[0].lines);
  return lines.size === b[0].lines.length && b[0].lines.every((line) => lines.has(line));
}

/** The deduction, with those of the others added whose links go through the same lines in the same order. */
export function withSameArguments(deduction: Deduction, others: readonly Deduction[]): Deduction {
  const path = pathOf(deduction);
  const same = others.filter((other) => path !== '' && pathOf(other) === path);
  if (same.length === 0) return deduction;
  return {
    ...deduction,
    ...combined([deduction, ...same]),
    also: same.flatMap(({ chain = [] }) => chain.map(({ assume }) => assume)),
  };
}

function pathOf({ chain = [] }: Deduction): string {
  return chain
    .flatMap(({ links }) => links.map(({ line, breaks }) => `${line}${breaks ? '!' : ''}`))
    .join(' ');
}
