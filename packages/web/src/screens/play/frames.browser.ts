// How much is painted, counted, not timed: a stroke paints its own cells, a step of the film those that changed.
import assert from 'node:assert/strict';
import { makePuzzle, write } from '@crosshatch/core';
import { BLACK_ON_WHITE, gridOfColors, puzzleOf } from '@crosshatch/core/model';
import type { Page } from 'playwright-core';
import { type BrowserTest, DESKTOP } from '../../testing/browser-test.js';
import { expectThat } from '../../testing/expect.js';
import { canvasPixels, GridHand, painted } from '../../testing/grid-hand.js';

const SIDE = 100;
/** Lines of clues that a frame may write. */
const LINES = 60;

/** Stripes of many runs, large enough that painting all of it would be felt. */
const large = (side = SIDE) => picture(side, (row, column) => (Math.trunc(column / 2) + row) % 2);

/** A staircase: solved line by line, so that its film has many steps. */
const staircase = () => picture(SIDE, (row, column) => Number(column <= row));

function picture(side: number, colorAt: (row: number, column: number) => number) {
  const colors = Array.from({ length: side * side }, (_, i) => colorAt(Math.trunc(i / side), i % side));
  const puzzle = puzzleOf(gridOfColors({ width: side, height: side }, colors), BLACK_ON_WHITE);
  const made = makePuzzle(puzzle);
  assert(made.ok);
  const link = write({ puzzle: made.puzzle, meta: { title: 'Large' } }, 'link');
  assert(link.ok);
  return { puzzle: made.puzzle, code: String(link.output).trim() };
}

const counter = (page: Page, name: 'painted' | 'written', canvas: number) =>
  page.evaluate(
    ([key, index]) => Number(document.querySelectorAll('canvas')[index as number].dataset[key as string]),
    [name, canvas],
  );

/** Notes how many lines of clues each frame writes: before the page is there, so that no frame is missed. */
const WATCH_WRITTEN = () => {
  const frames: number[] = [];
  let before = 0;
  const look = () => {
    const written = Number(document.querySelectorAll('canvas')[2]?.dataset.written ?? 0);
    if (written !== before) frames.push(written - before);
    before = written;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(globalThis, { frames });
};
const writtenFrames = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);

export const frameTests: readonly BrowserTest[] = [
  {
    name: '200x200: a frame writes few clues, a zoom none until it rests, a stroke paints its own cells',
    run: async ({ page, context, open }) => {
      const side = 200;
      await context.addInitScript(WATCH_WRITTEN);
      const { puzzle, code } = large(side);
      await open(`#${code}`);
      await page.getByRole('heading', { name: 'Large' }).waitFor();
      const hand = await GridHand.over(page, puzzle);
      const written = () => counter(page, 'written', 2);
      await expectThat(written, (lines) => lines >= 2 * side);
      const { x, y } = hand.at(side / 2, side / 2);
      await page.mouse.move(x, y);
      for (let i = 0; i < 5; i++) {
        const before = await canvasPixels(page, 0);
        await page.mouse.wheel(0, -120);
        await expectThat(
          () => canvasPixels(page, 0),
          (now) => now !== before,
          'expected a larger grid',
        );
      }
      const most = Math.max(...(await writtenFrames(page)));
      assert(most <= LINES, `${most} lines in a frame`);
      assert((await counter(page, 'painted', 0)) < side * side, 'only the window is painted');
      await page.mouse.down();
      await page.mouse.up();
      // Its own cell, and nothing else of 40,000.
      await expectThat(
        () => counter(page, 'painted', 0),
        (cells) => cells === 1,
        'expected one painted cell',
      );
      await page.waitForURL(/#\/play\/p-/);
      await hand.marked(page.url().split('/').at(-1) ?? '', 1);
    },
  },
  {
    name: 'the editor zooms a drawing of 200x200, and a stroke paints its own cells',
    context: { viewport: DESKTOP },
    run: async ({ page, open }) => {
      const { code } = large(200);
      await open(`#/make/${code}`);
      const sheet = page.locator('.drawing canvas[role=application][data-painted]');
      await sheet.waitFor();
      await painted(page);
      const box = await sheet.boundingBox();
      assert(box !== null);
      const before = await canvasPixels(page, 0);
      await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.7);
      for (let i = 0; i < 8; i++) await page.mouse.wheel(0, -120);
      await expectThat(
        () => canvasPixels(page, 0),
        (now) => now !== before,
        'expected a larger drawing',
      );
      await expectThat(
        () => counter(page, 'painted', 0),
        (cells) => cells < 200 * 200,
        'expected fewer cells in the window',
      );
      await page.mouse.down();
      await page.mouse.up();
      await expectThat(
        () => counter(page, 'painted', 0),
        (cells) => cells === 1,
        'expected one painted cell',
      );
      await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
    },
  },
  {
    name: 'a stroke on 100x100 paints its own cells and writes its own clues',
    run: async ({ page, open }) => {
      const { puzzle, code } = large();
      await open(`#${code}`);
      await page.getByRole('heading', { name: 'Large' }).waitFor();
      const hand = await GridHand.over(page, puzzle);
      await painted(page);
      const written = await expectThat(
        () => counter(page, 'written', 2),
        (lines) => lines >= 2 * SIDE,
        'expected every clue to be written once',
      );
      await painted(page);
      const { x, y } = hand.at(10, 10);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(hand.at(10, 15).x, y);
      await painted(page);
      assert((await counter(page, 'painted', 0)) <= 6, 'a frame of a stroke');
      await page.mouse.up();
      await painted(page);
      assert((await counter(page, 'painted', 0)) <= 6);
      const again = (await counter(page, 'written', 2)) - written;
      assert(again <= 12, `${again} clues written for a stroke of six cells`);
    },
  },
  {
    name: 'the film of 100x100 paints what a step changes',
    run: async ({ page, open }) => {
      const { code } = staircase();
      await open(`#/solve/${code}`);
      const step = page.getByRole('button', { name: 'Next step' });
      await step.waitFor();
      await page.getByRole('button', { name: 'First step' }).click();
      for (let i = 0; i < 4; i++) {
        const before = await canvasPixels(page, 0);
        await step.click();
        await expectThat(
          () => canvasPixels(page, 0),
          (now) => now !== before,
          'expected a step to change the grid',
        );
        await painted(page);
        const cells = await counter(page, 'painted', 0);
        assert(cells > 0 && cells <= 2 * SIDE, `${cells} cells for a step`);
      }
    },
  },
];
