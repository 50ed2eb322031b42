// What a long history costs: the storage of 1,000 solved puzzles with their replays, and the page opened with it.
import type { Browser } from 'playwright-core';
import { plantSolves } from '../../../packages/web/.cache/compiled/testing/history-hand.js';
import { median } from '../measure/statistics.js';

const SOLVES = 1000;

export interface HistoryCost {
  /** Bytes of the records as JSON. */
  readonly bytes: number;
  /** Processor time of the page's own thread until the first screen is there, with the history and with one solve; in ms. */
  readonly long: number;
  readonly short: number;
}

/** Opens the page in turn with a long and a short history. */
export async function historyCost(browser: Browser, address: string, rounds: number): Promise<HistoryCost> {
  const visits: { long: number; short: number; bytes: number }[] = [];
  for (let i = 0; i < rounds; i++) {
    const short = await opened(browser, address, 1);
    const long = await opened(browser, address, SOLVES);
    visits.push({ long: long.cost, short: short.cost, bytes: long.bytes });
  }
  return {
    bytes: visits[0].bytes,
    long: median(visits.map(({ long }) => long)),
    short: median(visits.map(({ short }) => short)),
  };
}

async function opened(browser: Browser, address: string, solves: number) {
  const context = await browser.newContext();
  try {
    const planting = await context.newPage();
    const bytes = await plantSolves(planting, address, solves);
    await planting.close();
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await tab.goto(address);
    await tab.locator('.card-link[href="#/play/umbrella"]').first().waitFor();
    // The streak is known once the solves are read.
    await tab
      .getByText(/in a row/)
      .first()
      .waitFor();
    const { metrics } = await session.send('Performance.getMetrics');
    const cost = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    return { bytes, cost };
  } finally {
    await context.close();
  }
}
