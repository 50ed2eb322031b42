import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatFault, formatsOfName, parse, write } from './index.js';

test('a fault reads like a compiler message', () => {
  const result = parse('width 10\nheight 1\nrows\n3,12,1\ncolumns\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n');
  assert(!result.ok);
  assert.equal(
    formatFault(result.faults[0], 'castle.non'),
    [
      'castle.non:4:3: run 12 does not fit in a row of 10 cells',
      '  3,12,1',
      '    ^^',
      '  hint: check the run (1 2 instead of 12?), or the width of the puzzle',
    ].join('\n'),
  );
});

test('nothing, and nothing that is known', () => {
  for (const [text, code] of [
    ['', 'empty-input'],
    [' \n\t', 'empty-input'],
    ['Dear Sir or Madam,', 'unknown-format'],
  ]) {
    const result = parse(text);
    assert(!result.ok);
    assert.equal(result.faults[0].code, code);
  }
});

test('a file that fits nothing is judged by its name', () => {
  const result = parse('rosw\n1\n', { name: 'X.NON' });
  assert(!result.ok);
  assert.equal(result.faults[0].code, 'missing-part');
});

test('a file past the limit of bytes is not looked at', () => {
  const result = parse('1:1', { limits: { bytes: 2 } });
  assert(!result.ok);
  assert.equal(result.faults[0].code, 'input-too-large');
});

test('limits on puzzles and cells', () => {
  const many = parse('1:1\n1:1\n1:1\n', { limits: { puzzles: 2 } });
  assert(!many.ok);
  assert.deepEqual(
    many.faults.map(({ code, line }) => [code, line]),
    [['too-many-puzzles', 3]],
  );
  const cells = parse('rows\n1\ncolumns\n1\n0\ngoal "10"\n', { limits: { cells: 1 } });
  assert(!cells.ok);
  assert.equal(cells.faults[0].code, 'too-many-cells');
});

test('at most 20 faults', () => {
  const result = parse(`${'x;'.repeat(50)}x:1`, { from: 'string' });
  assert(!result.ok);
  assert.equal(result.faults.length, 20);
});

test('an unknown format id is a mistake of the programmer', () => {
  assert.throws(() => parse('1:1', { from: 'nothing' }), /There is no format "nothing" to read; expected /);
  const result = parse('1:1');
  assert(result.ok);
  assert.throws(() => write(result.documents, 'nothing'), RangeError);
  assert.throws(() => write([], 'string'), RangeError);
});

test('losses are reported, or are faults when strict', () => {
  const result = parse('title "T"\nrows\n1\ncolumns\n1\ngoal "1"\n');
  assert(result.ok);
  const written = write(result.documents, 'string');
  assert(written.ok);
  assert.deepEqual(
    written.losses.map(({ what }) => what),
    ['title', 'goal'],
  );
  const strict = write(result.documents, 'string', { strict: true });
  assert(!strict.ok);
  assert.deepEqual(
    strict.faults.map(({ code }) => code),
    ['lossy', 'lossy'],
  );
});

test('what would become another puzzle is not written', () => {
  const result = parse('color a #f00\ncolor b #00f\nrows\n1a,1b\ncolumns\n1a\n1b\n');
  assert(result.ok);
  const written = write(result.documents, 'string');
  assert(!written.ok);
  assert.equal(written.faults[0].code, 'colors');
  assert.match(written.faults[0].message, /has no colours, and this puzzle has 2; crosshatch, non/);
});

test('a name gives the formats that use its extension', () => {
  assert.deepEqual(
    formatsOfName('a/b.NON').map(({ id }) => id),
    ['non'],
  );
  assert.deepEqual(
    formatsOfName('readme').map(({ id }) => id),
    [],
  );
});
