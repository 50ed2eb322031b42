// The only place where the command starts a solve. It works in turns on the event loop: Ctrl-C is handled at once,
// and a small puzzle needs no worker. A hard puzzle gets all cores.

import { setImmediate } from 'node:timers/promises';
import type { PuzzleDocument } from '@crosshatch/core';
import type { Solved } from '@crosshatch/core/report';
import { type RacingCertificates, solveInParallel, type TraceOptions } from '@crosshatch/core/solve';
import type { Context } from './context.js';
import { deadlineIn } from './deadline.js';
import { startSolveThread } from './solve-worker.js';

export interface SolveRequest {
  /** Stop after this many solutions; Infinity for all. Default 2. */
  readonly max?: number;
  /** Time limit for this puzzle. */
  readonly seconds?: number | undefined;
  readonly signal?: AbortSignal;
  /** Parallel searches for a hard puzzle. Default: the number of cores. */
  readonly threads?: number;
  /** Where certificates of the racing searches go. */
  readonly certificates?: RacingCertificates | undefined;
  /** Where a trace of the search in this thread goes. */
  readonly trace?: TraceOptions | undefined;
}

/**
 * With more cells than this, a single slice of the engine may take seconds. Signals then end the process at once,
 * without printing partial results.
 */
const MOST_CELLS_IN_TURNS = 10_000;

/** Runs work on a puzzle of this size so that Ctrl-C stays effective. */
export async function runInterruptibly<Result>(
  { width, height }: { readonly width: number; readonly height: number },
  work: () => Result | Promise<Result>,
  context: Pick<Context, 'unguarded'>,
  mostCells = MOST_CELLS_IN_TURNS,
): Promise<Result> {
  if (width * height <= mostCells) return work();
  // If interrupted, the work stops by itself, because it has the signal.
  return (await context.unguarded(work)) ?? work();
}

/** Time between two turns of the event loop: short for a person, long for the engine. */
const TURN_MILLISECONDS = 30;

export async function solveDocument(
  document: PuzzleDocument,
  request: SolveRequest,
  context: Pick<Context, 'now' | 'cores' | 'unguarded'>,
): Promise<Solved> {
  const begun = context.now();
  let lastLook = begun;
  const options = {
    max: request.max ?? 2,
    deadline: deadlineIn(request.seconds, context.now),
    ...(request.signal === undefined ? {} : { signal: request.signal }),
    ...(document.given === undefined ? {} : { given: document.given }),
    threads: request.threads ?? context.cores,
    startThread: startSolveThread,
    ...(request.certificates === undefined ? {} : { certificates: request.certificates }),
    ...(request.trace === undefined ? {} : { trace: request.trace }),
    pause: () => {
      if (context.now() - lastLook <= TURN_MILLISECONDS) return undefined;
      return setImmediate().then(() => {
        lastLook = context.now();
      });
    },
  };
  const { puzzle } = document;
  const result = await runInterruptibly(puzzle, () => solveInParallel(puzzle, options), context);
  return { result, milliseconds: context.now() - begun };
}
