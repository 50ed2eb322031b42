// Given cells in a browser: from a link, from Solve, over a reload, in a backup; nothing changes them.
import assert from 'node:assert/strict';
import { makePuzzle, type PuzzleDocument, parse, unknownGrid, write } from '@crosshatch/core';
import type { Page } from 'playwright-core';
import { entryOf } from '../../puzzles/entry.js';
import { inAnotherBrowser } from '../../testing/backup-hand.js';
import type { BrowserTest } from '../../testing/browser-test.js';
import { copiedBy, expectCount, expectNote, expectText } from '../../testing/expect.js';
import { GridHand } from '../../testing/grid-hand.js';

/** One cell in every row and column: many solutions, but one with what is given. */
function scattered(): Required<Pick<PuzzleDocument, 'puzzle' | 'meta' | 'given'>> {
  const ones = Array.from({ length: 4 }, () => [1]);
  const made = makePuzzle({ rows: ones, columns: ones });
  assert(made.ok);
  const given = unknownGrid(made.puzzle, made.puzzle.palette);
  given.cells[1] = 2;
  given.cells[7] = 2;
  given.cells[10] = 1;
  return { puzzle: made.puzzle, meta: { title: 'Scattered' }, given };
}

const document = scattered();
const { id } = entryOf(document);

function text(format: string): string {
  const written = write(document, format);
  assert(written.ok && typeof written.output === 'string');
  return written.output;
}

const over = (page: Page) => GridHand.over(page, document.puzzle, document.given);

export const givenTests: readonly BrowserTest[] = [
  {
    name: 'given cells of a link stay: strokes, start again, reload, hints, the end, the link sent on',
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    run: async ({ page, open }) => {
      page.on('dialog', (dialog) => dialog.accept());
      await open(`#${text('link').trim()}`);
      await page.getByText('3 given cells').waitFor();
      await page.waitForURL(`**/#/play/${id}`);
      const hand = await over(page);
      await hand.drag(0, 1, 1);
      await expectNote(page, 'This cell is given');
      await hand.isUntouched(id);
      await hand.drag(0, 0, 3, 'right');
      await hand.marks(id, ({ grid }) => grid.cells.slice(0, 4).join() === '1,2,1,1');
      await page.reload();
      await over(page);
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByRole('heading', { name: 'Hint, part 1 of 4' }).waitFor();
      await page.getByRole('button', { name: 'Start again' }).click();
      await hand.marked(id, 3);
      await page.getByRole('button', { name: 'Explain a cell' }).click();
      await hand.drag(2, 2, 2);
      await page.locator('.play-hint').getByText('This cell is given with the puzzle.').waitFor();
      await hand.drag(2, 0, 0);
      await hand.drag(3, 2, 2);
      await page.getByRole('heading', { name: 'Scattered!' }).waitFor();
      await page.getByRole('button', { name: 'Share puzzle' }).click();
      const copy = () => page.getByRole('button', { name: 'Copy the link' }).click();
      const sent = parse(await copiedBy(page, copy));
      assert(sent.ok);
      assert.deepEqual(sent.documents[0].given, document.given);
    },
  },
  {
    name: 'given cells are spoken',
    run: async ({ page, open }) => {
      await open(`#${text('link').trim()}`);
      await over(page);
      const says = (words: RegExp) => expectText(page.getByTestId('spoken'), words);
      await page.keyboard.press('ArrowRight');
      await says(/Row 1, column 2: filled, given;/);
      await page.keyboard.press('x');
      await says(/cannot be changed/);
      await page.keyboard.press('r');
      await says(/1 no mark, 2 filled, given, 3 to 4 no mark/);
    },
  },
  {
    name: 'from Solve to Play with the given cells; the same clues without are another puzzle',
    run: async ({ page, open }) => {
      await open('#/solve');
      await page.getByLabel('Puzzle as text, or a link').fill(text('crosshatch'));
      await page.getByRole('heading', { name: 'One solution' }).waitFor();
      await page.getByRole('button', { name: 'Play this puzzle' }).click();
      await page.getByText('3 given cells').waitFor();
      await page.waitForURL(`**/#/play/${id}`);
      const { given: _, ...bare } = document;
      const link = write(bare, 'link');
      assert(link.ok);
      await open(`#${String(link.output).trim()}`);
      await page.waitForURL(`**/#/play/${entryOf(bare).id}`);
      await page.getByText('given cells').waitFor({ state: 'detached' });
      await open('#/create');
      await expectCount(page.getByRole('link', { name: /Scattered/ }), 2);
    },
  },
  {
    name: 'given cells come along in a backup, with the play',
    run: async ({ page, open, address }) => {
      await open(`#${text('link').trim()}`);
      const here = await over(page);
      await here.drag(0, 0, 3, 'right');
      await here.marks(id, ({ moves }) => moves === 1);
      await inAnotherBrowser(page, address, async (there) => {
        await there.goto(`${address}#/play/${id}`);
        const hand = await over(there);
        await hand.drag(1, 0, 3, 'right');
        const { grid } = await hand.marks(id, ({ moves }) => moves === 2);
        assert.equal(grid.cells.slice(0, 8).join(), '1,2,1,1,1,1,1,2');
      });
    },
  },
];
