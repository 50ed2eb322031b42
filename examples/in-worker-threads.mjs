// Solves several puzzles in worker threads. Puzzles and results are plain data, so messages can carry them.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { parse, solve } from '@crosshatch/core';

if (isMainThread) {
  const strings = ['1;1:1;1', '2;1:1;2', '1;3;1:1;3;1', '1;2:1;1'];
  const verdicts = await Promise.all(
    strings.map((string) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: string });
      return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
    }),
  );
  strings.forEach((string, i) => {
    console.log(`${string} is ${verdicts[i]}`);
  });
} else {
  const read = parse(workerData);
  parentPort?.postMessage(read.ok ? solve(read.documents[0].puzzle).verdict : read.faults[0].message);
}
