// The moment of solving: it can be skipped, watched again, and shared without saying what it was.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { BrowserTest } from '../../testing/browser-test.js';
import { copiedBy, expectNote, expectThat, useSettings } from '../../testing/expect.js';
import { GridHand, painted, shipped, stretches } from '../../testing/grid-hand.js';

async function solveKitten(page: Page): Promise<void> {
  const { puzzle, solution } = shipped('kitten');
  const hand = await GridHand.over(page, puzzle);
  for (const { row, from, to } of stretches(solution)) await hand.drag(row, from, to);
}

const shown = (page: Page) => page.locator('.end-panel-shown');

/** How much of the canvas is the ink of the picture, inside the page. */
const INK = () => {
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] === 0x1f && data[i + 1] === 0x27 && data[i + 2] === 0x57) count += 1;
  }
  return count;
};

/** Notes how much ink there is in every frame: now, and at least. */
const WATCH_INK = (ink: () => number) => {
  const look = () => {
    const now = ink();
    const { least = now } = globalThis as { least?: number };
    Object.assign(globalThis, { now, least: Math.min(now, least) });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

export const endingTests: readonly BrowserTest[] = [
  {
    name: 'the reveal is skipped by a tap; in dark mode the picture lies on light paper',
    context: { reducedMotion: 'no-preference', colorScheme: 'dark' },
    run: async ({ page, open }) => {
      await open('#/play/kitten');
      await solveKitten(page);
      await page.mouse.click(200, 200);
      await shown(page).getByRole('heading', { name: 'Kitten!' }).waitFor();
      await expectThat(
        () => page.evaluate(INK),
        (count) => count > 1000,
      );
      // The stars follow once the record of this solve is written.
      await shown(page).getByRole('img', { name: '3 of 3 stars' }).waitFor();
    },
  },
  {
    name: 'a replay shows the own solve again and ends where it was',
    run: async ({ page, open }) => {
      await open('#/play/kitten');
      await solveKitten(page);
      await shown(page).waitFor();
      await expectThat(
        () => page.evaluate(INK),
        (count) => count > 1000,
      );
      // The panel may still change its height, and the picture its place with it, until the stars are there.
      await shown(page).locator('.stars').waitFor();
      await shown(page).getByRole('link', { name: 'Next' }).waitFor();
      await painted(page);
      const whole = await page.evaluate(INK);
      await page.evaluate(`(${WATCH_INK})(${INK})`);
      await page.getByRole('button', { name: 'Replay' }).click();
      // Seen in every frame: the page may be busy while this test looks.
      await page.waitForFunction((all) => {
        const { least = all, now = all } = globalThis as { least?: number; now?: number };
        return least < all && now === all;
      }, whole);
    },
  },
  {
    name: 'a result to share has time and stars, and no word about the picture',
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    run: async ({ page, open }) => {
      await open('#/play/kitten');
      await solveKitten(page);
      const text = await copiedBy(page, () => page.getByRole('button', { name: 'Share result' }).click());
      await expectNote(page, 'Result copied.');
      assert.match(text, /5 × 5.*\n★★★ 0:\d\d/);
      assert.doesNotMatch(text, /kitten/i);
    },
  },
  {
    name: 'a finished line offers to cross out its rest, when that is to be asked',
    run: async ({ page, context, open }) => {
      await useSettings(context, { autoCross: 'ask' });
      const { puzzle, solution } = shipped('umbrella');
      await open('#/play/umbrella');
      const hand = await GridHand.over(page, puzzle);
      const row = puzzle.rows.findIndex((clue) => clue?.length === 1 && (clue[0].length ?? 5) < 5);
      const cells = Array.from(solution.cells.slice(row * 5, row * 5 + 5));
      await hand.drag(row, cells.indexOf(2), cells.lastIndexOf(2));
      await page.getByRole('button', { name: 'Cross out the rest' }).click();
      await hand.marked('umbrella', 5);
    },
  },
];
