// Solves puzzles of families in processes of their own, as many at a time as the machine has cores: a process measures
// its own processor time, so that the others do not count.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FamilyTask } from './family-process.js';
import type { Pair } from './paired.js';

const PROGRAM = fileURLToPath(new URL('family-process.js', import.meta.url));
/** More processes than this disturb each other's caches. */
const MOST_PROCESSES = 4;

/** The pairs of every task, in the order of the tasks. Rejects when a process fails. */
export async function solveTasks(
  tasks: readonly FamilyTask[],
  report: (done: number, task: FamilyTask, pairs: readonly Pair[]) => void,
): Promise<Pair[][]> {
  const results: Pair[][] = tasks.map(() => []);
  let [next, done] = [0, 0];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const child = fork(PROGRAM);
      let current = -1;
      const send = () => {
        current = next++;
        if (current < tasks.length) child.send(tasks[current]);
        else child.disconnect();
      };
      child.on('message', (pairs) => {
        results[current] = pairs as Pair[];
        report(++done / tasks.length, tasks[current], results[current]);
        send();
      });
      child.on('error', reject);
      child.on('exit', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`A process of the bench ended with ${code}.`));
      });
      send();
    });
  const processes = Math.min(availableParallelism(), MOST_PROCESSES, tasks.length);
  await Promise.all(Array.from({ length: processes }, work));
  return results;
}
