// What scanning a photo of twelve megapixels costs, as a multiple of decoding it: an ordinary puzzle and a dense page.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Puzzle } from '@crosshatch/core';
import { lineSolvablePicture } from '../../../packages/core/dist/testing/picture-puzzles.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { median } from '../measure/statistics.js';
import type { Bar } from '../report/bars.js';
import { DISTORTIONS, encoded, pixelsOf } from '../scan/distort.js';
import { drawScannable, type Layout, pngOf } from '../scan/draw.js';
import { digitFont, FONT_NAMES } from '../scan/fonts.js';
import { clueTexts } from '../scan/score.js';
import type { LargePhotoTimes } from './large-photo-process.js';

const PROCESS = fileURLToPath(new URL('large-photo-process.js', import.meta.url));

/** Fresh processes that scan the photo: the first scan of a process is what a user waits for. */
const ROUNDS = 7;

const PIXELS = 12_000_000;

interface Subject extends Pick<Layout, 'theme' | 'clues' | 'digit'> {
  readonly bar: string;
  readonly puzzle: Puzzle;
}

/** A page of a magazine for those who like large puzzles. */
export const densePuzzle = (): Puzzle =>
  lineSolvablePicture(new Random(4530), { width: 45, height: 30, feature: 2, density: 0.5 });

async function photoOf({ puzzle, ...layout }: Subject): Promise<Buffer> {
  const font = digitFont(FONT_NAMES[0]);
  const drawn = (cell: number) => drawScannable(puzzle, { ...layout, font, cell });
  const one = drawn(100);
  const clean = await pixelsOf(pngOf(drawn(Math.round(100 * Math.sqrt(PIXELS / (one.width * one.height))))));
  const noisy = await DISTORTIONS['noise, uneven light'](clean, 1);
  return encoded(noisy).removeAlpha().jpeg({ quality: 90 }).toBuffer();
}

/** Processor time of scanning as a multiple of decoding, and peak memory. */
export async function largePhoto(subject: Subject, quick: boolean): Promise<{ text: string; bar: Bar }> {
  const bytes = await photoOf(subject);
  const folder = mkdtempSync(join(tmpdir(), 'crosshatch-photo-'));
  const file = join(folder, 'photo.jpg');
  const rounds: LargePhotoTimes[] = [];
  try {
    writeFileSync(file, bytes);
    for (let round = 0; round < (quick ? 3 : ROUNDS); round++) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [PROCESS, file], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      rounds.push(JSON.parse(stdout) as LargePhotoTimes);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const shown = (values: readonly number[], precision = 0) =>
    `${median(values).toFixed(precision)} (${Math.min(...values).toFixed(precision)} to ${Math.max(...values).toFixed(precision)})`;
  const ratios = rounds.map(({ scanning, decoding }) => scanning / decoding);
  const memory = Math.max(...rounds.map((round) => round.memory));
  const [{ width, height, doubts }] = rounds;
  const { puzzle, bar } = subject;
  const truth = clueTexts(puzzle).join(';');
  const isRead = rounds.every(({ clues }) => clues.join(';') === truth);
  return {
    text:
      `A photo of ${width}x${height} pixels with ${puzzle.width}x${puzzle.height} cells, the first one of a process, ` +
      `${rounds.length} processes, median and range: ` +
      `decoding ${shown(rounds.map(({ decoding }) => decoding))} ms of processor time, scanning ` +
      `${shown(rounds.map(({ scanning }) => scanning))} ms, ${shown(ratios, 1)} times; ` +
      `${isRead ? 'read exactly' : 'not read exactly'}, ${doubts} clues in doubt; peak memory of the process ${memory} MB.`,
    bar: {
      bar,
      wanted: 'at most 10 times what decoding takes, under 400 MB',
      measured: `${median(ratios).toFixed(1)} times, ${memory} MB`,
      holds: isRead && median(ratios) <= 10 && memory < 400,
    },
  };
}
