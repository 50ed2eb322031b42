// The course in a browser.
import assert from 'node:assert/strict';
import { fromCode } from '@crosshatch/core/make';
import type { Page } from 'playwright-core';
import { findings } from '../../testing/axe.js';
import { type BrowserTest, PHONE } from '../../testing/browser-test.js';
import { expectCount, expectText } from '../../testing/expect.js';
import { cardOf } from '../../testing/home-hand.js';
import { draw, playedCode } from '../../testing/made-hand.js';

export const learnTests: readonly BrowserTest[] = [
  {
    name: 'from the first visit to the first solve: the lesson, only right cells accept ink, and a puzzle',
    context: { viewport: PHONE },
    run: async ({ page, open }) => {
      await open();
      await page.getByRole('link', { name: 'Start the lesson' }).click();
      await page.getByText('Each number is the length of a run').waitFor();
      for (let line = 1; line <= 4; line++) {
        await page.getByText(`Line ${line} of 4`).waitFor();
        await solveLine(page);
        if (line < 4) await page.getByRole('button', { name: 'Next line' }).click();
      }
      await page.getByText('Well done.').waitFor();
      await page.getByRole('link', { name: 'Play a puzzle with it' }).click();
      const made = fromCode(await playedCode(page));
      assert(made.ok);
      await draw(page, made.puzzle, made.solution);
      await page.locator('.end-panel-shown').waitFor();
      await open('#/learn');
      await page.getByText('1 of 12 lessons done').waitFor();
      await open('#/');
      await cardOf(page, 'umbrella').waitFor();
      await expectCount(page.getByRole('link', { name: 'Start the lesson' }), 0);
    },
  },
  {
    name: 'practice goes on without end, in the language of the page',
    context: { locale: 'fr-FR' },
    run: async ({ page, open }) => {
      await open('#/learn/practise/2');
      await solveLine(page);
      await page.getByText('1 ligne résolue').waitFor();
      await page.getByRole('button', { name: 'Ligne suivante' }).click();
      await solveLine(page);
      await page.getByText('2 lignes résolues').waitFor();
    },
  },
  {
    name: 'axe finds nothing in the course and in a lesson',
    context: { viewport: PHONE },
    run: async ({ page, open }) => {
      await open('#/learn');
      assert.deepEqual(await findings(page), [], 'the course');
      await open('#/learn/3');
      await page.locator('.exercise').waitFor();
      assert.deepEqual(await findings(page), [], 'a lesson');
    },
  },
];

/** Taps every unknown cell: those that follow are filled, the others refuse, and then the line is explained. */
async function solveLine(page: Page): Promise<void> {
  await page.locator('.exercise').waitFor();
  const open = page.locator('.exercise-cell-3');
  for (let i = 0; i < 10; i++) {
    const cell = page.locator('.exercise-cell').nth(i);
    if (await cell.evaluate((element) => element.classList.contains('exercise-cell-3'))) await cell.click();
  }
  await expectText(page.locator('.exercise-right'), /\d/);
  assert((await open.count()) < 10);
}
