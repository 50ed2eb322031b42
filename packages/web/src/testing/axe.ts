// Asks axe-core what is wrong with a page, by the rules of WCAG 2.2 AA and its best practices.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds: rule and place, one line each. */
export async function findings(page: Page): Promise<string[]> {
  // A screen is loaded when it is asked for; it is there with its heading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // evaluate() is no script of the page: the policy of the page stays as strict as it is.
  await page.evaluate(SOURCE);
  const results = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
