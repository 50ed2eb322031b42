// Builds the site once, as `npm run site` does, and looks at it: links, size, and in a browser barriers, requests,
// search. It is served from a folder of a host, not from its root: the built site works anywhere.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { findings, findingsInBothThemes } from '@crosshatch/web/.cache/compiled/testing/axe.js';
import { launchChromium } from '@crosshatch/web/.cache/compiled/testing/chromium.js';
import { expectThat } from '@crosshatch/web/.cache/compiled/testing/expect.js';
import { type PageServer, servePage } from '@crosshatch/web/.cache/compiled/testing/page-server.js';
import { Stages } from '@crosshatch/web/.cache/compiled/testing/stages.js';
import type { Browser, BrowserContextOptions, ConsoleMessage, Page, Request } from 'playwright-core';
import { ROOT } from '../config/repository.js';
import { deadLinks, htmlFiles, outsideResources } from './links.js';
import { transferred } from './transferred.js';

const SITE = join(ROOT, 'site/dist');
const LAPTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** Bytes that the start page may take, compressed. */
const START_PAGE = 150_000;

/** One page of each kind. */
const KINDS = [
  'index.html',
  'guides/',
  'guides/check.html',
  'learn/techniques.html',
  'learn/figures.html',
  'learn/speed.html',
  'reference/library/solve.html',
  'reference/formats/',
];

let browser: Browser;
let server: PageServer;
let stages: Stages;
before(async () => {
  // V8 as in all tests (scripts/test.mjs): 14 s of processor time instead of 17.
  const flags = process.execArgv.filter((flag) => flag.startsWith('--') && flag !== '--import');
  const { status, stderr } = spawnSync(
    process.execPath,
    [...flags, join(ROOT, 'site/.cache/compiled/build.js'), '--with-page'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  assert.equal(status, 0, stderr);
  [browser, server] = await Promise.all([launchChromium(), servePage({ folder: join(ROOT, 'site') })]);
  stages = new Stages(browser, server.address);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens a page of the site; fails on an error in its console and on a request to another host. */
function visit(
  path: string,
  look: (page: Page) => Promise<void>,
  { leavesWork = false, ...options }: BrowserContextOptions & { leavesWork?: boolean } = {},
): Promise<void> {
  const act = async (page: Page) => {
    const troubles: string[] = [];
    const onError = (error: Error) => troubles.push(String(error));
    const onMessage = (message: ConsoleMessage) => {
      if (message.type() === 'error') troubles.push(message.text());
    };
    const onRequest = (request: Request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.address))
        troubles.push(request.url());
    };
    page
      .addListener('pageerror', onError)
      .addListener('console', onMessage)
      .addListener('request', onRequest);
    await page.goto(`${server.address}dist/${path}`);
    await look(page);
    page
      .removeListener('pageerror', onError)
      .removeListener('console', onMessage)
      .removeListener('request', onRequest);
    assert.deepEqual(troubles, []);
  };
  return stages.run({ viewport: LAPTOP, ...options }, act, leavesWork);
}

describe('the built site', () => {
  test('all links lead somewhere', () => {
    assert(htmlFiles(SITE).length > 80);
    assert.deepEqual(deadLinks(SITE), []);
  });

  test('no page loads anything from elsewhere', () => {
    assert.deepEqual(outsideResources(SITE), []);
  });

  test('the page is part of it, at play/', () => {
    assert(existsSync(join(SITE, 'play/index.html')));
    assert.match(readFileSync(join(SITE, 'index.html'), 'utf8'), /href="\.?\/?play\//);
  });

  test('version and changelog are on it', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/core/package.json'), 'utf8')) as {
      version: string;
    };
    assert(readFileSync(join(SITE, 'index.html'), 'utf8').includes(`v${version}`));
    assert.match(readFileSync(join(SITE, 'changelog.html'), 'utf8'), /<h1[^>]*>Changelog/);
  });

  test('the start page is small', async () => {
    await visit('index.html', async (page) => {
      const bytes = await transferred(page, `${server.address}dist/index.html`);
      assert(bytes < START_PAGE, `${bytes} bytes`);
    });
  });
});

describe('without barriers', { concurrency: 2 }, () => {
  for (const kind of KINDS) {
    test(`${kind}, light and dark`, () =>
      visit(kind, async (page) => assert.deepEqual(await findingsInBothThemes(page), [])));
  }

  test('on a phone, with nothing wider than the screen', () =>
    visit(
      'guides/check.html',
      async (page) => {
        assert.deepEqual(await findings(page), []);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert(width <= PHONE.width, `${width} pixels`);
      },
      { viewport: PHONE },
    ));
});

test('a figure can be stepped through', () =>
  visit('learn/figures.html', async (page) => {
    const figure = page.getByRole('figure', { name: 'A conflict and what is learned from it' });
    await figure.getByText('Single lines give this much').waitFor();
    await figure.getByRole('button', { name: 'Next' }).click();
    await figure.getByText('Decision, level 1').waitFor();
    await figure.getByRole('slider').press('End');
    await figure.getByText('holds in every solution').waitFor();
  }));

describe('the playground', { concurrency: 2 }, () => {
  test('solves, grades and explains a puzzle, and runs a program with the library', () =>
    visit('playground.html', async (page) => {
      const puzzle = page.getByRole('textbox', { name: 'The puzzle, in any format' });
      await page.locator('.examined').waitFor();
      await puzzle.fill('1;3;1:1;3;1');
      await page.getByText('3 x 3, black and white, read as string').waitFor();
      await page.getByText('Unique solution').waitFor();
      await page.getByRole('button', { name: 'Next step' }).click();
      await page.getByText('the 3 fills the whole row').waitFor();
      await page.getByRole('button', { name: 'Run' }).click();
      await page.locator('.output').getByText('###').waitFor();
      assert.deepEqual(await findings(page), []);
    }));

  test('a shared state comes back, in the dark', () =>
    visit(
      'playground.html',
      async (page) => {
        await page.locator('.examined').waitFor();
        await page.getByRole('textbox', { name: 'The program' }).fill("console.log('shared', 6 * 7);");
        await page.getByRole('button', { name: 'Share' }).click();
        await page.waitForURL(/#.+/);
        const other = await page.context().newPage();
        await other.goto(page.url());
        await other.locator('.output').getByText('shared 42').waitFor();
        assert.deepEqual(await findings(other), []);
      },
      { colorScheme: 'dark' },
    ));

  test('a program that never ends can be stopped', () =>
    visit(
      'playground.html',
      async (page) => {
        await page.locator('.examined').waitFor();
        await page.getByRole('textbox', { name: 'The program' }).fill('for (;;);');
        await page.getByRole('button', { name: 'Run' }).click();
        await page.getByRole('button', { name: 'Stop' }).click();
        await page.locator('.output').getByText('Stopped.').waitFor();
      },
      { leavesWork: true },
    ));

  test('a code sample of a guide opens in it', () =>
    visit('guides/runtimes.html', async (page) => {
      await page.getByRole('link', { name: 'Open in playground' }).first().click();
      await page.waitForURL(/playground/);
      await page.locator('.output').getByText('unique wasm').waitFor();
    }));
});

/** What a newcomer looks for, and the page that answers it. */
const QUESTIONS: readonly [query: string, page: RegExp, answer: RegExp][] = [
  ['check a folder', /guides\/batch/, /crosshatch batch/],
  ['exit code 4', /reference\/exit-codes/, /a puzzle has several solutions/i],
  ['cancel a solve', /guides\/(runtimes|library|index)?/, /signal/],
  ['write .non', /formats\/non/, /columns/],
  ['mercury', /learn\/techniques/, /Mercury/],
];

test('the search answers with its first result', () =>
  visit('index.html', async (page) => {
    const input = page.locator('#localsearch-input');
    const first = page.locator('.VPLocalSearchBox .results .result').first();
    for (const [query, expected, answer] of QUESTIONS) {
      // The button works once the page's script has run; until then a click is lost.
      await expectThat(
        async () => {
          if (!(await input.isVisible())) await page.keyboard.press('Control+k');
          return input.isVisible();
        },
        (isOpen) => isOpen,
      );
      await input.fill(query);
      // In one look: the results of the query before are still there at first.
      await expectThat(
        async () => ((await first.count()) === 0 ? '' : ((await first.getAttribute('href')) ?? '')),
        (address) => expected.test(address),
        `expected ${expected} as the first result of "${query}"`,
      );
      await first.click();
      await page.waitForURL(expected);
      await page.locator('main').getByText(answer).first().waitFor({ state: 'attached' });
      await input.waitFor({ state: 'detached' });
    }
  }));
