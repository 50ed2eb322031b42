// Sharing in a browser: a card, a sheet to print, a booklet.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { type BrowserTest, PHONE } from '../testing/browser-test.js';
import { expectEqual, useSettings } from '../testing/expect.js';
import { GridHand, shipped, stretches } from '../testing/grid-hand.js';

export const shareTests: readonly BrowserTest[] = [
  {
    name: 'the picture of a solved puzzle is saved as a card, light and dark',
    run: async ({ page, open, context }) => {
      await useSettings(context, {});
      const { puzzle, solution } = shipped('kitten');
      await open('#/play/kitten');
      const hand = await GridHand.over(page, puzzle);
      for (const { row, from, to } of stretches(solution)) await hand.drag(row, from, to);
      await page.locator('.stars').waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Save picture' }).click(),
        ]);
        assert.equal(download.suggestedFilename(), 'kitten.png');
        const { width, height, data, channels } = decode(readFileSync(await download.path()));
        assert.deepEqual([width, height], [1080, 1350]);
        // The paper of the theme in the corner; several colours in the picture.
        assert.equal(data[0] < 128, colorScheme === 'dark', colorScheme);
        const colors = new Set<number>();
        for (let i = 0; i < data.length; i += channels * 97)
          colors.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
        assert(colors.size > 3, `${colors.size} colours, ${colorScheme}`);
      }
    },
  },
  {
    name: 'a sheet to print has the title, the clues and an empty grid, and nothing else',
    context: { viewport: PHONE },
    run: async ({ page, open, context }) => {
      await useSettings(context, {});
      // The dialog of the system would wait for somebody.
      await page.addInitScript(() => {
        globalThis.print = () => {
          document.documentElement.dataset.printed = 'yes';
        };
      });
      await open('#/play/umbrella');
      await GridHand.over(page, shipped('umbrella').puzzle);
      await page.keyboard.press('Control+p');
      await expectEqual(() => page.locator('html').getAttribute('data-printed'), 'yes');
      assert.equal(await page.locator('.print-sheet').isVisible(), false, 'on the screen');
      await page.emulateMedia({ media: 'print' });
      await page.locator('.print-sheet img').waitFor();
      await page
        .locator('.print-sheet h1')
        .getByText(/^No\. \d+$/)
        .waitFor();
      assert.equal(await page.locator('.play').isVisible(), false);
      await page.evaluate(() => {
        dispatchEvent(new Event('afterprint'));
      });
      await page.locator('.print-sheet').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'a pack is saved as a booklet',
    run: async ({ page, open, context }) => {
      await useSettings(context, {});
      await open('#/pack/first-steps');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Booklet to print' }).click(),
      ]);
      assert.equal(download.suggestedFilename(), 'first-steps.pdf');
      const text = readFileSync(await download.path(), 'latin1');
      assert(text.startsWith('%PDF-'));
      // Title page, contents, puzzles, solutions.
      assert((text.match(/\/Type\s*\/Page\b/g) ?? []).length >= 4);
      assert.match(text, /Solutions/);
      await page.getByRole('button', { name: 'Booklet to print' }).waitFor();
    },
  },
];
