// Help in a browser: hints in four levels, checks, back, explanations, trials, marks of what is wrong.
import assert from 'node:assert/strict';
import { makePuzzle, write } from '@crosshatch/core';
import type { Page } from 'playwright-core';
import { type BrowserTest, PHONE } from '../../testing/browser-test.js';
import { expectCount, expectNote, expectText, expectThat } from '../../testing/expect.js';
import { GridHand, painted, shipped } from '../../testing/grid-hand.js';

const card = (page: Page) => page.locator('.play-hint');

export const assistanceTests: readonly BrowserTest[] = [
  {
    name: 'a new player sees the rules once',
    run: async ({ page, open }) => {
      await open('#/play/umbrella');
      await page.getByRole('link', { name: 'Start the lesson' }).waitFor();
      await page.getByRole('button', { name: 'Got it' }).click();
      await expectCount(page.getByRole('button', { name: 'Got it' }), 0);
      await page.reload();
      // The rules would be rendered together with the grid.
      await GridHand.over(page, shipped('umbrella').puzzle);
      await expectCount(page.getByRole('button', { name: 'Got it' }), 0);
    },
  },
  {
    name: 'a hint in four parts, each revealing more, and then it is drawn',
    run: async ({ page, open }) => {
      const { puzzle, solution } = shipped('anchor');
      await open('#/play/anchor');
      const hand = await GridHand.over(page, puzzle);
      await page.getByRole('button', { name: 'Hint' }).click();
      const texts: string[] = [];
      const text = async () => (await card(page).locator('p').allTextContents()).join(' ');
      for (const level of [1, 2, 3, 4]) {
        await card(page).getByText(`Hint, part ${level} of 4`).waitFor();
        texts.push(await expectThat(text, (now) => !texts.includes(now), 'expected a new text'));
        if (level < 4) await page.getByRole('button', { name: 'Show more' }).click();
      }
      await page
        .getByTestId('spoken')
        .getByText(/part 4 of 4/)
        .waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Fill it in' }).click();
      const marks = (await hand.marks('anchor', () => true)).grid.cells;
      const drawn = Array.from(marks).filter((mark) => mark !== 3);
      assert(drawn.length > 0);
      for (const [cell, mark] of marks.entries())
        assert(mark === 3 || mark === solution.cells[cell], `${cell}`);
      await expectCount(card(page), 0);
    },
  },
  {
    name: 'what a hint speaks of is brought into view',
    context: { viewport: PHONE, hasTouch: true, isMobile: true },
    run: async ({ page, open }) => {
      // Nothing is known but the last row, far below the window.
      const unknown = Array.from({ length: 40 }, () => null);
      const made = makePuzzle({ rows: [...unknown.slice(1), [40]], columns: unknown });
      assert(made.ok);
      const link = write({ puzzle: made.puzzle, meta: { title: 'Deep' } }, 'link');
      assert(link.ok);
      await open(`#${String(link.output).trim()}`);
      await page.getByRole('heading', { name: 'Deep' }).waitFor();
      await page.locator('canvas[role=application]').waitFor();
      await painted(page);
      const orange = () => page.evaluate(COUNT_PIXELS, [217, 72, 15] as const);
      assert.equal(await orange(), 0);
      await page.getByRole('button', { name: 'Hint' }).tap();
      await card(page).getByText('Look at row 40').waitFor();
      await expectThat(orange, (count) => count > 100);
    },
  },
  {
    name: 'a mistake: right so far, and back to before it',
    run: async ({ page, open }) => {
      const { puzzle, solution } = shipped('teacup');
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      const filled = solution.cells.indexOf(2);
      const blank = solution.cells.indexOf(1);
      const draw = (cell: number) => hand.drag(Math.trunc(cell / 10), cell % 10, cell % 10);
      await draw(filled);
      await page.keyboard.press('c');
      await card(page).getByText('Right so far.').waitFor();
      await draw(blank);
      await page.keyboard.press('c');
      await card(page).getByText('There is a mistake.').waitFor();
      await page.getByRole('button', { name: 'Back to before the mistake' }).click();
      await expectNote(page, 'Back to before the mistake: 1 move undone.');
      const { grid } = await hand.marks('teacup', (kept) => kept.grid.cells[blank] === 3);
      assert.equal(grid.cells[filled], 2);
    },
  },
  {
    name: 'why is a cell so: the last step first, its reasons unfold and each is drawn',
    run: async ({ page, open }) => {
      const { puzzle } = shipped('teacup');
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      await page.getByRole('button', { name: 'Explain a cell' }).click();
      await hand.drag(1, 3, 3);
      const steps = card(page).locator('.why-step');
      const shown = card(page).locator('.why-step[aria-current=step]');
      await card(page).getByText('Why, step 1 of 4').waitFor();
      await expectCount(steps, 1);
      await card(page)
        .getByRole('button', { name: /reason/ })
        .first()
        .click();
      await expectThat(
        () => steps.count(),
        (count) => count > 1,
      );
      await card(page)
        .getByRole('button', { name: /reason/ })
        .first()
        .click();
      await expectCount(steps, 1);
      for (const step of [2, 3, 4]) {
        await card(page).getByRole('button', { name: 'Next' }).click();
        await card(page).getByText(`Why, step ${step} of 4`).waitFor();
        await expectText(shown, new RegExp(`^${step} (Row|Column)`));
      }
      // Walking has unfolded the whole tree.
      await expectCount(steps, 4);
      await steps.first().click();
      await card(page).getByText('Why, step 1 of 4').waitFor();
      await hand.isUntouched('teacup');
    },
  },
  {
    name: 'a trial is kept or thrown away',
    run: async ({ page, open }) => {
      const { puzzle } = shipped('teacup');
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      await page.getByRole('button', { name: 'Try an idea' }).click();
      await hand.drag(0, 0, 3);
      await page.getByRole('button', { name: 'Discard' }).click();
      await hand.marked('teacup', 0);
      await page.keyboard.press('g');
      await hand.drag(0, 0, 3);
      await page.getByRole('button', { name: 'Keep' }).click();
      await hand.marked('teacup', 4);
      await expectCount(page.getByText('Trying an idea'), 0);
    },
  },
  {
    name: 'what is wrong is marked at once, only when that is switched on',
    run: async ({ page, open }) => {
      const { puzzle, solution } = shipped('teacup');
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      const blank = solution.cells.indexOf(1);
      await hand.drag(Math.trunc(blank / 10), blank % 10, blank % 10);
      await page.mouse.move(5, 5);
      await painted(page);
      const point = hand.at(Math.trunc(blank / 10), blank % 10);
      const middle = () => pixelAt(page, point);
      const plain = await middle();
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('radio', { name: 'Mark at once' }).check();
      await page.keyboard.press('Escape');
      await expectThat(middle, (now) => now !== plain);
    },
  },
];

/** How many pixels of the grid have a colour, inside the page. */
const COUNT_PIXELS = ([red, green, blue]: readonly [number, number, number]) => {
  // Hints are painted on the second canvas, over the cells.
  const canvas = document.querySelectorAll('canvas')[1];
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) count += 1;
  }
  return count;
};

/** The colour at a point of the page, on the canvas. */
function pixelAt(page: Page, point: { x: number; y: number }): Promise<string> {
  return page.evaluate(({ x, y }) => {
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    const { left, top } = canvas.getBoundingClientRect();
    const ratio = canvas.width / canvas.clientWidth;
    const data = canvas.getContext('2d')?.getImageData((x - left) * ratio, (y - top) * ratio, 1, 1).data;
    return String(data);
  }, point);
}
