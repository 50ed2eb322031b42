// Solves puzzles on a cluster, for `crosshatch solve`.
import { hostname, userInfo } from 'node:os';
import type { PuzzleDocument } from '@crosshatch/core';
import type { Solved } from '@crosshatch/core/report';
import type { Context } from '../../context.js';
import { deadlineIn } from '../../deadline.js';
import { UserError } from '../../options/definition.js';
import { startSolveThread } from '../../solve-worker.js';
import { version } from '../../version.js';
import { clusterError, connectCluster } from '../connecting.js';
import { solveOnCluster } from './cluster-solve.js';

export interface ClusterSolver {
  solve(
    document: PuzzleDocument,
    name: string,
    request: { readonly max: number; readonly seconds: number | undefined; readonly signal: AbortSignal },
  ): Promise<Solved>;
  close(): Promise<void>;
}

export async function openClusterSolver(cluster: string, context: Context): Promise<ClusterSolver> {
  const connection = await connectCluster(cluster, { role: 'submitter', mayMigrate: true }, context);
  const { now } = context;
  return {
    solve: async (document, name, { max, seconds, signal }) => {
      const begun = now();
      try {
        const result = await solveOnCluster(document, connection, {
          max,
          name,
          submitter: `${userInfo().username}@${hostname()}`,
          versions: [version()],
          signal,
          deadline: deadlineIn(seconds, now),
          host: hostname(),
          cores: context.cores,
          startThread: startSolveThread,
        });
        return { result, milliseconds: now() - begun };
      } catch (error) {
        if (error instanceof connection.cluster.JobLost)
          throw new UserError(`${name}: ${error.message}`, 'undecided');
        throw clusterError(error, connection.address);
      }
    },
    close: () => connection.database.end(),
  };
}
