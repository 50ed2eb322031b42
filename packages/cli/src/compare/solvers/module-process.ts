// A process for one solver that is a JavaScript module: it keeps the puzzles of a set, solves the ones it is asked for,
// and answers with verdict and time. A process of its own, because a solver that does not look at the clock can then be
// killed, and no solver is slowed down by the garbage of another.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Puzzle } from '@crosshatch/core';
import { median } from '../statistics.js';
import type { Answer, ModuleSolver, Task } from './solver.js';
import { warmUpPuzzles } from './warm-up.js';

/** What the process is asked to do. */
export type Order =
  | { readonly kind: 'load'; readonly puzzles: readonly Puzzle[] }
  | {
      readonly kind: 'solve';
      readonly index: number;
      readonly seconds: number;
      readonly withSolutions: boolean;
    };

interface Times {
  readonly wall: number;
  readonly cpu: number;
}

export type Reply =
  | { readonly kind: 'ready'; readonly excuse?: string }
  | { readonly kind: 'loaded' }
  | ({ readonly kind: 'answer' } & Times & Answer)
  | { readonly kind: 'failed'; readonly message: string };

const PROGRAM = fileURLToPath(new URL(import.meta.url));

/** Starts the process of one of the solvers that a module exports. */
export function startModuleProcess(module: string, id: string): ChildProcess {
  return fork(PROGRAM, [module, id], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Milliseconds that a process warms up, at most. */
const WARM_UP = 1000;

/** A short task is repeated until it has taken this many milliseconds, or this many times. */
const SHORT = 5;
const MOST_REPETITIONS = 50;

/** Processor time of this process in milliseconds. */
function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

type Run = () => Answer | Promise<Answer>;

async function timed(run: Run): Promise<[Answer, Times]> {
  const [wall, cpu] = [performance.now(), busy()];
  const answer = await run();
  return [answer, { wall: performance.now() - wall, cpu: busy() - cpu }];
}

/**
 * The median of a few repetitions, as many as a short task allows. The first of several does not count: the process
 * was asleep before it, and the processor's caches were cold.
 */
async function timedWell(run: Run): Promise<[Answer, Times]> {
  const [answer, first] = await timed(run);
  const times: Times[] = [];
  for (let total = first.wall; total < SHORT && times.length < MOST_REPETITIONS; ) {
    const [, time] = await timed(run);
    times.push(time);
    total += time.wall;
  }
  if (times.length === 0) return [answer, first];
  return [answer, { wall: median(times.map(({ wall }) => wall)), cpu: median(times.map(({ cpu }) => cpu)) }];
}

function deadline(seconds: number): () => boolean {
  const end = busy() + 1000 * seconds;
  return () => busy() > end;
}

type Solve = (task: Task) => Answer | Promise<Answer>;

async function warmUp(solver: ModuleSolver, solve: Solve): Promise<void> {
  const end = performance.now() + WARM_UP;
  const puzzles = warmUpPuzzles(solver);
  while (performance.now() < end && puzzles.length > 0) {
    for (const puzzle of puzzles) {
      if (performance.now() > end) break;
      await solve({ puzzle, isLate: deadline(0.2) });
    }
  }
}

async function serve(module: string, id: string): Promise<void> {
  const reply = (message: Reply) => process.send?.(message);
  const { solvers } = (await import(module)) as { readonly solvers?: readonly ModuleSolver[] };
  const solver = solvers?.find((candidate) => candidate.id === id);
  if (solver === undefined) {
    reply({ kind: 'ready', excuse: `the module exports no solver "${id}" in its list \`solvers\`` });
    return;
  }
  const solve = await solver.load();
  if (typeof solve === 'string') {
    reply({ kind: 'ready', excuse: solve });
    return;
  }
  let puzzles: readonly Puzzle[] = [];
  const obey = async (order: Order): Promise<void> => {
    if (order.kind === 'load') {
      puzzles = order.puzzles;
      reply({ kind: 'loaded' });
      return;
    }
    const { index, seconds, withSolutions } = order;
    const run = () => solve({ puzzle: puzzles[index], isLate: deadline(seconds) });
    const [answer, times] = await (withSolutions ? timed(run) : timedWell(run));
    reply({ kind: 'answer', ...times, ...answer, ...(withSolutions ? {} : { solutions: [] }) });
  };
  await warmUp(solver, solve);
  process.on('message', (order: Order) => {
    obey(order).catch((error) => reply({ kind: 'failed', message: String(error?.stack ?? error) }));
  });
  reply({ kind: 'ready' });
}

if (process.send !== undefined && process.argv[1] === PROGRAM) {
  const [, , module, id] = process.argv;
  // Not awaited: the module may import this file, and would then wait for it to end.
  void serve(module, id).catch((error) =>
    process.send?.({ kind: 'ready', excuse: String(error?.message ?? error) } satisfies Reply),
  );
}
