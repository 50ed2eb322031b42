// The one list of verdicts: the word with which every JSON object states its result. An object about the
// solutions of a puzzle has one of the first four.

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
  different: '`diff`: different puzzles',
  verified: '`verify`: the certificate proves its claim',
  refused: '`verify`: the certificate does not prove its claim',
  ok: 'done, where nothing was asked about solutions',
  invalid: 'the input can not be read or is not a puzzle; see `error`',
  failed: 'the command could not do it; see `error`, whose `exitCode` is the exit code',
  crashed: 'a bug in crosshatch; see `error`',
} as const;

export type Verdict = keyof typeof VERDICTS;

/** Stable names of failures, in `error.code`; the command has an exit code for each. */
export const ERROR_CODES = [
  'ok',
  'internal',
  'refused',
  'usage',
  'bad-input',
  'multiple',
  'none',
  'undecided',
  'different',
  'output',
  'mistake',
  'interrupted',
  'terminated',
] as const;
