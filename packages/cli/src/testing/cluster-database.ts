// An embedded PostgreSQL for the tests of the cluster commands.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFolder, stopFolder } from '@crosshatch/cluster/embedded';

export interface ClusterDatabase {
  /** With the password. */
  readonly url: string;
  /** What a command needs to find it. */
  readonly env: { readonly CROSSHATCH_CLUSTER: string };
  close(): Promise<void>;
}

export async function clusterDatabase(): Promise<ClusterDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'crosshatch-cluster-'));
  // Durability is of no use to a test.
  const { url = '' } = await startFolder(folder, { settings: { fsync: 'off', synchronous_commit: 'off' } });
  return {
    url,
    env: { CROSSHATCH_CLUSTER: url },
    close: async () => {
      await stopFolder(folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
