// Requests over connections that stay open, one after the other on each: as little of our own work as possible, because
// the machine that measures is the one that serves.
import { connect } from 'node:net';

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Sends every request once, over this many connections. All answers must be 200. */
export async function load(
  port: number,
  path: string,
  bodies: readonly string[],
  connections: number,
): Promise<LoadResult> {
  const times: number[] = [];
  let next = 0;
  const begun = performance.now();
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').setNoDelay(true);
      let received = '';
      let sent = 0;
      const send = () => {
        if (next >= bodies.length) {
          socket.destroy();
          resolve();
          return;
        }
        const body = bodies[next];
        next += 1;
        received = '';
        sent = performance.now();
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
      };
      socket.setEncoding('latin1');
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('data', (text) => {
        received += text;
        const end = received.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
        if (received.length < end + 4 + length) return;
        if (!received.startsWith('HTTP/1.1 200')) {
          reject(new Error(received.slice(0, 500)));
          return;
        }
        times.push(performance.now() - sent);
        send();
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(part * times.length))];
  return { perSecond: bodies.length / seconds, p50: at(0.5), p99: at(0.99) };
}
