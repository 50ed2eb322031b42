// Asks axe-core what is wrong with a page, by the rules of WCAG 2.2 AA and its best practices.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expectEqual, expectThat } from './expect.js';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that look at colours: the only ones whose answer can differ between the themes. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** What axe finds: rule and place, one line each. */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // A screen is loaded when it is asked for; it is there with its heading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // evaluate() is no script of the page: the policy of the page stays as strict as it is.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(SOURCE);
  const options = { resultTypes: ['violations'], ...(rules === undefined ? {} : { runOnly: rules }) };
  const results = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** What axe finds in the light, by every rule, and then in the dark, by those that look at colours. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const inLight = await findings(page);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectThat(ground, (dark) => dark !== light, 'expected another ground in the dark');
  const inDark = await findings(page, OF_COLORS);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectEqual(ground, light);
  return [...inLight, ...inDark.map((finding) => `in the dark: ${finding}`)];
}
