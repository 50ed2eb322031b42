// Compares a screen with the picture of it that is kept in src/testing/snapshots/. Both are reduced to an
// eighth first: what is left is layout and colour, not how one machine or another smooths an edge.
// Written anew with `SNAPSHOTS=write npm test -- web/`.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { decode, encode } from 'fast-png';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';

const FOLDER = new URL('../../../src/testing/snapshots/', import.meta.url);
const REDUCTION = 8;
/** The part of the pixels that may differ: a word more here, a line less there. */
const TOLERANCE = 0.03;

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export async function assertLooksAsBefore(page: Page, name: string): Promise<void> {
  const shot = decode(await page.screenshot({ scale: 'css', animations: 'disabled' }));
  const now = reduce(shot.width, shot.height, shot.channels, shot.data as Uint8Array);
  const file = new URL(`${name}.png`, FOLDER);
  if (process.env.SNAPSHOTS === 'write') {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, encode({ ...now, channels: 4 }));
    return;
  }
  assert(existsSync(file), `There is no picture of ${name}: write it with SNAPSHOTS=write.`);
  const kept = decode(readFileSync(file));
  assert.deepEqual([now.width, now.height], [kept.width, kept.height]);
  const differing = pixelmatch(now.data, kept.data as Uint8Array, undefined, now.width, now.height, {
    threshold: 0.12,
  });
  const part = differing / (now.width * now.height);
  assert(part <= TOLERANCE, `${name} looks different in ${(part * 100).toFixed(1)} % of its area`);
}

/** The mean of each square of pixels. */
function reduce(width: number, height: number, channels: number, data: Uint8Array): Picture {
  const columns = Math.floor(width / REDUCTION);
  const rows = Math.floor(height / REDUCTION);
  const small = new Uint8Array(columns * rows * 4).fill(255);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let y = row * REDUCTION; y < (row + 1) * REDUCTION; y++) {
          for (let x = column * REDUCTION; x < (column + 1) * REDUCTION; x++) {
            sum += data[(y * width + x) * channels + channel];
          }
        }
        small[(row * columns + column) * 4 + channel] = Math.round(sum / REDUCTION ** 2);
      }
    }
  }
  return { width: columns, height: rows, data: small };
}
