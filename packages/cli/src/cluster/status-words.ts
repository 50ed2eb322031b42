// The state of a cluster and of its jobs, in words and as JSON.
import type { Address, ClusterStatus, Job } from '@crosshatch/cluster';
import { harmless } from '@crosshatch/core/model';
import { counted, duration, thousands } from '../report/words.js';

export function statusText(status: ClusterStatus, { shown }: Pick<Address, 'shown'>): string {
  const { database, waiting, running, workers, rate, secondsLeft, jobs } = status;
  const states = Object.entries(jobs).map(([state, count]) => `${count} ${state}`);
  const left =
    secondsLeft === undefined || waiting + running === 0 ? '' : `, ${duration(secondsLeft * 1000)} left`;
  const lines = [
    `${shown}: PostgreSQL ${database.version}, ${(database.bytes / 2 ** 20).toFixed(1)} MiB`,
    `jobs: ${states.length === 0 ? 'none' : states.join(', ')}`,
    `puzzles: ${thousands(waiting)} waiting, ${thousands(running)} with workers, ${rate.toFixed(1)}/s${left}`,
    workers.length === 0 ? 'no workers' : `${counted(workers.length, 'worker')}:`,
  ];
  for (const worker of workers) {
    const { host, pid, version, concurrency, doing, rate: own, quietSeconds, isLost } = worker;
    const state = isLost ? 'LOST' : doing === '' ? 'idle' : doing;
    lines.push(
      `  ${harmless(host)} pid ${pid}, version ${version}, ${concurrency} at a time: ${state}, ` +
        `${own.toFixed(1)}/s, heard of ${quietSeconds.toFixed(0)} s ago`,
    );
  }
  return lines.join('\n');
}

export function statusJson(status: ClusterStatus, { shown }: Pick<Address, 'shown'>) {
  return { address: shown, ...status, verdict: 'ok' as const, warnings: [] };
}

export function jobLine({ id, kind, name, state, items, open, crashed, created }: Job): string {
  const done = state === 'finished' ? items : items - open;
  const trouble = crashed === 0 ? '' : `, ${crashed} crashed`;
  const when = created.slice(0, 16).replace('T', ' ');
  return `${id.slice(0, 8)}  ${when}  ${kind.padEnd(5)}  ${state.padEnd(10)}  ${thousands(done)} of ${thousands(items)}${trouble}  ${harmless(name)}`;
}

export function jobText(job: Job): string {
  const { id, submitter, versions, running, quietSeconds, state, ended } = job;
  const isOpen = state === 'submitting' || state === 'submitted';
  return [
    jobLine(job),
    `  id ${id}, submitted by ${harmless(submitter)}, for workers of version ${versions.join(' or ')}`,
    ...(isOpen
      ? [`  ${running} with workers; the submitter was heard of ${quietSeconds.toFixed(0)} s ago`]
      : [`  ended ${ended ?? ''}`]),
  ].join('\n');
}

export function jobsJson(jobs: readonly Job[]) {
  return { jobs, verdict: 'ok' as const, warnings: [] };
}
