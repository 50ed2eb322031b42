// A hand on the grid: knows from the puzzle and the canvas's size where the cells are, as long as the whole
// puzzle is shown; and reads from the storage what was marked.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@crosshatch/core/formats';
import type { Grid, Puzzle, Solution } from '@crosshatch/core/model';
import { readPlay } from '@crosshatch/core/play';
import { solve } from '@crosshatch/core/solve';
import type { CDPSession, Page } from 'playwright-core';
import { clueShape, fit, type Geometry, layOut, startView } from '../grid/geometry.js';
import { expectEqual, expectThat } from './expect.js';

const PUZZLES = new URL('../../../../../puzzles/', import.meta.url);

export interface ShippedPuzzle {
  readonly puzzle: Puzzle;
  readonly solution: Solution;
}

/** A shipped puzzle by its id on the page, with its solution. */
export function shipped(id: string): ShippedPuzzle {
  const name = readdirSync(PUZZLES).find((file) => file.replace(/^\d+-|\.\w+$/g, '') === id);
  assert(name !== undefined, id);
  const parsed = parse(readFileSync(new URL(name, PUZZLES), 'utf8'), { name });
  assert(parsed.ok);
  const { puzzle } = parsed.documents[0];
  const solved = solve(puzzle);
  assert(solved.verdict === 'unique', `${id}: ${solved.verdict}`);
  return { puzzle, solution: solved.solution };
}

/** A stretch of one colour in a row. */
export interface Stretch {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly color: number;
}

/** The solution as stretches of filled cells, row by row. */
export function stretches({ width, height, cells }: Grid): Stretch[] {
  const found: Stretch[] = [];
  for (let row = 0; row < height; row++) {
    for (let from = 0; from < width; ) {
      let to = from;
      while (to + 1 < width && cells[row * width + to + 1] === cells[row * width + from]) to += 1;
      const color = 31 - Math.clz32(cells[row * width + from]);
      if (color > 0) found.push({ row, from, to, color });
      from = to + 1;
    }
  }
  return found;
}

/** What the page has kept of a play. */
export interface Kept {
  readonly grid: Grid;
  readonly solved: boolean;
  readonly moves: number;
}

export class GridHand {
  private touches: Promise<CDPSession> | undefined;

  private constructor(
    private readonly page: Page,
    private readonly puzzle: Puzzle,
    private readonly given: Grid | undefined,
    readonly geometry: Geometry,
    private readonly left: number,
    private readonly top: number,
  ) {}

  static async over(page: Page, puzzle: Puzzle, given?: Grid): Promise<GridHand> {
    const box = await paintedCanvas(page);
    const shape = clueShape(puzzle, puzzle.palette.colors.length > 1);
    const area = { width: Math.round(box.width), height: Math.round(box.height) };
    const isTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    const view = startView(shape, area, isTouch) ?? fit(shape, area);
    return new GridHand(page, puzzle, given, layOut(shape, area, view), box.x, box.y);
  }

  /** The middle of a cell, in the page. */
  at(row: number, column: number): { x: number; y: number } {
    const { gx, gy, cell } = this.geometry;
    return { x: this.left + gx + (column + 0.5) * cell, y: this.top + gy + (row + 0.5) * cell };
  }

  async drag(row: number, from: number, to: number, button: 'left' | 'right' = 'left'): Promise<void> {
    const start = this.at(row, from);
    const end = this.at(row, to);
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down({ button });
    await this.page.mouse.move(end.x, end.y, { steps: 2 });
    await this.page.mouse.up({ button });
  }

  /** One finger from cell to cell. On a busy machine that may last as long as a long press: switch those off. */
  async swipe(row: number, from: number, to: number): Promise<void> {
    await this.touch('touchStart', [this.at(row, from)]);
    if (from !== to) await this.touch('touchMove', [this.at(row, to)]);
    await this.touch('touchEnd', []);
  }

  async touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: readonly { x: number; y: number }[],
  ): Promise<void> {
    this.touches ??= this.page.context().newCDPSession(this.page);
    const touches = await this.touches;
    const points = touchPoints.map((point, id) => ({ ...point, id }));
    await touches.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  }

  /** What is kept of the puzzle, once that is as wanted. A write takes a moment. */
  async marks(id: string, isWanted: (kept: Kept) => boolean): Promise<Kept> {
    const kept = await expectThat(
      () => this.kept(id),
      (now) => now !== undefined && isWanted(now),
      `expected other marks in ${id}`,
    );
    assert(kept !== undefined);
    return kept;
  }

  /** Waits until a cell has this mark: 1 crossed out, 2 the first colour. */
  async markedAs(id: string, cell: number, mark: number): Promise<void> {
    await this.marks(id, ({ grid }) => grid.cells[cell] === mark);
  }

  /** Waits until this many cells are marked. */
  async marked(id: string, count: number): Promise<void> {
    const all = 2 ** (this.puzzle.palette.colors.length + 1) - 1;
    const marked = async () => (await this.kept(id))?.grid.cells.filter((mark) => mark !== all).length ?? 0;
    await expectEqual(marked, count, `expected ${count} marked cells in ${id}`);
  }

  /**
   * Nothing was drawn by what was done before: nothing can be undone and nothing is kept. A stroke would change the
   * button in the frame after it, and begin to write before that; this read comes after such a write.
   */
  async isUntouched(id: string): Promise<void> {
    await painted(this.page);
    const undo = this.page.getByRole('button', { name: 'Undo', exact: true });
    assert(await undo.first().isDisabled(), 'nothing was drawn');
    assert.equal(await this.kept(id), undefined, 'nothing was kept');
  }

  /** What is kept of the puzzle right now. */
  async kept(id: string): Promise<Kept | undefined> {
    const record = await this.page.evaluate(READ_RECORD, id);
    if (record === undefined || record === null) return undefined;
    const { play, solved } = record as { play: string; solved: boolean };
    const read = readPlay(play, this.puzzle, this.given === undefined ? {} : { given: this.given });
    assert(read.ok);
    return { grid: read.play.grid, solved, moves: read.play.done.length };
  }
}

/** The place of the canvas, once it listens, is painted, and has its size. */
async function paintedCanvas(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const canvas = page.locator('canvas[role=application][data-painted]');
  await canvas.waitFor();
  const measure = async () => {
    await painted(page);
    return canvas.boundingBox();
  };
  let before = await measure();
  return expectThat(measure, (box): box is NonNullable<typeof box> => {
    const isSettled = box !== null && JSON.stringify(box) === JSON.stringify(before);
    before = box;
    return isSettled;
  });
}

const SETTLE = `document.fonts.load('600 16px Atkinson')
  .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  .then(() => undefined)`;

/** Waits until the typeface is there and what was done is painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(SETTLE);
}

/** A number that stands for what a canvas shows: of the cells (0), over them (1), of the clues (2). */
export function canvasPixels(page: Page, canvas = 0, part: 'all' | 'left' = 'all'): Promise<number> {
  return page.evaluate(
    ([index, wanted]) => {
      const element = document.querySelectorAll('canvas')[index];
      const width = wanted === 'all' ? element.width : 60;
      const pixels = element.getContext('2d')?.getImageData(0, 0, width, element.height).data ?? [];
      let hash = 7;
      for (const value of pixels) hash = (Math.imul(hash, 31) + value) | 0;
      return hash;
    },
    [canvas, part] as const,
  );
}

/** Reads a record of the table `progress`, inside the page. */
const READ_RECORD = (id: string) =>
  new Promise<unknown>((resolve, reject) => {
    const request = indexedDB.open('crosshatch');
    // The page has not made its database yet; this one must not do it in its place.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () =>
      request.error?.name === 'AbortError' ? resolve(undefined) : reject(request.error);
    request.onsuccess = () => {
      const get = request.result.transaction('progress').objectStore('progress').get(id);
      get.onsuccess = () => {
        request.result.close();
        resolve(get.result);
      };
      get.onerror = () => reject(get.error);
    };
  });
