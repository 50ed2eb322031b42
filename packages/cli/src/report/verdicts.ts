// The one list of verdicts: the word with which every JSON object says what came out, and the exit code that
// says the same. A command that has asked about the solutions of a puzzle reports one of the first four.
import { type ExitName, gravest } from '../exit-codes.js';

export const VERDICTS = {
  unique: { exit: 'ok', meaning: 'the puzzle has exactly one solution' },
  multiple: { exit: 'multiple', meaning: 'the puzzle, or the cell asked about, has several solutions' },
  none: { exit: 'none', meaning: 'the puzzle has no solution' },
  undecided: { exit: 'undecided', meaning: 'a limit was reached first; `reason` names it' },
  mistake: { exit: 'mistake', meaning: 'no solution agrees with the grid given' },
  deduction: { exit: 'ok', meaning: '`hint`: there is a next step' },
  solved: { exit: 'ok', meaning: '`hint`: the grid is finished and right' },
  forced: { exit: 'ok', meaning: '`why`: the steps settle the cell' },
  known: { exit: 'ok', meaning: '`why`: the grid given already has the cell' },
  same: { exit: 'ok', meaning: '`diff`: the same clues' },
  symmetric: {
    exit: 'different',
    meaning: '`diff`: the same turned or mirrored; with `--symmetric` the exit code is 0',
  },
  different: { exit: 'different', meaning: '`diff`: different puzzles' },
  ok: { exit: 'ok', meaning: 'done, where nothing was asked about solutions' },
  invalid: { exit: 'badInput', meaning: 'the input can not be read or is not a puzzle; see `error`' },
  failed: {
    exit: 'output',
    meaning: 'the command could not do it; see `error`, whose `exitCode` is the exit code',
  },
  crashed: { exit: 'internal', meaning: 'a bug in crosshatch; see `error`' },
} as const satisfies Record<string, { exit: ExitName; meaning: string }>;

export type Verdict = keyof typeof VERDICTS;

/** The verdict on several puzzles together: that of the gravest. Pre: there is one. */
export function gravestVerdict(verdicts: readonly Verdict[]): Verdict {
  const outcome = gravest(verdicts.map(exitOf));
  return verdicts.find((verdict) => exitOf(verdict) === outcome) ?? verdicts[0];
}

export function exitOf(verdict: Verdict): ExitName {
  return VERDICTS[verdict].exit;
}
