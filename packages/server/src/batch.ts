// Many puzzles in one request, a row for each, as `crosshatch batch` prints them. Where the rows are worked out is
// behind `BatchRunner`: the threads of this process, or a cluster.
import { createHash } from 'node:crypto';
import {
  type BatchRow,
  Duplicates,
  type Hashes,
  lostRow,
  type RowBody,
  type RowOrigin,
  rowOf,
  rowOptions,
  unreadRow,
} from '@crosshatch/core/report';
import type { BatchOptions } from './requests.js';
import type { Service } from './service.js';
import type { ServiceLimits } from './settings.js';
import { Cancelled, type RunOptions } from './work/lanes.js';
import type { Source } from './work/protocol.js';

export interface BatchJob {
  readonly sources: readonly Source[];
  /** With the time limit that applies to each puzzle. */
  readonly options: BatchOptions & { readonly timeout: number };
  readonly limits: Pick<ServiceLimits, 'cells' | 'puzzles'>;
  readonly signal?: RunOptions['signal'];
}

/** Rows in the order of the input. */
export type BatchRunner = (job: BatchJob) => AsyncIterable<BatchRow>;

/** A row before its number is known, with its hashes. */
interface Row {
  readonly body: RowBody;
  readonly hashes?: Hashes;
}

/** Runs batches in the threads of a service; the whole batch counts as one request. */
export function threadBatches(service: Service): BatchRunner {
  return (job) => rowsOf(service, job);
}

async function* rowsOf(
  service: Service,
  { sources, options, limits, signal }: BatchJob,
): AsyncGenerator<BatchRow, void, void> {
  const run = { signal };
  const duplicates = new Duplicates();
  const fingerprint = rowOptions(options);
  let id = 0;
  for (const source of sources) {
    const inputHash = createHash('sha256').update(source.content).digest('hex').slice(0, 32);
    const origin = { source: source.name, inputHash, options: fingerprint };
    for await (const { body, hashes } of sourceRows(service, { source, origin, options, limits }, run)) {
      id += 1;
      yield { id, ...body, ...(hashes === undefined ? {} : duplicates.note(id, hashes)) };
    }
  }
}

interface SourceJob extends Pick<BatchJob, 'options' | 'limits'> {
  readonly source: Source;
  readonly origin: RowOrigin;
}

async function* sourceRows(
  service: Service,
  { source, origin, options, limits }: SourceJob,
  run: RunOptions,
): AsyncGenerator<Row, void, void> {
  const { workers } = service.limits;
  const milliseconds = options.timeout * 1000;
  const read = await service.lanes.read({ source, milliseconds, ...limits }, run);
  if (read.kind === 'cancelled') throw new Cancelled('the batch was cancelled');
  if (read.kind !== 'result') {
    yield { body: lostRow(origin, read) };
    return;
  }
  if (!read.result.ok) {
    const { faults, detail } = read.result;
    const found = faults.length > 0 ? faults : [{ code: 'cannot-read', message: detail } as const];
    yield { body: unreadRow(origin, { faults: found }) };
    return;
  }
  const { heads, documents } = read.result;
  const { max, grade, diagnose = false } = options;
  const settings = { max, seconds: milliseconds / 1000, grade, diagnose };
  const examined = async (i: number): Promise<Row> => {
    const outcome = await service.lanes.examine({ document: documents[i], settings }, milliseconds, run);
    if (outcome.kind === 'cancelled') throw new Cancelled('the batch was cancelled');
    if (outcome.kind !== 'result') {
      return { body: rowOf(origin, i + 1, heads[i], outcome, undefined, grade) };
    }
    const { hashes, examination } = outcome.result;
    return {
      body: rowOf(origin, i + 1, heads[i], { kind: 'result', result: examination }, hashes, grade),
      hashes,
    };
  };
  // As many at a time as there are threads, so that other requests get their turn.
  const underWay: Promise<Row>[] = [];
  let next = 0;
  try {
    while (next < documents.length || underWay.length > 0) {
      while (next < documents.length && underWay.length < workers) {
        const row = examined(next);
        // The loop awaits this promise later; until then a rejection must not count as unhandled.
        row.catch(() => {});
        underWay.push(row);
        next += 1;
      }
      const row = underWay.shift();
      if (row !== undefined) yield await row;
    }
  } finally {
    await Promise.allSettled(underWay);
  }
}
