// The one place where the command starts a solve. It works in turns on the event loop, so that Ctrl-C
// is heard at once and a small puzzle does not pay for the start of a worker.
import { setImmediate } from 'node:timers/promises';
import type { PuzzleDocument } from 'crosshatch';
import { type SolveResult, solving } from 'crosshatch/solve';
import type { Context } from './context.js';

export interface SolveRequest {
  /** How many solutions to look for; Infinity for all. Default 2. */
  readonly max?: number;
  /** Time limit for this puzzle. */
  readonly seconds?: number | undefined;
  readonly signal?: AbortSignal;
}

export interface Solved {
  readonly result: SolveResult;
  readonly milliseconds: number;
}

/** How long the event loop may wait: short for a person at the keyboard, long for the engine. */
const TURN_MILLISECONDS = 30;

export async function solveDocument(
  document: PuzzleDocument,
  request: SolveRequest,
  context: Pick<Context, 'now'>,
): Promise<Solved> {
  const begun = context.now();
  const end = begun + (request.seconds ?? Infinity) * 1000;
  const turns = solving(document.puzzle, {
    max: request.max ?? 2,
    deadline: () => context.now() >= end,
    ...(request.signal === undefined ? {} : { signal: request.signal }),
    ...(document.given === undefined ? {} : { given: document.given }),
  });
  let lastLook = begun;
  for (;;) {
    const turn = turns.next();
    const now = context.now();
    if (turn.done) return { result: turn.value, milliseconds: now - begun };
    if (now - lastLook > TURN_MILLISECONDS) {
      await setImmediate();
      lastLook = context.now();
    }
  }
}
