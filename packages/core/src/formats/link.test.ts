import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  canonicalText,
  completePalette,
  gridOfColors,
  makePuzzle,
  type PuzzleDocument,
  puzzleOf,
} from '../model/index.js';
import { cellsOf, cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';
import { Random } from '../testing/random.js';
import { parse } from './index.js';
import { lettersOf } from './link/letters-code.js';

const goal = gridOfColors({ width: 4, height: 3 }, [1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1]);
const kite: PuzzleDocument = { puzzle: puzzleOf(goal), meta: {} };
// These codes are in the world: what they mean must never change.
const CODE = 'xh1-KyGPXyxMsw';
const FULL = 'xh1-lXRPUNali6HyIkgZlB';

test('a code, alone and in an address', () => {
  assert.equal(written(kite, 'link'), `${CODE}\n`);
  const texts = [
    CODE,
    `https://example.org/crosshatch/#${CODE}`,
    `HTTP://EXAMPLE.ORG/#${CODE}`,
    `http://127.0.0.1:8080/#/play/${CODE}`,
    `https://example.org/?a=b#puzzle=${CODE}&x=y`,
    `./index.html#${CODE}`,
    `#${CODE}`,
    ` ${CODE}.`,
    `https://example.org/#${CODE}),`,
    ...sloppy(`${CODE}\n`),
  ];
  for (const text of texts) assert.equal(cluesIn(text, 'link'), KITE, text);
});

test('a code that was broken over several lines', () => {
  const text = `https://example.org/#${CODE.slice(0, 7)}\n${CODE.slice(7, 10)}\r\n  ${CODE.slice(10)}\n`;
  assert.equal(cluesIn(text, 'link'), KITE);
});

test('several codes, one a line', () => {
  const result = parse(`${CODE}\n\nhttps://example.org/#${CODE}\n`);
  assert(result.ok);
  assert.deepEqual(
    result.documents.map(({ puzzle }) => canonicalText(puzzle)),
    [KITE, KITE],
  );
});

test('title, goal and given cells come along, and the goal makes the clues free', () => {
  const given = { ...goal, cells: goal.cells.map((cell, i) => (i < 2 ? cell : 3)) };
  const document = { ...kite, meta: { title: 'Kite' }, goal, given };
  assert.equal(written(document, 'link'), `${FULL}\n`);
  const read = readOne(FULL, 'link');
  assert.equal(canonicalText(read.puzzle), KITE);
  assert.deepEqual(read.meta, { title: 'Kite' });
  assert.deepEqual([cellsOf(read.goal), cellsOf(read.given)], ['110100000111', '11??????????']);
});

test('a goal that does not meet the clues is kept apart from them', () => {
  const wrong = { ...kite, goal: gridOfColors({ width: 4, height: 3 }, Array(12).fill(1)) };
  const result = parse(written(wrong, 'link'));
  assert(result.ok);
  assert.equal(canonicalText(result.documents[0].puzzle), KITE);
  assert.equal(cellsOf(result.documents[0].goal), '1'.repeat(12));
  assert.equal(result.warnings[0].code, 'goal-differs');
});

test('texts of every script, and strings that are not text', () => {
  const back = (title: string) => readOne(written({ ...kite, meta: { title } }, 'link'), 'link').meta.title;
  for (const title of ['Ünïcödé', '日本語', '🦊 fox', '<script>alert(1)</script>', '"\'']) {
    assert.equal(back(title), title);
  }
  assert.equal(back('a\ud800b\n\t'), 'a\ufffdb\ufffd ');
});

test('palettes: only what differs from the default is stored', () => {
  const palette = {
    background: { name: 'night', rgb: '#001020' },
    colors: [
      { name: 'red', rgb: '#ff0000', symbol: 'x' },
      { name: 'sea green', rgb: '#00ff80', symbol: '%' },
    ],
  };
  const made = makePuzzle({ rows: [[1, { length: 2, color: 2 }]], columns: [[1], null, []], palette });
  assert(made.ok);
  assert.deepEqual(readOne(written({ puzzle: made.puzzle, meta: {} }, 'link'), 'link').puzzle, made.puzzle);
});

test('any 25x25 puzzle stays under 400 characters, address and title included', () => {
  const random = new Random(25);
  let longest = 0;
  const measure = (colorAt: (row: number, column: number) => number, withGoal: boolean) => {
    const cells = Array.from({ length: 625 }, (_, i) => colorAt(Math.floor(i / 25), i % 25));
    const grid = gridOfColors({ width: 25, height: 25 }, cells);
    const document = { puzzle: puzzleOf(grid), meta: {}, ...(withGoal ? { goal: grid } : {}) };
    longest = Math.max(longest, written(document, 'link').trim().length);
  };
  for (const density of [0, 0.05, 0.2, 0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9, 1]) {
    for (let times = 0; times < 8; times++) {
      measure(() => (random.next() < density ? 1 : 0), times % 2 === 0);
      // Stripes and halves of different kinds are the hardest to foresee.
      measure(
        (row, column) => (random.next() < (column < 12 ? density : (row * 7) % 10) ? 1 : 0),
        times % 2 === 0,
      );
    }
  }
  measure((row, column) => (row + column) % 2, false);
  // 166 was the longest of a million; 170 leaves room for an address and a title.
  assert(longest > 100 && longest < 175, `${longest} characters`);
});

/** 1x1, black on white, a title of ever so many letters. */
const ENDLESS = [true, false, true, false, false, ...Array(24).fill(false)];

test('even noise of 25x25 in four colours stays under 400 characters, with its goal', () => {
  const random = new Random(4);
  const palette = completePalette({ colors: [{}, {}, {}, {}] });
  for (let times = 0; times < 10; times++) {
    const cells = Array.from({ length: 625 }, () => random.below(5));
    const goal = gridOfColors({ width: 25, height: 25 }, cells);
    const { length } = written({ puzzle: puzzleOf(goal, palette), meta: {}, goal }, 'link');
    assert(length < 350, `${length} characters`);
  }
});

testFaults('link', [
  ['something else', 'hello', 'bad-syntax', '1:1'],
  ['a later version', 'see: #xh2-AAAA', 'unsupported-kind', '1:7'],
  ['no letters', 'xh1-', 'bad-syntax', '1:1'],
  ['cut off', CODE.slice(0, -1), 'bad-syntax', '1:1'],
  ['a letter too many', `${CODE}A`, 'bad-syntax', '1:1'],
  ['letters changed', `https://a.b/#${CODE.replace('K', 'k')}`, 'bad-syntax', '1:14'],
  ['a letter that is none', `#${CODE.slice(0, 6)}%20${CODE.slice(6)}`, 'bad-syntax', '1:2'],
  ['a checksum over nothing', `xh1-${lettersOf([])}`, 'too-large', '1:1'],
  ['a width of millions', `xh1-${lettersOf(Array(60).fill(false))}`, 'too-large', '1:1'],
  ['a title without end', `xh1-${lettersOf(ENDLESS)}`, 'bad-syntax', '1:1'],
]);

test('forged codes with a right checksum are refused or are a puzzle, and cost little', () => {
  const random = new Random(7);
  let puzzles = 0;
  for (let times = 0; times < 600; times++) {
    const bits = Array.from({ length: random.below(400) }, (_, i) => random.below(i < 6 ? 8 : 2) === 1);
    const result = parse(`xh1-${lettersOf(bits)}`, { limits: { cells: 20_000 } });
    if (result.ok) puzzles += 1;
    else assert(result.faults[0].line === 1);
  }
  assert(puzzles > 10, `${puzzles} puzzles`);
});

test('many huge puzzles in few letters meet the limit', () => {
  const huge = makePuzzle({
    rows: Array.from({ length: 1000 }, () => Array(500).fill(1)),
    columns: Array.from({ length: 1000 }, () => []),
  });
  assert(huge.ok);
  const code = written({ puzzle: huge.puzzle, meta: {} }, 'link');
  assert(code.length < 2000, `${code.length} characters`);
  const result = parse(code.repeat(3), { limits: { cells: 5_000_000 } });
  assert(!result.ok);
  assert.equal(result.faults[0].code, 'too-many-cells');
});
