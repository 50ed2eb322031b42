// Certificates of every kind of puzzle are accepted, and changed ones are refused. The checker is also held against
// brute force: a line by all fillings, a claim by all solutions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Clue, type Grid, gridOfColors, type Puzzle, puzzleOf, unknownGrid } from '../model/index.js';
import { referenceEngine, STRATEGIES, type Strategy, solve } from '../solve/index.js';
import { checkedEngine } from '../testing/checked-engine.js';
import { type PuzzleRecipe, randomLine, randomPuzzle } from '../testing/generate.js';
import { forEachFilling, lineByFillings, readsAs } from '../testing/line-oracle.js';
import { nDom } from '../testing/n-dom.js';
import { clueFrom, puzzleFrom } from '../testing/notation.js';
import { everySolution } from '../testing/oracle.js';
import { Random } from '../testing/random.js';
import { shippedPuzzles } from '../testing/shipped-puzzles.js';
import { type Line, makeLine } from './line.js';
import { verifyCertificate } from './verifier.js';

interface Certified {
  readonly verdict: string;
  readonly text: string;
}

function certified(puzzle: Puzzle, strategy: Strategy, given?: Grid, max = 2): Certified {
  let text = '';
  const result = solve(puzzle, {
    engine: checkedEngine(),
    strategy,
    max,
    certificate: (piece) => {
      text += piece;
    },
    ...(given === undefined ? {} : { given }),
  });
  return { verdict: result.verdict, text };
}

function assertAccepted(puzzle: Puzzle, { verdict, text }: Certified, given?: Grid): void {
  const verification = verifyCertificate(puzzle, text, given);
  assert(verification.ok, JSON.stringify(verification));
  const claim = verification.claim === 'count' ? 'multiple' : verification.claim;
  assert.equal(claim, verdict);
}

function randomRecipe(random: Random, largest: number): PuzzleRecipe {
  return {
    width: 2 + random.below(largest - 1),
    height: 2 + random.below(largest - 1),
    colors: 1 + random.below(3),
    density: 0.3 + random.next() * 0.4,
    ...(random.below(3) === 0 ? { blotted: 0.15, unknown: 0.1 } : {}),
    ...(random.below(4) === 0 ? { spoilt: 0.03 } : {}),
  };
}

/** A line whose facts are its cells, and then the starts of its runs, which may be anywhere. */
function freeLine(clue: Clue, cells: ArrayLike<number>): { line: Line; facts: Int32Array } {
  const facts = Array.from(cells);
  const places = facts.map((_, cell) => cell);
  const runs = (clue ?? []).map(() => facts.push(0, cells.length - 1) - 2);
  return { line: makeLine(clue, places, runs, 4), facts: Int32Array.from(facts) };
}

test('a line of the checker keeps exactly what some filling uses', () => {
  const random = new Random(5);
  for (let i = 0; i < 1500; i++) {
    const { clue, cells } = randomLine(random, {
      length: 1 + random.below(9),
      colors: 1 + random.below(3),
      blotted: random.below(2) * 0.4,
      wrong: random.below(2) * 0.2,
    });
    const { line, facts } = freeLine(clue, cells);
    const expected = lineByFillings(clue, cells);
    assert.equal(line.narrow(facts), expected !== null);
    if (expected !== null) assert.deepEqual([...facts.subarray(0, cells.length)], [...expected]);
  }
});

test('the largest sum of weights of a line is that of its best filling', () => {
  const random = new Random(6);
  for (let i = 0; i < 1000; i++) {
    const { clue, cells } = randomLine(random, {
      length: 1 + random.below(8),
      colors: 1 + random.below(2),
      blotted: random.below(2) * 0.4,
      wrong: 0,
    });
    const { line, facts } = freeLine(clue, cells);
    const weights = Array.from(cells, () => random.below(3) - 1);
    const sums: number[] = [];
    forEachFilling(cells, (filling) => {
      const sum = filling.reduce((total, color, cell) => total + (color > 0 ? weights[cell] : 0), 0);
      if (readsAs(filling, clue)) sums.push(sum);
    });
    assert.equal(
      line.most(facts, (cell) => weights[cell]),
      Math.max(...sums),
    );
  }
});

test('bounds of starts restrict a line, and are narrowed with it', () => {
  const { line } = freeLine(clueFrom('2 1'), [3, 3, 3, 3, 3, 3]);
  const narrowed = (...starts: readonly number[]) => {
    const facts = Int32Array.of(3, 3, 3, 3, 3, 3, ...starts);
    return line.narrow(facts) ? facts.join(' ') : undefined;
  };
  assert.equal(narrowed(0, 5, 0, 5), '3 3 3 3 3 3 0 2 3 5');
  assert.equal(narrowed(1, 5, 0, 4), '1 2 2 1 2 1 1 1 4 4');
  assert.equal(narrowed(2, 5, 0, 4), undefined);
});

test('certificates of random puzzles of every kind, by every strategy', () => {
  const random = new Random(17);
  const seen = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const puzzle = randomPuzzle(random, randomRecipe(random, 12));
    const strategy = STRATEGIES[i % STRATEGIES.length];
    const made = certified(puzzle, strategy, undefined, i % 5 === 0 ? 40 : 2);
    seen.add(made.verdict);
    for (const line of made.text.split('\n').slice(2)) seen.add(line.slice(0, 1));
    assertAccepted(puzzle, made);
  }
  assert.deepEqual([...seen].sort().join(' ').trim(), 'l multiple none q u unique v');
});

test('certificates that rest on given cells', () => {
  const random = new Random(3);
  for (let i = 0; i < 100; i++) {
    const puzzle = randomPuzzle(random, { width: 8, height: 8, colors: 1 + (i % 2) });
    const given = unknownGrid(puzzle, puzzle.palette);
    for (let j = 0; j < 6; j++) {
      const cell = random.below(64);
      given.cells[cell] = 1 << random.below(puzzle.palette.colors.length + 1);
    }
    const made = certified(puzzle, 'balanced', given);
    assertAccepted(puzzle, made, given);
    assert(!verifyCertificate(puzzle, made.text).ok, 'another puzzle');
  }
});

test('hard puzzles: order literals, symmetries, probing', () => {
  for (const strategy of ['balanced', 'eager', 'activity', 'eager-enumerate'] as const) {
    const made = certified(nDom(5), strategy);
    assert.equal(made.verdict, 'unique');
    assertAccepted(nDom(5), made);
  }
  const { text } = certified(nDom(6), 'eager');
  for (const kind of [/^s \d$/m, /#\d+<=/, /^l /m]) assert(kind.test(text), String(kind));
  assertAccepted(nDom(6), { verdict: 'unique', text });
});

test('the reference engine writes certificates too', () => {
  const random = new Random(23);
  for (let i = 0; i < 60; i++) {
    const puzzle = randomPuzzle(random, randomRecipe(random, 7));
    let text = '';
    const { verdict } = solve(puzzle, {
      engine: referenceEngine,
      certificate: (piece) => {
        text += piece;
      },
    });
    assertAccepted(puzzle, { verdict, text });
  }
});

test('every shipped puzzle has a certificate', () => {
  for (const { document } of shippedPuzzles()) {
    const { puzzle, given } = document;
    assertAccepted(puzzle, certified(puzzle, 'balanced', given), given);
  }
});

test('the search is the same with and without a certificate', () => {
  const random = new Random(29);
  const puzzles = Array.from({ length: 40 }, () => randomPuzzle(random, { width: 16, height: 16 }));
  for (const puzzle of [...puzzles, nDom(7)]) {
    const plain = solve(puzzle, { strategy: 'eager' });
    const proven = solve(puzzle, { strategy: 'eager', certificate: () => {} });
    assert.deepEqual(proven.effort, plain.effort);
  }
});

test('an undecided solve claims nothing', () => {
  let text = '';
  const certificate = (piece: string) => {
    text += piece;
  };
  assert.equal(solve(nDom(9), { certificate, effort: { contradictions: 5 } }).verdict, 'undecided');
  const verification = verifyCertificate(nDom(9), text);
  assert(!verification.ok);
  assert.match(verification.message, /without a claim/);
});

/** A certificate with one thing changed. */
function mutated(random: Random, text: string): string {
  const lines = text.trimEnd().split('\n');
  const at = 2 + random.below(lines.length - 2);
  const line = lines[at];
  const words = line.split(' ');
  switch (random.below(5)) {
    case 0: // a literal flipped
      if (words[0] === 'l' && words.length > 1) {
        const which = 1 + random.below(words.length - 1);
        words[which] = words[which].startsWith('!') ? words[which].slice(1) : `!${words[which]}`;
      }
      lines[at] = words.join(' ');
      break;
    case 1: // a literal dropped
      if (words[0] === 'l') words.splice(1 + random.below(words.length - 1), 1);
      lines[at] = words.join(' ');
      break;
    case 2: // a step dropped
      lines.splice(at, 1);
      break;
    case 3: // another claim
      lines[lines.length - 1] = ['q unique', 'q none', 'q multiple', 'q count 3'][random.below(4)];
      break;
    default: // a cell of the solution changed
      lines[at] = line.startsWith('v') ? line.replace(/[01]/, (cell) => (cell === '0' ? '1' : '0')) : line;
  }
  return lines.join('\n');
}

test('a changed certificate never proves what is not true', () => {
  const random = new Random(41);
  let refused = 0;
  for (let i = 0; i < 1500; i++) {
    const puzzle = randomPuzzle(random, {
      ...randomRecipe(random, 4),
      colors: 1 + random.below(2),
      unknown: 0.1,
    });
    const { text } = certified(puzzle, STRATEGIES[i % STRATEGIES.length]);
    const verification = verifyCertificate(puzzle, mutated(random, text));
    if (!verification.ok) {
      refused += 1;
      assert(verification.line >= 1 && verification.message.length > 10);
      continue;
    }
    const all = everySolution(puzzle).length;
    const { claim, solutions } = verification;
    if (claim === 'multiple') assert(all >= 2);
    else assert.equal(all, claim === 'unique' ? 1 : claim === 'none' ? 0 : solutions.length);
  }
  assert(refused > 100, `${refused}`);
});

test('a solution in capital letters is the same solution', () => {
  const colors = Array.from({ length: 11 }, (_, i) => ({
    name: `color${i}`,
    symbol: 'abcdefghijk'[i],
    rgb: `${10 + 5 * i}`.repeat(3),
  }));
  const size = { width: 11, height: 1 };
  const grid = gridOfColors(
    size,
    colors.map((_, i) => i + 1),
  );
  const puzzle = puzzleOf(grid, { background: { name: 'white', rgb: 'ffffff' }, colors });
  const heads = certified(puzzle, 'balanced').text.split('\n').slice(0, 2);
  const steps = ['v 123456789ab', 'v 123456789AB', 'q multiple', ''];
  const verification = verifyCertificate(puzzle, [...heads, ...steps].join('\n'));
  const message = 'The same solution is listed twice.';
  assert.deepEqual(verification, { ok: false, line: 4, message });
});

test('what cannot be read, or belongs to another puzzle, is refused with its line', () => {
  const puzzle = puzzleFrom('1;1;1', '1;1;1');
  const { text } = certified(puzzle, 'balanced');
  const [header, hash] = text.split('\n');
  const refusal = (lines: readonly string[]) => {
    const verification = verifyCertificate(puzzle, lines.join('\n'));
    assert(!verification.ok);
    return `${verification.line}: ${verification.message}`;
  };
  assert.match(refusal(['x']), /^1: .*expected "crosshatch-certificate 4"\.$/);
  assert.match(
    refusal([header.replace('4', '3'), hash, 'q none']),
    /^1: .*certificate 3"; expected .*4"\. .*another version have to be written again/,
  );
  assert.match(refusal([header, 'puzzle 12']), /^2: The certificate is for another puzzle/);
  assert.match(
    refusal([header, hash, 'l 9,1 :']),
    /^3: .*"9,1" is about something that the puzzle does not have/,
  );
  assert.match(refusal([header, hash, 'l r1#2<=1 :']), /^3: .*something that the puzzle does not have/);
  assert.match(refusal([header, hash, 'l 1;1 :']), /^3: .*expected a literal/);
  for (const word of ['1,01', '01,1', '1,1:00', 'r1#01<=1', 'r1#1<=01'])
    assert.match(refusal([header, hash, `l ${word} :`]), /^3: .*expected a literal/);
  assert.match(refusal([header, hash, 'l 1,1 : r1']), /^3: .*does not follow/);
  assert.match(refusal([header, hash, 's 1']), /^3: There is no clause/);
  assert.match(refusal([header, hash, 'd 1']), /^3: There is no clause "1"/);
  assert.match(refusal([header, hash, 'l 1,1:2 :']), /^3: .*no colour 2/);
  assert.match(refusal([header, hash, 'l !r1#1<=99999999999 :']), /^3: .*does not have/);
  assert.match(refusal([header, hash, 'u r4']), /^3: There is no line or clause "r4"/);
  assert.match(refusal([header, hash, 'a 111']), /^3: .*3 rows of 3 cells/);
  assert.match(refusal([header, hash, 'a 111/111/111']), /^3: .*can fill equally many cells/);
  assert.match(refusal([header, hash, 'a 000/000/000']), /^3: .*can fill equally many cells/);
  assert.match(refusal([header, hash, 'v 1a0/000/000']), /^3: .*no known colour/);
  assert.match(refusal([header, hash, 'v 111/000/000']), /^3: .*does not satisfy/);
  assert.match(refusal([header, hash, 'q none']), /^3: .*no further solutions/);
  assert.match(refusal([header, hash, 'z']), /^3: .*expected a line that begins/);
  assert.match(refusal([header, hash]), /^3: .*without a claim/);
  assert.match(refusal([header, hash, `v ${'1'.repeat(1e6)}`]), /^3: .{1,200}$/);
});
