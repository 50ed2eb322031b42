// Rows per second of a batch on a cluster beside a plain batch with as many threads. Everything runs on this machine:
// database, submitter and workers share its cores.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { write } from '@crosshatch/core/formats';
import type { Puzzle } from '@crosshatch/core/model';
import { startFolder, stopFolder } from '../../../packages/cluster/dist/embedded/index.js';
import { picturePuzzle } from '../../../packages/core/dist/testing/picture-puzzles.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { digits, table } from '../report/figures.js';
import { showProgress } from '../report/progress.js';
import type { Part } from './part.js';

const COMMAND = fileURLToPath(new URL('../../../packages/cli/bin/crosshatch.js', import.meta.url));

const ROUNDS = 2;

interface Family {
  readonly title: string;
  readonly side: number;
  readonly grain: number;
  readonly count: number;
  readonly quickCount: number;
}

const FAMILIES: readonly Family[] = [
  { title: 'tiny, 10x10', side: 10, grain: 0, count: 16_000, quickCount: 3000 },
  { title: 'typical, 25x25', side: 25, grain: 0, count: 6000, quickCount: 1000 },
  { title: 'slow, 35x35 with grain', side: 35, grain: 0.03, count: 300, quickCount: 100 },
];

export const cluster: Part = {
  id: 'cluster',
  title: 'a cluster of worker processes',
  quick: false,
  onlyByName: true,
  run: async (quick) => {
    const folder = mkdtempSync(join(tmpdir(), 'crosshatch-bench-'));
    // A folder of its own, which another account may enter.
    const place = mkdtempSync(join(tmpdir(), 'crosshatch-bench-'));
    const { url = '' } = await startFolder(place);
    const env = { ...process.env, CROSSHATCH_CLUSTER: url, PGPASSWORD: new URL(url).password };
    const open = new URL(url);
    open.password = '';
    const rig: Rig = { folder, env, address: open.href };
    try {
      await run(rig, ['cluster', 'setup']);
      return { text: await batches(rig, quick), bars: [] };
    } finally {
      await stopFolder(place);
      for (const used of [folder, place]) rmSync(used, { recursive: true, force: true });
    }
  },
};

interface Rig {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Without the password. */
  readonly address: string;
}

async function batches(rig: Rig, quick: boolean): Promise<string> {
  for (const [i, family] of FAMILIES.entries()) writeFamily(join(rig.folder, String(i)), family, quick);
  const rows: string[][] = [];
  for (const workers of quick ? [2] : [1, 2, 4]) {
    const stop = await startWorkers(rig, workers);
    for (const [i, { title, count, quickCount }] of FAMILIES.entries()) {
      showProgress(rows.length / 9, `${workers} workers, ${title}`);
      const words = ['batch', join(rig.folder, String(i)), '--json', '-q'];
      const puzzles = quick ? quickCount : count;
      // In turns, and the best of each: what else the machine does hits both.
      const seconds = { plain: Infinity, shared: Infinity };
      for (let round = 0; round < ROUNDS; round += 1) {
        const [plain, shared] = [
          await run(rig, [...words, '--workers', String(workers)]),
          await run(rig, [...words, '--cluster', rig.address]),
        ];
        seconds.plain = Math.min(seconds.plain, plain);
        seconds.shared = Math.min(seconds.shared, shared);
      }
      const [plain, shared] = [puzzles / seconds.plain, puzzles / seconds.shared];
      rows.push([
        title,
        String(workers),
        digits(plain),
        digits(shared),
        `${digits((shared / plain) * 100)} %`,
      ]);
    }
    await stop();
  }
  return table(['puzzles', 'workers', 'plain batch, rows/s', 'cluster, rows/s', 'share'], rows);
}

function writeFamily(folder: string, { side, grain, count, quickCount }: Family, quick: boolean): void {
  mkdirSync(folder);
  const random = new Random(side);
  for (let i = 0; i < (quick ? quickCount : count); i += 1)
    writePuzzle(join(folder, `${i}.non`), picturePuzzle(random, { width: side, height: side, grain }));
}

function writePuzzle(file: string, puzzle: Puzzle): void {
  const written = write({ puzzle, meta: {} }, 'non');
  if (!written.ok) throw new Error('A black-and-white puzzle fits in the format non.');
  writeFileSync(file, written.output);
}

/** Workers with one puzzle at a time, when all of them are connected. */
async function startWorkers(rig: Rig, count: number): Promise<() => Promise<void>> {
  const children: ChildProcess[] = [];
  for (let i = 0; i < count; i += 1) {
    const child = spawn(process.execPath, [COMMAND, 'worker', '--concurrency', '1'], {
      env: rig.env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    children.push(child);
    await new Promise((resolve) => child.stderr?.once('data', resolve));
  }
  return async () => {
    const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(ended);
  };
}

/** Seconds that a command took. Exit codes of puzzles are no failures. */
function run({ env }: Rig, words: readonly string[]): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, [COMMAND, ...words], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code !== null && [0, 4, 5, 6].includes(code)) resolve((performance.now() - begun) / 1000);
      else reject(new Error(`crosshatch ${words.join(' ')} ended with ${code}: ${said}`));
    });
  });
}
