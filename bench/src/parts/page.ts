// How soon the page can be used, on a phone that computes a sixth as fast and loads over a slow mobile
// network; and what a frame costs on a large grid. Each visit is a fresh browser profile.

import { BLACK_ON_WHITE, gridOfColors, puzzleOf } from '@crosshatch/core/model';
import type { Browser, Page } from 'playwright-core';

import { Random } from '../../../packages/core/dist/testing/random.js';
import { writeEntry } from '../../../packages/web/.cache/compiled/puzzles/entry.js';
import { launchChromium } from '../../../packages/web/.cache/compiled/testing/chromium.js';
import { servePage } from '../../../packages/web/.cache/compiled/testing/page-server.js';
import { median } from '../measure/statistics.js';
import { duration, table } from '../report/figures.js';
import type { Part } from './part.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** How many times slower the phone is. */
const SLOWNESS = 6;
/** A slow 4G network: bits per second, and milliseconds there and back. */
const NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
/** The slowest that somebody new should have to wait for, in milliseconds. */
const SOON_ENOUGH = 5000;

export const page: Part = {
  id: 'page',
  title: 'the page on a slow phone',
  quick: false,
  run: async (quick) => {
    const [browser, server] = await Promise.all([launchChromium(), servePage()]);
    try {
      const rounds = quick ? 1 : 5;
      const visits: Visit[] = [];
      for (let i = 0; i < rounds; i++) visits.push(await visit(browser, server.address));
      const middle = (key: keyof Visit) => median(visits.map((times) => times[key]));
      const frames = await Promise.all(
        [50, 100, 200].map((side) => frameCost(browser, server.address, side)),
      );
      return {
        text: [
          table(
            ['moment', 'median'],
            [
              ['first paint', duration(middle('firstPaint'))],
              ['the gallery can be used', duration(middle('gallery'))],
              ['a puzzle opened from there can be played', duration(middle('puzzle'))],
              ['its first hint', duration(middle('hint'))],
              ['the gallery again, from the cache', duration(middle('again'))],
            ],
          ),
          table(
            ['grid, all of it in view', 'a frame while the pointer moves'],
            frames.map(({ side, cost }) => [`${side}x${side}, random`, duration(cost)]),
          ),
        ].join('\n\n'),
        bars: [
          {
            bar: 'page',
            wanted: `usable within ${duration(SOON_ENOUGH)} on a slow phone, first visit`,
            measured: duration(middle('gallery')),
            holds: middle('gallery') < SOON_ENOUGH,
          },
        ],
      };
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

interface Visit {
  readonly firstPaint: number;
  readonly gallery: number;
  readonly puzzle: number;
  readonly hint: number;
  readonly again: number;
}

/** Milliseconds that each step takes. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    const gallery = await timed(async () => {
      await tab.goto(address);
      await tab
        .getByRole('link', { name: /Umbrella/ })
        .first()
        .waitFor();
    });
    const firstPaint = await tab.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    const puzzle = await timed(async () => {
      await tab
        .getByRole('link', { name: /Umbrella/ })
        .first()
        .tap();
      await tab.getByRole('application').waitFor();
    });
    const hint = await timed(async () => {
      await tab.getByRole('button', { name: 'Hint' }).tap();
      await tab.locator('.card-told').waitFor();
    });
    await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const again = await timed(async () => {
      await tab.goto(`${address}#/`);
      await tab.reload();
      await tab
        .getByRole('link', { name: /Umbrella/ })
        .first()
        .waitFor();
    });
    return { firstPaint, gallery, puzzle, hint, again };
  } finally {
    await context.close();
  }
}

async function timed(act: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await act();
  return performance.now() - begin;
}

/** Milliseconds of script that a frame takes, without slowing down: the median while the pointer moves. */
async function frameCost(
  browser: Browser,
  address: string,
  side: number,
): Promise<{ side: number; cost: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const tab = await context.newPage();
    await tab.addInitScript(MEASURE_FRAMES);
    await tab.goto(address);
    await tab
      .getByRole('link', { name: /Umbrella/ })
      .first()
      .waitFor();
    const id = `p-${side}`;
    const document = { puzzle: randomPuzzle(side), meta: { title: `Random ${side}` } };
    await keep(tab, id, writeEntry({ id, grade: '', document }));
    await tab.goto(`${address}#/play/${id}`);
    await tab.getByRole('application').waitFor();
    await tab.evaluate('frameCosts.length = 0');
    for (let i = 0; i < 60; i++) await tab.mouse.move(500 + i * 5, 300 + i * 4);
    return { side, cost: median(await tab.evaluate<number[]>('frameCosts')) };
  } finally {
    await context.close();
  }
}

const MEASURE_FRAMES = `
  const request = requestAnimationFrame.bind(window);
  window.frameCosts = [];
  window.requestAnimationFrame = (act) => request((time) => {
    const begin = performance.now();
    act(time);
    window.frameCosts.push(performance.now() - begin);
  });`;

/** Puts a puzzle among the player's own. */
function keep(tab: Page, key: string, value: unknown): Promise<void> {
  return tab.evaluate(
    ({ key: id, value: row }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('crosshatch');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('puzzles', 'readwrite');
          transaction.objectStore('puzzles').put(row, id);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    { key, value },
  );
}

/** A noisy picture: many short runs, the worst for the clues. */
function randomPuzzle(side: number) {
  const random = new Random(side);
  const colors = Array.from({ length: side * side }, () => (random.next() < 0.55 ? 1 : 0));
  return puzzleOf(gridOfColors({ width: side, height: side }, colors), BLACK_ON_WHITE);
}
