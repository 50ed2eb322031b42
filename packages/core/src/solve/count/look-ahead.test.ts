// Looking ahead against the same in a plain way: rule out, segment by segment, what no way through has, until nothing
// changes. Both must find the same frontiers alive.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Puzzle, Random, transformPuzzle } from '../../model/index.js';
import { randomPuzzle } from '../../testing/generate.js';
import { puzzleFrom } from '../../testing/notation.js';
import { Board } from '../reference/board.js';
import { LookAhead } from './look-ahead.js';
import { type Region, regionsOf } from './regions.js';

function regionsIn(puzzle: ReturnType<typeof randomPuzzle>): Region[] {
  const board = new Board(puzzle);
  if (board.propagate(Infinity) === 'broken') return [];
  return regionsOf(puzzle, board.cells, [...board.cells.keys()]) ?? [];
}

/** Whether every segment keeps a way through when all rule out what they cannot do. */
function isPlainlyAlive(region: Region, colors: number, places: Int32Array, states: Int32Array): boolean {
  const all = Array.from({ length: colors }, (_, color) => color);
  const open = new Map(region.cells.map((cell) => [cell, new Set(all)]));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [i, { cells, steps }] of region.segments.entries()) {
      const from = places[i] > 0 && places[i] < cells.length ? places[i] : 0;
      if (places[i] === cells.length) continue;
      const isOpen = (place: number, color: number) => open.get(cells[place])?.has(color) ?? false;
      const layers = [new Set([from > 0 ? states[i] : 0])];
      for (let place = from; place < cells.length; place++) {
        const next = new Set<number>();
        for (const state of layers[place - from])
          for (const color of all) {
            const to = steps[place][state * colors + color];
            if (to >= 0 && isOpen(place, color)) next.add(to);
          }
        layers.push(next);
      }
      if (layers[cells.length - from].size === 0) return false;
      let leading = layers[cells.length - from];
      for (let place = cells.length - 1; place >= from; place--) {
        const before = new Set<number>();
        const seen = new Set<number>();
        for (const state of layers[place - from])
          for (const color of all) {
            if (!isOpen(place, color) || !leading.has(steps[place][state * colors + color])) continue;
            before.add(state);
            seen.add(color);
          }
        const here = open.get(cells[place]) as Set<number>;
        for (const color of [...here])
          if (!seen.has(color)) {
            here.delete(color);
            isChanged = true;
          }
        leading = before;
      }
    }
  }
  return true;
}

/** Where the segments are when the first cells of the region have these colours; undefined if one cannot. */
function frontier(region: Region, colors: number, settled: ReadonlyMap<number, number>) {
  const places = new Int32Array(region.segments.length);
  const states = new Int32Array(region.segments.length);
  for (const [i, { cells, steps }] of region.segments.entries()) {
    for (const cell of cells) {
      const color = settled.get(cell);
      if (color === undefined) break;
      states[i] = steps[places[i]][states[i] * colors + color];
      if (states[i] < 0) return undefined;
      places[i] += 1;
    }
  }
  return { places, states };
}

/** Asks about frontiers of random lengths, and compares; how many were alive and dead. */
function compared(random: Random, puzzle: Puzzle, colors: number): { alive: number; dead: number } {
  const found = { alive: 0, dead: 0 };
  for (const region of regionsIn(puzzle)) {
    const ahead = LookAhead.of(region, colors + 1);
    if (ahead === undefined) continue;
    const order = [...region.cells].sort((a, b) => a - b);
    const length = 1 + Math.floor(random.next() * (order.length - 1));
    let isBegun = false;
    for (let attempt = 0; attempt < 12; attempt++) {
      // Colour by colour, so that most frontiers are possible as far as they go.
      const settled = new Map<number, number>();
      let at: ReturnType<typeof frontier> = { places: new Int32Array(0), states: new Int32Array(0) };
      for (const cell of order.slice(0, length)) {
        settled.set(cell, Math.floor(random.next() * (colors + 1)));
        at = frontier(region, colors + 1, settled);
        for (let color = 0; at === undefined && color <= colors; color++) {
          settled.set(cell, color);
          at = frontier(region, colors + 1, settled);
        }
        if (at === undefined) break;
      }
      if (at === undefined) continue;
      if (!isBegun) ahead.begin(at.places, 40);
      isBegun = true;
      const isAlive: boolean = ahead.isAlive(at.states);
      assert.equal(isAlive, isPlainlyAlive(region, colors + 1, at.places, at.states));
      found[isAlive ? 'alive' : 'dead'] += 1;
      // Remembered answers are the same.
      assert.equal(ahead.isAlive(at.states), isAlive);
    }
  }
  return found;
}

test('finds alive exactly the frontiers that a plain propagation does', () => {
  const random = new Random(11);
  const found = { alive: 0, dead: 0 };
  for (const [colors, density, width, height] of [
    [1, 0.35, 7, 7],
    [1, 0.5, 6, 9],
    [2, 0.5, 6, 6],
    [1, 0.3, 40, 4],
    [1, 0.3, 4, 40],
  ] as const) {
    for (let i = 0; i < 5; i++) {
      const { alive, dead } = compared(
        random,
        randomPuzzle(random, { width, height, density, colors }),
        colors,
      );
      found.alive += alive;
      found.dead += dead;
    }
  }
  assert(found.alive > 20 && found.dead > 20, JSON.stringify(found));
});

test('the same for lines whose cells take more than a word', () => {
  const random = new Random(12);
  const long = puzzleFrom('5 5;10;10 10', new Array(40).fill('1').join(';'));
  const found = { alive: 0, dead: 0 };
  for (let i = 0; i < 4; i++) {
    for (const puzzle of [long, transformPuzzle(long, 'transpose')]) {
      const { alive, dead } = compared(random, puzzle, 1);
      found.alive += alive;
      found.dead += dead;
    }
  }
  assert(found.alive > 5 && found.dead > 5, JSON.stringify(found));
});

test('a frontier that was asked about before is answered without another sweep', () => {
  // A switch of three: permutations.
  const [region] = regionsIn(puzzleFrom('1;1;1', '1;1;1'));
  const ahead = LookAhead.of(region, 2) as LookAhead;
  const settled = new Map([[region.cells[0], 0]]);
  const at = frontier(region, 2, settled);
  assert(at !== undefined);
  ahead.begin(at.places, 1);
  const alive = ahead.isAlive(at.states);
  const { sweeps } = ahead;
  assert(sweeps > 0);
  assert.equal(ahead.isAlive(at.states), alive);
  assert.equal(ahead.sweeps, sweeps);
  ahead.begin(at.places, 1);
  ahead.isAlive(at.states);
  assert(ahead.sweeps > sweeps, 'answers about one table do not hold for another');
});

test('no look-ahead where the sets of states do not fit a word', () => {
  const wide = (width: number): Region => ({
    cells: [0],
    segments: [{ line: 0, isRow: true, cells: [0], steps: [new Int32Array(2)], widths: [1, width] }],
  });
  assert(LookAhead.of(wide(32), 2) !== undefined);
  assert.equal(LookAhead.of(wide(33), 2), undefined);
  assert(LookAhead.of(wide(32), 30) !== undefined);
  assert.equal(LookAhead.of(wide(32), 31), undefined);
});
