// A network between a test and its database that can be cut: nothing arrives, and no connection is closed, as when a
// cable is unplugged. What was sent meanwhile arrives when it is joined again.
import { connect, createServer, type Socket } from 'node:net';

export interface FlakyNetwork {
  /** The address of the database through this network. */
  readonly url: string;
  cut(): void;
  join(): void;
  close(): Promise<void>;
}

export async function flakyNetwork(databaseUrl: string): Promise<FlakyNetwork> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isCut) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    join: () => {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
