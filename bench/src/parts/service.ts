// How fast the service answers, beside a bare "hello" of the same framework in the same run; and how long a small solve
// waits while hard ones keep all workers busy.
import { write } from '@crosshatch/core/formats';
import { generate } from '@crosshatch/core/make';
import { table } from '../report/figures.js';
import { type LoadResult, load } from '../service/load.js';
import { startCrosshatch, startHello } from '../service/server-process.js';
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

export const service: Part = {
  id: 'service',
  title: 'the service: 10x10 solves over HTTP',
  quick: false,
  run: async (quick) => {
    const count = quick ? 1000 : 4000;
    const puzzles = smallPuzzles(count);
    const [warm, fresh, more] = [
      puzzles.slice(0, count / 4),
      puzzles.slice(count / 4, count / 2),
      puzzles.slice(count / 2),
    ];
    const same = Array.from({ length: count }, () => puzzles[0]);
    const hello = await startHello();
    const server = await startCrosshatch(['--timeout', '60']);
    const rows: [string, LoadResult][] = [];
    const gone = new AbortController();
    try {
      await load(hello.port, '/hello', same, CONNECTIONS);
      await load(server.port, '/api/v1/solve', [...same, ...warm], CONNECTIONS);
      rows.push(['bare hello', await load(hello.port, '/hello', same, CONNECTIONS)]);
      rows.push(['solve, cached', await load(server.port, '/api/v1/solve', same, CONNECTIONS)]);
      rows.push(['solve, each puzzle new', await load(server.port, '/api/v1/solve', fresh, CONNECTIONS)]);
      rows.push([
        'the same, one connection',
        await load(server.port, '/api/v1/solve', more.slice(0, count / 4), 1),
      ]);
      // As many hard ones as there are threads, and then some that wait.
      const hard = Array.from({ length: 8 }, () =>
        fetch(`http://127.0.0.1:${server.port}/api/v1/count`, {
          method: 'POST',
          body: HARD,
          signal: gone.signal,
        }).catch(() => {}),
      );
      await new Promise((resolve) => setTimeout(resolve, 3000));
      rows.push([
        'the same, while hard puzzles keep all workers busy',
        await load(server.port, '/api/v1/solve', more.slice(count / 4), 1),
      ]);
      gone.abort();
      await Promise.all(hard);
    } finally {
      gone.abort();
      await Promise.all([hello.stop(), server.stop()]);
    }
    const bare = rows[0][1].perSecond;
    const text = table(
      ['request', 'per second', 'of the bare rate', 'p50', 'p99'],
      rows.map(([title, { perSecond, p50, p99 }]) => [
        title,
        perSecond.toFixed(0),
        `${((100 * perSecond) / bare).toFixed(0)} %`,
        `${p50.toFixed(2)} ms`,
        `${p99.toFixed(2)} ms`,
      ]),
    );
    return { text, bars: [] };
  },
};
