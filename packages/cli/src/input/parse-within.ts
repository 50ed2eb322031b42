// Parsing within a time limit that holds whatever the reader does. Readers look at the deadline by
// themselves; one that does not get to it (a regular expression that backtracks for ever) is ended by a
// watchdog of Node's module vm, which stops any synchronous work and costs a few hundredths of a millisecond.

import { Script } from 'node:vm';
import { type ParseOptions, type ParseResult, parse } from '@crosshatch/core/formats';
import { deadlineIn } from '../deadline.js';

/** Time for a reader to stop by itself, with a better message. */
const SLACK_MILLISECONDS = 250;
/** A shorter limit is meant for the puzzle, not for its file. */
const LEAST_MILLISECONDS = 250;
/** Short enough that Ctrl-C need not interrupt it. */
const AT_ONCE_MILLISECONDS = 200;
/** What a timer of Node can hold. */
const MOST_MILLISECONDS = 2 ** 31 - 1;

/** `parse`, given up after so many seconds; without them there is no limit. */
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

/** `parse`, if it takes no longer than a person notices; undefined otherwise. */
export function parseAtOnce(input: string | Uint8Array, options: ParseOptions): ParseResult | undefined {
  return finishedWithin(AT_ONCE_MILLISECONDS, () => parse(input, options));
}

/** The result of synchronous work; undefined when it takes longer, and then it is ended where it stands. */
function finishedWithin<Result>(milliseconds: number, work: () => Result): Result | undefined {
  const timeout = Math.max(1, Math.ceil(milliseconds));
  if (timeout > MOST_MILLISECONDS) return work();
  // A script can only reach what is global.
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
  const message = `reading it took more than the ${seconds} s allowed`;
  const place = { line: 1, column: 1, excerpt: '', caret: 0, span: 1 };
  return { ok: false, stopped: 'deadline', faults: [{ code: 'stopped', message, ...place }] };
}
