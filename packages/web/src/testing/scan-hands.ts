// What the browser tests of the Scan screen share: pictures, and what a player does with them.
import type { Page } from 'playwright-core';
import { CELL, drawn, pngFile, puzzleOfRuns } from './puzzle-pictures.js';

/** A mushroom on five rows. */
export const COLUMNS = [[1], [2, 1], [5], [2], [1]];
export const MUSHROOM = puzzleOfRuns([[1], [3], [5], [1], [2]], COLUMNS);
/** A heart on a stand, 8 and 4 in its rows 2 and 5 misprinted as 1: no other reading explains that. */
export const MISPRINT = puzzleOfRuns(
  [[2, 2], [1], [8], [6], [1], [2], [1, 2, 1]],
  [[2, 1], [4], [5], [6], [7], [5], [3], [2, 1]],
);
export const FILE = pngFile(drawn(MUSHROOM));
export const SMALL = { width: 320, height: 568 };
/** Where the grid begins in the pictures: a margin, one number to the left, two above. */
export const [LEFT, TOP] = [2 * CELL, 3 * CELL];

export async function bring(page: Page, file: ReturnType<typeof pngFile> | typeof FILE): Promise<void> {
  await page.locator('.scan input[type=file]').setInputFiles(file);
}

export async function verdict(page: Page, heading: string): Promise<void> {
  await page.locator('.scan-verdict').getByRole('heading', { name: heading, exact: true }).waitFor();
}

/** Waits until the picture has been read so many times. */
export async function readings(page: Page, count: number): Promise<void> {
  await page.locator(`.scan-stage[data-readings="${count}"][aria-busy="false"]`).waitFor();
}
