// A history of solves in the browser's storage, as the page would have written it.
import { daily } from '@crosshatch/core/make';
import { colorOf, type Grid, type Puzzle } from '@crosshatch/core/model';
import {
  beginPlay,
  beginStroke,
  doMove,
  extendStroke,
  type Play,
  strokeMove,
  writePlay,
} from '@crosshatch/core/play';
import type { Page } from 'playwright-core';

const DAY = 86_400_000;
/** Pictures that are made; a longer history repeats them. */
const PICTURES = 28;

interface History {
  readonly solves: readonly Record<string, unknown>[];
  /** The plays, with every move. */
  readonly progress: readonly Record<string, unknown>[];
}

/**
 * Writes the solves of `count` dailies, one a day up to 2026-11-18, and their plays, before the page itself starts; the
 * bytes that they take as JSON.
 */
export async function plantSolves(page: Page, address: string, count: number): Promise<number> {
  const history = historyOf(count);
  // A file of the same origin that runs nothing.
  await page.goto(`${address}theme.js`);
  await page.evaluate(PLANT, history);
  return [...history.solves, ...history.progress].reduce((sum, row) => sum + JSON.stringify(row).length, 0);
}

function historyOf(count: number): History {
  const made = Array.from({ length: Math.min(count, PICTURES) }, (_, i) => {
    const { puzzle, solution } = daily(`2026-11-${String(i + 1).padStart(2, '0')}`);
    const picture = Array.from(solution.cells, (cell) => (colorOf(cell) ?? 0).toString(36)).join('');
    const colors = [puzzle.palette.background, ...puzzle.palette.colors].map(({ rgb }) => rgb).join(' ');
    const look = { width: puzzle.width, colors: colors === '#ffffff #000000' ? '' : colors };
    return { picture, look, play: writePlay(playOf(puzzle, solution)) };
  });
  const last = new Date(2026, 10, 18, 9).getTime();
  const rows = Array.from({ length: count }, (_, i) => {
    const moment = last - (count - 1 - i) * DAY;
    const id = `daily-${new Date(moment + DAY / 2).toISOString().slice(0, 10)}`;
    const best = 60 + ((i * 37) % 400);
    const splits = [0.3, 0.55, 0.8, 1].map((part) => Math.round(best * part));
    const { picture, look, play } = made[i % made.length];
    const grade = 'easy (31, length 31, depth 20)';
    const solve = { id, first: moment, last: moment, times: 1, best, splits, stars: 1 + (i % 3), grade };
    const used = { hints: 0, checks: 0, mistakes: 0, memos: [] };
    const progress = {
      id,
      revision: 90,
      play,
      seconds: best,
      done: 1,
      solved: true,
      touched: moment,
      ...used,
    };
    return {
      solve: { ...solve, picture, ...look },
      progress: { ...progress, picture: '', splits, ...look },
    };
  });
  return { solves: rows.map(({ solve }) => solve), progress: rows.map(({ progress }) => progress) };
}

/** Row by row, every cell marked, blank ones too: more moves than most players need. */
function playOf(puzzle: Puzzle, { cells, width }: Grid): Play {
  let play = beginPlay(puzzle);
  for (let start = 0, end = 0; start < cells.length; start = end + 1) {
    const color = colorOf(cells[start]) ?? 0;
    for (end = start; (end + 1) % width !== 0 && colorOf(cells[end + 1]) === color; ) end += 1;
    const tool = color === 0 ? ({ kind: 'cross' } as const) : ({ kind: 'fill', color } as const);
    play = doMove(play, strokeMove(play, extendStroke(play, beginStroke(play, start, tool), end)));
  }
  return play;
}

const PLANT = async (history: History) => {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('crosshatch', 2);
    request.onupgradeneeded = () => {
      for (const table of ['progress', 'puzzles', 'solves']) request.result.createObjectStore(table);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction(['solves', 'progress'], 'readwrite');
  for (const table of ['solves', 'progress'] as const) {
    for (const row of history[table]) transaction.objectStore(table).put(row, String(row.id));
  }
  await new Promise<void>((resolve) => {
    transaction.oncomplete = () => resolve();
  });
  database.close();
};
