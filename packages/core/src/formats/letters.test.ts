import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../model/index.js';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';
import { parse } from './index.js';

const FILE = 'Nonograms: A = 1, B = 2, ..., @ = 0\n-- Kite\nBA @ C\nA AA A AA\n';

test('reads letters; writes the same', () => {
  const document = readOne(FILE, 'letters');
  assert.equal(cluesIn(FILE, 'letters'), KITE);
  assert.deepEqual(document.meta, { title: 'Kite' });
  assert.equal(written(document, 'letters'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'letters'), KITE);
});

test('several puzzles, the first line skipped', () => {
  const result = parse('whatever\n-- one\nA\nA\nsecond\nB\nA A\n');
  assert(result.ok);
  assert.deepEqual(
    result.documents.map(({ puzzle, meta }) => [meta.title, canonicalText(puzzle)]),
    [
      ['one', '1x1|1|1'],
      ['second', '2x1|2|1;1'],
    ],
  );
});

const PAIRS = [
  ['C BA CB BB F AE F A B', 'AB CA AE GA E C D C'],
  ['BA @ C', 'A AA A AA'],
  [
    'F CAC ACAC CN AAA AABB EBB EAA ECCC HCCC',
    'D D AE CD AE A DA BBB CC AAB BAA AAB DA AAB AAA BAB AAA CD BBA DA',
  ],
  ['\\ A', `B ${'A '.repeat(27).trim()}`],
] as const;
const clues = (texts: readonly string[]) =>
  texts.map((text) => canonicalText(readOne(text, 'letters').puzzle));

test('pairs without titles: one, two, four, with empty lines or Windows line ends between them', () => {
  const alone = clues(PAIRS.map((pair) => pair.join('\n')));
  assert.match(alone[0], /^8x9\|/);
  assert.match(alone[3], /^28x2\|/);
  for (const count of [1, 2, 3, 4]) {
    const pairs = PAIRS.slice(0, count);
    const layouts = [
      pairs.flat().join('\n'),
      `${pairs.map((pair) => pair.join('\n')).join('\n\n')}\n\n`,
      pairs.flat().join('\r\n'),
      pairs.flat().join('\n\n'),
      pairs.map((pair, i) => [`-- no. ${i}`, ...pair].join('\n')).join('\n'),
      pairs.map((pair, i) => [`no. ${i}`, ...pair].join('\n')).join('\n'),
      `All about it\n${pairs.flat().join('\n')}`,
      `All about it\n${pairs.map((pair, i) => [`-- no. ${i}`, ...pair].join('\n')).join('\n')}`,
    ];
    for (const text of layouts) {
      const result = parse(text);
      assert(result.ok, `${JSON.stringify(result)} ${text}`);
      assert.equal(result.format, 'letters');
      assert.deepEqual(
        result.documents.map(({ puzzle }) => canonicalText(puzzle)),
        alone.slice(0, count),
        text,
      );
    }
  }
});

test('titles are kept, also where only some have one', () => {
  const text = ['-- first', ...PAIRS[0], ...PAIRS[1], '-- third', ...PAIRS[2]].join('\n');
  const result = parse(text);
  assert(result.ok);
  assert.deepEqual(
    result.documents.map(({ meta }) => meta.title),
    ['first', undefined, 'third'],
  );
});

for (const length of [27, 28, 33, 59, 63, 69, 96, 100, 177, 1000]) {
  test(`a run of ${length}, past Z`, () => {
    const run = String.fromCharCode(64 + length);
    const file = `x\n-- long\n${run}\n${Array(length).fill('A').join(' ')}\n`;
    const [row] = readOne(file, 'letters', { from: 'letters' }).puzzle.rows;
    assert.deepEqual(row, [{ length, color: 1 }]);
    const bytes = new Uint8Array(Buffer.from(file, 'utf8'));
    assert.deepEqual(readOne(bytes, 'letters', { from: 'letters' }).puzzle.rows, [row]);
  });
}

testFaults('letters', [
  ['a digit', 'x\n-- t\nA1\nA\n', 'bad-syntax', '3:2'],
  ['a puzzle that breaks off', 'x\n-- t\nA\n', 'missing-part', '2:1'],
  ['a run too long', 'x\n-- t\nB\nA\n', 'clue-too-long', '3:1'],
]);
