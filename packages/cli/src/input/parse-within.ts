// Parsing with a strict time limit. Readers poll the deadline themselves. One that cannot (for example a regular
// expression that backtracks for ever) is ended by the watchdog of `node:vm`, which stops any synchronous work and
// costs a few hundredths of a millisecond.

import { Script } from 'node:vm';
import { type ParseOptions, type ParseResult, parse } from '@crosshatch/core/formats';
import { deadlineIn } from '../deadline.js';

/** Extra time for a reader to stop by itself, which gives a better message. */
const SLACK_MILLISECONDS = 250;
/** Minimum limit for reading: a shorter one is meant for the puzzle. */
const LEAST_MILLISECONDS = 250;
/** Short enough that Ctrl-C need not interrupt it. */
const AT_ONCE_MILLISECONDS = 200;
/** The maximum of a Node timer. */
const MOST_MILLISECONDS = 2 ** 31 - 1;

/** Calls `parse` with a limit in seconds. Default: no limit. */
export function parseWithin(
  input: string | Uint8Array,
  options: ParseOptions,
  seconds?: number,
): ParseResult {
  if (seconds === undefined) return parse(input, options);
  const milliseconds = Math.max(LEAST_MILLISECONDS, seconds * 1000);
  const deadline = deadlineIn(milliseconds / 1000);
  return (
    finishedWithin(milliseconds + SLACK_MILLISECONDS, () => parse(input, { ...options, deadline })) ??
    stopped(seconds)
  );
}

/** Calls `parse`; undefined if it takes longer than a person notices. */
export function parseAtOnce(input: string | Uint8Array, options: ParseOptions): ParseResult | undefined {
  return finishedWithin(AT_ONCE_MILLISECONDS, () => parse(input, options));
}

/** Runs synchronous work and returns its result. If it takes longer, it is stopped, and the result is undefined. */
function finishedWithin<Result>(milliseconds: number, work: () => Result): Result | undefined {
  const timeout = Math.max(1, Math.ceil(milliseconds));
  if (timeout > MOST_MILLISECONDS) return work();
  // A vm script can only access globals.
  const global = globalThis as { [WORK]?: () => Result };
  global[WORK] = work;
  try {
    return CALL.runInThisContext({ timeout }) as Result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  } finally {
    delete global[WORK];
  }
}

const WORK = Symbol.for('crosshatch.work');
const CALL = new Script(`globalThis[Symbol.for('crosshatch.work')]()`);

function stopped(seconds: number): ParseResult {
  const message = `reading exceeded the time limit of ${seconds} s`;
  const place = { line: 1, column: 1, excerpt: '', caret: 0, span: 1 };
  return { ok: false, stopped: 'deadline', faults: [{ code: 'stopped', message, ...place }] };
}
