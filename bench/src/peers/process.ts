// A process for one peer: it holds the puzzles of a set, solves those that it is asked for and answers with
// verdict and time. A process of its own, so that a peer that can't be interrupted can be killed, and
// that none lives with another one's garbage.
import type { Puzzle } from '@crosshatch/core';
import { median } from '../measure/statistics.js';
import type { Answer, PeerSolver } from './peer.js';
import { peerById } from './registry.js';
import { warmUpPuzzles } from './warm-up.js';

export type Order =
  | { readonly kind: 'load'; readonly puzzles: readonly Puzzle[] }
  | {
      readonly kind: 'solve';
      readonly index: number;
      readonly seconds: number;
      readonly withSolutions: boolean;
    };

export type Reply =
  | { readonly kind: 'ready'; readonly excuse?: string }
  | { readonly kind: 'loaded' }
  | ({ readonly kind: 'answer'; readonly milliseconds: number } & Answer)
  | { readonly kind: 'failed'; readonly message: string };

/** How many milliseconds a process warms up, at most. */
const WARM_UP = 1000;

/** Processor time of this process. */
function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The lesser of wall time and processor time: on a busy machine the first counts other people's work,
 * and where a runtime collects garbage on further threads the second counts more than one waits for.
 * A program that was started does its work in another process; only the wall knows.
 */
async function timed(run: () => Answer | Promise<Answer>): Promise<[Answer, number]> {
  const [wall, cpu] = [performance.now(), busy()];
  const answer = await run();
  const [waited, worked] = [performance.now() - wall, busy() - cpu];
  return [answer, isForeign ? waited : Math.min(waited, worked)];
}

/** A short task is repeated until it has taken this many milliseconds, or this many times. */
const SHORT = 5;
const MOST_REPETITIONS = 50;

/**
 * The median of a few repetitions, as many as a short task allows. The first of several does not
 * count: the process was asleep until now, and so were the processor's caches.
 */
async function timedWell(run: () => Answer | Promise<Answer>): Promise<[Answer, number]> {
  const [answer, first] = await timed(run);
  const times: number[] = [];
  for (let total = first; total < SHORT && times.length < MOST_REPETITIONS && !isForeign; ) {
    const [, time] = await timed(run);
    times.push(time);
    total += time;
  }
  return [answer, times.length === 0 ? first : median(times)];
}

function deadline(seconds: number): () => boolean {
  const end = busy() + 1000 * seconds;
  return () => busy() > end;
}

async function warmUp(solver: PeerSolver): Promise<void> {
  const end = performance.now() + WARM_UP;
  while (performance.now() < end) {
    for (const puzzle of warmUpPuzzles(peer)) {
      if (performance.now() > end) break;
      await solver({ puzzle, isLate: deadline(0.2), seconds: 1 });
    }
    if (isForeign) break;
  }
}

const peer = peerById(process.argv[2]);
const isForeign = peer.isForeign ?? false;
const reply = (message: Reply) => process.send?.(message);
const solver = await peer.load();
let puzzles: readonly Puzzle[] = [];

async function obey(order: Order): Promise<void> {
  if (typeof solver === 'string') return;
  if (order.kind === 'load') {
    puzzles = order.puzzles;
    reply({ kind: 'loaded' });
    return;
  }
  const { index, seconds, withSolutions } = order;
  const run = () => solver({ puzzle: puzzles[index], seconds, isLate: deadline(seconds) });
  const [answer, milliseconds] = await (withSolutions ? timed(run) : timedWell(run));
  reply({ kind: 'answer', milliseconds, ...answer, ...(withSolutions ? {} : { solutions: [] }) });
}

process.on('message', (order: Order) => {
  obey(order).catch((error) => reply({ kind: 'failed', message: String(error?.stack ?? error) }));
});
if (typeof solver === 'string') {
  reply({ kind: 'ready', excuse: solver });
} else {
  await warmUp(solver);
  reply({ kind: 'ready' });
}
