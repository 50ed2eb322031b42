import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { asSentence, faultMessage, LOCALES } from '../messages/index.js';
import { arbitraryPuzzle } from '../testing/arbitraries.js';
import { puzzleFrom } from '../testing/notation.js';
import { FAULT_CODES, type Fault } from './fault.js';
import { MAX_COLORS, MAX_SIDE } from './limits.js';
import { BLACK_ON_WHITE } from './palette.js';
import { clueOf, makePuzzle, type PuzzleInput } from './puzzle.js';

/** The faults of an input, which need not have the type. */
function faultsOf(input: unknown): readonly Fault[] {
  const made = makePuzzle(input as PuzzleInput);
  return made.ok ? [] : made.faults;
}

function messagesOf(input: unknown): string[] {
  return faultsOf(input).map((fault) => asSentence(faultMessage(fault)));
}

function excessOf(input: unknown): number | undefined {
  const [fault] = faultsOf(input);
  return fault.code === 'clue-too-long' ? fault.excess : undefined;
}

test('numbers are runs of the first colour', () => {
  const made = makePuzzle({ rows: [[1, 1], [2]], columns: [[2], [1], [1]] });
  assert(made.ok);
  assert.deepEqual(made.puzzle, {
    width: 3,
    height: 2,
    rows: [
      [
        { length: 1, color: 1 },
        { length: 1, color: 1 },
      ],
      [{ length: 2, color: 1 }],
    ],
    columns: [[{ length: 2, color: 1 }], [{ length: 1, color: 1 }], [{ length: 1, color: 1 }]],
    palette: BLACK_ON_WHITE,
  });
  assert.deepEqual(made.findings, []);
});

test('a blank line is [] or [0], an unknown clue is null, a blotted run has length null', () => {
  const blotted = { length: null };
  const made = makePuzzle({ rows: [[], [0], null, [blotted]], columns: [[blotted]] });
  assert(made.ok);
  assert.deepEqual(made.puzzle.rows, [[], [], null, [{ length: null, color: 1 }]]);
});

test('the clue of a line: rows first, then columns', () => {
  const puzzle = puzzleFrom('2;1;0', '2;1');
  const lengths = [0, 1, 2, 3, 4].map((line) => clueOf(puzzle, line)?.map((run) => run.length));
  assert.deepEqual(lengths, [[2], [1], [], [2], [1]]);
});

test('a puzzle has 1 to 1000 lines a side', () => {
  const blank = (count: number) => Array.from({ length: count }, () => []);
  assert(makePuzzle({ rows: blank(1), columns: blank(1) }).ok);
  assert(makePuzzle({ rows: blank(MAX_SIDE), columns: blank(MAX_SIDE) }).ok);
  assert.deepEqual(faultsOf({ rows: blank(MAX_SIDE + 1), columns: blank(1) }), [
    { code: 'too-large', side: 'rows', count: 1001 },
  ]);
  assert.deepEqual(messagesOf({ rows: [], columns: blank(MAX_SIDE + 1) }), [
    'There are no rows; a puzzle needs at least one.',
    'There are 1001 columns; at most 1000 are supported.',
  ]);
});

test('a line of 1000 cells may be full or one cell too long', () => {
  const columns = Array.from({ length: 1000 }, () => [1]);
  assert(makePuzzle({ rows: [[1000]], columns }).ok);
  assert.deepEqual(faultsOf({ rows: [[500, 500]], columns }), [
    { code: 'clue-too-long', line: 0, side: 'rows', index: 0, needed: 1001, room: 1000, excess: 1 },
  ]);
});

test('a clue that is too long says by how much', () => {
  const input = { rows: [[2, 3]], columns: [[1], [1, 1, 1]] };
  assert.deepEqual(faultsOf(input), [
    { code: 'clue-too-long', line: 0, side: 'rows', index: 0, needed: 6, room: 2, excess: 4 },
    { code: 'clue-too-long', line: 2, side: 'columns', index: 1, needed: 5, room: 1, excess: 4 },
  ]);
  assert.deepEqual(messagesOf(input), [
    'Row 1 needs 6 cells but has 2: 4 too many.',
    'Column 2 needs 5 cells but has 1: 4 too many.',
  ]);
});

test('different colours may touch, blotted runs need one cell', () => {
  const palette = { colors: [{}, {}] };
  const touching = [2, { length: 2, color: 2 }];
  const columns = [[1], [1], [1], [1]];
  assert.deepEqual(faultsOf({ rows: [touching], columns, palette }), []);
  assert.equal(excessOf({ rows: [[2, 2]], columns, palette }), 1);
  assert.equal(excessOf({ rows: [[2, { length: null }, 1]], columns }), 2);
});

test('every bad run is named', () => {
  const rows = [[-1, 2.5, Number.NaN, Infinity, '3', null, undefined, [1], {}, 2 ** 53, 3n, true]];
  const columns = Array.from({ length: 40 }, () => null);
  const expected = ['-1', '2.5', 'NaN', 'Infinity', '"3"', 'null', 'undefined', 'array', 'undefined'];
  expected.push('9007199254740992', '3n', 'true');
  const at = { code: 'bad-length', line: 0, side: 'rows', index: 0 };
  assert.deepEqual(
    faultsOf({ rows, columns }),
    expected.map((found, run) => ({ ...at, run, found })),
  );
  assert.equal(
    messagesOf({ rows, columns })[7],
    'Row 1, run 8 is an array; a run is a whole number of cells, 1 or more.',
  );
});

test('a zero among other runs is a fault', () => {
  assert.deepEqual(messagesOf({ rows: [[1, 0]], columns: [null, null, null] }), [
    'Row 1, run 2 is 0; a blank line is a single 0 or no run at all.',
  ]);
});

test('a colour must be in the palette', () => {
  const run = (color: unknown) => ({ length: 1, color });
  const columns = [null, null, null, null];
  assert.deepEqual(messagesOf({ rows: [[run(2)]], columns }), [
    'Row 1, run 1 has colour 2; the palette has only colour 1.',
  ]);
  const palette = { colors: [{}, {}, {}] };
  assert.deepEqual(messagesOf({ rows: [[run(0), run('1'), run(4), run(1.5)]], columns, palette }), [
    'Row 1, run 1 has colour 0; the palette has colours 1 to 3.',
    'Row 1, run 2 has colour "1"; the palette has colours 1 to 3.',
    'Row 1, run 3 has colour 4; the palette has colours 1 to 3.',
    'Row 1, run 4 has colour 1.5; the palette has colours 1 to 3.',
  ]);
});

test('a colour that is no number from 1 up is in no palette, and a sound run beside it has no fault', () => {
  const palette = { colors: [{}, {}] };
  for (const color of [0, -1, 1.5, 3, Number.NaN, '1']) {
    const [fault, ...others] = faultsOf({
      rows: [[{ length: null }, { length: 1, color }]],
      columns: [null],
      palette,
    });
    assert.equal(fault.code, 'unknown-color', String(color));
    assert.deepEqual(
      others.filter(({ code }) => code !== 'clue-too-long'),
      [],
    );
  }
  const codes = faultsOf({ rows: [[{ length: null }, -1]], columns: [null, null, null] }).map(
    ({ code }) => code,
  );
  assert.deepEqual(codes, ['bad-length']);
});

test('what is not a clue, or no list of clues, is reported', () => {
  assert.deepEqual(messagesOf({ rows: ['1 2', 3, undefined, { 0: 1 }], columns: [null] }), [
    'Row 1 is "1 2"; expected a list of runs, or null for an unknown clue.',
    'Row 2 is 3; expected a list of runs, or null for an unknown clue.',
    'Row 3 is undefined; expected a list of runs, or null for an unknown clue.',
    'Row 4 is an object; expected a list of runs, or null for an unknown clue.',
  ]);
  assert.deepEqual(messagesOf({ rows: '1;1' }), [
    'The rows are "1;1"; expected a list of clues.',
    'The columns are undefined; expected a list of clues.',
  ]);
});

test('holes in arrays are not passed over', () => {
  // biome-ignore lint/suspicious/noSparseArray: that is the case under test
  const faults = faultsOf({ rows: [[, 1], ,], columns: [null, null, null] });
  assert.deepEqual(
    faults.map((fault) => [fault.code, 'line' in fault && fault.line, 'run' in fault && fault.run]),
    [
      ['bad-length', 0, 0],
      ['bad-clue', 1, false],
    ],
  );
});

test('all faults come at once, in the order of the lines', () => {
  const faults = faultsOf({
    rows: [[5], [-1, { length: 0, color: 9 }], 'x'],
    columns: [[1, 1, 1]],
    palette: { colors: [{ rgb: 'red' }] },
  });
  assert.deepEqual(
    faults.map((fault) => `${fault.code} ${'line' in fault ? fault.line : ''}`),
    [
      'bad-palette ',
      'clue-too-long 0',
      'bad-length 1',
      'zero-run 1',
      'unknown-color 1',
      'bad-clue 2',
      'clue-too-long 3',
    ],
  );
});

test('every fault code can occur', () => {
  const seen = new Set([
    ...faultsOf({ rows: [], columns: Array(1001).fill([]) }).map((fault) => fault.code),
    ...faultsOf({ rows: [[9], [-1], [0, 1], 1], columns: [[{ length: 1, color: 2 }]] }).map(
      (fault) => fault.code,
    ),
    ...faultsOf({ rows: [[]], columns: [[]], palette: {} }).map((fault) => fault.code),
  ]);
  assert.deepEqual([...seen].sort(), [...FAULT_CODES].sort());
});

test('sums beyond any line stay finite', () => {
  const huge = Array(2000).fill(2 ** 53 - 1);
  assert(Number.isFinite(excessOf({ rows: [huge], columns: [[]] })));
});

test('30 colours are the most', () => {
  const palette = (count: number) => ({ colors: Array.from({ length: count }, () => ({})) });
  const last = { length: 1, color: MAX_COLORS };
  assert(makePuzzle({ rows: [[last]], columns: [[last]], palette: palette(MAX_COLORS) }).ok);
  assert.deepEqual(messagesOf({ rows: [[]], columns: [[]], palette: palette(MAX_COLORS + 1) }), [
    'The palette has 31 colours; at most 30 are supported.',
  ]);
});

test('without a palette to judge them by, colours are no faults', () => {
  const runs = [{ length: 1, color: 5 }];
  for (const colors of [[], undefined]) {
    const codes = faultsOf({ rows: [runs], columns: [runs], palette: { colors } }).map((fault) => fault.code);
    assert.deepEqual(codes, ['bad-palette']);
  }
  const [, message] = messagesOf({ rows: [[{ length: 1, color: 'x' }]], columns: [[]], palette: {} });
  assert.equal(message, 'Row 1, run 1 has colour "x"; a colour is a whole number, 1 or more.');
});

test('no input at all is a mistake of the caller', () => {
  for (const nothing of [undefined, null, 'rows', 7]) {
    assert.throws(() => faultsOf(nothing), {
      name: 'TypeError',
      message: /expected an object with rows and/,
    });
  }
});

test('whatever comes in, faults or a puzzle come out', () => {
  const junk = fc.anything({
    withBigInt: true,
    withSparseArray: true,
    withNullPrototype: true,
    withTypedArray: true,
  });
  const nearly = fc.record(
    {
      rows: fc.oneof(junk, fc.array(fc.oneof(junk, fc.array(fc.oneof(junk, fc.nat(5)))))),
      columns: fc.oneof(junk, fc.array(fc.oneof(junk, fc.array(fc.oneof(junk, fc.nat(5)))))),
      palette: fc.oneof(
        junk,
        fc.record(
          {
            background: junk,
            colors: fc.array(fc.oneof(junk, fc.record({ name: junk, rgb: junk, symbol: fc.string() }, {}))),
          },
          { requiredKeys: [] },
        ),
      ),
    },
    { requiredKeys: [] },
  );
  const property = fc.property(nearly, (input) => {
    const made = makePuzzle(input as PuzzleInput);
    if (made.ok) return;
    assert(made.faults.length > 0);
    for (const fault of made.faults) {
      assert(FAULT_CODES.includes(fault.code));
      for (const locale of LOCALES) {
        assert.match(asSentence(faultMessage(fault, locale)), /^\p{Lu}[^\n\p{Cc}]*\.$/u);
      }
      assert.deepEqual(JSON.parse(JSON.stringify(fault)), fault);
    }
  });
  fc.assert(property, { seed: 4, numRuns: 1000 });
});

test('a puzzle put in again comes out the same, and is plain data', () => {
  const property = fc.property(arbitraryPuzzle({ maxColors: 5 }), ({ puzzle }) => {
    const made = makePuzzle(puzzle);
    assert(made.ok);
    assert.deepEqual(made.puzzle, puzzle);
    assert.deepEqual(made.findings, []);
    assert.deepEqual(structuredClone(made), JSON.parse(JSON.stringify(made)));
  });
  fc.assert(property, { seed: 5 });
});

test('the puzzle does not hang on to the input', () => {
  const rows = [[{ length: 1, color: 1 }]];
  const made = makePuzzle({ rows, columns: [[1]] });
  assert(made.ok);
  rows[0][0].length = 7;
  rows[0].push({ length: 1, color: 1 });
  assert.deepEqual(made.puzzle.rows, [[{ length: 1, color: 1 }]]);
});
