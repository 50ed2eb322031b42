import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOfColors, puzzleOf } from '@crosshatch/core/model';
import { disagreement, Judge } from './judge.js';

const size = { width: 2, height: 2 };
const grid = gridOfColors(size, [1, 0, 0, 1]);
const other = gridOfColors(size, [0, 1, 1, 0]);
const named = { name: 'switch', puzzle: puzzleOf(grid) };
const full = gridOfColors(size, [1, 1, 1, 1]);
const onlyOne = { name: 'full', puzzle: puzzleOf(full) };
const judge = new Judge(600);

test('a grid that does not meet the clues is wrong, whatever the verdict', () => {
  const wrong = gridOfColors(size, [1, 1, 0, 0]);
  for (const verdict of ['unique', 'solved', 'multiple', 'undecided'] as const) {
    const judgement = judge.judge(named, { verdict, solutions: [wrong] });
    assert.equal(judgement.kind, 'wrong');
    assert.match(judgement.kind === 'wrong' ? judgement.reason : '', /row 1/);
  }
});

test('two different grids prove "multiple", the same one twice does not', () => {
  assert.equal(judge.judge(named, { verdict: 'multiple', solutions: [grid, other] }).kind, 'right');
  assert.deepEqual(judge.judge(named, { verdict: 'multiple', solutions: [grid, grid] }), {
    kind: 'wrong',
    reason: 'the same solution twice',
  });
});

test('claims without grids are compared with what is proven', () => {
  assert.deepEqual(judge.judge(named, { verdict: 'unique', solutions: [grid] }), {
    kind: 'wrong',
    reason: 'claims "unique", proven: "multiple"',
  });
  assert.equal(judge.judge(named, { verdict: 'multiple', solutions: [] }).kind, 'right');
  assert.equal(judge.judge(onlyOne, { verdict: 'unique', solutions: [] }).kind, 'right');
  assert.equal(judge.judge(onlyOne, { verdict: 'none', solutions: [] }).kind, 'wrong');
  assert.equal(judge.judge(onlyOne, { verdict: 'solved', solutions: [full] }).kind, 'right');
  assert.equal(judge.judge(onlyOne, { verdict: 'solved', solutions: [] }).kind, 'unverified');
});

test('a proof that takes too long leaves a claim unverified', () => {
  let clock = 0;
  const hurried = new Judge(1, () => {
    clock += 1000;
    return clock;
  });
  assert.equal(hurried.judge(onlyOne, { verdict: 'unique', solutions: [full] }).kind, 'unverified');
});

test('verdicts must agree; a solver that gives up or proves nothing contradicts nobody', () => {
  const claims = (a: 'unique' | 'solved', b: 'solved' | 'undecided' | 'multiple' | 'none') =>
    disagreement(
      new Map([
        ['a', a],
        ['b', b],
      ]),
    );
  assert.equal(claims('unique', 'solved'), undefined);
  assert.equal(claims('unique', 'undecided'), undefined);
  assert.equal(claims('unique', 'multiple'), 'a claims "unique", b claims "multiple"');
  assert.equal(claims('solved', 'none'), 'b claims "none", a claims "solved"');
});
