// The frames of a solve, one per deduction of a person. Works in turns on the event loop, so that the terminal shows the
// progress.

import { setImmediate } from 'node:timers/promises';
import type { Deduction } from '@crosshatch/core/explain';
import { type AnimationFrame, animationFrames } from '@crosshatch/core/render';
import type { Context } from '../../context.js';
import { deadlineIn } from '../../deadline.js';
import { StatusLine } from '../../terminal/status-line.js';
import type { Picture } from './picture-job.js';

export interface FrameOptions {
  readonly most: number;
  /** Time limit for the deductions in seconds; cells left open appear in the last frame. */
  readonly timeout?: number | undefined;
}

/** Slow enough to follow, but limited in total. */
export function secondsPerFrame(frames: number, seconds: number | undefined): number {
  if (seconds !== undefined) return Math.max(0.02, seconds / Math.max(1, frames));
  return Math.min(0.6, Math.max(0.05, 25 / Math.max(1, frames)));
}

/** The picture must have a solution. */
export async function solveFrames(
  { document, solution }: Picture,
  options: FrameOptions,
  context: Context,
): Promise<AnimationFrame[]> {
  const { steps } = await import('@crosshatch/core/explain');
  const { puzzle, given } = document;
  const status = new StatusLine(context);
  const found: Deduction[] = [];
  const iterator = steps(puzzle, {
    deadline: deadlineIn(options.timeout, context.now),
    ...(given === undefined ? {} : { given }),
  });
  let settled = 0;
  for (let next = iterator.next(); !next.done; next = iterator.next()) {
    found.push(next.value);
    settled += next.value.settles.length;
    const share = Math.min(99, Math.floor((100 * settled) / (puzzle.width * puzzle.height)));
    status.show(`solving step by step: ${share} %`);
    await setImmediate();
  }
  status.clear();
  return animationFrames(puzzle, found, {
    most: options.most,
    ...(given === undefined ? {} : { given }),
    ...(solution === undefined ? {} : { solution }),
  });
}
