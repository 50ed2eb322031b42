// The worker's side of a portfolio: solves what it is told, and tells what it finds.
import { Task } from '../task.js';
import type { WorkerPort } from './protocol.js';

/** Answers solve orders that come through this port, one after the other. */
export function answerSolves(port: WorkerPort): void {
  port.listen(({ puzzle, max, ...options }) => {
    const task = new Task(puzzle, options, max);
    try {
      for (let told = 0; ; ) {
        const result = task.step();
        for (; told < task.found.length; told++) port.post({ solution: task.found[told] });
        if (result !== undefined) {
          port.post({ result });
          return;
        }
      }
    } finally {
      task.release();
    }
  });
}
