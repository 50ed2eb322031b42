// Counters for Prometheus, in its text format.

import type { ByteCache } from '../cache.js';
import type { Service } from '../service.js';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

export class Metrics {
  private readonly requests = new Map<string, number>();
  private readonly durations = new Map<string, Histogram>();
  /** Requests that are not answered yet. */
  open = 0;

  /** `route` is one of a fixed set, never a path that a client made up. */
  add(route: string, status: number, seconds: number): void {
    const key = `route="${route}",status="${status}"`;
    this.requests.set(key, (this.requests.get(key) ?? 0) + 1);
    let histogram = this.durations.get(route);
    if (histogram === undefined) {
      histogram = { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      this.durations.set(route, histogram);
    }
    histogram.sum += seconds;
    histogram.count += 1;
    for (let i = BUCKETS.length - 1; i >= 0 && seconds <= BUCKETS[i]; i--) histogram.counts[i] += 1;
  }

  text(service: Service, answers: ByteCache<unknown>): string {
    const lines: string[] = [];
    const family = (name: string, type: string, help: string, samples: readonly [string, number][]) => {
      lines.push(`# HELP crosshatch_${name} ${help}`, `# TYPE crosshatch_${name} ${type}`);
      for (const [labels, value] of samples) lines.push(`crosshatch_${name}${labels} ${value}`);
    };
    family(
      'requests_total',
      'counter',
      'Requests answered.',
      [...this.requests].map(([key, n]) => [`{${key}}`, n]),
    );
    lines.push('# HELP crosshatch_request_seconds Time to the end of an answer.');
    lines.push('# TYPE crosshatch_request_seconds histogram');
    for (const [route, { counts, sum, count }] of this.durations) {
      BUCKETS.forEach((limit, i) => {
        lines.push(`crosshatch_request_seconds_bucket{route="${route}",le="${limit}"} ${counts[i]}`);
      });
      lines.push(`crosshatch_request_seconds_bucket{route="${route}",le="+Inf"} ${count}`);
      lines.push(`crosshatch_request_seconds_sum{route="${route}"} ${sum.toFixed(6)}`);
      lines.push(`crosshatch_request_seconds_count{route="${route}"} ${count}`);
    }
    family('requests_open', 'gauge', 'Requests not answered yet.', [['', this.open]]);
    family('work_load', 'gauge', 'Requests at work in threads or waiting for one.', [
      ['', service.lanes.load],
    ]);
    family('inline_total', 'counter', 'Requests answered without a thread.', [['', service.inlineCount]]);
    family('cache_hits_total', 'counter', 'Answers from memory.', [
      ['{cache="answers"}', answers.hits],
      ['{cache="results"}', service.results.hits],
    ]);
    family('cache_entries', 'gauge', 'Entries in memory.', [
      ['{cache="answers"}', answers.size],
      ['{cache="results"}', service.results.size],
    ]);
    const { rss, heapUsed } = process.memoryUsage();
    family('memory_bytes', 'gauge', 'Memory of the process.', [
      ['{kind="resident"}', rss],
      ['{kind="heap"}', heapUsed],
    ]);
    return `${lines.join('\n')}\n`;
  }
}
