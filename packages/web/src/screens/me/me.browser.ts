// Me in a browser: the calendar of solves, splits, and the way to another device.
import assert from 'node:assert/strict';
import { findings } from '../../testing/axe.js';
import { type BrowserTest, PHONE } from '../../testing/browser-test.js';
import { expectCount, expectNote, expectThat, useSettings } from '../../testing/expect.js';
import { GridHand, shipped, stretches } from '../../testing/grid-hand.js';
import { plantSolves } from '../../testing/history-hand.js';

export const meTests: readonly BrowserTest[] = [
  {
    name: 'the calendar, the pictures and the splits of what was solved; axe finds nothing',
    context: { viewport: PHONE },
    expectedErrors: ['/favicon.ico'],
    run: async ({ page, open, address, context }) => {
      await useSettings(context, {});
      await page.clock.setFixedTime(new Date('2026-11-18T12:00:00'));
      await plantSolves(page, address, 30);
      await open('#/me');
      await page.getByText('30 puzzles solved').waitFor();
      // One solve a day, the last one today: eighteen days of this month.
      await expectCount(page.locator('button.day'), 18);
      await page.getByRole('button', { name: /^November 12, 2026, 1 puzzle solved$/ }).click();
      await expectCount(page.locator('.me-pictures li'), 1);
      await page.getByRole('button', { name: 'Show all days' }).click();
      await page.getByRole('button', { name: 'Show 6 more' }).click();
      await expectCount(page.locator('.me-pictures li'), 30);
      await page.getByRole('button', { name: 'Earlier month' }).click();
      await page.getByRole('heading', { name: 'October 2026' }).waitFor();
      const splits = page.getByRole('table', { name: /^Splits/ });
      await splits.getByRole('columnheader', { name: '4th' }).waitFor();
      assert.deepEqual(await findings(page), []);
    },
  },
  {
    name: 'codes move everything to another device: one after the other, and only when asked',
    expectedErrors: ['/favicon.ico'],
    run: async ({ page, open, address, context }) => {
      await plantSolves(page, address, 40);
      await open('#/me');
      await page.getByRole('button', { name: 'Move to another device' }).click();
      await page.getByText(/^Code 1 of \d$/).waitFor();
      assert.deepEqual(await findings(page), []);
      const link = await page.locator('[data-link]').getAttribute('data-link');
      assert(link !== null);
      const other = await context.browser()?.newContext({ viewport: PHONE });
      assert(other !== undefined);
      try {
        const there = await other.newPage();
        await there.goto(`${address}#/move`);
        await there.getByRole('textbox', { name: 'Link or code' }).fill('abc.1.1.damaged');
        await there.getByRole('button', { name: 'Open', exact: true }).click();
        await there.getByText('This link is damaged').waitFor();
        // The link as two codes, the second one first, each in a tab of its own.
        const [, set, data] = /#\/move\/([^.]+)\.1\.1\.(.+)$/.exec(link) ?? [];
        const half = Math.ceil(data.length / 2);
        const parts = [data.slice(0, half), data.slice(half)].map((part, i) => `${set}.${i + 1}.2.${part}`);
        const tab = await other.newPage();
        await tab.goto(`${address}#/move/${parts[1]}`);
        await tab.getByText('Still missing: 1.').waitFor();
        await tab.close();
        await there.goto('about:blank');
        await there.goto(`${address}#/move/${parts[0]}`);
        await there.getByText('Solved puzzles: 40.').waitFor();
        assert.deepEqual(await findings(there), []);
        await there.getByRole('button', { name: 'Add to this device' }).click();
        await there.getByText('40 puzzles solved').waitFor();
        await expectNote(there, 'Restored.');
      } finally {
        await other.close();
      }
    },
  },
  {
    name: 'favourites and lessons come back with a backup',
    run: async ({ page, open, context }) => {
      await useSettings(context, {});
      await open('#/me');
      const backup = {
        format: 'crosshatch-backup',
        version: 3,
        settings: { introduced: true },
        favorites: ['umbrella'],
        lessons: { done: ['full-line', 'glue'], lines: {} },
        endless: { size: 20 },
      };
      const buffer = Buffer.from(JSON.stringify(backup));
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer });
      await page.getByRole('heading', { name: 'Techniques learned: 2 of 12' }).waitFor();
      await open('#/');
      await expectThat(
        () => page.locator('.card-favorite-on').count(),
        (count) => count >= 1,
      );
      await expectThat(
        () => page.evaluate(() => localStorage.getItem('crosshatch.endless') ?? ''),
        (text) => text.includes('"size":20'),
      );
    },
  },
  {
    name: 'the quarters of a solve are kept with it',
    run: async ({ page, open, context }) => {
      await useSettings(context, {});
      const { puzzle, solution } = shipped('kitten');
      await page.clock.install();
      await open('#/play/kitten');
      const hand = await GridHand.over(page, puzzle);
      const all = stretches(solution);
      for (const [i, { row, from, to }] of all.entries()) {
        if (i === all.length - 1) await page.clock.runFor(30_000);
        await hand.drag(row, from, to);
      }
      await page.clock.runFor(5_000);
      await page.locator('.end-splits').getByText('Quarters:').waitFor();
    },
  },
];
