// Starts a batch on a cluster.
import { realpath } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { resolve } from 'node:path';
import type { Context } from '../context.js';
import { listed } from '../report/words.js';
import { version } from '../version.js';
import { ClusterRun, type ClusterSettings } from './cluster-run.js';
import { connectCluster } from './connecting.js';

interface RunRequest extends Omit<ClusterSettings, 'versions' | 'name' | 'submitter' | 'key'> {
  readonly words: readonly string[];
  readonly output: string | undefined;
  readonly cluster: string;
  readonly workerVersion: readonly string[] | undefined;
}

export async function clusterRun(request: RunRequest, context: Context): Promise<ClusterRun> {
  const { words, output, cluster, workerVersion = [], ...settings } = request;
  const connection = await connectCluster(cluster, { role: 'submitter', mayMigrate: true }, context);
  const own = version();
  const versions = [...new Set([own, ...workerVersion])].sort();
  const host = hostname();
  // Only a report in a file can be resumed. The same command for the same file is the same job.
  const key =
    output === undefined
      ? undefined
      : JSON.stringify([host, await realpath(output).catch(() => resolve(output)), settings.options]);
  return new ClusterRun(connection, {
    ...settings,
    versions,
    name: listed(words),
    submitter: `${userInfo().username}@${host}`,
    key,
  });
}
