// The one place where the command starts a solve. It works in turns on the event loop, so that Ctrl-C
// is heard at once and a small puzzle does not pay for the start of a worker; a puzzle that resists
// gets all cores.

import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { PuzzleDocument } from '@crosshatch/core';
import type { Solved } from '@crosshatch/core/report';
import { type RacingCertificates, solveInParallel } from '@crosshatch/core/solve';
import type { Context } from './context.js';
import { deadlineIn } from './deadline.js';
import { startSolveThread } from './solve-worker.js';

export interface SolveRequest {
  /** How many solutions to look for; Infinity for all. Default 2. */
  readonly max?: number;
  /** Time limit for this puzzle. */
  readonly seconds?: number | undefined;
  readonly signal?: AbortSignal;
  /** Searches at a time when the puzzle resists. Default: as many as there are cores. */
  readonly threads?: number;
  /** Where certificates of the racing searches go. */
  readonly certificates?: RacingCertificates | undefined;
}

/**
 * Of more cells than these a single slice of an engine may take seconds. Such a puzzle is worked on with
 * signals at their default effect: Ctrl-C has to end it, even if what is known by then is not printed.
 */
const MOST_CELLS_IN_TURNS = 10_000;

/** Does a slice of work on a puzzle of this size, or all of it, such that Ctrl-C is heeded meanwhile. */
export async function heedingSignals<Result>(
  { width, height }: { readonly width: number; readonly height: number },
  work: () => Result | Promise<Result>,
  context: Pick<Context, 'unguarded'>,
  mostCells = MOST_CELLS_IN_TURNS,
): Promise<Result> {
  if (width * height <= mostCells) return work();
  // Once it is interrupted, the work stops by itself: it has the signal.
  return (await context.unguarded(work)) ?? work();
}

/** How long the event loop may wait: short for a person at the keyboard, long for the engine. */
const TURN_MILLISECONDS = 30;

export async function solveDocument(
  document: PuzzleDocument,
  request: SolveRequest,
  context: Pick<Context, 'now' | 'unguarded'>,
): Promise<Solved> {
  const begun = context.now();
  let lastLook = begun;
  const options = {
    max: request.max ?? 2,
    deadline: deadlineIn(request.seconds, context.now),
    ...(request.signal === undefined ? {} : { signal: request.signal }),
    ...(document.given === undefined ? {} : { given: document.given }),
    threads: request.threads ?? availableParallelism(),
    startThread: startSolveThread,
    ...(request.certificates === undefined ? {} : { certificates: request.certificates }),
    pause: () => {
      if (context.now() - lastLook <= TURN_MILLISECONDS) return undefined;
      return setImmediate().then(() => {
        lastLook = context.now();
      });
    },
  };
  const { puzzle } = document;
  const result = await heedingSignals(puzzle, () => solveInParallel(puzzle, options), context);
  return { result, milliseconds: context.now() - begun };
}
