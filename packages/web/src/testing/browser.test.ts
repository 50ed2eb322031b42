// Runs every browser test against the built page: one browser, a fresh context for each test. A test
// fails on any error in the page's console too.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
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
import type { BrowserTest } from './browser-test.js';
import { DESKTOP } from './browser-test.js';
import { launchChromium } from './chromium.js';
import { PATIENCE } from './expect.js';
import { looksTests } from './looks.browser.js';
import { pageTests } from './page.browser.js';
import { type PageServer, servePage } from './page-server.js';

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
before(async () => {
  [browser, server] = await Promise.all([launchChromium(), servePage()]);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

for (const [suite, tests] of Object.entries(SUITES)) {
  describe(`the page: ${suite}`, { concurrency: 3 }, () => {
    for (const wanted of tests) test(wanted.name, () => perform(wanted));
  });
}

async function perform({ context: options, expectedErrors = [], run }: BrowserTest): Promise<void> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    // It would fetch the whole page for every test. Those on working offline allow it.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    const open = async (fragment = '') => {
      await page.goto(server.address + fragment);
    };
    await run({ page, context, address: server.address, open });
    const unexpected = errors.filter((error) => !expectedErrors.some((part) => error.includes(part)));
    assert.deepEqual(unexpected, [], 'errors in the console');
  } finally {
    await context.close();
  }
}
