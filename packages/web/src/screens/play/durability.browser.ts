// Nothing is ever lost: two tabs, playing again, a storage that is full, forbidden or does not answer.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { BrowserTest, Stage } from '../../testing/browser-test.js';
import { expectCount } from '../../testing/expect.js';
import { GridHand, painted, shipped, stretches } from '../../testing/grid-hand.js';
import { cardOf } from '../../testing/home-hand.js';

async function solveByMouse(page: Page, id: string): Promise<void> {
  const { puzzle, solution } = shipped(id);
  const hand = await GridHand.over(page, puzzle);
  for (const { row, from, to } of stretches(solution)) await hand.drag(row, from, to);
  await page.locator('.end-panel-shown').waitFor();
}

const notice = (page: Page) => page.locator('.storage-notice');

/** The storage fails in one of these ways from the start. */
const BREAK = (way: 'full' | 'forbidden' | 'silent') => {
  if (way === 'full') {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
    return;
  }
  IDBFactory.prototype.open = () => {
    if (way === 'forbidden') throw new DOMException('Not here.', 'SecurityError');
    const events = { addEventListener: () => undefined, removeEventListener: () => undefined };
    return Object.assign(Object.create(IDBOpenDBRequest.prototype), events);
  };
};

/** Two cells marked in one tab, then five in another one. */
async function inTwoTabs({ page, context, open, address }: Stage) {
  const { puzzle } = shipped('anchor');
  await open('#/play/anchor');
  const first = await GridHand.over(page, puzzle);
  await first.drag(0, 0, 1);
  await first.marked('anchor', 2);
  const other = await context.newPage();
  await other.goto(`${address}#/play/anchor`);
  const second = await GridHand.over(other, puzzle);
  await second.drag(2, 0, 4);
  await second.marked('anchor', 7);
  return { first, other, second };
}

function brokenStorage(way: 'full' | 'forbidden' | 'silent', words: RegExp): BrowserTest {
  return {
    name: `a storage that is ${way}: said once, the play goes on in memory, and a backup can be saved`,
    run: async ({ page, context, open }) => {
      await context.addInitScript(BREAK, way);
      await open('#/play/teacup');
      const hand = await GridHand.over(page, shipped('teacup').puzzle);
      await hand.drag(0, 0, 3);
      await notice(page).getByText(words).waitFor();
      // Over to the gallery and back: what was drawn is still there.
      await page.getByRole('link', { name: 'All puzzles' }).click();
      await page.getByRole('heading', { name: 'Continue' }).waitFor();
      await page.locator('a[href="#/play/teacup"]').first().click();
      await GridHand.over(page, shipped('teacup').puzzle);
      await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        notice(page).getByRole('button', { name: 'Save a backup' }).click(),
      ]);
      assert.equal(download.suggestedFilename(), 'crosshatch-backup.json');
      await notice(page).getByRole('button', { name: 'Close' }).click();
      await expectCount(notice(page), 0);
      await hand.drag(1, 0, 3);
      // The second failure comes with the write of this stroke, which begins at once.
      await painted(page);
      await expectCount(notice(page), 0);
    },
  };
}

export const durabilityTests: readonly BrowserTest[] = [
  {
    name: 'playing again keeps the win, the picture and the best time',
    run: async ({ page, open }) => {
      await open('#/play/kitten');
      await solveByMouse(page, 'kitten');
      await page.getByText('Your best time').waitFor();
      await page.getByRole('button', { name: 'Play again' }).click();
      await page.locator('.end-panel').waitFor({ state: 'detached' });
      const hand = await GridHand.over(page, shipped('kitten').puzzle);
      await hand.drag(0, 0, 0);
      await hand.marked('kitten', 1);
      await open('#/');
      const card = cardOf(page, 'kitten');
      await card.getByText('Solved').waitFor();
      await card.locator('.thumbnail-solved').waitFor();
    },
  },
  {
    name: 'a win of an earlier version of the page is kept',
    expectedErrors: ['/favicon.ico'],
    run: async ({ page, open, address }) => {
      await page.goto(`${address}manifest.webmanifest`);
      await page.evaluate(FIRST_VERSION);
      await open();
      await cardOf(page, 'kitten').getByText('Solved').waitFor();
    },
  },
  {
    name: 'two tabs on one puzzle: the older one follows, and overwrites nothing',
    run: async (stage) => {
      const { page } = stage;
      const { first, other } = await inTwoTabs(stage);
      // The first tab has heard of it; one stroke there adds to the newer state.
      await page.bringToFront();
      await page.getByTestId('spoken').getByText('another tab').waitFor({ state: 'attached' });
      await first.drag(4, 0, 2);
      await first.marked('anchor', 10);
      await other.bringToFront();
      await other.getByTestId('spoken').getByText('another tab').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'a tab that heard nothing takes over what is stored instead of overwriting it',
    run: async (stage) => {
      const { page } = stage;
      // Without a line between the tabs.
      await stage.context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
      const { first, second } = await inTwoTabs(stage);
      await first.drag(4, 0, 2);
      await page.getByTestId('spoken').getByText('another tab').waitFor({ state: 'attached' });
      // The newer state won.
      await second.marked('anchor', 7);
    },
  },
  brokenStorage('full', /is full/),
  brokenStorage('forbidden', /does not let/),
  brokenStorage('silent', /does not answer/),
];

/** A database as the first version of the page left it, with one solved puzzle. */
const FIRST_VERSION = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('crosshatch', 1);
    request.onerror = () => reject(request.error);
    request.onupgradeneeded = () => {
      for (const table of ['progress', 'puzzles']) request.result.createObjectStore(table);
    };
    request.onsuccess = () => {
      const transaction = request.result.transaction('progress', 'readwrite');
      const picture = '1'.repeat(25);
      const record = { id: 'kitten', play: '{}', seconds: 9, done: 1, solved: true, touched: 5, picture };
      transaction.objectStore('progress').put(record, 'kitten');
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
