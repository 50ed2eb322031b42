// Pens, palms, held fingers, gamepads, notes that take no taps, and what the clues say about a line.
import assert from 'node:assert/strict';
import { type BrowserTest, PHONE } from '../../testing/browser-test.js';
import { expectEqual, expectThat, pageTime, useSettings } from '../../testing/expect.js';
import { GridHand, shipped } from '../../testing/grid-hand.js';

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };

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
      await hand.marked('teacup', 4);
      // One more stroke: whatever the palm had drawn would be kept with it.
      await send('mousePressed', 4, 0, 1);
      await send('mouseReleased', 4, 0, 0);
      await hand.marked('teacup', 5);
      const { cells } = (await hand.marks('teacup', () => true)).grid;
      assert.deepEqual(Array.from(cells.slice(22, 26)), [2, 2, 2, 2]);
    },
  },
  {
    name: 'a held finger says what it will do before it does; switched off, it fills',
    context: TOUCH,
    run: async ({ page, context, open }) => {
      const { puzzle } = shipped('teacup');
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      await page.evaluate(WATCH_HOLDING);
      await hand.touch('touchStart', [hand.at(4, 4)]);
      await page.waitForFunction(() => (globalThis as { heldThenDone?: boolean }).heldThenDone);
      await hand.touch('touchEnd', []);
      await hand.markedAs('teacup', 44, 1);
      await useSettings(context, { longPress: false });
      await page.reload();
      await GridHand.over(page, puzzle);
      await hand.touch('touchStart', [hand.at(5, 5)]);
      await pageTime(page, 800);
      await hand.touch('touchEnd', []);
      await hand.markedAs('teacup', 55, 2);
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
      // All in one look, because it goes away by itself: shown, in the top layer, without taking taps.
      await page.waitForFunction(() => {
        const note = document.querySelector('.note:popover-open');
        return (
          note?.textContent?.includes('Redo brings them back') &&
          getComputedStyle(note).pointerEvents === 'none'
        );
      });
      await page.getByRole('button', { name: 'Redo' }).click();
      await page.locator('.note').waitFor({ state: 'hidden' });
      await hand.marked('teacup', 1);
    },
  },
  {
    name: 'a line that can no longer be right has a red clue while mistakes are shown',
    run: async ({ page, context, open }) => {
      await useSettings(context, { errors: 'live' });
      const { puzzle } = shipped('teacup');
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      const red = () => page.evaluate(RED_PIXELS);
      await expectEqual(red, 0);
      await hand.drag(0, 0, 9);
      await expectThat(red, (count) => count > 20, 'expected a red clue');
    },
  },
  {
    name: 'a line that a stroke finishes is crossed out with it, as one undo',
    run: async ({ page, context, open }) => {
      await useSettings(context, { autoCross: 'auto' });
      const { puzzle, solution } = shipped('umbrella');
      await open('#/play/umbrella');
      const hand = await GridHand.over(page, puzzle);
      const row = Array.from({ length: 5 }, (_, i) => i).find(
        (index) => puzzle.rows[index]?.length === 1 && (puzzle.rows[index]?.[0].length ?? 5) < 5,
      );
      assert(row !== undefined);
      const cells = Array.from(solution.cells.slice(row * 5, row * 5 + 5));
      await hand.drag(row, cells.indexOf(2), cells.lastIndexOf(2));
      await hand.marked('umbrella', 5);
      await page.keyboard.press('z');
      await hand.marked('umbrella', 0);
    },
  },
  {
    name: 'three lives: the third mistake ends the play, which can go on without them',
    run: async ({ page, context, open }) => {
      await useSettings(context, { errors: 'lives' });
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
      await hand.marked('teacup', 2);
      await page.getByRole('button', { name: 'Memo' }).click();
      await hand.drag(3, 0, 4);
      const memos = () => page.evaluate(MEMOS, 'teacup');
      await expectEqual(memos, [30, 31, 32, 33, 34]);
      await page.keyboard.press('z');
      await expectEqual(memos, []);
      await hand.marked('teacup', 2);
    },
  },
  {
    name: 'a gamepad moves, fills, draws along, crosses out and undoes',
    run: async ({ page, context, open }) => {
      await context.addInitScript(FAKE_PAD);
      const { puzzle } = shipped('teacup');
      await open('#/play/teacup');
      const hand = await GridHand.over(page, puzzle);
      const press = (...states: number[][]) => page.evaluate(PRESS_PAD, states);
      await page.evaluate(() => dispatchEvent(new Event('gamepadconnected')));
      await press([13], [], [0], [0, 15], [0], []);
      await hand.marked('teacup', 2);
      const { grid } = await hand.marks('teacup', () => true);
      assert.deepEqual(Array.from(grid.cells.slice(10, 12)), [2, 2]);
      await press([13], [], [1], []);
      await hand.markedAs('teacup', 21, 1);
      await press([4], []);
      await hand.marked('teacup', 2);
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

/**
 * Sets the pressed buttons, one state per frame: the page looks at the pad once in every frame, before this does. A
 * button is never held for longer than a frame, so that no direction repeats.
 */
const PRESS_PAD = async (states: readonly number[][]) => {
  for (const padDown of states) {
    Object.assign(globalThis, { padDown });
    await new Promise((done) => requestAnimationFrame(done));
  }
};

/** Notes that the bubble of a held finger was shown and has gone again. */
const WATCH_HOLDING = () => {
  const counter = document.querySelector<HTMLElement>('.grid-counter');
  let wasShown = false;
  const look = () => {
    const isShown = counter?.hidden === false && counter.dataset.holding !== undefined;
    if (wasShown && !isShown) Object.assign(globalThis, { heldThenDone: true });
    wasShown ||= isShown;
  };
  if (counter !== null) new MutationObserver(look).observe(counter, { attributes: true });
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
