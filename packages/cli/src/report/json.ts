// What the command adds to the JSON of the library's layer `report`: the one function that prints an object,
// and the objects for what failed, with its exit code.

import { escapeControls } from '@crosshatch/core/model';
import { type ResultJson, sourceFaultText, type Verdict } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { EXIT_CODES, type ExitName, errorCode } from '../exit-codes.js';
import type { ReadSource } from '../input/sources.js';
import type { UserError } from '../options/definition.js';

/** Where `--json` prints: one object a line. No control character reaches a terminal. */
export function printJson({ stdout }: Pick<Context, 'stdout'>, object: ResultJson): void {
  stdout.write(Buffer.from(`${escapeControls(JSON.stringify(object))}\n`));
}

/** For a source that could not be read: invalid, or with a time limit undecided. */
export function unreadJson({
  name,
  source,
  faults,
  stopped,
}: Extract<ReadSource, { ok: false }>): ResultJson {
  const [message] = sourceFaultText(name, faults[0]).split('\n');
  const error = { ...errorJson(stopped === undefined ? 'badInput' : 'undecided', message), faults };
  if (stopped === undefined) return { source, verdict: 'invalid', error, warnings: [] };
  return { source, verdict: 'undecided', reason: stopped, error, warnings: [] };
}

const FAILURE_VERDICTS: Partial<Record<ExitName, Verdict>> = {
  badInput: 'invalid',
  internal: 'crashed',
  interrupted: 'undecided',
  terminated: 'undecided',
};

/** For a command that did not do what it was asked for. */
export function failureJson(refusal: Pick<UserError, 'message' | 'outcome'>): ResultJson {
  const [message, hint] = refusal.message.split('\nTry: ');
  const error = errorJson(refusal.outcome, message);
  return {
    verdict: FAILURE_VERDICTS[refusal.outcome] ?? 'failed',
    error: hint === undefined ? error : { ...error, hint: `Try: ${hint}` },
    warnings: [],
  };
}

export function errorJson(
  outcome: ExitName,
  message: string,
): { code: string; exitCode: number; message: string } {
  return { code: errorCode(outcome), exitCode: EXIT_CODES[outcome].code, message };
}
