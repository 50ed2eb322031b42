// A worker in a process of its own, for tests that kill and freeze it: `node worker-process.js URL LEASE VERSION`. An item
// says how long it takes, and whether it ends the process.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseAddress } from '../database/address.js';
import { connect } from '../database/connection.js';
import { runWorker } from '../worker/worker.js';

export interface TestItem {
  readonly name: string;
  readonly milliseconds: number;
  readonly kills?: boolean;
}

const [url, lease, version] = process.argv.slice(2);
const controller = new AbortController();
process.once('SIGTERM', () => controller.abort());
const database = connect(parseAddress(url), { role: 'worker' });
await runWorker(database, {
  host: 'test',
  pid: process.pid,
  version,
  concurrency: 2,
  leaseSeconds: Number(lease),
  targetSeconds: 0.1,
  signal: controller.signal,
  examine: async ({ body }) => {
    const { name, milliseconds, kills }: TestItem = JSON.parse(body);
    if (kills) process.kill(process.pid, 'SIGKILL');
    await sleep(milliseconds);
    return { body: JSON.stringify({ name }), hash: name.slice(0, 1) };
  },
  giveUp: ({ body }) => ({ body: JSON.stringify({ name: JSON.parse(body).name, crashed: true }) }),
});
await database.end();
