// Plays puzzles that the page has made.
import type { Grid, Puzzle } from '@crosshatch/core/model';
import type { Page } from 'playwright-core';
import { GridHand, stretches } from './grid-hand.js';

/** Draws the solution of a puzzle in one colour. */
export async function draw(page: Page, puzzle: Puzzle, solution: Grid): Promise<void> {
  const hand = await GridHand.over(page, puzzle);
  for (const { row, from, to } of stretches(solution)) await hand.drag(row, from, to);
}

/** The code of the puzzle of Endless that is played. */
export async function playedCode(page: Page): Promise<string> {
  await page.waitForURL('**/#/play/endless-*');
  return new URL(page.url()).hash.replace('#/play/endless-', '').toUpperCase();
}
