// The command's additions to the JSON of the library's layer `report`: printing, and objects for failures with their
// exit code.

import { escapeControls } from '@crosshatch/core/model';
import { type ResultJson, sourceFaultText, type Verdict } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { EXIT_CODES, type ExitName, errorCode } from '../exit-codes.js';
import type { ReadSource } from '../input/sources.js';
import type { UserError } from '../options/definition.js';

/** Prints one object on one line, with control characters escaped. */
export function printJson({ stdout }: Pick<Context, 'stdout'>, object: ResultJson): void {
  stdout.write(Buffer.from(`${escapeControls(JSON.stringify(object))}\n`));
}

/** For an unreadable source: `invalid`, or `undecided` if the time limit was reached. */
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

/** For a command that failed. */
export function failureJson(failure: Pick<UserError, 'message' | 'outcome'>): ResultJson {
  const [message, hint] = failure.message.split('\nTry: ');
  const error = errorJson(failure.outcome, message);
  return {
    verdict: FAILURE_VERDICTS[failure.outcome] ?? 'failed',
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
