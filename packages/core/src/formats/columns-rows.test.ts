import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../model/index.js';
import { parse, write } from './index.js';

test('reads columns first, several puzzles one per line', () => {
  const result = parse('1,1;0;2:2;;1,1\r\n\n  1:1  \n');
  assert(result.ok);
  assert.equal(result.format, 'string');
  assert.deepEqual(
    result.documents.map(({ puzzle }) => canonicalText(puzzle)),
    ['3x3|2;;1,1|1,1;;2', '1x1|1|1'],
  );
});

test('writes what it reads', () => {
  const text = '2;0;1,1:1,1;2;0\n';
  const result = parse(text);
  assert(result.ok);
  assert.deepEqual(write(result.documents, 'string'), { ok: true, output: text, losses: [] });
});

test('faults stand where they are', () => {
  const result = parse('1;x;1:1;-2;4', { from: 'string' });
  assert(!result.ok);
  assert.deepEqual(
    result.faults.map(({ code, line, column }) => [code, line, column]),
    [
      ['bad-syntax', 1, 3],
      ['bad-length', 1, 9],
      ['clue-too-long', 1, 12],
    ],
  );
});

test('no colon, and two', () => {
  for (const text of ['1;1', '1:1:1']) assert(!parse(text, { from: 'string' }).ok);
});

test('one mistyped character is found, not a file of no known kind', () => {
  const result = parse('1,2;1:3;x');
  assert(!result.ok);
  assert.equal(result.format, 'string');
  assert.deepEqual(
    result.faults.map(({ code, column }) => [code, column]),
    [
      ['clue-too-long', 3],
      ['clue-too-long', 7],
      ['bad-syntax', 9],
    ],
  );
});
