// A history of solves in the browser's storage, as the page would have written it.
import { daily } from '@crosshatch/core/make';
import { colorOf } from '@crosshatch/core/model';
import type { Page } from 'playwright-core';

const DAY = 86_400_000;
/** Pictures that are made; a longer history repeats them. */
const PICTURES = 12;

/** Writes solves of `count` dailies, one a day up to 2026-11-18, before the page itself starts. */
export async function plantSolves(page: Page, address: string, count: number): Promise<void> {
  // A file of the same origin that runs nothing.
  await page.goto(`${address}theme.js`);
  await page.evaluate(PLANT, historyOf(count));
}

function historyOf(count: number): Record<string, unknown>[] {
  const pictures = Array.from({ length: Math.min(count, PICTURES) }, (_, i) => {
    const { puzzle, solution } = daily(`2026-11-${String(i + 1).padStart(2, '0')}`);
    const picture = Array.from(solution.cells, (cell) => (colorOf(cell) ?? 0).toString(36)).join('');
    const colors = [puzzle.palette.background, ...puzzle.palette.colors].map(({ rgb }) => rgb).join(' ');
    return { picture, width: puzzle.width, colors: colors === '#ffffff #000000' ? '' : colors };
  });
  const last = new Date(2026, 10, 18, 9).getTime();
  return Array.from({ length: count }, (_, i) => {
    const moment = last - (count - 1 - i) * DAY;
    const day = new Date(moment + DAY / 2).toISOString().slice(0, 10);
    const best = 60 + ((i * 37) % 400);
    return {
      id: `daily-${day}`,
      first: moment,
      last: moment,
      times: 1,
      best,
      splits: [0.3, 0.55, 0.8, 1].map((part) => Math.round(best * part)),
      stars: 1 + (i % 3),
      grade: 'easy (31, length 31, depth 20)',
      ...pictures[i % pictures.length],
    };
  });
}

const PLANT = async (solves: readonly Record<string, unknown>[]) => {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('crosshatch', 2);
    request.onupgradeneeded = () => {
      for (const table of ['progress', 'puzzles', 'solves']) request.result.createObjectStore(table);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction('solves', 'readwrite');
  for (const solve of solves) transaction.objectStore('solves').put(solve, String(solve.id));
  await new Promise<void>((resolve) => {
    transaction.oncomplete = () => resolve();
  });
  database.close();
};
