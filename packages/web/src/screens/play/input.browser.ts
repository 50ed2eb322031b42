// Pens, palms, held fingers, gamepads, notes that take no taps, and what the clues say about a line.
import assert from 'node:assert/strict';
import { type BrowserTest, eventually, PHONE } from '../../testing/browser-test.js';
import { GridHand, type Kept, shipped } from '../../testing/grid-hand.js';

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };
const stored = (settings: object) => JSON.stringify({ introduced: true, ...settings });

export const inputTests: readonly BrowserTest[] = [
  {
    name: 'a pen draws while a palm rests on the grid, and the palm draws nothing',
    context: TOUCH,
    run: async ({ page, context, open }) => {
      const { puzzle } = shipped('teacup');
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      const pen = await context.newCDPSession(page);
      const send = (type: string, row: number, column: number, buttons: number) =>
        pen.send('Input.dispatchMouseEvent', {
          type: type as 'mouseMoved',
          ...hand.at(row, column),
          pointerType: 'pen',
          button: buttons === 0 && type === 'mouseMoved' ? 'none' : 'left',
          buttons,
          clickCount: 1,
        });
      await send('mouseMoved', 2, 2, 0);
      await hand.touch('touchStart', [hand.at(8, 8)]);
      await send('mousePressed', 2, 2, 1);
      await send('mouseMoved', 2, 5, 1);
      await hand.touch('touchMove', [hand.at(8, 6)]);
      await send('mouseReleased', 2, 5, 0);
      await hand.touch('touchEnd', []);
      assert.equal(await hand.marked('teacup', 4), 4);
      const cells = (await hand.kept('teacup'))?.grid.cells ?? [];
      assert.deepEqual(Array.from(cells.slice(22, 26)), [2, 2, 2, 2]);
    },
  },
  {
    name: 'a held finger says what it will do before it does; switched off, it fills',
    context: TOUCH,
    run: async ({ page, context, open }) => {
      const { puzzle } = shipped('teacup');
      const crossed = (cell: number, mark: number) => (kept: Kept | undefined) =>
        kept?.grid.cells[cell] === mark;
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      await hand.touch('touchStart', [hand.at(4, 4)]);
      await page.locator('.grid-counter[data-holding]').waitFor();
      await page.locator('.grid-counter').waitFor({ state: 'hidden' });
      await hand.touch('touchEnd', []);
      assert((await hand.marks('teacup', crossed(44, 1)))?.grid.cells[44] === 1);
      await context.addInitScript(
        (text) => localStorage.setItem('crosshatch.settings', text),
        stored({ longPress: false }),
      );
      await page.reload();
      await GridHand.over(page, puzzle);
      await hand.swipe(5, 5, 5, 800);
      assert((await hand.marks('teacup', crossed(55, 2)))?.grid.cells[55] === 2);
    },
  },
  {
    name: 'a note takes no taps, goes away with the next one, and lies over dialogs',
    run: async ({ page, open }) => {
      const { puzzle, solution } = shipped('teacup');
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      const blank = solution.cells.indexOf(1);
      await hand.drag(Math.trunc(blank / 10), blank % 10, blank % 10);
      await page.keyboard.press('c');
      await page.getByRole('button', { name: 'Back to before the mistake' }).click();
      const note = page.locator('.note');
      await note.getByText('Redo brings them back').waitFor();
      assert.equal(await note.evaluate((element) => getComputedStyle(element).pointerEvents), 'none');
      assert(await note.evaluate((element) => element.matches(':popover-open')), 'in the top layer');
      await page.getByRole('button', { name: 'Redo' }).click();
      await note.waitFor({ state: 'hidden' });
      assert.equal(await hand.marked('teacup', 1), 1);
    },
  },
  {
    name: 'a line that can no longer be right has a red clue while mistakes are shown',
    run: async ({ page, context, open }) => {
      await context.addInitScript(
        (text) => localStorage.setItem('crosshatch.settings', text),
        stored({ errors: 'live' }),
      );
      const { puzzle } = shipped('teacup');
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      const red = () => page.evaluate(RED_PIXELS);
      assert.equal(await red(), 0);
      await hand.drag(0, 0, 9);
      assert((await eventually(red, (count) => count > 20)) > 20);
    },
  },
  {
    name: 'a line that a stroke finishes is crossed out with it, as one undo',
    run: async ({ page, context, open }) => {
      await context.addInitScript(
        (text) => localStorage.setItem('crosshatch.settings', text),
        stored({ autoCross: 'auto' }),
      );
      const { puzzle, solution } = shipped('umbrella');
      await open('#/play/umbrella');
      const hand = await GridHand.over(page, puzzle);
      const row = Array.from({ length: 5 }, (_, i) => i).find(
        (index) => puzzle.rows[index]?.length === 1 && (puzzle.rows[index]?.[0].length ?? 5) < 5,
      );
      assert(row !== undefined);
      const cells = Array.from(solution.cells.slice(row * 5, row * 5 + 5));
      await hand.drag(row, cells.indexOf(2), cells.lastIndexOf(2));
      assert((await hand.marked('umbrella', 5)) >= 5, 'the rest of the row is crossed out');
      await page.keyboard.press('z');
      assert.equal(await hand.marked('umbrella', 0), 0);
    },
  },
  {
    name: 'three lives: the third mistake ends the play, which can go on without them',
    run: async ({ page, context, open }) => {
      await context.addInitScript(
        (text) => {
          if (localStorage.getItem('crosshatch.settings') === null)
            localStorage.setItem('crosshatch.settings', text);
        },
        stored({ errors: 'lives' }),
      );
      const { puzzle, solution } = shipped('teacup');
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      const blanks = [...solution.cells.keys()].filter((cell) => solution.cells[cell] === 1);
      const lives = ['2 lives left', '1 life left', '0 lives left'];
      for (const [i, left] of lives.entries()) {
        const cell = blanks[i];
        await hand.drag(Math.trunc(cell / 10), cell % 10, cell % 10);
        await page.getByRole('img', { name: left }).waitFor();
      }
      await page.getByRole('heading', { name: 'Out of lives' }).waitFor();
      await page.getByRole('button', { name: 'Continue without lives' }).click();
      await page.getByRole('heading', { name: 'Out of lives' }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'trials inside a trial, each with its colour; memo marks, and undo through both',
    run: async ({ page, open }) => {
      const { puzzle } = shipped('teacup');
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      await page.keyboard.press('g');
      await hand.drag(0, 0, 1);
      await page.keyboard.press('g');
      await page.getByText('Trying idea 2').waitFor();
      await hand.drag(1, 0, 1);
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByText('Trying an idea').waitFor();
      await page.getByRole('button', { name: 'Keep' }).click();
      assert.equal(await hand.marked('teacup', 2), 2);
      await page.getByRole('button', { name: 'Memo' }).click();
      await hand.drag(3, 0, 4);
      const memos = () => page.evaluate(MEMOS, 'teacup');
      assert.deepEqual(await eventually(memos, (cells) => cells.length === 5), [30, 31, 32, 33, 34]);
      await page.keyboard.press('z');
      assert.deepEqual(await eventually(memos, (cells) => cells.length === 0), []);
      assert.equal(await hand.marked('teacup', 2), 2, 'the marks are still there');
    },
  },
  {
    name: 'a gamepad moves, fills, draws along, crosses out and undoes',
    run: async ({ page, context, open }) => {
      await context.addInitScript(FAKE_PAD);
      const { puzzle } = shipped('teacup');
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      const press = async (...buttons: number[]) => {
        await page.evaluate((down) => Object.assign(globalThis, { padDown: down }), buttons);
        await page.waitForTimeout(60);
      };
      await page.evaluate(() => dispatchEvent(new Event('gamepadconnected')));
      await press(13);
      await press();
      await press(0);
      await press(0, 15);
      await press(0);
      await press();
      assert.equal(await hand.marked('teacup', 2), 2);
      assert.deepEqual(Array.from((await hand.kept('teacup'))?.grid.cells.slice(10, 12) ?? []), [2, 2]);
      await press(13);
      await press();
      await press(1);
      await press();
      assert.equal((await hand.marks('teacup', (kept) => kept?.grid.cells[21] === 1))?.grid.cells[21], 1);
      await press(4);
      await press();
      assert.equal(await hand.marked('teacup', 2), 2);
    },
  },
];

/** A gamepad whose pressed buttons the test sets. */
const FAKE_PAD = () => {
  const world = globalThis as { padDown?: number[] };
  Object.defineProperty(navigator, 'getGamepads', {
    value: () => [
      {
        buttons: Array.from({ length: 16 }, (_, i) => ({ pressed: world.padDown?.includes(i) ?? false })),
        axes: [0, 0],
      },
    ],
  });
};

/** How many pixels of the clues are red. */
const RED_PIXELS = () => {
  const canvas = document.querySelectorAll('canvas')[2];
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] > 200 && data[i] > 150 && data[i + 1] < 60 && data[i + 2] < 80) count += 1;
  }
  return count;
};

const MEMOS = (id: string) =>
  new Promise<number[]>((resolve, reject) => {
    const request = indexedDB.open('crosshatch');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const get = request.result.transaction('progress').objectStore('progress').get(id);
      get.onsuccess = () => {
        request.result.close();
        resolve(get.result?.memos ?? []);
      };
    };
  });
