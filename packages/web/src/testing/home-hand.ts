// Finds things on the first screen, whatever they are called there.
import type { Locator, Page } from 'playwright-core';

/** The card of a puzzle, in its pack or in a list. */
export function cardOf(page: Page, id: string): Locator {
  return page.locator(`.card-link[href="#/play/${id}"]`).first();
}
