// The page as a whole: offline, barriers, hostile data, size, backups.
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { findingsInBothThemes } from './axe.js';
import { inAnotherBrowser } from './backup-hand.js';
import { type BrowserTest, PHONE, TABLET } from './browser-test.js';
import { GridHand, painted, shipped } from './grid-hand.js';
import { cardOf } from './home-hand.js';
import { servePage } from './page-server.js';

/** Bytes that the first load may have, compressed, without the puzzles; and with a puzzle and a hint. */
const FIRST_LOAD = 80_000;
const WITH_HINT = 225_000;

export const pageTests: readonly BrowserTest[] = [
  {
    name: 'opens without a network after the first visit, and a puzzle can be played',
    context: { serviceWorkers: 'allow' },
    run: async ({ page, context, open }) => {
      await open();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await context.setOffline(true);
      await page.reload();
      await cardOf(page, 'umbrella').click();
      const hand = await GridHand.over(page, shipped('umbrella').puzzle);
      await hand.drag(0, 0, 0);
      await hand.marked('umbrella', 1);
      await page.keyboard.press('h');
      await page.locator('.play-hint').waitFor();
    },
  },
  {
    name: 'a new version is announced, not while playing, and loaded when asked for',
    context: { serviceWorkers: 'allow' },
    run: async ({ page, context }) => {
      let version = 1;
      const server = await servePage({
        alter: (file, body) =>
          file === '/service-worker.js' ? Buffer.concat([body, Buffer.from(`// ${version}`)]) : body,
      });
      try {
        const news = page.getByText('A new version of this page is ready.');
        await page.goto(server.address);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        assert.equal(await news.count(), 0, 'the first one is no news');
        version = 2;
        await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
        await news.waitFor();
        await page.evaluate(() => {
          location.hash = '#/play/umbrella';
        });
        await news.waitFor({ state: 'hidden' });
        const other = await context.newPage();
        await other.goto(server.address, { waitUntil: 'networkidle' });
        const loaded = page.waitForEvent('load');
        await page.goto(`${server.address}#/`);
        await page.getByRole('button', { name: 'Load it' }).click();
        await loaded;
        await cardOf(page, 'umbrella').waitFor();
        await news.waitFor({ state: 'detached' });
        // The other tab still has the old page, and is notified.
        await other.getByRole('button', { name: 'Load it' }).click();
        await other.getByText('A new version').waitFor({ state: 'detached' });
      } finally {
        await page.goto('about:blank');
        await server.close();
      }
    },
  },
  {
    name: 'the first load is small, and so is a puzzle with a hint',
    run: async ({ page, open }) => {
      const responses = new Map<string, Promise<number>>();
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        const body = response.body().catch(() => Buffer.alloc(0));
        // Type is compressed already.
        const size = (content: Buffer) =>
          pathname.endsWith('.woff2') ? content.length : gzipSync(content).length;
        responses.set(pathname, body.then(size));
      });
      const assertBelow = async (most: number) => {
        const sizes = [...responses].map(async ([path, size]) => [path, await size] as const);
        const counted = (await Promise.all(sizes)).filter(([path]) => path !== '/puzzles.json');
        const total = counted.reduce((sum, [, size]) => sum + size, 0);
        assert(counted.length >= 5, [...responses.keys()].join(' '));
        assert(total < most, `${total} bytes: ${counted.map((pair) => pair.join(' ')).join(', ')}`);
      };
      // Without the service worker, which fetches everything for later.
      await page.route('**/service-worker.js', (route) => route.abort());
      await open();
      await cardOf(page, 'umbrella').waitFor();
      await assertBelow(FIRST_LOAD);
      await open('#/play/umbrella');
      await GridHand.over(page, shipped('umbrella').puzzle);
      await page.keyboard.press('h');
      await page.locator('.play-hint').waitFor();
      await assertBelow(WITH_HINT);
    },
    expectedErrors: ['service-worker.js'],
  },
  {
    name: 'hostile data in the storage does nothing bad',
    // A manifest names no icon for itself, so that the browser may ask for the usual one.
    expectedErrors: ['/favicon.ico'],
    run: async ({ page, open, address }) => {
      // A page of the same origin that runs nothing, to plant it before the page itself starts.
      await page.goto(`${address}manifest.webmanifest`);
      await page.evaluate(PLANT);
      await open();
      await cardOf(page, 'umbrella').waitFor();
      await open('#/create');
      await page.getByRole('heading', { name: 'Your own puzzles' }).waitFor();
      // Shown as text.
      await page.getByText('<img src=x onerror=').first().waitFor();
      assert.equal(await page.evaluate('window.owned'), undefined);
      await open('#/play/umbrella');
      const hand = await GridHand.over(page, shipped('umbrella').puzzle);
      await hand.drag(0, 0, 0);
      await hand.marked('umbrella', 1);
      await open('#/play/p-0000000000000bad');
      await page.getByRole('heading', { name: 'This puzzle is not here' }).waitFor();
    },
  },
  {
    name: 'an address that means nothing says so',
    run: async ({ page, open }) => {
      await open('#/nonsense/%00');
      await page.getByRole('heading', { name: 'There is no such page here' }).waitFor();
      await page.getByRole('link', { name: 'All puzzles' }).click();
      await cardOf(page, 'umbrella').waitFor();
    },
  },
  {
    name: 'a backup moves everything to another browser',
    run: async ({ page, open, address }) => {
      await open('#/play/anchor');
      const hand = await GridHand.over(page, shipped('anchor').puzzle);
      await hand.drag(0, 0, 3);
      await hand.marked('anchor', 4);
      await inAnotherBrowser(page, address, async (there) => {
        await there.getByRole('heading', { name: 'Continue' }).waitFor();
      });
    },
  },
  {
    name: 'axe finds nothing while playing, on a phone and on a tablet, light and dark',
    context: { viewport: PHONE },
    run: async ({ page, open }) => {
      await open('#/play/toadstool');
      await GridHand.over(page, shipped('toadstool').puzzle);
      const hint = page.locator('.play-hint');
      for (const [size, name] of [
        [PHONE, 'on a phone'],
        [TABLET, 'on a tablet'],
      ] as const) {
        await page.setViewportSize(size);
        await painted(page);
        assert.deepEqual(await findingsInBothThemes(page), [], name);
        await page.keyboard.press('h');
        await hint.waitFor();
        assert.deepEqual(await findingsInBothThemes(page), [], `${name}, with a hint`);
        await page.keyboard.press('Escape');
        await hint.waitFor({ state: 'detached' });
      }
    },
  },
  {
    name: 'axe finds nothing in the dialogs and at the end, light and dark, high contrast and large',
    run: async ({ page, open }) => {
      await open('#/play/umbrella');
      await GridHand.over(page, shipped('umbrella').puzzle);
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      assert.deepEqual(await findingsInBothThemes(page), [], 'help');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('switch', { name: 'High contrast' }).click();
      await page.getByRole('switch', { name: 'Large text' }).click();
      assert.deepEqual(await findingsInBothThemes(page), [], 'settings');
      await page.keyboard.press('Escape');
      await solveByHints(page);
      assert.deepEqual(await findingsInBothThemes(page), [], 'the end');
    },
  },
];

/** Asks for hints and draws them until the puzzle is solved. */
async function solveByHints(page: Page): Promise<void> {
  const hint = page.locator('.play-hint');
  for (let i = 0; i < 40 && (await page.locator('.end-panel').count()) === 0; i++) {
    for (const level of [1, 2, 3, 4]) {
      await page.keyboard.press('h');
      await page.getByRole('heading', { name: `Hint, part ${level} of 4` }).waitFor();
    }
    await page.getByRole('button', { name: 'Fill it in' }).click();
    // The next hint may be asked for, or the end has come: it is rendered when the hint goes.
    await hint.waitFor({ state: 'detached' });
    await painted(page);
  }
  await page.locator('.end-panel-shown h2').waitFor();
}

/** Puts rubbish and traps into every store of the page. */
const PLANT = async () => {
  localStorage.setItem('crosshatch.settings', '{"theme":{"toString":1},"timer":"<script>"');
  const trap = '<img src=x onerror="window.owned=1">';
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('crosshatch', 2);
    request.onupgradeneeded = () => {
      for (const table of ['progress', 'puzzles', 'solves']) request.result.createObjectStore(table);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const put = (table: string, key: string, value: unknown) =>
    new Promise<void>((resolve) => {
      const transaction = database.transaction(table, 'readwrite');
      transaction.objectStore(table).put(value, key);
      transaction.oncomplete = () => resolve();
    });
  const progress = { id: 'umbrella', seconds: -1, done: 7, solved: true, touched: 'x', picture: trap };
  await put('progress', 'umbrella', { ...progress, play: '{"format":"crosshatch-play","moves":"zzz"}' });
  await put('progress', 'x', 7);
  await put('puzzles', 'p-0000000000000001', {
    crosshatch: 1,
    'x-id': 'p-0000000000000001',
    title: trap,
    description: trap,
    rows: [[1]],
    columns: [[1]],
  });
  await put('puzzles', 'p-0000000000000bad', {
    id: 'p-0000000000000bad',
    rows: '9'.repeat(10_000),
    columns: '',
  });
  database.close();
};
