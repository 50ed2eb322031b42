// Carries a backup from one browser to another, as a player who changes machines would.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expectNote } from './expect.js';

/** Saves a backup of this page, reads it in a new browser, and goes on there. */
export async function inAnotherBrowser(
  page: Page,
  address: string,
  goOn: (there: Page) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a backup' }).click(),
  ]);
  const buffer = readFileSync(await download.path());
  const other = await page.context().browser()?.newContext();
  assert(other !== undefined);
  try {
    const there = await other.newPage();
    await there.goto(address);
    await there.getByRole('button', { name: 'Settings' }).click();
    const file = { name: 'backup.json', mimeType: 'application/json', buffer };
    await there.locator('input[type=file]').setInputFiles(file);
    await expectNote(there, 'Begun: 1.');
    await there.keyboard.press('Escape');
    await goOn(there);
  } finally {
    await other.close();
  }
}
