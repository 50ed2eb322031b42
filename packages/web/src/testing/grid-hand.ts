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
import { eventually } from './browser-test.js';

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
    const canvas = page.locator('canvas[role=application]');
    await canvas.waitFor();
    await painted(page);
    const box = await canvas.boundingBox();
    assert(box !== null);
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

  /** One finger from cell to cell; held for some time before it moves. */
  async swipe(row: number, from: number, to: number, hold = 0): Promise<void> {
    const start = this.touch('touchStart', [this.at(row, from)]);
    if (hold > 0) {
      await start;
      await this.page.waitForTimeout(hold);
    }
    // Sent without waiting in between: on a busy machine that would take as long as a long press.
    const move = from === to ? [] : [this.touch('touchMove', [this.at(row, to)])];
    await Promise.all([start, ...move, this.touch('touchEnd', [])]);
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

  /** What is kept of the puzzle, once that is as wanted; undefined when nothing is. A write takes a moment. */
  marks(id: string, isWanted: (kept: Kept | undefined) => boolean): Promise<Kept | undefined> {
    return eventually(() => this.kept(id), isWanted);
  }

  /** How many cells are marked, once they are that many. */
  async marked(id: string, count: number): Promise<number> {
    const all = 2 ** (this.puzzle.palette.colors.length + 1) - 1;
    const of = (kept: Kept | undefined) => kept?.grid.cells.filter((mark) => mark !== all).length ?? 0;
    return of(await this.marks(id, (kept) => of(kept) === count));
  }

  /** Whether nothing is kept, a moment after the last thing that was done. */
  async isUntouched(id: string): Promise<boolean> {
    await this.page.waitForTimeout(80);
    return (await this.kept(id)) === undefined;
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

const SETTLE = `document.fonts.load('600 16px Atkinson')
  .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  .then(() => undefined)`;

/** Waits until the typeface is there and what was done is painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(SETTLE);
}

/** Reads a record of the table `progress`, inside the page. */
const READ_RECORD = (id: string) =>
  new Promise<unknown>((resolve, reject) => {
    const request = indexedDB.open('crosshatch');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const get = request.result.transaction('progress').objectStore('progress').get(id);
      get.onsuccess = () => {
        request.result.close();
        resolve(get.result);
      };
      get.onerror = () => reject(get.error);
    };
  });
