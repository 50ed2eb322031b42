// Several puzzles on one page: all of them are results, whatever their sizes, in reading order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzle, type Puzzle } from '../model/index.js';
import { picturePuzzle } from '../testing/picture-puzzles.js';
import { Random } from '../testing/random.js';
import { drawnPicture, PLAIN_STYLE } from '../testing/scan-pictures.js';
import { type ScanPixels, scan } from './index.js';

interface Placed {
  readonly picture: ScanPixels;
  readonly x: number;
  readonly y: number;
}

function pageOf(width: number, height: number, placed: readonly Placed[]): ScanPixels {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const { picture, x, y } of placed) {
    for (let row = 0; row < picture.height; row++) {
      const line = picture.data.subarray(row * picture.width * 4, (row + 1) * picture.width * 4);
      data.set(line, ((y + row) * width + x) * 4);
    }
  }
  return { width, height, data };
}

const style = (cell: number, dot: number) => ({ ...PLAIN_STYLE, cell, dot });

const puzzles = (random = new Random(5)) => ({
  small: picturePuzzle(random, { width: 6, height: 6 }),
  large: picturePuzzle(random, { width: 15, height: 15, grain: 0.05 }),
  middle: picturePuzzle(random, { width: 10, height: 10, grain: 0.1 }),
});

const lengthsOf = (side: Puzzle['rows']) => side.map((clue) => (clue ?? []).map((run) => run.length ?? 0));

async function read(page: ScanPixels) {
  const result = await scan(page);
  assert.ok(result.ok, result.ok ? '' : result.code);
  return result.puzzles;
}

test('puzzles with small and large cells are all found, in reading order', async () => {
  const { small, large, middle } = puzzles();
  const pictures = [
    { picture: drawnPicture(small, style(50, 4)), x: 30, y: 30 },
    { picture: drawnPicture(large, style(16, 1)), x: 640, y: 20 },
    { picture: drawnPicture(middle, style(28, 2)), x: 60, y: 560 },
  ];
  const found = await read(pageOf(1100, 1000, pictures));
  assert.deepEqual(
    found.map(({ puzzle }) => puzzle.rows),
    [small, large, middle].map(({ rows }) => rows),
  );
});

test('a misprinted puzzle beside another one is reported with its doubts', async () => {
  const { large, middle } = puzzles();
  const made = makePuzzle({
    rows: [[10], ...lengthsOf(middle.rows).slice(1)],
    columns: lengthsOf(middle.columns),
  });
  assert.ok(made.ok);
  const found = await read(
    pageOf(1000, 500, [
      { picture: drawnPicture(made.puzzle, style(28, 2)), x: 20, y: 20 },
      { picture: drawnPicture(large, style(16, 1)), x: 560, y: 20 },
    ]),
  );
  assert.deepEqual(
    found.map(({ puzzle }) => puzzle.width),
    [10, 15],
  );
  assert.ok(found[0].doubts.length > 0);
});

test('a page on which every puzzle is misprinted reports all of them', async () => {
  const random = new Random(8);
  const misprinted = [0, 1].map(() => {
    const { rows, columns } = picturePuzzle(random, { width: 12, height: 12, grain: 0.1 });
    const made = makePuzzle({ rows: [[12], ...lengthsOf(rows).slice(1)], columns: lengthsOf(columns) });
    assert.ok(made.ok);
    return made.puzzle;
  });
  const found = await read(
    pageOf(
      1000,
      500,
      misprinted.map((puzzle, i) => ({
        picture: drawnPicture(puzzle, style(24, 2)),
        x: 20 + 490 * i,
        y: 20,
      })),
    ),
  );
  assert.deepEqual(
    found.map(({ puzzle }) => puzzle.rows[4]),
    misprinted.map(({ rows }) => rows[4]),
  );
  assert.ok(found.every(({ doubts }) => doubts.length > 0));
});
