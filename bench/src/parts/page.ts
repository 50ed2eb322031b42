// How soon the page can be used, on a phone that computes a quarter as fast and loads over a slow mobile
// network; and what a frame costs on large grids. Each visit is a fresh browser profile.
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../../packages/web/.cache/compiled/testing/chromium.js';
import { servePage } from '../../../packages/web/.cache/compiled/testing/page-server.js';
import { median } from '../measure/statistics.js';
import { duration, table } from '../report/figures.js';
import { FRAME_COLUMNS, frameRow, framesOf } from './page-frames.js';
import { historyCost } from './page-history.js';
import { scanOnPage } from './page-scan.js';
import type { Part } from './part.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The card of a puzzle in the gallery. */
const UMBRELLA = '.card-link[href="#/play/umbrella"]';
/** How many times slower the phone is. */
const SLOWNESS = 4;
/** A slow 4G network: bits per second, and milliseconds there and back. */
const NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
/** The slowest that somebody new should have to wait for, in milliseconds. */
const SOON_ENOUGH = 2500;
/** The longest that the page may be deaf while it scans a photo, in milliseconds of processor time. */
const LONGEST_TASK = 100;

/** Bytes of 1,000 solved puzzles, and how much slower the page may open with them. */
const MOST_BYTES = 2_000_000;
const SLOWER = 1.2;

export const page: Part = {
  id: 'page',
  title: 'the page on a slow phone',
  quick: false,
  run: async (quick) => {
    const [browser, server] = await Promise.all([launchChromium(), servePage({ compresses: true })]);
    try {
      const rounds = quick ? 1 : 5;
      const visits: Visit[] = [];
      for (let i = 0; i < rounds; i++) visits.push(await visit(browser, server.address));
      const middle = (key: keyof Visit) => median(visits.map((times) => times[key]));
      const frames = [];
      for (const side of [50, 100, 200]) frames.push(await framesOf(browser, server.address, side, SLOWNESS));
      const history = await historyCost(browser, server.address, quick ? 3 : 9);
      const scanned = await scanOnPage(browser, server.address);
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
          table(FRAME_COLUMNS, frames.flatMap(frameRow)),
          `1,000 solved puzzles with their replays take ${(history.bytes / 1e6).toFixed(2)} MB. With them the gallery takes ` +
            `${duration(history.long)} of processor time on the page's own thread, with one ${duration(history.short)}.`,
          `A photo of 12 megapixels is scanned in ${duration(scanned.wall)}; the longest task on the page's own thread ` +
            `takes ${duration(scanned.longest)} of processor time (both at full speed).`,
        ].join('\n\n'),
        bars: [
          {
            bar: 'page',
            wanted: `usable within ${duration(SOON_ENOUGH)} on a slow phone, first visit`,
            measured: duration(middle('gallery')),
            holds: middle('gallery') < SOON_ENOUGH,
          },
          {
            bar: 'page',
            wanted: `a puzzle can be played within ${duration(SOON_ENOUGH)} of a tap in the gallery`,
            measured: duration(middle('puzzle')),
            holds: middle('puzzle') < SOON_ENOUGH,
          },
          {
            bar: 'page',
            wanted: `1,000 solved puzzles under ${(MOST_BYTES / 1e6).toFixed(0)} MB`,
            measured: `${(history.bytes / 1e6).toFixed(2)} MB`,
            holds: history.bytes < MOST_BYTES,
          },
          {
            bar: 'page',
            wanted: `opening with them at most ${SLOWER} times as slow`,
            measured: `${(history.long / history.short).toFixed(2)} times`,
            holds: history.long <= SLOWER * history.short,
          },
          {
            bar: 'page',
            wanted: `no task over ${duration(LONGEST_TASK)} on the page's thread while a photo is scanned`,
            measured: duration(scanned.longest),
            holds: scanned.longest > 0 && scanned.longest < LONGEST_TASK,
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
      await tab.locator(UMBRELLA).first().waitFor();
    });
    const firstPaint = await tab.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    const puzzle = await timed(async () => {
      await tab.locator(UMBRELLA).first().tap();
      await tab.getByRole('application').waitFor();
    });
    const hint = await timed(async () => {
      await tab.getByRole('button', { name: 'Hint' }).tap();
      await tab.locator('.play-hint').waitFor();
    });
    await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const again = await timed(async () => {
      await tab.goto(`${address}#/`);
      await tab.reload();
      await tab.locator(UMBRELLA).first().waitFor();
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
