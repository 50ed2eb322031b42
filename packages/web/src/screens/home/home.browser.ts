// The first screen in a browser.
import assert from 'node:assert/strict';
import { findingsInBothThemes } from '../../testing/axe.js';
import { type BrowserTest, PHONE } from '../../testing/browser-test.js';
import { expectNote, expectThat } from '../../testing/expect.js';
import { cardOf } from '../../testing/home-hand.js';

export const homeTests: readonly BrowserTest[] = [
  {
    name: 'shows every shipped puzzle',
    run: async ({ page, open }) => {
      await open();
      await cardOf(page, 'umbrella').waitFor();
      await expectThat(
        () => page.locator('.card').count(),
        (count) => count >= 49,
      );
    },
  },
  {
    name: 'coming back from a puzzle, the first screen is where it was left',
    run: async ({ page, open }) => {
      await open();
      const link = cardOf(page, 'tiger');
      await link.scrollIntoViewIfNeeded();
      // Noted when the click comes: the browser may scroll a little further for it.
      await page.evaluate(NOTE_SCROLL);
      await link.click();
      await page.locator('canvas[role=application]').waitFor();
      const before = await page.evaluate(() => (globalThis as { leftAt?: number }).leftAt ?? 0);
      assert(before > 300, `scrolled by ${before}`);
      await page.goBack();
      await link.waitFor();
      await expectThat(
        () => page.evaluate(() => scrollY),
        (y) => Math.abs(y - before) < 5,
        `expected the page at ${before}`,
      );
    },
  },
  {
    name: 'a puzzle dropped on the first screen is played; another file is refused in plain words',
    run: async ({ page, open }) => {
      await open();
      await cardOf(page, 'umbrella').waitFor();
      await page.evaluate(DROP, { name: 'notes.txt', content: 'Dear diary, nothing here.' });
      await expectNote(page, 'not a puzzle');
      assert.doesNotMatch((await page.locator('.note').textContent()) ?? '', /--/);
      await page.evaluate(DROP, {
        name: 'plus.non',
        content: 'width 3\nheight 3\nrows\n1\n3\n1\ncolumns\n1\n3\n1\n',
      });
      await page.locator('canvas[role=application]').waitFor();
    },
  },
  {
    name: 'an unsolved puzzle has a number until a setting shows the titles',
    run: async ({ page, open }) => {
      await open();
      const card = cardOf(page, 'umbrella');
      await card.getByText(/^No\. \d+$/).waitFor();
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('switch', { name: 'Show titles of unsolved puzzles' }).click();
      await page.keyboard.press('Escape');
      await card.getByText('Umbrella').waitFor();
    },
  },
  {
    name: 'filters and the search stay; favourites are found again',
    run: async ({ page, open }) => {
      await open();
      await page
        .getByRole('button', { name: /^Favourite: No\./ })
        .first()
        .click();
      await page.getByText('Filter and sort', { exact: true }).click();
      await page.getByRole('combobox', { name: 'Size' }).selectOption('Up to 12');
      const count = () => page.locator('.cards .card').count();
      const small = await expectThat(count, (cards) => cards > 1);
      await page.getByText('Favourites').click();
      await expectThat(count, (cards) => cards === 1 && cards < small);
      await page.reload();
      await page.getByText('Filter and sort (2)').waitFor();
      await expectThat(count, (cards) => cards === 1);
      await page.getByRole('searchbox').fill('zeppelin');
      await page.getByText('No puzzle fits.').waitFor();
      await page.getByRole('button', { name: 'Show everything' }).click();
      await page.locator('.pack').first().waitFor();
    },
  },
  {
    name: 'a pack has a page of its own, and the bar is hidden while playing',
    context: { viewport: PHONE },
    run: async ({ page, open }) => {
      await open();
      await page.locator('.pack-head').first().click();
      await page.locator('h1').first().waitFor();
      await page.getByRole('navigation').waitFor();
      await page.locator('.cards .card-link').first().click();
      await page.locator('canvas[role=application]').waitFor();
      await page.getByRole('navigation').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'axe finds nothing, light and dark',
    context: { viewport: PHONE },
    run: async ({ page, open }) => {
      await open();
      await cardOf(page, 'umbrella').waitFor();
      assert.deepEqual(await findingsInBothThemes(page), []);
    },
  },
];

/** Notes how far the page is scrolled when a link is clicked. */
const NOTE_SCROLL = () => {
  addEventListener('click', () => Object.assign(globalThis, { leftAt: scrollY }), {
    capture: true,
    once: true,
  });
};

/** Drops a file on the page, inside it. */
const DROP = ({ name, content }: { readonly name: string; readonly content: string }) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], name));
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
};
