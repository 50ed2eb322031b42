// The one list of verdicts: the word with which every JSON object states its result. An object about the
// solutions of a puzzle has one of the first four.
import type { ResultJson } from './puzzle-json.js';

/** Every verdict of a JSON result with its meaning. */
export const VERDICTS = {
  unique: 'the puzzle has exactly one solution',
  multiple: 'the puzzle, or the cell asked about, has several solutions',
  none: 'the puzzle has no solution',
  undecided: 'a limit was reached first; `reason` names it',
  mistake: 'no solution agrees with the grid given',
  deduction: '`hint`: there is a next step',
  solved: '`hint`: the grid is finished and right',
  forced: '`why`: the steps settle the cell',
  known: '`why`: the grid given already has the cell',
  same: '`diff`: the same clues',
  symmetric: '`diff`: the same turned or mirrored; with `--symmetric` the exit code is 0',
  different: '`diff`: different puzzles; `compare`: a solver gave a wrong answer',
  verified: '`verify`: the certificate proves its claim',
  refused: '`verify`: the certificate does not prove its claim',
  ok: 'done, where nothing was asked about solutions',
  invalid: 'the input cannot be read or is not a puzzle; see `error`',
  failed: 'the command could not do it; see `error`, whose `exitCode` is the exit code',
  crashed: 'a bug in crosshatch; see `error`',
} as const;

/** A verdict of a JSON result. */
export type Verdict = keyof typeof VERDICTS;

/** Stable names of failures, in `error.code`, each with the exit code of the command. */
export const ERROR_CODES = {
  ok: 0,
  internal: 1,
  refused: 1,
  usage: 2,
  'bad-input': 3,
  multiple: 4,
  none: 5,
  undecided: 6,
  different: 7,
  output: 8,
  mistake: 9,
  interrupted: 130,
  terminated: 143,
} as const;

/** The object for a source about which nothing is known because the time was up. */
export function outOfTimeJson(source: string, seconds: number): ResultJson {
  const message = `no answer within ${seconds} s`;
  const error = { code: 'undecided', exitCode: ERROR_CODES.undecided, message };
  return { source, verdict: 'undecided', reason: 'deadline', error, warnings: [] };
}
