// The findings of a campaign: counted by what they are, the smallest input of each kept as a file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../../report/figures.js';
import type { Finding } from './protocol.js';

interface Group {
  readonly kind: string;
  readonly where: string;
  count: number;
  best: Finding;
  file: string;
}

export class Findings {
  private readonly groups = new Map<string, Group>();
  count = 0;

  constructor(
    private readonly folder: string,
    private readonly seed: number,
  ) {}

  add(finding: Finding): void {
    this.count += 1;
    const { kind, where, origin, message, smallest } = finding;
    // Round trips are grouped by where they were written, not by how they were read.
    const place = kind === 'round-trip' ? where.slice(where.indexOf('>')) : where;
    const cause =
      kind === 'slow' || kind === 'hang' || kind === 'crash'
        ? origin
        : message.replace(/\d+/g, '0').slice(0, 50);
    const key = `${kind} ${place} ${cause}`;
    const group = this.groups.get(key) ?? { kind, where, count: 0, best: finding, file: '' };
    this.groups.set(key, group);
    group.count += 1;
    if (group.count > 1 && smallest.length >= group.best.smallest.length) return;
    group.best = finding;
    this.save(group);
  }

  private save(group: Group): void {
    mkdirSync(this.folder, { recursive: true });
    const { smallest, ...facts } = group.best;
    const { kind, where, index } = facts;
    group.file ||= join(this.folder, `${kind}-${where.replace(/[^a-z0-9]+/g, '-')}-${index}`);
    writeFileSync(`${group.file}.input`, Buffer.from(smallest, 'base64'));
    writeFileSync(`${group.file}.json`, `${JSON.stringify({ seed: this.seed, ...facts }, null, 2)}\n`);
  }

  summary(): string {
    const rows = [...this.groups.values()]
      .sort((a, b) => a.kind.localeCompare(b.kind) || b.count - a.count)
      .map(({ kind, where, count, best, file }) => [
        kind,
        `${where} (${best.origin})`,
        String(count),
        best.message.replace(/\s+/g, ' ').slice(0, 80),
        `${file}.input`,
      ]);
    return table(['finding', 'where', 'times', 'for example', 'file'], rows);
  }
}
