// What a service may cost, and how it is reached. Every limit is configurable; docs/service.md lists the defaults.
import { availableParallelism } from 'node:os';

export interface ServiceLimits {
  /** Bytes of a request body that holds puzzles. */
  readonly bodyBytes: number;
  /** Bytes of a request body that holds a picture. */
  readonly pictureBytes: number;
  /** Cells of a puzzle. */
  readonly cells: number;
  /** Puzzles in one `batch`. */
  readonly puzzles: number;
  /** Seconds of work for one request, and for one puzzle of a `batch`. */
  readonly seconds: number;
  /** Worker threads for requests that need more than a moment; quick requests have one thread more. */
  readonly workers: number;
  /** Requests that wait for a worker; a further one is answered 503. */
  readonly queue: number;
  /** Requests per minute and client; 0 = no limit. */
  readonly rate: number;
  /** Bytes of answers kept in memory; 0 = no cache. */
  readonly cacheBytes: number;
}

export function defaultLimits(): ServiceLimits {
  return {
    bodyBytes: 2 ** 20,
    pictureBytes: 10 * 2 ** 20,
    cells: 40_000,
    puzzles: 1000,
    seconds: 10,
    workers: availableParallelism(),
    queue: 100,
    rate: 0,
    cacheBytes: 64 * 2 ** 20,
  };
}
