// The dailies and Endless in a browser: puzzles that the page makes.
import assert from 'node:assert/strict';
import { daily, fromCode } from '@crosshatch/core/make';
import { findings, findingsInBothThemes } from '../../testing/axe.js';
import { type BrowserTest, PHONE } from '../../testing/browser-test.js';
import { expectThat, useSettings } from '../../testing/expect.js';
import { GridHand } from '../../testing/grid-hand.js';
import { draw, playedCode } from '../../testing/made-hand.js';

/** A Monday, which has a small puzzle in black and white. */
const MONDAY = '2026-11-16';

export const dailyTests: readonly BrowserTest[] = [
  {
    name: 'the daily of today is solved, the streak begins, and the calendar shows the picture',
    run: async ({ page, context, open }) => {
      await useSettings(context, {});
      await page.clock.setFixedTime(new Date(`${MONDAY}T12:00:00`));
      await open('#/daily');
      await page.getByText('Solve today’s puzzle to begin a streak.').waitFor();
      await page.getByRole('link', { name: 'Play today’s puzzle' }).click();
      const { puzzle, solution } = daily(MONDAY);
      await draw(page, puzzle, solution);
      await page.locator('.end-panel-shown').getByRole('link', { name: 'Calendar' }).click();
      await page.getByText('1 day in a row').waitFor();
      const day = page.getByRole('link', { name: 'November 16, 2026, solved' });
      await day.locator('.thumbnail-solved').waitFor();
      await open('#/me');
      await page.getByText('1 puzzle solved').waitFor();
      await page.getByRole('link', { name: 'Look at November 16, 2026 again' }).waitFor();
      assert.deepEqual(await findings(page), [], 'the history');
      await open('#/daily');
      await page.getByRole('button', { name: 'Earlier month' }).click();
      await page.getByRole('heading', { name: 'October 2026' }).waitFor();
      await page.getByRole('link', { name: 'October 5, 2026' }).click();
      await GridHand.over(page, daily('2026-10-05').puzzle);
    },
  },
  {
    name: 'Endless: one tap, the next one is prepared meanwhile, and a code brings one back',
    run: async ({ page, context, open }) => {
      await useSettings(context, {});
      await open();
      await page.getByText('5 × 5', { exact: true }).first().click();
      const endless = page.getByRole('region', { name: 'Endless' });
      await endless.getByRole('link', { name: 'Play' }).click();
      const code = await playedCode(page);
      const next = await expectThat(
        () => page.evaluate(() => localStorage.getItem('crosshatch.endless-next') ?? ''),
        (text) => text.includes('"code"'),
        'expected a prepared puzzle',
      );
      const made = fromCode(code);
      assert(made.ok);
      await draw(page, made.puzzle, made.solution);
      await page.locator('.end-panel-shown').getByRole('link', { name: 'Next' }).click();
      const second = (JSON.parse(next) as { code: string }).code;
      await page.waitForURL(`**/#/play/endless-${second.toLowerCase()}`);
      await open('#/');
      await page.getByText('More choices').click();
      await page.getByLabel('Code of a puzzle').fill(code.toLowerCase().replaceAll('-', ' '));
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await page.waitForURL(`**/#/play/endless-${code.toLowerCase()}`);
    },
  },
  {
    name: 'a code that is mistyped is refused with the reason',
    run: async ({ page, open }) => {
      await open('#/endless/nonsense');
      await page.getByText('This is not a code.').waitFor();
    },
  },
  {
    name: 'axe finds nothing in Daily, in a pack and in Create, light and dark',
    context: { viewport: PHONE },
    run: async ({ page, open }) => {
      await open('#/daily');
      await page.locator('.day-today').waitFor();
      assert.deepEqual(await findingsInBothThemes(page), [], 'daily');
      await open('#/create');
      await page.locator('.create-way').first().waitFor();
      assert.deepEqual(await findingsInBothThemes(page), [], 'create');
      await open('#/pack/first-steps');
      await page.locator('.card').first().waitFor();
      assert.deepEqual(await findingsInBothThemes(page), [], 'pack');
    },
  },
];
