// What a frame costs while a large puzzle is played or its film runs, on a slowed processor: the script of our own
// frames, and the time until the browser is ready for the next one, which includes layout, paint and raster.
import { BLACK_ON_WHITE, gridOfColors, puzzleOf } from '@crosshatch/core/model';
import type { Browser, Page } from 'playwright-core';
import { write } from '../../../packages/core/dist/formats/index.js';
import { GridHand } from '../../../packages/web/.cache/compiled/testing/grid-hand.js';
import { median } from '../measure/statistics.js';
import { duration } from '../report/figures.js';

interface Frames {
  readonly script: readonly number[];
  /** From the start of a frame's script to the start of the next frame. */
  readonly whole: readonly number[];
  readonly longest: number;
  readonly shift: number;
}

interface Measured {
  readonly side: number;
  readonly what: string;
  readonly frames: Frames;
}

export const FRAME_COLUMNS = [
  'grid',
  'doing',
  'script of a frame, median',
  '95 %',
  'until the next frame, median',
  'longest task',
  'layout shift',
];

export function frameRow(measured: readonly Measured[]): string[][] {
  return measured.map(({ side, what, frames }) => [
    `${side}x${side}`,
    what,
    duration(median(frames.script)),
    duration(at(frames.script, 0.95)),
    duration(median(frames.whole)),
    duration(frames.longest),
    frames.shift.toFixed(3),
  ]);
}

function at(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Strokes, zooming, panning and the film on a wavy picture of this size. */
export async function framesOf(
  browser: Browser,
  address: string,
  side: number,
  slowness: number,
): Promise<Measured[]> {
  const { puzzle, code } = wavy(side);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const tab = await context.newPage();
    await tab.addInitScript(WATCH);
    await tab.goto(`${address}#${code}`);
    await tab.getByRole('application').waitFor();
    const hand = await GridHand.over(tab, puzzle);
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const measured: Measured[] = [];
    const measure = async (what: string, act: () => Promise<void>) => {
      await tab.evaluate('watched.clear()');
      await act();
      await tab.waitForTimeout(200);
      measured.push({ side, what, frames: await tab.evaluate<Frames>('watched.take()') });
    };
    await measure('strokes', () => strokes(tab, hand, side));
    await measure('zooming', () => zooming(tab, hand, side));
    await measure('panning', () => panning(tab, hand, side));
    await tab.goto(`${address}#/solve/${code}`);
    await tab.locator('.film-scrub').waitFor({ timeout: 120_000 });
    await measure('the film', () => tab.waitForTimeout(4000));
    return measured;
  } finally {
    await context.close();
  }
}

async function strokes(tab: Page, hand: GridHand, side: number): Promise<void> {
  const length = Math.min(30, side - 12);
  for (let row = 5; row < 5 + 6 * 4; row += 4) {
    const [start, end] = [hand.at(row, 10), hand.at(row, 10 + length)];
    await tab.mouse.move(start.x, start.y);
    await tab.mouse.down();
    await tab.mouse.move(end.x, end.y, { steps: 15 });
    await tab.mouse.up();
  }
}

/** In and out again with the wheel, a step per frame as on a touchpad. */
async function zooming(tab: Page, hand: GridHand, side: number): Promise<void> {
  const { x, y } = hand.at(side / 2, side / 2);
  await tab.mouse.move(x, y);
  for (const by of [-12, 12])
    for (let i = 0; i < 40; i++) {
      await tab.mouse.wheel(0, by);
      await tab.evaluate('new Promise((done) => requestAnimationFrame(() => done()))');
    }
}

async function panning(tab: Page, hand: GridHand, side: number): Promise<void> {
  const { x, y } = hand.at(side / 2, side / 2);
  await tab.mouse.move(x, y);
  for (let i = 0; i < 10; i++) await tab.mouse.wheel(0, -60);
  await tab.waitForTimeout(500);
  await tab.evaluate('watched.clear()');
  await tab.mouse.down({ button: 'middle' });
  for (let i = 0; i < 40; i++) await tab.mouse.move(x - i * 8, y - i * 5);
  await tab.mouse.up({ button: 'middle' });
}

/** Inside the page: notes the frames that asked for a callback, long tasks and layout shifts. */
const WATCH = `
  const request = requestAnimationFrame.bind(window);
  const notes = { script: [], whole: [], longest: 0, shift: 0 };
  window.requestAnimationFrame = (act) => request((time) => {
    const begin = performance.now();
    act(time);
    notes.script.push(performance.now() - begin);
    request(() => notes.whole.push(performance.now() - begin));
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.longest = Math.max(notes.longest, duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) notes.shift += value;
  }).observe({ type: 'layout-shift' });
  window.watched = {
    clear: () => Object.assign(notes, { script: [], whole: [], longest: 0, shift: 0 }),
    take: () => structuredClone(notes),
  };`;

/** A picture of waves: runs of every length, as pictures have them. */
function wavy(side: number) {
  const colors = Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [i % side, Math.trunc(i / side)];
    return Math.sin(x / 7) + Math.cos(y / 9) + Math.sin((x + y) / 13) > 0.2 ? 1 : 0;
  });
  const puzzle = puzzleOf(gridOfColors({ width: side, height: side }, colors), BLACK_ON_WHITE);
  const link = write({ puzzle, meta: { title: `Waves ${side}` } }, 'link');
  if (!link.ok) throw new Error(`A picture of ${side}x${side} does not fit in a link.`);
  return { puzzle, code: String(link.output).trim() };
}
