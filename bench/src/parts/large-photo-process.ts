// The process that scans one large photo, the file named in its argument, and prints what it took as JSON: all threads
// count, also those that compile meanwhile.
import { readFileSync } from 'node:fs';
import { scan } from '@crosshatch/core/scan';
import { pixelsOf } from '../scan/distort.js';
import { clueTexts, largestOf } from '../scan/score.js';

export interface LargePhotoTimes {
  readonly width: number;
  readonly height: number;
  /** Milliseconds of processor time. */
  readonly decoding: number;
  readonly scanning: number;
  /** Of the largest puzzle, rows first. */
  readonly clues: readonly string[];
  /** Its clues in doubt. */
  readonly doubts: number;
  /** Peak memory of the process, in MB. */
  readonly memory: number;
}

const file = readFileSync(process.argv[2]);
const decoded = await timed(() => pixelsOf(file));
const scanned = await timed(() => scan(decoded.result));
const largest = scanned.result.ok ? largestOf(scanned.result.puzzles) : undefined;
const times: LargePhotoTimes = {
  width: decoded.result.width,
  height: decoded.result.height,
  decoding: decoded.milliseconds,
  scanning: scanned.milliseconds,
  clues: largest === undefined ? [] : clueTexts(largest.puzzle),
  doubts: largest?.doubts.length ?? 0,
  memory: Math.round(process.resourceUsage().maxRSS / 1024),
};
process.stdout.write(JSON.stringify(times));

async function timed<Result>(work: () => Promise<Result>) {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, milliseconds: (user + system) / 1000 };
}
