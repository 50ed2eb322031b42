// The gallery in a browser.
import assert from 'node:assert/strict';
import { findings } from '../../testing/axe.js';
import { type BrowserTest, PHONE } from '../../testing/browser-test.js';
import { expectNote, expectThat } from '../../testing/expect.js';

export const homeTests: readonly BrowserTest[] = [
  {
    name: 'shows every shipped puzzle',
    run: async ({ page, open }) => {
      await open();
      await page.getByRole('link', { name: /Umbrella/ }).waitFor();
      await expectThat(
        () => page.locator('.card').count(),
        (count) => count >= 49,
      );
    },
  },
  {
    name: 'coming back from a puzzle, the gallery is where it was left',
    run: async ({ page, open }) => {
      await open();
      const link = page.getByRole('link', { name: /Tiger/ });
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
    name: 'a puzzle dropped on the gallery is played; another file is refused in plain words',
    run: async ({ page, open }) => {
      await open();
      await page.getByRole('link', { name: /Umbrella/ }).waitFor();
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
  ...(['light', 'dark'] as const).map(
    (colorScheme): BrowserTest => ({
      name: `axe finds nothing, ${colorScheme}`,
      context: { colorScheme, viewport: PHONE },
      run: async ({ page, open }) => {
        await open();
        await page.getByRole('link', { name: /Umbrella/ }).waitFor();
        assert.deepEqual(await findings(page), []);
      },
    }),
  ),
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
