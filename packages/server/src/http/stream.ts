// Answers that come in parts: as lines of JSON (NDJSON) or as server-sent events with progress. The work stops when
// the client goes away.
import type { Problem } from '../problems.js';
import type { ResponseBody } from './response-body.js';

export const NDJSON = 'application/x-ndjson';
export const EVENTS = 'text/event-stream';

/** How often progress is sent while nothing else is. */
const PROGRESS_MILLISECONDS = 500;
/** Bytes that may wait for a slow reader before its work is given up. */
const MOST_WAITING = 8 * 2 ** 20;

interface Parts {
  /** One line, or one event of this name. */
  send(event: 'part' | 'row' | 'result', object: object): void;
}

export interface StreamOptions {
  readonly type: typeof NDJSON | typeof EVENTS;
  readonly requestId: string;
  /** Rejects with a Problem, or with an error that `toProblem` turns into one. */
  readonly work: (parts: Parts, signal: AbortSignal) => Promise<void>;
  readonly toProblem: (error: unknown) => Problem | undefined;
  readonly onEnd: (problem: Problem | undefined) => void;
}

export function streamed({ type, requestId, work, toProblem, onEnd }: StreamOptions): ResponseBody {
  const abort = new AbortController();
  const encoder = new TextEncoder();
  const begun = performance.now();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        const write = (event: string, object: object) => {
          if (abort.signal.aborted) return;
          const json = JSON.stringify(object);
          const text = type === NDJSON ? `${json}\n` : `event: ${event}\ndata: ${json}\n\n`;
          controller.enqueue(encoder.encode(text));
          // The size that is left may be negative: so much waits to be read.
          if ((controller.desiredSize ?? 0) < -MOST_WAITING) abort.abort();
        };
        if (type === EVENTS) {
          timer = setInterval(() => {
            const elapsed = Math.round(performance.now() - begun);
            write('progress', { elapsedMilliseconds: elapsed, partCount: count });
          }, PROGRESS_MILLISECONDS);
        }
        let problem: Problem | undefined;
        try {
          await work(
            {
              send: (event, object) => {
                count += 1;
                write(event, object);
              },
            },
            abort.signal,
          );
        } catch (error) {
          problem = toProblem(error);
          if (problem !== undefined) write('problem', { type: 'problem', ...problem.json(requestId) });
        } finally {
          clearInterval(timer);
          onEnd(problem);
        }
        if (!abort.signal.aborted) controller.close();
        else controller.error(new Error('the reader is too slow or has gone'));
      },
      cancel() {
        clearInterval(timer);
        abort.abort();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 65_536 }),
  );
}
