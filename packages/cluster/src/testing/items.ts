// Jobs for tests: items that take a known time, and what came of them.
import type { Database } from '../database/connection.js';
import { collect } from '../queue/collect.js';
import { openJob } from '../queue/job.js';
import { endSubmission, type NewItem, submit } from '../queue/submit.js';
import type { TestItem } from './worker-process.js';

export function newJob(changes: Partial<Parameters<typeof openJob>[1]> = {}): Parameters<typeof openJob>[1] {
  return { kind: 'test', name: 'a test', submitter: 'tests', settings: '{}', versions: ['1'], ...changes };
}

export function itemOf(item: TestItem): NewItem {
  return { digest: item.name, body: JSON.stringify(item) };
}

export function items(count: number, milliseconds = 1, from = 0): NewItem[] {
  return Array.from({ length: count }, (_, i) => itemOf({ name: `item ${from + i}`, milliseconds }));
}

/** Submits all items at once, in chunks of the given size. */
export async function submitted(
  database: Database,
  all: readonly NewItem[],
  { chunk = 20, ...changes }: Partial<Parameters<typeof openJob>[1]> & { readonly chunk?: number } = {},
): Promise<string> {
  const { id } = await openJob(database, newJob(changes), { continues: false });
  const together = Math.max(1, Math.floor(1000 / chunk)) * chunk;
  for (let from = 0; from < all.length; from += together)
    await submit(database, id, from, all.slice(from, from + together), chunk);
  await endSubmission(database, id);
  return id;
}

/** The names in the results, in order, as they are delivered. */
export async function delivered(
  database: Database,
  job: string,
  leaseSeconds = 2,
  patienceSeconds = 300,
): Promise<string[]> {
  const names: string[] = [];
  const signal = AbortSignal.timeout(patienceSeconds * 1000);
  for await (const page of collect(database, job, { signal, leaseSeconds, pageSize: 50 }))
    for (const { body } of page) {
      const { name, crashed } = JSON.parse(body);
      names.push(crashed ? `${name} crashed` : name);
    }
  return names;
}
