// The play screen on any screen: small, on its side, magnified, in the system's colours, printed.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { findings } from '../../testing/axe.js';
import { type BrowserTest, PHONE } from '../../testing/browser-test.js';
import { expectCount, expectThat, useSettings } from '../../testing/expect.js';
import { canvasPixels, GridHand, painted, shipped, stretches } from '../../testing/grid-hand.js';

const touch = (width: number, height: number) => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
});
const grid = (page: Page) => page.locator('canvas[role=application]');

async function box(page: Page, selector: string) {
  const found = await page.locator(selector).first().boundingBox();
  assert(found !== null, selector);
  return found;
}

/** Colours of a canvas and how many pixels have each, the most frequent first; inside the page. */
const COLORS = () => {
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  const counts = new Map<string, number>();
  for (let i = 0; i < data.length; i += 4) {
    const key = `${data[i]},${data[i + 1]},${data[i + 2]},${data[i + 3]}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([color]) => color);
};

export const layoutTests: readonly BrowserTest[] = [
  {
    name: 'a 50x45 on a phone: 14 columns and 18 rows in view, and the tools are large',
    context: touch(PHONE.width, PHONE.height),
    run: async ({ page, open }) => {
      const { puzzle } = shipped('peacock');
      await open('#/play/peacock');
      const { geometry } = await GridHand.over(page, puzzle);
      const { viewRight, viewBottom, gx, gy, cell, font } = geometry;
      assert((viewRight - gx) / cell >= 14, `${(viewRight - gx) / cell} columns`);
      assert((viewBottom - gy) / cell >= 18, `${(viewBottom - gy) / cell} rows`);
      assert(font >= 9, `type of ${font} px`);
      for (const tool of ['.tool-fill', '.tool-cross']) assert((await box(page, tool)).width >= 88, tool);
      assert.equal((await box(page, '.play-head')).height, 48);
      assert.equal((await box(page, '.tool-row')).height, 64);
    },
  },
  {
    name: '320x568: a hint covers at most 40 % and moves nothing; most rows of a 15x15 stay in view',
    context: touch(320, 568),
    run: async ({ page, open }) => {
      const { puzzle } = shipped('owl');
      await open('#/play/owl');
      const hand = await GridHand.over(page, puzzle);
      const before = await grid(page).boundingBox();
      await page.getByRole('button', { name: 'Hint' }).tap();
      await page.locator('.play-hint').waitFor();
      await painted(page);
      assert.deepEqual(await grid(page).boundingBox(), before, 'the grid stays where it is');
      const sheet = await box(page, '.play-hint');
      assert(sheet.height <= 0.4 * 568 + 1, `${sheet.height} px`);
      const rows = (sheet.y - hand.at(0, 0).y) / hand.geometry.cell;
      assert(rows >= 8, `${rows} rows above the sheet`);
      for (const tool of ['.tool-fill', '.tool-cross']) assert((await box(page, tool)).width >= 88, tool);
      assert.deepEqual(await findings(page), []);
    },
  },
  ...(
    [
      ['a phone on its side', 667, 375],
      ['400 % zoom', 360, 225],
    ] as const
  ).map(
    ([name, width, height]): BrowserTest => ({
      name: `${name}: the grid has room and Hint can be reached`,
      context: touch(width, height),
      run: async ({ page, open }) => {
        await open('#/play/owl');
        await GridHand.over(page, shipped('owl').puzzle);
        const canvas = await grid(page).boundingBox();
        assert(canvas !== null && canvas.height >= height * 0.9, `${canvas?.height} px high`);
        await page.getByRole('button', { name: 'Hint' }).tap();
        await page.locator('.play-hint').waitFor();
        assert.deepEqual(await findings(page), []);
      },
    }),
  ),
  {
    name: '320x568: the tools lie side by side, and at the end Next is on the screen',
    context: touch(320, 568),
    run: async ({ page, context, open }) => {
      await useSettings(context, { longPress: false });
      const { puzzle, solution } = shipped('kitten');
      await open('#/play/kitten');
      const hand = await GridHand.over(page, puzzle);
      const tools = ['.tool-fill', '.tool-cross', '.tool-row > .tool-key', '.tool-hint', '.tool-more'];
      let right = 0;
      for (const tool of tools) {
        const { x, width } = await box(page, tool);
        assert(x >= right, `${tool} begins at ${x}, the one before it ends at ${right}`);
        right = x + width;
      }
      assert(right <= 320, `the last one ends at ${right}`);
      for (const { row, from, to } of stretches(solution)) await hand.swipe(row, from, to);
      const next = page.locator('.end-panel-shown .end-next');
      await next.getByText('Next').waitFor();
      await expectThat(
        () => next.boundingBox(),
        (place) => place !== null && place.y + place.height <= 568,
        'expected Next above the edge of the screen',
      );
    },
  },
  {
    name: 'a phone on its side: Hint is on the screen without scrolling',
    context: touch(667, 375),
    run: async ({ page, open }) => {
      await open('#/play/owl');
      await GridHand.over(page, shipped('owl').puzzle);
      const hint = await box(page, '.tool-hint');
      assert(hint.y + hint.height <= 375, `ends at ${hint.y + hint.height}`);
    },
  },
  {
    name: 'forced colours: marks, lines and the chosen tool can be seen',
    context: { forcedColors: 'active' },
    run: async ({ page, open }) => {
      await open('#/play/teacup');
      const hand = await GridHand.over(page, shipped('teacup').puzzle);
      await hand.drag(0, 0, 9);
      await hand.drag(1, 0, 9, 'right');
      await page.mouse.move(1, 1);
      await expectThat(
        async () => (await page.evaluate(COLORS)).slice(0, 8),
        (found) => found.length >= 3 && found.includes('0,0,0,255') && found.includes('255,255,255,255'),
      );
      const ground = (name: string) =>
        page.locator(name).evaluate((tool) => getComputedStyle(tool).backgroundColor);
      assert.notEqual(await ground('.tool-fill'), await ground('.tool-cross'));
    },
  },
  {
    name: 'a tap on a clue shows the whole line in large type; the next stroke puts it away',
    context: touch(PHONE.width, PHONE.height),
    run: async ({ page, context, open }) => {
      await useSettings(context, { longPress: false });
      const { puzzle } = shipped('peacock');
      await open('#/play/peacock');
      const hand = await GridHand.over(page, puzzle);
      const { x, y } = hand.at(9, 0);
      await page.touchscreen.tap(x - hand.geometry.cell * 2, y);
      const strip = page.locator('.clue-strip');
      await strip.getByText('Row 10').waitFor();
      await expectCount(strip.locator('li'), puzzle.rows[9]?.length ?? 0);
      await hand.swipe(1, 1, 2);
      await strip.waitFor({ state: 'detached' });
      await hand.marked('peacock', 2);
    },
  },
  {
    name: 'the edge of a pane resizes it, the minimap moves the view, and neither draws',
    context: touch(PHONE.width, PHONE.height),
    run: async ({ page, open }) => {
      const { puzzle } = shipped('peacock');
      await open('#/play/peacock');
      const hand = await GridHand.over(page, puzzle);
      const { gx, gy, ox, oy } = hand.geometry;
      const canvas = await grid(page).boundingBox();
      assert(canvas !== null);
      const clues = () => canvasPixels(page, 2);
      const before = await clues();
      await page.touchscreen.tap(canvas.x + (ox + gx) / 2 + 20, canvas.y + (oy + gy) / 2 + 10);
      await expectThat(clues, (now) => now !== before, 'expected a moved view');
      await painted(page);
      const moved = await clues();
      const at = { x: canvas.x + gx - 4, y: canvas.y + gy + 100 };
      await hand.touch('touchStart', [at]);
      for (const by of [15, 30, 45]) await hand.touch('touchMove', [{ x: at.x - by, y: at.y }]);
      await hand.touch('touchEnd', []);
      await expectThat(clues, (now) => now !== moved, 'expected a narrower pane');
      await hand.isUntouched('peacock');
    },
  },
  {
    name: 'left-handed: the tools are mirrored',
    context: touch(PHONE.width, PHONE.height),
    run: async ({ page, context, open }) => {
      await useSettings(context, { leftHanded: true });
      await open('#/play/umbrella');
      await GridHand.over(page, shipped('umbrella').puzzle);
      assert((await box(page, '.tool-more')).x < (await box(page, '.tool-fill')).x);
    },
  },
  {
    name: 'printed, the page shows the puzzle and no tools',
    run: async ({ page, open }) => {
      await open('#/play/teacup');
      await GridHand.over(page, shipped('teacup').puzzle);
      await page.emulateMedia({ media: 'print' });
      await page.locator('.play-rail').waitFor({ state: 'hidden' });
      await page.locator('.play-time').waitFor({ state: 'hidden' });
      await grid(page).waitFor({ state: 'visible' });
    },
  },
];
