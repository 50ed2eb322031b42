// The items of a cluster's batch: what is submitted of a puzzle, and how a worker turns it into its row. The row is
// built by the same functions as that of a batch on one machine.
import { createHash } from 'node:crypto';
import type { NewItem, ResultBody, WorkItem } from '@crosshatch/cluster';
import {
  type ExamineSettings,
  type Hashes,
  type PuzzleHead,
  type RowBody,
  type RowOrigin,
  rowOf,
} from '@crosshatch/core/report';
import type { Outcome, WorkerPool } from '@crosshatch/core/worker';
import type { PackedDocument } from '../examine/packed-document.js';
import { type ExamineMethods, type ExamineProgress, silenceLimit } from '../examine/tasks.js';

/** Of the whole job. */
export interface BatchJobSettings {
  readonly options: string;
  readonly examine: ExamineSettings;
}

interface BatchItem {
  readonly origin: Omit<RowOrigin, 'options'>;
  readonly index: number;
  readonly head: PuzzleHead;
  readonly document: PackedDocument;
  /** How much of the input it stands for. */
  readonly weight: number;
}

/** A row on its way through the database. */
export interface WeighedRow extends RowBody {
  readonly weight: number;
}

export function newItem(item: BatchItem): NewItem {
  return { digest: digestOf(item.origin, item.index), body: JSON.stringify(item) };
}

/** An item whose row is known: the source can't be read, or an earlier run examined it. */
export function knownItem(row: RowBody, weight: number): NewItem {
  const { hash, symmetryHash } = row;
  const hashes = hash === undefined || symmetryHash === undefined ? undefined : { hash, symmetryHash };
  return { digest: digestOf(row, row.index), body: '', result: resultOf(row, weight, hashes) };
}

/** The same for the same puzzle of a source with the same content. */
function digestOf({ source, inputHash = '' }: Omit<RowOrigin, 'options'>, index: number): string {
  return createHash('sha256')
    .update(JSON.stringify([source, inputHash, index]))
    .digest('hex')
    .slice(0, 32);
}

function resultOf(row: RowBody, weight: number, hashes: Hashes | undefined): ResultBody {
  const weighed: WeighedRow = { ...row, weight };
  return {
    body: JSON.stringify(weighed),
    // 128 bits, as the search for duplicates on one machine does.
    hash: hashes?.hash.slice(0, 32),
    symmetry: hashes?.symmetryHash.slice(0, 32),
  };
}

/** Examines items in the threads of a pool. */
export function itemExaminer(pool: WorkerPool<ExamineMethods>) {
  return async ({ settings, body, signal }: WorkItem): Promise<ResultBody> => {
    const { examine, options }: BatchJobSettings = JSON.parse(settings);
    const item: BatchItem = JSON.parse(body);
    let hashes: Hashes | undefined;
    const onProgress = (news: ExamineProgress) => {
      if (news.kind === 'hashes') hashes = news.hashes;
    };
    const params = { document: item.document, settings: examine };
    const silence = silenceLimit(examine);
    const outcome = await pool.run('examine', params, { onProgress, silence, signal });
    return itemResult(item, { examine, options }, outcome, hashes);
  };
}

/** The row of a puzzle that ended its worker each time. */
export function givenUp({ settings, body }: Omit<WorkItem, 'signal'>): ResultBody {
  const message = 'given up: its worker ended three times while examining it';
  return itemResult(JSON.parse(body), JSON.parse(settings), { kind: 'crashed', message }, undefined);
}

function itemResult(
  { origin, index, head, weight }: BatchItem,
  { options, examine }: BatchJobSettings,
  outcome: Parameters<typeof rowOf>[3] & Outcome<unknown>,
  hashes: Hashes | undefined,
): ResultBody {
  const row = rowOf({ ...origin, options }, index, head, outcome, hashes, examine.grade);
  return resultOf(row, weight, hashes);
}
