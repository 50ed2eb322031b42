// What scanning a 12-megapixel photo costs the thread of the page, in a browser. Counted in processor time of the thread,
// which other work on the machine does not lengthen.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawSvg } from '@crosshatch/core/render';
import { Resvg } from '@resvg/resvg-js';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { shipped } from './explain/puzzles.js';

interface PageScan {
  /** Processor time of the longest task on the page's thread, in milliseconds. */
  readonly longest: number;
  /** From the file to the verdict, in milliseconds. */
  readonly wall: number;
}

/** The part of a trace that is looked at. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export async function scanOnPage(browser: Browser, address: string): Promise<PageScan> {
  const folder = mkdtempSync(join(tmpdir(), 'page-scan-'));
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const photo = join(folder, 'photo.jpg');
    await takePhoto(photo);
    const page = await context.newPage();
    await page.goto(`${address}#/scan`);
    await page.locator('.scan-ways').waitFor();
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    const begin = performance.now();
    await page.locator('input[type=file]').setInputFiles(photo);
    await page.locator('.scan-verdict-unique').waitFor({ timeout: 300_000 });
    const wall = performance.now() - begin;
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: readonly TraceEvent[];
    };
    return { longest: longestTask(traceEvents), wall };
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A shipped puzzle of 20 and more a side, on a table, by a phone's camera. */
async function takePhoto(path: string): Promise<void> {
  const [{ puzzle }] = shipped(20, 25);
  const svg = drawSvg({ puzzle, meta: {} }, undefined, { cellSize: 80 });
  const sheet = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  await sharp(sheet)
    .flatten({ background: '#ffffff' })
    .resize({ width: 4032, height: 3024, fit: 'contain', background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toFile(path);
}

function longestTask(events: readonly TraceEvent[]): number {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && main.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
