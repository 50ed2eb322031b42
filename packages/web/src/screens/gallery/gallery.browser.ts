// The gallery in a browser.
import assert from 'node:assert/strict';
import { findings } from '../../testing/axe.js';
import { type BrowserTest, PHONE } from '../../testing/browser-test.js';

export const galleryTests: readonly BrowserTest[] = [
  {
    name: 'shows every shipped puzzle',
    run: async ({ page, open }) => {
      await open();
      await page.getByRole('link', { name: /Umbrella/ }).waitFor();
      assert((await page.locator('.card').count()) >= 49);
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
