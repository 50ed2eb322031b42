// The web component on a page of its own, with a strict Content-Security-Policy.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { findings } from '../testing/axe.js';
import type { BrowserTest } from '../testing/browser-test.js';
import { expectEqual, expectText, expectThat } from '../testing/expect.js';
import { shipped } from '../testing/grid-hand.js';

const EXAMPLE = 'embed/example.html';
const SCRIPT = new URL('../../../dist/embed/crosshatch-puzzle.js', import.meta.url);
/** A picture of 5 by 5 cells. */
const CODE = 'xh1-QgYM-xIZnu';
/** Bytes of everything that is loaded to play a puzzle, compressed: the solver comes with the first hint. */
const MOST = 60_000;

export const embedTests: readonly BrowserTest[] = [
  {
    name: 'a puzzle is played on another page: keys, events, a hint; the solver comes with the hint',
    expectedErrors: ['/favicon.ico'],
    run: async ({ page, address }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await page.goto(address + EXAMPLE);
      const element = page.locator('crosshatch-puzzle').first();
      const grid = element.getByRole('application');
      await grid.waitFor();
      await element.evaluate((host) => {
        host.addEventListener('progress', (event) => {
          host.dataset.done = String((event as CustomEvent<{ done: number }>).detail.done);
        });
        host.addEventListener('solved', () => {
          host.dataset.solved = 'yes';
        });
      });
      assert(!loaded.some((path) => path.includes('hints')), loaded.join(' '));
      await element.getByRole('button', { name: 'Hint' }).click();
      await element.getByRole('button', { name: 'Fill it in' }).click();
      await expectThat(
        () => element.getAttribute('data-done'),
        (done) => Number(done) > 0,
        'expected progress',
      );
      await element.getByRole('button', { name: 'Undo' }).click();
      await expectEqual(() => element.getAttribute('data-done'), '0');
      await grid.focus();
      const { puzzle, solution } = shipped('kitten');
      for (let cell = 0; cell < solution.cells.length; cell++) {
        if (solution.cells[cell] === 2) await page.keyboard.press('Space');
        const isEnd = (cell + 1) % puzzle.width === 0;
        await page.keyboard.press(isEnd ? 'ArrowDown' : 'ArrowRight');
        if (isEnd) for (let i = 1; i < puzzle.width; i++) await page.keyboard.press('ArrowLeft');
      }
      await expectEqual(() => element.getAttribute('data-solved'), 'yes');
      await expectText(element.locator('[part=status]'), /Solved/);
    },
  },
  {
    name: 'several on one page, each with its attributes; axe finds nothing',
    expectedErrors: ['/favicon.ico', '404'],
    run: async ({ page, address }) => {
      await page.goto(address + EXAMPLE);
      const second = page.locator('crosshatch-puzzle').nth(1);
      await second.getByRole('button', { name: 'Füllen' }).waitFor();
      assert.equal(await second.getByRole('button', { name: 'Tipp' }).count(), 0, 'tools without a hint');
      await second.evaluate((host) => host.setAttribute('language', 'fr'));
      await second.getByRole('button', { name: 'Remplir' }).waitFor();
      await second.evaluate((host) => host.setAttribute('src', 'nothing.non'));
      await expectText(second.locator('[part=status]'), /n’a pas pu être chargée.*404/);
      const wrong = (await findings(page)).filter((finding) => !/^(region|landmark)/.test(finding));
      assert.deepEqual(wrong, []);
    },
  },
  ...(['file', 'code'] as const).map(
    (source): BrowserTest => ({
      name: `everything that a puzzle from a ${source} needs is small, and stands alone`,
      expectedErrors: ['/favicon.ico', 'ERR_FAILED'],
      run: async ({ page, address }) => {
        const loaded = new Set<string>();
        page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
        // Without the files the elements of the example load no reader.
        if (source === 'code') await page.route('**/*.non', (route) => route.abort());
        await page.goto(address + EXAMPLE);
        if (source === 'code') {
          await page.evaluate((code) => {
            const other = document.createElement('crosshatch-puzzle');
            other.setAttribute('code', code);
            document.body.append(other);
          }, CODE);
        }
        const element = page.locator(`crosshatch-puzzle[${source === 'code' ? 'code' : 'src'}]`).first();
        await element.getByRole('application').waitFor();
        const scripts = [...loaded].filter((path) => path.endsWith('.js'));
        const sizes = scripts.map((path) => {
          const script = readFileSync(new URL(path.replace('/embed/', './'), SCRIPT));
          assert.doesNotMatch(script.toString(), /\bfrom\s*["'](?!\.\/)/, `nothing from elsewhere: ${path}`);
          return gzipSync(script, { level: 9 }).length;
        });
        const total = sizes.reduce((sum, size) => sum + size, 0);
        assert(scripts.length >= 3, scripts.join(' '));
        assert(total < MOST, `${total} bytes: ${scripts.map((path, i) => `${path} ${sizes[i]}`).join(', ')}`);
      },
    }),
  ),
];
