// The languages in a browser.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { type BrowserTest, PHONE } from '../testing/browser-test.js';
import { expectEqual, expectThat, useSettings } from '../testing/expect.js';
import { GridHand, shipped } from '../testing/grid-hand.js';
import { MARKS } from './pseudo.js';

/** The screens, each with what appears on it last: words that come later would not be looked at. */
const SCREENS: Readonly<Record<string, string>> = {
  '': '.card-title',
  '#/pack/garden': '.card-title',
  '#/daily': '.day-today',
  '#/learn': '.lesson-link',
  '#/learn/1': '.exercise-question',
  '#/create': '.create-way',
  '#/me': '.me-list',
  '#/move': '.move-form',
  '#/play/umbrella': 'canvas[role=application]',
  '#/solve': '.solve-verdict',
  '#/make': 'option[value=crosshatch]',
  '#/scan': '.scan-head',
  '#/nonsense': 'h1',
};

export const languageTests: readonly BrowserTest[] = [
  {
    name: 'the page speaks the language of the browser, hints too',
    context: { locale: 'de-AT' },
    run: async ({ page, open, context }) => {
      await useSettings(context, {});
      await open('#/play/umbrella');
      await GridHand.over(page, shipped('umbrella').puzzle);
      assert.equal(await page.locator('html').getAttribute('lang'), 'de');
      await page.keyboard.press('h');
      await page.getByRole('heading', { name: 'Tipp, Teil 1 von 4' }).waitFor();
      // The sentence comes from the library.
      await page
        .locator('.play-hint')
        .getByText(/(Zeile|Spalte) \d/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'another language is shown at once, and stays',
    run: async ({ page, open }) => {
      await open();
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('radio', { name: 'Français' }).check();
      await page.getByRole('heading', { name: 'Réglages' }).waitFor();
      await expectEqual(() => page.locator('html').getAttribute('lang'), 'fr');
      await page.reload();
      await page.getByRole('button', { name: 'Réglages' }).click();
      await page.getByRole('radio', { name: 'Automatique' }).first().check();
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
    },
  },
  ...Object.entries(SCREENS).map(
    ([fragment, complete]): BrowserTest => ({
      name: `from right to left, every word of ${fragment || 'the first screen'} is in the catalogue`,
      context: { viewport: PHONE },
      run: async ({ page, open, context }) => {
        await useSettings(context, { language: 'ar-XB', introduced: false });
        await open(fragment);
        await page.locator(complete).first().waitFor({ state: 'attached' });
        await expectEqual(() => page.locator('html').getAttribute('dir'), 'rtl');
        await expectThat(
          () => unmarked(page),
          (texts) => texts.length === 0,
          'expected only words of the catalogue',
        );
        await expectThat(
          () => page.evaluate(() => document.documentElement.scrollWidth),
          (width) => width <= PHONE.width,
          'expected nothing beyond the edge',
        );
      },
    }),
  ),
];

/** Texts and labels without the marks of the pseudo-locale. Names, clues and numbers are no words. */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate((begin) => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    // What is in no catalogue on purpose: titles of puzzles, names of formats.
    const isData = (element: Element | null) =>
      element?.closest('[data-verbatim], script, noscript, svg') !== null;
    const look = (text: string | null) => {
      if (text !== null && /\p{L}{2}/u.test(text) && !text.includes(begin)) found.push(text.trim());
    };
    while (walk.nextNode()) {
      const node = walk.currentNode;
      if (node instanceof Element) {
        if (!isData(node))
          for (const name of ['aria-label', 'title', 'placeholder', 'alt']) look(node.getAttribute(name));
      } else if (!isData(node.parentElement)) look(node.textContent);
    }
    return found;
  }, MARKS.begin);
}
