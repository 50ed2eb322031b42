// What `count` prints: the number, or what is certain and what is estimated.
import { stopMessage } from '@crosshatch/core/messages';
import type { CountEstimate, CountResult } from '@crosshatch/core/solve';
import { thousands } from './words.js';

/** The sentence about a count, without its full stop. */
export function countWords({ count, exact, estimate, regions, reason }: CountResult): string {
  const number = thousands(count) + (count >= 10n ** 15n ? ` (about ${approximately(count)})` : '');
  const noun = count === 1n ? 'solution' : 'solutions';
  const parts = regions > 1 ? `, in ${thousands(regions)} independent regions` : '';
  if (exact) return `Exactly ${number} ${noun}${parts}`;
  return `At least ${number} ${noun}${parts}${estimateWords(estimate)}; not all counted: ${stopMessage(reason ?? 'effort')}`;
}

function estimateWords(estimate: CountEstimate | undefined): string {
  if (estimate === undefined) return '';
  const [about, low, high] = [estimate.count, estimate.low, estimate.high].map((number) =>
    approximately(number, 4),
  );
  return `; estimated: about ${about} (${estimate.confidence * 100} % confidence interval: ${low} to ${high})`;
}

/** `1,234` up to so many digits, otherwise `1.15e18`. */
export function approximately(count: bigint, digitsInFull = 9): string {
  const digits = String(count);
  return digits.length <= digitsInFull
    ? thousands(count)
    : `${digits[0]}.${digits.slice(1, 3)}e${digits.length - 1}`;
}
