// What a browser test is. They stand beside the source as `x.browser.ts`, each file exporting a list;
// browser.test.ts runs them all in one browser, several at a time, each on an empty page.
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export interface BrowserTest {
  readonly name: string;
  /** Options of the context: viewport, touch, colour scheme. */
  readonly context?: BrowserContextOptions;
  /** Console errors that are expected, as text that they contain. */
  readonly expectedErrors?: readonly string[];
  /** It leaves a worker that computes: Chromium lets it do so for two more seconds, unless its context is closed. */
  readonly leavesWork?: boolean;
  run(stage: Stage): Promise<void>;
}

export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The address of the page, with a slash at its end. */
  readonly address: string;
  /** Opens a screen by its fragment, such as `#/play/umbrella`. */
  open(fragment?: string): Promise<void>;
}

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 820, height: 1180 };
/** The usual one: laid out as on a desktop, with half as many pixels to paint. */
export const LAPTOP = { width: 1024, height: 700 };
export const DESKTOP = { width: 1440, height: 900 };
