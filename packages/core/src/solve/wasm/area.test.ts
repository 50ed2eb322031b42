// The area check closes puzzles whose regions do not add up, and no others: held against brute force on puzzles of every
// kind, and against the engine without it on larger ones. Its certificates are accepted by the checker.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Grid, type Puzzle, unknownGrid } from '../../model/index.js';
import { checkedEngine } from '../../testing/checked-engine.js';
import { randomPuzzle } from '../../testing/generate.js';
import { everySolution } from '../../testing/oracle.js';
import { pigeonholes } from '../../testing/pigeonholes.js';
import { Random } from '../../testing/random.js';
import { verifyCertificate } from '../../verify/index.js';
import { solve } from '../solve.js';

interface Answer {
  readonly verdict: string;
  readonly text: string;
  readonly byArea: boolean;
}

function answer(puzzle: Puzzle, given: Grid | undefined): Answer {
  let text = '';
  const { verdict } = solve(puzzle, {
    engine: checkedEngine(),
    certificate: (piece) => {
      text += piece;
    },
    ...(given === undefined ? {} : { given }),
  });
  return { verdict, text, byArea: /^a /m.test(text) };
}

/** What is known of some cells, most of it true of the grids that the puzzle was drawn from. */
function someCells(random: Random, puzzle: Puzzle): Grid | undefined {
  if (random.below(3) > 0) return undefined;
  const given = unknownGrid(puzzle, puzzle.palette);
  const values = puzzle.palette.colors.length + 1;
  for (let i = 0; i < 2; i++) given.cells[random.below(given.cells.length)] = 1 << random.below(values);
  return given;
}

function isRight(count: number, verdict: string): boolean {
  return verdict === (count === 0 ? 'none' : count === 1 ? 'unique' : 'multiple');
}

const KINDS = [
  { title: 'one colour', colors: 1, spoilt: 0.2, closesSome: true },
  { title: 'blotted runs and unknown clues', colors: 1, blotted: 0.15, unknown: 0.1, spoilt: 0.12 },
  { title: 'one colour, solvable', colors: 1 },
  { title: 'two colours', colors: 2, spoilt: 0.08 },
  { title: 'two colours, blotted', colors: 2, blotted: 0.1, unknown: 0.1, spoilt: 0.05 },
];

for (const { title, closesSome = false, ...recipe } of KINDS) {
  test(`the area check agrees with brute force: ${title}`, () => {
    const random = new Random(title.length);
    let closed = 0;
    for (let i = 0; i < 1000; i++) {
      const width = 2 + random.below(recipe.colors === 1 ? 4 : 3);
      const height = 2 + random.below(recipe.colors === 1 ? 3 : 2);
      const draw = () =>
        randomPuzzle(random, { width, height, density: 0.2 + 0.3 * random.next(), ...recipe });
      // Rows of one grid and columns of another seldom have a solution, and lines alone seldom show it.
      const puzzle = i % 2 === 0 ? draw() : { ...draw(), columns: draw().columns };
      const given = someCells(random, puzzle);
      const { verdict, text, byArea } = answer(puzzle, given);
      assert(isRight(everySolution(puzzle, given).length, verdict), `puzzle ${i}: ${verdict}`);
      if (!byArea) continue;
      closed += 1;
      const verification = verifyCertificate(puzzle, text, given);
      assert(verification.ok && verification.claim === 'none', JSON.stringify(verification));
    }
    if (closesSome) assert(closed >= 10, `${closed} closed by area`);
    if (recipe.colors > 1) assert.equal(closed, 0);
  });
}

test('the same verdicts without the area check on larger puzzles', () => {
  const random = new Random(8);
  let closed = 0;
  for (let i = 0; i < 400; i++) {
    const size = { width: 6 + random.below(9), height: 6 + random.below(9) };
    const puzzle = randomPuzzle(random, { ...size, spoilt: 0.02, unknown: i % 2 === 0 ? 0.05 : 0 });
    const { verdict, text, byArea } = answer(puzzle, undefined);
    assert.equal(verdict, solve(puzzle, { engine: checkedEngine({}, ['area check']) }).verdict);
    if (!byArea) continue;
    closed += 1;
    assert(verifyCertificate(puzzle, text).ok);
  }
  assert(closed >= 4, `${closed} closed by area`);
});

test('pigeonholes are closed before the search', () => {
  for (const holes of [8, 13, 20]) {
    const result = solve(pigeonholes(holes), { engine: checkedEngine() });
    assert.equal(result.verdict, 'none');
    assert.equal(result.effort.decisions, 0);
    assert(!result.lineSolvable);
    assert.equal(result.verdict === 'none' ? result.line : 0, null);
  }
});

test('the checker refuses a step that claims a mismatch where there is none', () => {
  const puzzle = randomPuzzle(new Random(2), { width: 6, height: 6 });
  const head = answer(puzzle, undefined).text.split('\n').slice(0, 2);
  for (const region of [`${'111111/'.repeat(5)}111111`, `${'110000/'.repeat(3)}000000/000000/001100`]) {
    const verification = verifyCertificate(puzzle, [...head, `a ${region}`, 'q none', ''].join('\n'));
    assert(!verification.ok);
    assert.match(
      `${verification.line}: ${verification.message}`,
      /^3: Rows and columns can fill equally many/,
    );
  }
});
