// How fast the service answers, beside a bare "hello" of the same framework in the same run; and how long a small solve
// waits while hard ones keep all workers busy.
import { write } from '@crosshatch/core/formats';
import { generate } from '@crosshatch/core/make';
import { median } from '../measure/statistics.js';
import { table } from '../report/figures.js';
import { type LoadResult, load } from '../service/load.js';
import { type ServerProcess, startCrosshatch, startHello } from '../service/server-process.js';
import type { Part } from './part.js';

const CONNECTIONS = 8;
const HARD = `${Array(45).fill('1,1,1,2,1').join(';')}:${Array(45).fill('2,1,1,1,1').join(';')}`;

/** Different 10x10 puzzles with one solution each. */
function smallPuzzles(count: number): string[] {
  return Array.from({ length: count }, (_, seed) => {
    const recipe = {
      width: 10,
      height: 10,
      seed,
      density: 0.6,
      colors: 1,
      texture: 'smooth',
      symmetry: 'none',
    } as const;
    const made = generate({ ...recipe, want: 'unique' });
    const written = made.ok ? write({ puzzle: made.puzzle, meta: {} }, 'non') : undefined;
    if (!written?.ok) throw new Error(`There is no puzzle for the seed ${seed}.`);
    return String(written.output);
  });
}

/** One kind of request: what its rounds gave. */
interface Row {
  readonly title: string;
  readonly rounds: LoadResult[];
  /** Seconds of the server's processor time for all requests of all rounds. */
  cpu: number;
  requests: number;
}

/** Rounds of the first rows: other programs on the machine hit them equally when they take turns. */
const ROUNDS = 7;

export const service: Part = {
  id: 'service',
  title: 'the service: 10x10 solves over HTTP',
  quick: false,
  run: async (quick) => {
    // A service runs for days: what counts is its rate once the compiler has optimised it.
    const [warmUp, round] = quick ? [1000, 250] : [6000, 1000];
    const puzzles = smallPuzzles(warmUp + (ROUNDS + 2) * round);
    /** Puzzles that were not sent yet. */
    const next = (count: number) => puzzles.splice(0, count);
    const [first] = puzzles;
    const same = Array.from({ length: 4 * round }, () => first);
    const hello = await startHello();
    const server = await startCrosshatch(['--timeout', '60']);
    const row = (title: string): Row => ({ title, rounds: [], cpu: 0, requests: 0 });
    const rows = {
      bare: row('bare hello'),
      cached: row('solve, cached'),
      fresh: row('solve, each puzzle new'),
      single: row('the same, one connection'),
      busy: row('the same, while hard puzzles keep all workers busy'),
    };
    const measure = async (
      into: Row,
      of: ServerProcess,
      bodies: readonly string[],
      connections = CONNECTIONS,
    ) => {
      const before = of.cpu() ?? 0;
      into.rounds.push(await load(of.port, of === hello ? '/hello' : '/api/v1/solve', bodies, connections));
      into.cpu += (of.cpu() ?? 0) - before;
      into.requests += bodies.length;
    };
    const gone = new AbortController();
    try {
      await load(hello.port, '/hello', same, CONNECTIONS);
      await load(server.port, '/api/v1/solve', [...same, ...next(warmUp)], CONNECTIONS);
      for (let i = 0; i < ROUNDS; i++) {
        await measure(rows.bare, hello, same);
        await measure(rows.cached, server, same);
        await measure(rows.fresh, server, next(round));
      }
      await measure(rows.single, server, next(round), 1);
      // As many hard ones as there are threads, and then some that wait.
      const hard = Array.from({ length: 8 }, () =>
        fetch(`http://127.0.0.1:${server.port}/api/v1/count`, {
          method: 'POST',
          body: HARD,
          signal: gone.signal,
        }).catch(() => {}),
      );
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await measure(rows.busy, server, next(round), 1);
      gone.abort();
      await Promise.all(hard);
    } finally {
      gone.abort();
      await Promise.all([hello.stop(), server.stop()]);
    }
    const bare = rateOf(rows.bare);
    const text = table(
      ['request', 'per second', 'of the bare rate', 'p50', 'p99', 'CPU time each'],
      Object.values(rows).map((one) => [
        one.title,
        rateOf(one).toFixed(0),
        `${((100 * rateOf(one)) / bare).toFixed(0)} %`,
        `${median(one.rounds.map(({ p50 }) => p50)).toFixed(2)} ms`,
        `${median(one.rounds.map(({ p99 }) => p99)).toFixed(2)} ms`,
        // While hard puzzles are counted, the time of the process is mostly theirs.
        one === rows.busy ? '' : `${((1e6 * one.cpu) / one.requests).toFixed(0)} µs`,
      ]),
    );
    return { text, bars: [] };
  },
};

function rateOf({ rounds }: Row): number {
  return median(rounds.map(({ perSecond }) => perSecond));
}
