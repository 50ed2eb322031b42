// What the Scan screen does with a picture, in a browser.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { findings, findingsInBothThemes } from '../../testing/axe.js';
import { type BrowserTest, PHONE } from '../../testing/browser-test.js';
import { GridHand } from '../../testing/grid-hand.js';
import { CELL, drawn, pngFile, puzzleOfRuns, sideBySide } from '../../testing/puzzle-pictures.js';
import {
  bring,
  COLUMNS,
  FILE,
  LEFT,
  MISPRINT,
  MUSHROOM,
  readings,
  SMALL,
  TOP,
  verdict,
} from '../../testing/scan-hands.js';

/** Drags a corner to a place in the picture, given in its pixels. */
async function dragCorner(page: Page, name: string, x: number, y: number): Promise<void> {
  const handle = page.getByRole('button', { name });
  await handle.scrollIntoViewIfNeeded();
  const [stage, box] = [await page.locator('.scan-stage').boundingBox(), await handle.boundingBox()];
  assert(stage !== null && box !== null);
  const view = (await page.locator('.scan-overlay').getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
  const [from, to] = [
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    {
      x: stage.x + ((x - view[0]) / view[2]) * stage.width,
      y: stage.y + ((y - view[1]) / view[3]) * stage.height,
    },
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

/** Without scrolling, the button is on the screen of a phone, above the bar of the sections. */
async function assertAboveSections(page: Page, name: string): Promise<void> {
  const bar = await page.locator('.shell-nav').boundingBox();
  const button = await page.getByRole('button', { name, exact: true }).boundingBox();
  assert(bar !== null && button !== null && bar.y < PHONE.height);
  const bottom = button.y + button.height;
  assert(bottom <= bar.y, `${name} ends at ${bottom}, behind the bar that begins at ${bar.y}`);
}

export const scanTests: readonly BrowserTest[] = [
  {
    name: 'a doubtful clue is corrected, and the verdict follows',
    context: { viewport: PHONE },
    run: async ({ page, open }) => {
      await open('#/scan');
      await bring(page, pngFile(drawn(MISPRINT)));
      await verdict(page, 'No solution');
      await assertAboveSections(page, 'Play');
      await page.getByText('The sums differ by 10').waitFor();
      const card = (row: number) =>
        page
          .locator('.scan-card')
          .filter({ has: page.getByRole('heading', { name: `Row ${row}`, exact: true }) });
      await card(2).getByRole('img', { name: 'Row 2 in the picture' }).waitFor();
      const field = page.getByLabel('Row 2, typed');
      await field.fill('9');
      await card(2).getByText('1 cell too long').waitFor();
      await field.fill('8');
      await page.getByText('The sums differ by 3').waitFor();
      await field.press('Enter');
      await card(2).waitFor({ state: 'detached' });
      await page.getByLabel('Row 5, typed').fill('4');
      await verdict(page, 'One solution');
      await page.getByRole('button', { name: 'Row 5 is 4', exact: true }).click();
      await card(5).waitFor({ state: 'detached' });
      // A line that is not in doubt any more can still be chosen.
      await page.getByLabel('Correct another clue').selectOption('Row 5: 4');
      await card(5).waitFor();
    },
  },
  {
    name: 'a corner that is dragged, and one that is moved with the keys, read the grid again',
    run: async ({ page, open }) => {
      await open('#/scan');
      await bring(page, FILE);
      await verdict(page, 'One solution');
      await readings(page, 1);
      const [right, bottom] = [LEFT + 5 * CELL, TOP + 5 * CELL];
      await dragCorner(page, 'Bottom right corner', right - 1.4 * CELL, bottom - 0.4 * CELL);
      await readings(page, 2);
      await dragCorner(page, 'Bottom right corner', right, bottom);
      await readings(page, 3);
      await verdict(page, 'One solution');
      await page.getByRole('button', { name: 'Top left corner' }).focus();
      await page.keyboard.press('ArrowLeft');
      await readings(page, 4);
      await verdict(page, 'One solution');
    },
  },
  {
    name: 'of two puzzles in one picture, either can be chosen',
    run: async ({ page, open }) => {
      await open('#/scan');
      const mirrored = puzzleOfRuns([[1], [3], [5], [1], [2]], [...COLUMNS].reverse());
      await bring(page, pngFile(sideBySide(drawn(MUSHROOM), drawn(mirrored))));
      await page.getByText('2 puzzles in this picture').waitFor();
      await verdict(page, 'One solution');
      const lines = page.getByLabel('Correct another clue');
      await lines.getByText('Column 2: 2 1').waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Puzzle 2' }).click();
      await lines.getByText('Column 4: 2 1').waitFor({ state: 'attached' });
      await verdict(page, 'One solution');
      await page.getByRole('button', { name: 'Whole picture' }).click();
      await page.locator('.scan-other').click();
      await lines.getByText('Column 2: 2 1').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'another size reads the grid again',
    run: async ({ page, open }) => {
      await open('#/scan');
      await bring(page, FILE);
      await readings(page, 1);
      const columns = page.getByLabel('Columns');
      await columns.fill('4');
      await columns.press('Enter');
      await readings(page, 2);
      await page.getByText('Column 5:').waitFor({ state: 'detached' });
      await columns.fill('5');
      await columns.press('Enter');
      await readings(page, 3);
      await verdict(page, 'One solution');
    },
  },
  {
    name: 'where no grid is found, the corners and the size are given by hand',
    run: async ({ page, open }) => {
      await open('#/scan');
      // Numbers without any lines.
      await bring(page, pngFile(drawn(MUSHROOM, { line: [255, 255, 255] })));
      await page.getByRole('heading', { name: 'No grid was found' }).waitFor();
      assert.deepEqual(await findings(page), []);
      for (const label of ['Columns', 'Rows']) {
        await page.getByLabel(label).fill('5');
        await page.getByLabel(label).press('Enter');
      }
      const [right, bottom] = [LEFT + 5 * CELL, TOP + 5 * CELL];
      await dragCorner(page, 'Top left corner', LEFT, TOP);
      await dragCorner(page, 'Top right corner', right, TOP);
      await dragCorner(page, 'Bottom right corner', right, bottom);
      await dragCorner(page, 'Bottom left corner', LEFT, bottom);
      await page.getByRole('button', { name: 'Read the clues' }).click();
      await verdict(page, 'One solution');
    },
  },
  {
    name: 'Play begins with the marks on the grid, undo takes them back, and a hint is one key away',
    run: async ({ page, open }) => {
      const marks = new Map([
        [0, 'crossed'],
        [2, 'filled'],
        [6, 'filled'],
        [7, 'filled'],
        [8, 'filled'],
        [10, 'filled'],
      ] as const);
      await open('#/scan');
      await bring(page, pngFile(drawn(MUSHROOM, { marks })));
      await verdict(page, 'One solution');
      await page.getByText('Found: 5 filled, 1 crossed out.').waitFor();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.waitForURL(/#\/play\/p-/);
      const id = page.url().replace(/.*\//, '');
      const over = await GridHand.over(page, MUSHROOM);
      await over.marked(id, 6);
      await page.keyboard.press('h');
      await page.locator('.play-hint').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('z');
      await over.marked(id, 0);
    },
  },
  {
    name: 'axe finds nothing, light and dark',
    context: { viewport: SMALL },
    run: async ({ page, open }) => {
      await open('#/scan');
      await page.locator('.scan-ways').waitFor();
      assert.deepEqual(await findingsInBothThemes(page), [], 'empty');
      await bring(page, pngFile(drawn(MISPRINT)));
      await verdict(page, 'No solution');
      await page.locator('.scan-card').first().waitFor();
      assert.deepEqual(await findingsInBothThemes(page), [], 'with doubts');
      const right = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('.scan *')].map((part) => part.getBoundingClientRect().right),
        ),
      );
      assert(right <= SMALL.width, `something reaches to ${right}, beyond the screen`);
    },
  },
];
