// Who asks, and under which id: the same for the framework and for what answers before it.
import { randomUUID } from 'node:crypto';

/** The id that the client gave, if it is harmless in a log; else a new one. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

/** The address of the client; behind a trusted proxy the last one that the proxy has noted. */
export function clientAddress(
  forwarded: string | undefined,
  remote: string | undefined,
  trustsProxy: boolean,
): string {
  const noted = trustsProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
  return (noted ?? remote ?? 'unknown').slice(0, 64);
}

/** What follows the `?`; parsing the whole address takes longer. */
export function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}
