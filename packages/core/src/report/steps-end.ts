// How a walk through the deductions ended, as a verdict.
import type { StepsEnd } from '../explain/index.js';
import type { StopReason } from '../solve/index.js';
import type { Verdict } from './verdicts.js';

/** Deductions hold in every solution: a grid that they finish is the only one. */
export function stepsVerdict(end: StepsEnd): { verdict: Verdict; reason?: StopReason } {
  switch (end) {
    case 'solved':
      return { verdict: 'unique' };
    case 'several':
      return { verdict: 'multiple' };
    case 'contradiction':
      return { verdict: 'none' };
    default:
      return { verdict: 'undecided', reason: end };
  }
}
