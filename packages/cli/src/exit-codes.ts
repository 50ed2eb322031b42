// The exit codes. Scripts rely on them: a code never changes its meaning. The help, the man pages and docs/cli.md
// are generated from this table; report/verdicts.ts maps verdicts to exit codes.

export const EXIT_CODES = {
  ok: { code: 0, meaning: 'success; every puzzle has exactly one solution' },
  internal: { code: 1, meaning: 'a bug in crosshatch' },
  refused: { code: 1, meaning: 'verify: the certificate does not prove its claim' },
  usage: { code: 2, meaning: 'usage error' },
  badInput: { code: 3, meaning: 'an input is missing, unreadable or not a puzzle' },
  multiple: { code: 4, meaning: 'a puzzle has several solutions' },
  none: { code: 5, meaning: 'a puzzle has no solution' },
  undecided: { code: 6, meaning: 'a limit was reached before the result was known' },
  different: { code: 7, meaning: 'the compared puzzles differ; compare: a solver gave a wrong answer' },
  output: { code: 8, meaning: 'the output cannot be written, or would lose information with --strict' },
  mistake: { code: 9, meaning: 'the given grid has a mistake: no solution agrees with it' },
  interrupted: { code: 130, meaning: 'stopped by Ctrl-C; partial results are printed' },
  terminated: { code: 143, meaning: 'stopped by SIGTERM; partial results are printed' },
} as const satisfies Record<string, { code: number; meaning: string }>;

export type ExitName = keyof typeof EXIT_CODES;

/** The name of an exit code for programs: `bad-input`. */
export function errorCode(name: ExitName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** From the most to the least severe. */
const BY_SEVERITY: readonly ExitName[] = [
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

/** With several outcomes, the most severe one sets the exit code. */
export function mostSevere(outcomes: Iterable<ExitName>): ExitName {
  const all = new Set(outcomes);
  return BY_SEVERITY.find((name) => all.has(name)) ?? 'ok';
}
