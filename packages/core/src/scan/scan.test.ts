import assert from 'node:assert/strict';
import { test } from 'node:test';
import { candidate, colorOf, makePuzzle, type Puzzle } from '../model/index.js';
import { solve } from '../solve/index.js';
import { Random } from '../testing/random.js';
import { drawnPicture, type PictureStyle, PLAIN_STYLE } from '../testing/scan-pictures.js';
import { documentOfScan, type ScannedPuzzle, type ScanPixels, scan } from './index.js';

function puzzle(rows: readonly (readonly number[])[], columns: readonly (readonly number[])[]): Puzzle {
  const made = makePuzzle({ rows, columns });
  assert.ok(made.ok);
  return made.puzzle;
}

/** A house, a door and a chimney. */
const HOUSE = puzzle(
  [[1, 2], [3, 2], [5, 2], [9], [9], [2, 4], [2, 1, 2], [2, 4], [2, 4], [9]],
  [[1, 7], [2, 7], [5, 1], [4, 1], [4, 5], [3, 5], [9], [10], [9, 0]].map((clue) =>
    clue.filter((run) => run > 0),
  ),
);

const DARK: PictureStyle = { ...PLAIN_STYLE, paper: [24, 24, 32], ink: [220, 220, 240], line: [70, 70, 90] };

/** Lines that differ little from the paper, and every fifth one clearly. */
const FAINT: PictureStyle = {
  ...PLAIN_STYLE,
  paper: [130, 130, 130],
  line: [136, 136, 136],
  thick: [170, 170, 170],
  ink: [200, 200, 200],
  thin: 2,
};

async function only(pixels: ScanPixels): Promise<ScannedPuzzle> {
  const result = await scan(pixels);
  assert.ok(result.ok, result.ok ? '' : result.code);
  assert.equal(result.puzzles.length, 1);
  return result.puzzles[0];
}

/** A picture of a random grid and its puzzle: the scanner has never seen it. */
function randomPuzzle(seed: number, width: number, height: number): Puzzle {
  const random = new Random(seed);
  const filled = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => random.next() < 0.6),
  );
  const runs = (line: readonly boolean[]) => {
    const result: number[] = [];
    line.forEach((cell, i) => {
      if (!cell) return;
      if (i > 0 && line[i - 1]) result[result.length - 1]++;
      else result.push(1);
    });
    return result;
  };
  return puzzle(
    filled.map(runs),
    filled[0].map((_, column) => runs(filled.map((row) => row[column]))),
  );
}

for (const [name, style] of Object.entries({
  'a plain picture': PLAIN_STYLE,
  'a dark theme': DARK,
  'clues in boxes': { ...PLAIN_STYLE, boxes: true },
  'small cells': { ...PLAIN_STYLE, cell: 15, dot: 1 },
  'faint lines beside clear ones': FAINT,
} satisfies Record<string, PictureStyle>)) {
  test(`reads every clue of ${name}`, async () => {
    for (const [seed, width, height] of [
      [1, 10, 10],
      [2, 15, 12],
    ]) {
      const expected = randomPuzzle(seed, width, height);
      const { puzzle: read, doubts } = await only(drawnPicture(expected, style));
      assert.deepEqual([read.width, read.height], [width, height]);
      assert.deepEqual(read.rows, expected.rows);
      assert.deepEqual(read.columns, expected.columns);
      assert.ok(doubts.length < width + height);
    }
  });
}

for (const [name, sides] of Object.entries({
  right: { right: true },
  below: { below: true },
  'right and below': { right: true, below: true },
})) {
  test(`reads clues that stand ${name}, and knows where they stand`, async () => {
    const expected = randomPuzzle(3, 12, 11);
    const { puzzle: read, lines, grid } = await only(drawnPicture(expected, { ...PLAIN_STYLE, ...sides }));
    assert.deepEqual(read.rows, expected.rows);
    assert.deepEqual(read.columns, expected.columns);
    const [topLeft, , bottomRight] = grid.corners;
    assert.ok(topLeft.x < bottomRight.x && topLeft.y < bottomRight.y);
    assert.deepEqual(
      lines.map(({ line }) => line),
      lines.map((_, i) => i),
    );
    const [row, column] = [lines[0].place, lines[expected.height].place];
    if ('right' in sides) assert.ok(row[0].x >= bottomRight.x);
    if ('below' in sides) assert.ok(column[0].y >= bottomRight.y);
    assert.ok(row[0].x < row[1].x && row[0].y < row[3].y);
  });
}

/** 12 cells high, with numbers of two digits in columns and rows. */
const TOWER = puzzle(
  [[10], [10], [2, 2], [2, 2], [10], [10], [2, 2], [2, 2], [2, 2], [10], [10], [1]],
  [[11], [12], [2, 2, 2], [2, 2, 2], [2, 2, 2], [2, 2, 2], [2, 2, 2], [2, 2, 2], [11], [11]],
);

for (const [name, style] of Object.entries({
  'numbers with one digit above the other': { ...PLAIN_STYLE, stacked: true },
  'struck-off numbers': { ...PLAIN_STYLE, struck: true },
  'numbers whose digits touch': { ...PLAIN_STYLE, spacing: -2 },
  'struck-off numbers in boxes': { ...PLAIN_STYLE, struck: true, boxes: true },
} satisfies Record<string, PictureStyle>)) {
  test(`reads ${name}`, async () => {
    const { puzzle: read } = await only(drawnPicture(TOWER, style));
    assert.deepEqual(read.rows, TOWER.rows);
    assert.deepEqual(read.columns, TOWER.columns);
  });
}

test('the clues of a small grid that has one solution are not in doubt', async () => {
  const small = puzzle([[1], [3], [1]], [[1], [3], [1]]);
  const scanned = await only(drawnPicture(small));
  assert.deepEqual([scanned.puzzle.rows, scanned.puzzle.columns], [small.rows, small.columns]);
  assert.deepEqual(scanned.doubts, []);
});

test('a blank first line of a puzzle with clue boxes is a line, not a box', async () => {
  const expected = puzzle([[2, 2], [2, 2], [2, 2], [5], [2, 2], [2, 2]], [[], [6], [6], [1], [6], [6]]);
  const { puzzle: read } = await only(drawnPicture(expected, { ...PLAIN_STYLE, boxes: true }));
  assert.deepEqual(read.rows, expected.rows);
  assert.deepEqual(read.columns, expected.columns);
});

/** A puzzle with one solution, and marks on its first four rows. */
function begun() {
  const expected = randomPuzzle(7, 10, 10);
  const solved = solve(expected);
  const solution = solved.verdict === 'unique' ? solved.solution : undefined;
  assert.ok(solution, 'the seed gives a puzzle with one solution');
  const marks = new Map<number, 'filled' | 'crossed'>();
  for (let cell = 0; cell < 40; cell++) marks.set(cell, solution.cells[cell] === 1 ? 'crossed' : 'filled');
  return { expected, solution, marks };
}

test('reads the marks of a grid that somebody has begun', async () => {
  const { expected, solution, marks } = begun();
  const scanned = await only(drawnPicture(expected, { ...PLAIN_STYLE, marks }));
  assert.deepEqual(scanned.puzzle.rows, expected.rows);
  const found = new Map(scanned.marks.map(({ row, column, mark }) => [row * 10 + column, mark]));
  assert.deepEqual(
    [...found].sort(([a], [b]) => a - b),
    [...marks].sort(([a], [b]) => a - b),
  );
  assert.deepEqual(scanned.doubts, []);
  const { saved } = documentOfScan(scanned);
  assert.equal(saved?.[0].cells[0], solution.cells[0]);
});

test('the clues of a mark that the solution contradicts are in doubt: misread, or the player erred', async () => {
  const { expected, marks } = begun();
  const wrong = [...marks].find(([cell, mark]) => cell > 20 && mark === 'crossed')?.[0] ?? -1;
  marks.set(wrong, 'filled');
  const scanned = await only(drawnPicture(expected, { ...PLAIN_STYLE, marks }));
  assert.deepEqual(scanned.puzzle.rows, expected.rows);
  assert.deepEqual(
    scanned.doubts.map(({ line }) => line).sort((a, b) => a - b),
    [Math.floor(wrong / 10), 10 + (wrong % 10)],
  );
});

/** A tulip in a pot: three colours that touch each other. */
const TULIP = (() => {
  const made = makePuzzle({
    palette: { colors: [{ rgb: '#d01c3a' }, { rgb: '#1f8a3c' }, { rgb: '#8a5a2b' }] },
    rows: ['r.r.r', 'rrrrr', '.rrr.', '..g..', 'g.g.g', '.ggg.', 'bbbbb', '.bbb.'].map(coloredRuns),
    columns: ['rr..g.b.', '.rr..gbb', 'rrrggg' + 'bb', '.rr..gbb', 'rr..g.b.'].map(coloredRuns),
  });
  assert.ok(made.ok);
  return made.puzzle;
})();

/** The smallest picture with two colours. */
const FLAG = (() => {
  const made = makePuzzle({
    palette: { colors: [{ rgb: '#d01c3a' }, { rgb: '#1f8a3c' }] },
    rows: ['rr', 'rg', 'gg'].map(coloredRuns),
    columns: ['rrg', 'rgg'].map(coloredRuns),
  });
  assert.ok(made.ok);
  return made.puzzle;
})();

function coloredRuns(line: string): { length: number; color: number }[] {
  return (line.match(/r+|g+|b+/g) ?? []).map((run) => ({
    length: run.length,
    color: 'rgb'.indexOf(run[0]) + 1,
  }));
}

for (const [name, style] of Object.entries({
  'by the colours of the numbers': PLAIN_STYLE,
  'by tiles behind the numbers': { ...PLAIN_STYLE, tiles: true },
  'by boxes of the grid': { ...PLAIN_STYLE, tiles: true, boxes: true },
} satisfies Record<string, PictureStyle>)) {
  test(`a coloured puzzle is known ${name}`, async () => {
    const scanned = await only(drawnPicture(TULIP, style));
    assert.deepEqual(scanned.puzzle.rows, TULIP.rows);
    assert.deepEqual(scanned.puzzle.columns, TULIP.columns);
    assert.deepEqual(
      scanned.puzzle.palette.colors.map(({ name: color }) => color),
      ['red', 'green', 'brown'],
    );
    scanned.puzzle.palette.colors.forEach(({ rgb }, i) => {
      // Enlarging the picture mixes a little of the numbers into their tiles.
      const channels = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
      const expected = channels(TULIP.palette.colors[i].rgb);
      assert.ok(
        channels(rgb).every((value, c) => Math.abs(value - expected[c]) < 30),
        `${rgb} for ${TULIP.palette.colors[i].rgb}`,
      );
    });
    assert.equal(scanned.verdict, 'unique');
    assert.deepEqual(
      scanned.lines.map(({ runs }) => runs.map(({ color }) => color)),
      [...TULIP.rows, ...TULIP.columns].map((clue) => (clue ?? []).map(({ color }) => color)),
    );
  });
}

test('filled cells of a coloured puzzle have the colours of its clues', async () => {
  const solved = solve(TULIP);
  assert.ok(solved.verdict === 'unique');
  const marks = new Map<number, number>();
  for (let cell = 0; cell < 30; cell++) {
    const color = colorOf(solved.solution.cells[cell]) ?? 0;
    if (color > 0) marks.set(cell, color);
  }
  const scanned = await only(drawnPicture(TULIP, { ...PLAIN_STYLE, tiles: true, marks }));
  const found = scanned.marks.filter(({ mark }) => mark === 'filled');
  assert.deepEqual(
    found.map(({ row, column, color }) => [row * 5 + column, color]),
    [...marks],
  );
  const { saved } = documentOfScan(scanned);
  assert.equal(saved?.[0].cells[0], candidate(1));
});

test('a clue that is not certain comes with alternatives and its place', async () => {
  const { width, height, data } = drawnPicture(HOUSE);
  const { lines } = await only({ width, height, data });
  for (const { place, runs } of lines) {
    for (const { x, y } of [...place, ...runs.flatMap((run) => run.place)]) {
      assert.ok(x >= -2 && y >= -2 && x <= width + 2 && y <= height + 2);
    }
  }
});

test('a misprinted puzzle is read as it is printed, and every clue is in doubt', async () => {
  const rows = HOUSE.rows.map((clue) => (clue ?? []).map(({ length }) => length ?? 0));
  const columns = HOUSE.columns.map((clue) => (clue ?? []).map(({ length }) => length ?? 0));
  const wrong = puzzle([[7, 1], ...rows.slice(1)], columns);
  const scanned = await only(drawnPicture(wrong));
  assert.equal(scanned.verdict, 'none');
  assert.deepEqual(
    scanned.puzzle.rows[0]?.map(({ length }) => length),
    [7, 1],
  );
  assert.ok(scanned.doubts.some(({ line }) => line === 0));
});

test('the corners and the size can be given', async () => {
  const expected = randomPuzzle(3, 8, 8);
  const picture = drawnPicture(expected);
  const found = await only(picture);
  const result = await scan(picture, { size: { columns: 8, rows: 8 }, corners: found.grid.corners });
  assert.ok(result.ok);
  assert.deepEqual(result.puzzles[0].puzzle.rows, expected.rows);
});

test('a grid is found through noise that hides every single pixel of its lines', async () => {
  const random = new Random(23);
  const expected = randomPuzzle(4, 10, 10);
  const { width, height, data } = drawnPicture(expected, { ...PLAIN_STYLE, line: [190, 190, 190] });
  const noisy = Uint8ClampedArray.from(data);
  for (let at = 0; at < noisy.length; at += 4) {
    const noise = (random.next() + random.next() + random.next() - 1.5) * 60;
    for (let c = 0; c < 3; c++) noisy[at + c] = data[at + c] + noise;
  }
  const { puzzle: read } = await only({ width, height, data: noisy });
  assert.deepEqual(read.rows, expected.rows);
  assert.deepEqual(read.columns, expected.columns);
});

test('a picture without a grid says so', async () => {
  const blank = { width: 200, height: 160, data: new Uint8Array(200 * 160 * 4).fill(255) };
  assert.deepEqual(await scan(blank), { ok: false, code: 'no-grid' });
  assert.deepEqual(await scan({ width: 5, height: 5, data: new Uint8Array(100) }), {
    ok: false,
    code: 'too-small',
  });
});

test('pixels that do not match their size are a mistake of the caller', async () => {
  await assert.rejects(scan({ width: 30, height: 30, data: new Uint8Array(12) }), /12 bytes; expected 3600/);
});

test('random and mutated pictures give a result, whatever they are', async () => {
  const random = new Random(11);
  // Small: each speck of noise may be a digit, and reading them all takes seconds.
  const bases = [
    drawnPicture(puzzle([[1], [3], [1]], [[1], [3], [1]]), { ...PLAIN_STYLE, cell: 12, dot: 1 }),
    drawnPicture(FLAG, { ...PLAIN_STYLE, tiles: true, cell: 12, dot: 1 }),
  ];
  /** What becomes of byte `i` of a picture. */
  const mutations: ((data: Uint8Array, i: number, size: number) => number)[] = [
    () => random.next() * 256,
    (data, i) => (random.next() < 0.1 ? random.next() * 256 : data[i]),
    (data, i, size) => (i > size * random.next() ? 0 : data[i]),
    (data, i, size) => data[(i * 7 + 401) % size],
    (data, i) => data[i] ^ 0x80,
    (data, i) => (i % 4 === 3 ? random.next() * 256 : data[i]),
  ];
  for (const [round, mutate] of mutations.entries()) {
    const { width, height, data: whole } = bases[round % 2];
    const data = Uint8Array.from(whole, (_, i) => mutate(whole as Uint8Array, i, whole.length));
    // The same bytes in another shape: every line begins elsewhere.
    const shape = round % 2 === 0 ? { width, height } : { width: height, height: width };
    const result = await scan({ ...shape, data });
    assert.ok(result.ok || result.code.length > 0);
    structuredClone(result);
  }
});
