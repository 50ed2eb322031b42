// Maps verdicts to exit codes. The library's layer `report` defines the verdicts.
import type { Verdict } from '@crosshatch/core/report';
import { type ExitName, mostSevere } from '../exit-codes.js';

const EXITS: Record<Verdict, ExitName> = {
  unique: 'ok',
  multiple: 'multiple',
  none: 'none',
  undecided: 'undecided',
  mistake: 'mistake',
  deduction: 'ok',
  solved: 'ok',
  forced: 'ok',
  known: 'ok',
  same: 'ok',
  symmetric: 'different',
  different: 'different',
  verified: 'ok',
  refused: 'refused',
  ok: 'ok',
  invalid: 'badInput',
  failed: 'output',
  crashed: 'internal',
};

/** The most severe of several verdicts. The list must not be empty. */
export function mostSevereVerdict(verdicts: readonly Verdict[]): Verdict {
  const outcome = mostSevere(verdicts.map(exitOf));
  return verdicts.find((verdict) => exitOf(verdict) === outcome) ?? verdicts[0];
}

export function exitOf(verdict: Verdict): ExitName {
  return EXITS[verdict];
}
