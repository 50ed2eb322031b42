// Playing in a browser: to the end by mouse, touch and keyboard; undo, zoom, reload.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { type BrowserTest, PHONE } from '../../testing/browser-test.js';
import { expectEqual, expectText, expectThat, useSettings } from '../../testing/expect.js';
import { canvasPixels, GridHand, painted, shipped, stretches } from '../../testing/grid-hand.js';
import { cardOf } from '../../testing/home-hand.js';

const solvedHeading = (page: Page) => page.locator('.end-panel-shown h2');
const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };

export const playTests: readonly BrowserTest[] = [
  {
    name: 'to the end by mouse, with crosses',
    run: async ({ page, open }) => {
      const { puzzle, solution } = shipped('umbrella');
      await open('#/play/umbrella');
      const hand = await GridHand.over(page, puzzle);
      const blank = solution.cells.indexOf(1);
      const row = Math.trunc(blank / puzzle.width);
      await hand.drag(row, blank % puzzle.width, blank % puzzle.width, 'right');
      await hand.markedAs('umbrella', blank, 1);
      const frame = () =>
        page.locator('canvas[role=application]').evaluate((canvas) => getComputedStyle(canvas).outlineStyle);
      await expectEqual(frame, 'none', 'a frame is for who uses the keyboard');
      await page.keyboard.press('ArrowRight');
      await expectThat(frame, (style) => style !== 'none');
      for (const { row: at, from, to } of stretches(solution)) await hand.drag(at, from, to);
      await solvedHeading(page).waitFor();
      await hand.marks('umbrella', ({ solved }) => solved);
      await page.getByRole('link', { name: 'All puzzles' }).last().click();
      await cardOf(page, 'umbrella').getByText('Solved').waitFor();
    },
  },
  {
    name: 'to the end by touch',
    context: TOUCH,
    run: async ({ page, context, open }) => {
      await useSettings(context, { longPress: false });
      const { puzzle, solution } = shipped('cherries');
      await open('#/play/cherries');
      const hand = await GridHand.over(page, puzzle);
      for (const { row, from, to, color } of stretches(solution)) {
        await page
          .locator('.swatch')
          .nth(color - 1)
          .tap();
        await hand.swipe(row, from, to);
      }
      await solvedHeading(page).waitFor();
    },
  },
  {
    name: 'to the end by keyboard, and it is spoken',
    run: async ({ page, open }) => {
      const { puzzle, solution } = shipped('duckling');
      await open('#/play/duckling');
      await GridHand.over(page, puzzle);
      const says = (words: RegExp) => expectText(page.getByTestId('spoken'), words);
      let at = { row: 0, column: 0 };
      const goTo = async (row: number, column: number) => {
        for (; at.row < row; at = { ...at, row: at.row + 1 }) await page.keyboard.press('ArrowDown');
        for (; at.column < column; at = { ...at, column: at.column + 1 })
          await page.keyboard.press('ArrowRight');
        for (; at.column > column; at = { ...at, column: at.column - 1 })
          await page.keyboard.press('ArrowLeft');
      };
      await page.keyboard.press('ArrowRight');
      await says(/Row 1, column 2: no mark; column clue/);
      await page.keyboard.press('x');
      await says(/crossed out/);
      await page.keyboard.press('Backspace');
      at = { row: 0, column: 1 };
      for (const { row, from, to } of stretches(solution)) {
        await goTo(row, from);
        if (from === to) {
          await page.keyboard.press('Space');
          continue;
        }
        await page.keyboard.down('Shift');
        for (let column = from; column < to; column++) await page.keyboard.press('ArrowRight');
        await page.keyboard.up('Shift');
        at = { row, column: to };
      }
      await solvedHeading(page).waitFor();
      await says(/Solved/);
    },
  },
  {
    name: 'a drag is one undo, stays in its row and leaves other marks alone',
    run: async ({ page, open }) => {
      const { puzzle } = shipped('teacup');
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      await hand.drag(2, 3, 3, 'right');
      const start = hand.at(2, 1);
      const aside = hand.at(4, 6);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(hand.at(2, 2).x, start.y);
      await page.mouse.move(aside.x, aside.y, { steps: 3 });
      await page.mouse.up();
      await hand.marked('teacup', 6);
      const { cells } = (await hand.marks('teacup', () => true)).grid;
      assert.deepEqual(Array.from(cells.slice(20, 30)), [3, 2, 2, 1, 2, 2, 2, 3, 3, 3]);
      await page.keyboard.press('Control+z');
      await hand.marked('teacup', 1);
      await page.getByRole('button', { name: 'Redo' }).click();
      await hand.marked('teacup', 6);
    },
  },
  {
    name: 'wheel and pinch zoom and never paint; the cell under the pointer stays',
    context: TOUCH,
    run: async ({ page, context, open }) => {
      await useSettings(context, { longPress: false });
      const { puzzle } = shipped('teacup');
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      const before = await canvasPixels(page);
      const { x, y } = hand.at(4, 4);
      await hand.touch('touchStart', [{ x, y }]);
      await hand.touch('touchStart', [
        { x, y },
        { x: x + 40, y },
      ]);
      for (const far of [60, 90, 120]) {
        await hand.touch('touchMove', [
          { x, y },
          { x: x + far, y },
        ]);
      }
      await hand.touch('touchEnd', []);
      const isOther = (now: number) => now !== before;
      await expectThat(() => canvasPixels(page), isOther, 'expected a larger grid');
      await hand.isUntouched('teacup');
      // A click: the browser swallows a tap that comes right after a pinch, to stop what still moves.
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Show everything' }).click();
      await expectEqual(() => canvasPixels(page), before);
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, -300);
      await expectThat(() => canvasPixels(page), isOther, 'expected a larger grid');
      await hand.isUntouched('teacup');
      await page.touchscreen.tap(x, y);
      const { grid } = await hand.marks('teacup', () => true);
      assert.equal(grid.cells.indexOf(2), 44);
    },
  },
  {
    name: 'the tool Move moves a large puzzle and the clues stay',
    run: async ({ page, open }) => {
      const { puzzle } = shipped('castle');
      await open('#/play/castle');
      const hand = await GridHand.over(page, puzzle);
      for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
      await painted(page);
      const clues = await canvasPixels(page, 0, 'left');
      const before = await canvasPixels(page);
      await page.keyboard.press('t');
      await page.keyboard.press('t');
      await page.keyboard.press('t');
      await hand.drag(10, 10, 30);
      await page.mouse.move(1, 1);
      await expectThat(
        () => canvasPixels(page),
        (now) => now !== before,
        'expected a moved grid',
      );
      await expectEqual(() => canvasPixels(page, 0, 'left'), clues, 'moved sideways, the rows stay');
      await hand.isUntouched('castle');
    },
  },
  {
    name: 'reload and go on, with undo',
    run: async ({ page, open }) => {
      const { puzzle } = shipped('anchor');
      await open('#/play/anchor');
      const hand = await GridHand.over(page, puzzle);
      await hand.drag(0, 2, 5);
      await hand.drag(1, 0, 0, 'right');
      await hand.marked('anchor', 5);
      await page.reload();
      await GridHand.over(page, puzzle);
      await page.getByRole('button', { name: 'Undo' }).click();
      await hand.marked('anchor', 4);
      await open('#/');
      await page.getByRole('heading', { name: 'Continue' }).waitFor();
    },
  },
];
