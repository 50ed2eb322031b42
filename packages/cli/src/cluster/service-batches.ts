// The batches of the service on a cluster: the same rows as from its own threads.
import { hostname, userInfo } from 'node:os';
import { rowOptions } from '@crosshatch/core/report';
import { type BatchRunner, tooManyCells } from '@crosshatch/server';
import { type BatchSource, inputHash } from '../batch/sources.js';
import type { Context } from '../context.js';
import { startExamineThread } from '../examine/worker.js';
import { version } from '../version.js';
import { ClusterRun } from './cluster-run.js';
import { connectCluster } from './connecting.js';

type Job = Parameters<BatchRunner>[0];

/** Connects once to see that the cluster is there, and then for each batch. */
export async function batchesOnCluster(cluster: string, context: Pick<Context, 'env'>): Promise<BatchRunner> {
  const connect = () => connectCluster(cluster, { role: 'submitter', mayMigrate: true }, context);
  await (await connect()).database.end();
  return async function* rowsOf({ sources, options, limits, signal }: Job) {
    const over = new AbortController();
    const stop = () => over.abort();
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    const { timeout, max, grade, diagnose } = options;
    const run = new ClusterRun(await connect(), {
      examine: { max, grade, diagnose: diagnose ?? false, seconds: timeout },
      startThread: startExamineThread,
      signal: over.signal,
      options: rowOptions(options),
      versions: [version()],
      name: 'POST /batch',
      submitter: `${userInfo().username}@${hostname()}`,
      resume: false,
      // A service would fill the list of jobs.
      leavesNoRecord: true,
      refusal: (size) => tooManyCells(size, limits.cells),
    });
    let isComplete = false;
    try {
      for await (const { row } of run.rows(sourcesOf(sources, limits.puzzles))) yield row;
      isComplete = !over.signal.aborted;
    } finally {
      signal?.removeEventListener('abort', stop);
      // Nobody can continue it: what is not delivered by now is dropped.
      await run.close(isComplete ? 'finished' : 'stopped');
    }
  };
}

async function* sourcesOf(sources: Job['sources'], puzzles: number): AsyncGenerator<BatchSource, void, void> {
  for (const { name, content } of sources) {
    const hash = inputHash(content);
    const parsing = { limits: { puzzles }, ...(name === '-' ? {} : { name }) };
    const input = { source: name, name, input: content, parsing };
    yield { source: name, weight: content.length, isFromFolder: false, content: { ok: true, input, hash } };
  }
}
