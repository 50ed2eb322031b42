// Assertions on a page that is still changing: each waits until it holds, and fails with the last answer. A plain
// `assert.equal(await locator.count(), 1)` looks once, and on a busy machine too early.
import assert from 'node:assert/strict';
import type { BrowserContext, Locator, Page } from 'playwright-core';

/** Milliseconds that a step may take, even on a busy machine. */
export const PATIENCE = 60_000;

/** Asks until the answer is as wanted; fails with the last answer otherwise. */
export async function expectThat<Answer, Wanted extends Answer = Answer>(
  ask: () => Promise<Answer>,
  isWanted: ((answer: Answer) => answer is Wanted) | ((answer: Answer) => boolean),
  message = 'expected something else',
): Promise<Wanted> {
  for (const end = Date.now() + PATIENCE; ; ) {
    const answer = await ask();
    if (isWanted(answer)) return answer as Wanted;
    assert(Date.now() < end, `${message}; the last answer was ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Asks until the answer equals this one. */
export async function expectEqual<Answer>(
  ask: () => Promise<Answer>,
  expected: Answer,
  message?: string,
): Promise<void> {
  const text = JSON.stringify(expected);
  await expectThat(ask, (answer) => JSON.stringify(answer) === text, message ?? `expected ${text}`);
}

export function expectCount(locator: Locator, count: number): Promise<void> {
  return expectEqual(() => locator.count(), count, `expected ${count} of ${locator}`);
}

export async function expectText(locator: Locator, words: RegExp): Promise<void> {
  await expectThat(
    async () => (await locator.textContent()) ?? '',
    (text) => words.test(text),
    `expected ${words} in ${locator}`,
  );
}

export function expectValue(locator: Locator, value: string): Promise<void> {
  return expectEqual(() => locator.inputValue(), value);
}

/** A note with these words was shown. It may have gone already: it is shown for some seconds only. */
export async function expectNote(page: Page, words: string): Promise<void> {
  await page.locator('.note').getByText(words).waitFor({ state: 'attached' });
}

let clipboardUse: Promise<unknown> = Promise.resolve();

/** All pages of a browser share one clipboard: one test at a time may use it. */
export function withClipboard<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const use = clipboardUse.then(act);
  clipboardUse = use.catch(() => undefined);
  return use;
}

/** What an action copies: the text of the clipboard once there is one. */
export function copiedBy(page: Page, act: () => Promise<void>): Promise<string> {
  return withClipboard(async () => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await act();
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    return expectThat(read, (text) => text !== '', 'expected a text in the clipboard');
  });
}

/** Waits in the page's own time: timers of the page that were due before have run afterwards. */
export async function pageTime(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((wait) => new Promise<void>((done) => setTimeout(done, wait)), milliseconds);
}

/** Opens the page with these settings. What a test changes afterwards stays, over a reload too. */
export async function useSettings(context: BrowserContext, settings: object): Promise<void> {
  await context.addInitScript(
    (text) => {
      if (sessionStorage.getItem('settings-of-test') === text) return;
      sessionStorage.setItem('settings-of-test', text);
      localStorage.setItem('crosshatch.settings', text);
    },
    JSON.stringify({ introduced: true, ...settings }),
  );
}
