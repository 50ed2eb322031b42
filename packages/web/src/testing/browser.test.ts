// Runs every browser test against the built page: one browser, an empty page for each test. A test
// fails on any error in the page's console too.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { embedTests } from '../embed/embed.browser.js';
import { dailyTests } from '../screens/daily/daily.browser.js';
import { homeTests } from '../screens/home/home.browser.js';
import { learnTests } from '../screens/learn/learn.browser.js';
import { makeTests } from '../screens/make/make.browser.js';
import { meTests } from '../screens/me/me.browser.js';
import { assistanceTests } from '../screens/play/assistance.browser.js';
import { durabilityTests } from '../screens/play/durability.browser.js';
import { endingTests } from '../screens/play/ending.browser.js';
import { frameTests } from '../screens/play/frames.browser.js';
import { givenTests } from '../screens/play/given.browser.js';
import { inputTests } from '../screens/play/input.browser.js';
import { layoutTests } from '../screens/play/layout.browser.js';
import { playTests } from '../screens/play/play.browser.js';
import { scanTests } from '../screens/scan/scan.browser.js';
import { scanInputTests } from '../screens/scan/scan-input.browser.js';
import { solveTests } from '../screens/solve/solve.browser.js';
import { shareTests } from '../share/share.browser.js';
import { languageTests } from '../strings/language.browser.js';
import { type BrowserTest, LAPTOP, PHONE } from './browser-test.js';
import { launchChromium } from './chromium.js';
import { looksTests } from './looks.browser.js';
import { pageTests } from './page.browser.js';
import { type PageServer, servePage } from './page-server.js';
import { Stages } from './stages.js';

const SUITES: Readonly<Record<string, readonly BrowserTest[]>> = {
  gallery: homeTests,
  daily: dailyTests,
  scan: scanTests,
  'pictures for scan': scanInputTests,
  solve: solveTests,
  make: makeTests,
  play: playTests,
  'given cells': givenTests,
  assistance: assistanceTests,
  durability: durabilityTests,
  'the end': endingTests,
  layout: layoutTests,
  input: inputTests,
  frames: frameTests,
  'as a whole': pageTests,
  embed: embedTests,
  learn: learnTests,
  me: meTests,
  share: shareTests,
  languages: languageTests,
  looks: looksTests,
};

let browser: Browser;
let server: PageServer;
let stages: Stages;
before(async () => {
  [browser, server] = await Promise.all([launchChromium(), servePage()]);
  stages = new Stages(browser, server.address);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

test('a page that is used again is empty, and one that was changed for good is not used again', async () => {
  const own = new Stages(browser, server.address);
  const file = `${server.address}manifest.webmanifest`;
  let first: Page | undefined;
  await own.run({ colorScheme: 'dark', viewport: PHONE }, async (page, context) => {
    first = page;
    await context.addInitScript(() => Object.assign(globalThis, { isLeft: true }));
    await page.goto(file);
    await page.evaluate(LEAVE_TRACES);
    await page.emulateMedia({ media: 'print' });
    assert.deepEqual(await page.evaluate(TRACES), [1, 1, 1, 1, true, PHONE.width, true, true]);
  });
  await own.run({}, async (page) => {
    assert.equal(page, first, 'the same page');
    await page.goto(file);
    assert.deepEqual(await page.evaluate(TRACES), [0, 0, 0, 0, false, LAPTOP.width, false, false]);
    await page.route('**/nothing', (route) => route.abort());
  });
  await own.run({}, async (page) => assert.notEqual(page, first, 'another page'));
});

for (const [suite, tests] of Object.entries(SUITES)) {
  describe(`the page: ${suite}`, { concurrency: 3 }, () => {
    for (const wanted of tests) test(wanted.name, () => perform(wanted));
  });
}

async function perform(wanted: BrowserTest): Promise<void> {
  const { context: options = {}, expectedErrors = [], leavesWork = false, run } = wanted;
  const act = async (page: Page, context: BrowserContext) => {
    const errors: string[] = [];
    const onError = (error: Error) => errors.push(String(error));
    const onMessage = (message: ConsoleMessage) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    };
    page.addListener('pageerror', onError);
    page.addListener('console', onMessage);
    const open = async (fragment = '') => {
      await page.goto(server.address + fragment);
    };
    await run({ page, context, address: server.address, open });
    page.removeListener('pageerror', onError);
    page.removeListener('console', onMessage);
    const unexpected = errors.filter((error) => !expectedErrors.some((part) => error.includes(part)));
    assert.deepEqual(unexpected, [], 'errors in the console');
  };
  await stages.run(options, act, leavesWork);
}

/** Writes into every storage that a page has. */
const LEAVE_TRACES = async () => {
  localStorage.setItem('trace', '1');
  sessionStorage.setItem('trace', '1');
  await caches.open('trace');
  await new Promise((resolve, reject) => {
    const request = indexedDB.open('trace', 1);
    request.onsuccess = resolve;
    request.onerror = reject;
  });
};

/** How much is in the storages, whether an earlier script has run, and how the page looks. */
const TRACES = async () => [
  localStorage.length,
  sessionStorage.length,
  (await caches.keys()).length,
  (await indexedDB.databases()).length,
  'isLeft' in globalThis,
  innerWidth,
  matchMedia('(prefers-color-scheme: dark)').matches,
  matchMedia('print').matches,
];
