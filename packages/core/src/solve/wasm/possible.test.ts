// Reasons for learned clauses ask a cheaper question than narrowing: does any placement fit? A kernel that
// says yes too often only makes reasons longer, so no solution is wrong and only effort shows it. Hence
// each kernel is held against the reference engine here, one line at a time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Clue } from '../../model/index.js';
import { type LineRecipe, randomLine } from '../../testing/generate.js';
import { LINE_CASES } from '../../testing/line-cases.js';
import { cellsFrom, clueFrom } from '../../testing/notation.js';
import { Random } from '../../testing/random.js';
import { referenceLineEngine } from '../reference/line.js';
import { instances } from './module.js';

const engine = instances.borrow();

function isPossible(clue: Clue, cells: Uint32Array, colors: number): boolean {
  const runs = clue ?? [];
  const numbers = [
    cells.length,
    colors + 1,
    clue === null ? -1 : runs.length,
    ...runs.flatMap(({ length, color }) => [length ?? 0, color]),
    ...cells,
  ];
  const at = engine.reserve(4 * numbers.length);
  new Int32Array(engine.memory.buffer, at, numbers.length).set(numbers);
  return engine.possibleSingle(at) !== 0;
}

test('the table of line cases', () => {
  for (const { name, clue, given, want, colors = 1 } of LINE_CASES) {
    const cells = cellsFrom(given, colors);
    // The kernels' precondition; a clue that is too long never gets as far as a kernel.
    if (cells.includes(0)) continue;
    assert.equal(isPossible(clueFrom(clue), cells, colors), want !== null, name);
  }
});

const KINDS: Record<string, (random: Random) => LineRecipe> = {
  'one word, one colour': (random) => ({ length: 2 + random.below(62) }),
  'one word, coloured or blotted': (random) => ({
    length: 2 + random.below(60),
    colors: 1 + random.below(3),
    blotted: random.below(3) / 3,
  }),
  'several words, one colour': (random) => ({ length: 64 + random.below(200) }),
  'several words, coloured or blotted': (random) => ({
    length: 64 + random.below(150),
    colors: 1 + random.below(3),
    blotted: random.below(3) / 3,
  }),
};

for (const [title, recipe] of Object.entries(KINDS)) {
  test(`random lines: ${title}`, () => {
    const random = new Random(5);
    let impossible = 0;
    for (let i = 0; i < 1500; i++) {
      const base = recipe(random);
      // Known cells, one or two of them wrong: lines that would fit without their gaps are among them.
      // Long lines have one kernel for little slack and another one for much.
      const slack = random.below(random.below(2) === 0 ? 6 : base.length);
      const known = random.next();
      const wrong = Math.min(1, (1 + random.below(3)) / (1 + base.length * known));
      const { clue, cells } = randomLine(random, { ...base, slack, known, wrong });
      const want = referenceLineEngine.solveLine(clue, cells.slice());
      assert.equal(isPossible(clue, cells, base.colors ?? 1), want, `line ${i}`);
      if (!want) impossible += 1;
    }
    assert(impossible > 300, `only ${impossible} lines are impossible`);
  });
}
