import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { arbitraryPuzzle, arbitrarySymmetry } from '../testing/arbitraries.js';
import { gridFrom, puzzleFrom } from '../testing/notation.js';
import { puzzleOf } from './clues-of.js';
import { canonicalText, puzzleHash, symmetryHash, symmetryText } from './hash.js';
import { makePuzzle, type Puzzle } from './puzzle.js';
import { sha256 } from './sha256.js';
import { SYMMETRIES, transformPuzzle } from './symmetry.js';

const letterF = puzzleOf(gridFrom(['##', '#.', '##', '#.']));
const colored = puzzleFrom('1b 2a;*', '?b;1a;1a', 2);

test('SHA-256 is the one that everyone has', () => {
  for (const length of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1000, 100_000]) {
    const text = 'Crosshatch;'.repeat(Math.ceil(length / 11)).slice(0, length);
    assert.equal(sha256(text), createHash('sha256').update(text).digest('hex'), `${length} characters`);
  }
});

test('the canonical text', () => {
  assert.equal(canonicalText(letterF), '2x4|2;1;2;1|4;1,1');
  assert.equal(canonicalText(colored), '3x2|1,2:2;*|?;1:2;1:2');
  assert.equal(canonicalText(puzzleFrom('0;1', '?;*')), '2x2|;1|?;*');
});

test('hashes are stable: they are stored in files and compared between versions', () => {
  assert.equal(puzzleHash(letterF), 'c627d2c5349b8f19039ad6b5c40ac01950172517d85da7a290cb4ff94aceff06');
  assert.equal(puzzleHash(colored), '74168706f995c12973b87a422ecc2ec7db4ef1b3868c1b0558d8e9b0486f1461');
  assert.equal(symmetryHash(letterF), '646b86034869b3bfcc9e8b2e1b6854d7794ab6fdb3975e4dba3bbdf550e46a0a');
  assert.equal(symmetryHash(colored), '82f0fac5ddd7918ab6836beec8c83326903d2c6728548b5d0204b9eefde2a66f');
});

test('the hash is the SHA-256 of the canonical text', () => {
  const expected = createHash('sha256').update('2x4|2;1;2;1|4;1,1').digest('hex');
  assert.equal(puzzleHash(letterF), expected);
});

test('given cells belong to the hash unless they are all unknown', () => {
  const given = gridFrom(['?[.b]?', '??a'], 2);
  // Colours have the numbers that the clues give them: b comes first.
  assert.equal(canonicalText(colored, given), '3x2|1,2:2;*|?;1:2;1:2|1=0,1;5=2');
  assert.equal(canonicalText(colored, gridFrom(['??[ab]', '???'], 2)), '3x2|1,2:2;*|?;1:2;1:2|2=1,2');
  assert.notEqual(puzzleHash(colored, given), puzzleHash(colored));
  assert.notEqual(puzzleHash(colored, given), puzzleHash(colored, gridFrom(['?[.b]?', 'a??'], 2)));
  assert.equal(puzzleHash(colored, gridFrom(['???', '???'], 2)), puzzleHash(colored));
});

test('names, values, symbols, unused colours and their order play no part', () => {
  const run = (length: number, color: number) => ({ length, color });
  const made = (colors: object[], first: number, second: number): Puzzle => {
    const result = makePuzzle({
      rows: [[run(1, first), run(1, second)]],
      columns: [[run(1, first)], [run(1, second)]],
      palette: { colors },
    });
    assert(result.ok);
    return result.puzzle;
  };
  const one = puzzleHash(made([{ name: 'red' }, { name: 'green' }], 1, 2));
  assert.equal(puzzleHash(made([{ rgb: '#123' }, { name: 'spare' }, { symbol: 'x' }], 3, 1)), one);
  assert.notEqual(puzzleHash(puzzleFrom('1 1', '1;0;1')), one);
});

test('puzzles that differ hash differently', () => {
  const puzzles = ['2;1|1;2', '2;1|2;1', '2;*|1;2', '2;?|1;2', '1 1;0|1;0;1', '1a 1b|1a;1b', '1a 1a|1a;0;1a'];
  const hashes = puzzles.map((text) => {
    const [rows, columns] = text.split('|');
    return puzzleHash(puzzleFrom(rows, columns, 2));
  });
  assert.equal(new Set(hashes).size, puzzles.length);
});

test('rotated and mirrored copies share the symmetric hash', () => {
  const property = fc.property(arbitraryPuzzle(), arbitrarySymmetry(), ({ puzzle }, symmetry) => {
    assert.equal(symmetryHash(transformPuzzle(puzzle, symmetry)), symmetryHash(puzzle));
  });
  fc.assert(property, { seed: 13 });
});

test('the text of all orientations is the least of their canonical texts', () => {
  const property = fc.property(arbitraryPuzzle(), ({ puzzle }) => {
    const texts = SYMMETRIES.map((symmetry) => canonicalText(transformPuzzle(puzzle, symmetry)));
    assert.equal(symmetryText(puzzle), texts.sort()[0]);
  });
  fc.assert(property, { seed: 14, numRuns: 500 });
});

test('the plain hash distinguishes rotated copies, the symmetric one only other puzzles', () => {
  assert.notEqual(puzzleHash(transformPuzzle(letterF, 'rotate90')), puzzleHash(letterF));
  assert.notEqual(symmetryHash(puzzleOf(gridFrom(['##', '##', '#.', '#.']))), symmetryHash(letterF));
});
