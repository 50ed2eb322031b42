// Notifications of the database. The connection is renewed when it breaks; what was missed meanwhile is found by
// polling, which everyone who listens does as well.

import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Database } from '../database/connection.js';

export type Channel = 'crosshatch_work' | 'crosshatch_cancel';

export interface Listener {
  close(): Promise<void>;
}

export function listen(
  database: Database,
  handlers: Readonly<Partial<Record<Channel, (payload: string) => void>>>,
): Listener {
  const over = new AbortController();
  const { signal } = over;
  const follow = async () => {
    while (!signal.aborted) {
      let client: PoolClient | undefined;
      try {
        client = await database.connect();
        const connection = client;
        const isBroken = new Promise<void>((resolve) => {
          connection.once('error', () => resolve());
          connection.once('end', () => resolve());
          signal.addEventListener('abort', () => resolve(), { once: true });
        });
        connection.on('notification', ({ channel, payload = '' }) => handlers[channel as Channel]?.(payload));
        for (const channel of Object.keys(handlers)) await connection.query(`listen ${channel}`);
        await isBroken;
      } catch {
        // The database is away: tried again below.
      }
      // Not given back to the pool: the next user would listen, too.
      client?.release(true);
      if (!signal.aborted) await sleep(1000, undefined, { signal }).catch(() => {});
    }
  };
  const following = follow();
  return {
    close: async () => {
      over.abort();
      await following;
    },
  };
}
