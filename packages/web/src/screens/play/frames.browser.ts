// How much is painted, counted, not timed: a stroke paints its own cells, a step of the film those that changed.
import assert from 'node:assert/strict';
import { makePuzzle, write } from '@crosshatch/core';
import { BLACK_ON_WHITE, gridOfColors, puzzleOf } from '@crosshatch/core/model';
import type { Page } from 'playwright-core';
import type { BrowserTest } from '../../testing/browser-test.js';
import { expectThat } from '../../testing/expect.js';
import { GridHand, painted } from '../../testing/grid-hand.js';

const SIDE = 100;

/** Stripes of many runs, large enough that painting all of it would be felt. */
function large() {
  const colors = Array.from(
    { length: SIDE * SIDE },
    (_, i) => (Math.trunc(i / 2) + Math.trunc(i / SIDE)) % 2,
  );
  const puzzle = puzzleOf(gridOfColors({ width: SIDE, height: SIDE }, colors), BLACK_ON_WHITE);
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

export const frameTests: readonly BrowserTest[] = [
  {
    name: 'a stroke on 100x100 paints its own cells and writes its own clues',
    run: async ({ page, open }) => {
      const { puzzle, code } = large();
      await open(`#${code}`);
      await page.getByRole('heading', { name: 'Large' }).waitFor();
      const hand = await GridHand.over(page, puzzle);
      await painted(page);
      const written = await counter(page, 'written', 2);
      assert(written >= 2 * SIDE, 'all clues were written once');
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
      const { code } = large();
      await open(`#/solve/${code}`);
      const step = page.getByRole('button', { name: 'Next step' });
      await step.waitFor();
      await page.getByRole('button', { name: 'First step' }).click();
      await painted(page);
      const counts: number[] = [];
      for (let i = 0; i < 4; i++) {
        await step.click();
        await painted(page);
        counts.push(await expectThat(() => counter(page, 'painted', 0), Number.isFinite));
      }
      assert(Math.max(...counts) <= 2 * SIDE, counts.join(' '));
    },
  },
];
