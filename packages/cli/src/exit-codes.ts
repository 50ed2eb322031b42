// The one table of exit codes. Scripts rely on it: a code never changes its meaning. The help, the
// man pages and docs/cli.md print it from here. Which verdict gives which code: report/verdicts.ts.

export const EXIT_CODES = {
  ok: { code: 0, meaning: 'done; for puzzles: every one has exactly one solution' },
  internal: { code: 1, meaning: 'a bug in crosshatch' },
  refused: { code: 1, meaning: 'verify: the certificate does not prove its claim' },
  usage: { code: 2, meaning: 'the command line is wrong' },
  badInput: { code: 3, meaning: 'a file is missing, can not be read or is not a puzzle' },
  multiple: { code: 4, meaning: 'a puzzle has several solutions' },
  none: { code: 5, meaning: 'a puzzle has no solution' },
  undecided: { code: 6, meaning: 'a limit was reached before the answer' },
  different: { code: 7, meaning: 'the puzzles compared are not the same' },
  output: { code: 8, meaning: 'the output can not be written, or would lose something with --strict' },
  mistake: { code: 9, meaning: 'the grid given has a mistake: no solution agrees with it' },
  interrupted: { code: 130, meaning: 'stopped by Ctrl-C; what was known is printed' },
  terminated: { code: 143, meaning: 'stopped by SIGTERM; what was known is printed' },
} as const satisfies Record<string, { code: number; meaning: string }>;

export type ExitName = keyof typeof EXIT_CODES;

/** The name of an exit code for programs: `bad-input`. */
export function errorCode(name: ExitName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** From the gravest to the lightest: with several puzzles the gravest outcome gives the code. */
const GRAVITY: readonly ExitName[] = [
  'terminated',
  'interrupted',
  'internal',
  'usage',
  'output',
  'badInput',
  'refused',
  'mistake',
  'none',
  'multiple',
  'undecided',
  'different',
  'ok',
];

/** The outcome that counts when there are several. */
export function gravest(outcomes: Iterable<ExitName>): ExitName {
  const all = new Set(outcomes);
  return GRAVITY.find((name) => all.has(name)) ?? 'ok';
}
