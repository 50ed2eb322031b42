// The process that reads: writes files of every format into a folder, reads them all several times
// and prints the times as JSON.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { FORMATS, parse, write } from '@crosshatch/core/formats';
import { gridOfColors, puzzleOf } from '@crosshatch/core/model';
import { randomPicture } from '../../../packages/core/dist/testing/picture-puzzles.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { median } from '../measure/statistics.js';

export interface ReadingTimes {
  readonly files: number;
  readonly formats: number;
  readonly bytes: number;
  /** Milliseconds of the first round, and the median of those after it. */
  readonly cold: number;
  readonly warm: number;
  /** Milliseconds per round of the formats that take longest. */
  readonly slowest: readonly { readonly format: string; readonly time: number }[];
}

const FILES = 1000;
const SIZE = { width: 25, height: 25 };
const ROUNDS = 6;

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const folder = mkdtempSync(join(tmpdir(), 'crosshatch-reading-'));
try {
  process.stdout.write(JSON.stringify(measureReading(folder)));
} finally {
  rmSync(folder, { recursive: true });
}

function measureReading(into: string): ReadingTimes {
  const random = new Random(25);
  const formats = FORMATS.filter((format) => format.parse !== undefined && format.write !== undefined);
  let bytes = 0;
  const files = Array.from({ length: FILES }, (_, i) => {
    const { id, extensions } = formats[i % formats.length];
    const goal = gridOfColors(SIZE, randomPicture(random, { ...SIZE, feature: 1 }));
    const written = write({ puzzle: puzzleOf(goal), meta: {}, goal }, id);
    if (!written.ok) throw new Error(`${id}: ${written.faults[0].message}`);
    const path = join(into, `${i}${extensions[0]}`);
    bytes += written.output.length;
    writeFileSync(path, written.output);
    return { id, path };
  });
  const byFormat = new Map<string, number>();
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const [wall, busy] = [performance.now(), cpu()];
    for (const { id, path } of files) {
      const begin = performance.now();
      const read = parse(readFileSync(path), { name: basename(path) });
      if (!read.ok) throw new Error(`${id}: ${read.faults[0].message}`);
      if (round > 0) byFormat.set(id, (byFormat.get(id) ?? 0) + performance.now() - begin);
    }
    return Math.min(performance.now() - wall, cpu() - busy);
  });
  const slowest = [...byFormat]
    .map(([format, time]) => ({ format, time: time / (ROUNDS - 1) }))
    .sort((a, b) => b.time - a.time)
    .slice(0, 5);
  const [cold, ...warm] = rounds;
  return { files: FILES, formats: formats.length, bytes, cold, warm: median(warm), slowest };
}
