import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grade, IN_LINE_GRADES } from '../../explain/index.js';
import {
  check,
  distance,
  isMono,
  labOfHex,
  puzzleHash,
  Random,
  type Symmetry,
  sameGrid,
  transformGrid,
} from '../../model/index.js';
import { solve } from '../../solve/index.js';
import type { PatternSymmetry } from '../pattern-symmetry.js';
import { codeOf, parseCode } from './code.js';
import { daily } from './daily.js';
import { ENDLESS_DIFFICULTIES, type EndlessRecipe, endless, fromCode, type MotifPuzzle } from './endless.js';
import { cosine, sine } from './pen.js';
import { ALL_MOTIFS, MOTIFS } from './registry.js';

function isGood({ puzzle, solution }: MotifPuzzle): void {
  const result = solve(puzzle);
  assert(result.verdict === 'unique' && result.lineSolvable);
  assert.deepEqual(check(puzzle, solution), { ok: true });
}

test('every motif gives pictures that line logic solves, in black and white and in colours', () => {
  for (const { name, smallest, largest } of ALL_MOTIFS) {
    for (const [seed, colors] of [
      [1, 1],
      [2, 4],
    ]) {
      const side = largest ?? Math.max(15, smallest + 2);
      const made = endless({ size: side, motif: name, colors, seed });
      isGood(made);
      assert.equal(made.motif, name);
      assert.equal(Math.max(made.puzzle.width, made.puzzle.height), side);
      assert.equal(isMono(made.puzzle.palette), colors === 1 || made.puzzle.palette.colors.length === 1);
    }
  }
});

test('the code of a picture recreates it, however it is typed', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { code, puzzle, solution, motif } = endless({ size: 5 + seed, colors: 1 + (seed % 4), seed });
    for (const text of [
      code,
      code.toLowerCase(),
      code.replaceAll('-', ''),
      ` ${code.replaceAll('0', 'O')} `,
    ]) {
      assert.deepEqual(fromCode(text), { ok: true, code, puzzle, solution, motif });
    }
  }
});

// A change here breaks codes that people have shared and the daily puzzles of the past: add a version instead.
test('published codes stand for the same puzzles for ever', () => {
  const published = [
    '2020-01-01',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-21',
    '2026-11-22',
    '2040-12-31',
  ];
  const found = published.map((date) => {
    const { code, puzzle } = daily(date);
    return `${date} ${code} ${puzzleHash(puzzle).slice(0, 12)}`;
  });
  assert.deepEqual(found, PUBLISHED);
});

test('a code that is wrong is refused with the reason', () => {
  const { code } = endless({ size: 12, seed: 3 });
  const reason = (text: string) => {
    const result = fromCode(text);
    return result.ok ? 'ok' : result.reason;
  };
  assert.equal(reason(''), 'malformed');
  assert.equal(reason('castle'), 'malformed');
  assert.equal(reason('1'.repeat(10_000)), 'malformed');
  assert.equal(reason(`2${code.slice(1)}`), 'unknown-version');
  for (let i = 2; i < code.length; i++) {
    if (code[i] === '-') continue;
    const other = code[i] === '7' ? '8' : '7';
    assert.equal(reason(code.slice(0, i) + other + code.slice(i + 1)), 'mistyped', `${i}`);
  }
  const swapped = code.replace(/-(.)(.)/, '-$2$1');
  if (swapped !== code) assert.equal(reason(swapped), 'mistyped');
  // Well formed, but no such motif or size.
  const order = { motif: 0, width: 10, height: 10, colors: 1, symmetry: 'none', seed: 1 } as const;
  assert.equal(reason(codeOf({ ...order, motif: 120 })), 'malformed');
  assert.equal(reason(codeOf({ ...order, width: 3 })), 'malformed');
  assert.equal(reason(codeOf({ ...order, width: 12, symmetry: 'quarter' })), 'malformed');
  assert.deepEqual(parseCode(codeOf(order)), order);
});

test('random codes end quickly with a puzzle or a reason', () => {
  const random = new Random(5);
  for (let i = 0; i < 60; i++) {
    const order = {
      motif: random.below(MOTIFS.length),
      width: 5 + random.below(26),
      height: 5 + random.below(26),
      colors: 1 + random.below(6),
      symmetry: 'none',
      seed: random.below(2 ** 30),
    } as const;
    const result = fromCode(codeOf(order));
    if (result.ok) isGood(result);
    else assert.equal(result.reason, 'no-picture');
  }
});

test('the daily puzzle grows from Monday to Sunday and is coloured twice a week', () => {
  const week = ['16', '17', '18', '19', '20', '21', '22'].map((day) => daily(`2026-11-${day}`));
  const sides = week.map(({ puzzle }) => Math.max(puzzle.width, puzzle.height));
  assert.deepEqual(sides, [10, 12, 15, 16, 20, 25, 30]);
  for (const made of week) isGood(made);
  assert.deepEqual(
    week.map(({ puzzle }) => isMono(puzzle.palette)),
    [true, true, false, true, true, false, true],
  );
  assert.deepEqual(daily('2026-11-18'), daily('2026-11-18'));
});

test('no motif comes twice in a week, and dates that do not exist are refused', () => {
  for (const week of ['2026-11-2', '2024-02-0', '2031-06-1']) {
    const motifs = Array.from({ length: 7 }, (_, i) => daily(`${week}${i + 1}`).motif);
    assert(new Set(motifs).size >= 6, motifs.join(' '));
  }
  assert(daily('2024-02-29').code.startsWith('1-'));
  for (const date of [
    '2023-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '18.11.2026',
    '',
    '2026-11-18T00',
  ]) {
    assert.throws(() => daily(date), { name: 'RangeError', message: /expected a day such as/ });
  }
});

test('a difficulty is reached where the size allows it', () => {
  const sides = { easy: 12, medium: 22, hard: 40 } as const;
  for (const difficulty of ENDLESS_DIFFICULTIES) {
    const result = grade(endless({ size: sides[difficulty], difficulty, seed: 4 }).puzzle);
    assert(result.verdict === 'graded');
    const { from, below } = IN_LINE_GRADES[difficulty];
    assert(result.number < below, difficulty);
    assert(difficulty === 'easy' || result.number >= from, `${difficulty} ${result.number}`);
  }
  // No puzzle of this size is hard: the nearest one is returned.
  isGood(endless({ size: 5, difficulty: 'hard', seed: 1 }));
});

test('a wanted symmetry holds, for pictures and patterns', () => {
  const symmetries: [PatternSymmetry, Symmetry][] = [
    ['mirror', 'mirror'],
    ['flip', 'flip'],
    ['turn', 'rotate180'],
    ['quarter', 'rotate90'],
    ['diagonal', 'transpose'],
  ];
  for (const [symmetry, turn] of symmetries) {
    for (const motif of ['tree', 'ornament']) {
      const { solution } = endless({ size: { width: 16, height: 16 }, symmetry, motif, seed: 2 });
      assert(sameGrid(transformGrid(solution, turn), solution), `${symmetry} ${motif}`);
    }
  }
});

test('strange proportions get a puzzle too', () => {
  for (const size of [
    { width: 5, height: 30 },
    { width: 40, height: 6 },
    { width: 7, height: 7 },
  ]) {
    const made = endless({ size, seed: 1 });
    isGood(made);
    assert.deepEqual({ width: made.puzzle.width, height: made.puzzle.height }, size);
  }
});

test('the colours of a motif do not look alike, whatever shades are chosen', () => {
  for (const { name, colors } of ALL_MOTIFS) {
    const roles = [[['white', '#ffffff'] as const], ...colors.map(({ shades }) => shades)];
    roles.forEach((shades, i) => {
      for (const [a, rgb] of shades) {
        for (const [b, other] of roles.slice(i + 1).flat()) {
          assert(distance(labOfHex(rgb), labOfHex(other)) >= 0.07, `${name}: ${a} and ${b}`);
          assert.notEqual(a, b, name);
        }
      }
    });
  }
});

test('recipes that make no sense are refused', () => {
  const refused = (recipe: Partial<EndlessRecipe>, message: RegExp) => {
    assert.throws(() => endless({ size: 10, seed: 1, ...recipe }), { name: 'RangeError', message });
  };
  refused({ size: 4 }, /^size is 4; expected 5 to 60/);
  refused({ size: { width: 10, height: 61 } }, /^size is 61; expected/);
  refused({ colors: 0 }, /^colors is 0; expected/);
  refused({ seed: 0.5 }, /^seed is 0\.5; expected/);
  refused({ motif: 'unicorn' }, /^motif is "unicorn"; expected one of picture, pattern, tree/);
  refused({ size: { width: 10, height: 12 }, symmetry: 'diagonal' }, /asks for a square/);
});

test('sine and cosine are exact enough and need no platform', () => {
  for (let i = -20; i <= 20; i++) {
    const turns = i / 13;
    assert(Math.abs(sine(turns) - Math.sin(turns * 2 * Math.PI)) < 1e-6);
    assert(Math.abs(cosine(turns) - Math.cos(turns * 2 * Math.PI)) < 1e-6);
  }
});

const PUBLISHED: readonly string[] = [
  '2020-01-01 1-19WX-0FG6-0BBJ 037613f9ec6b',
  '2026-11-16 1-D98M-85SB-GKSQ 7f94aac8f99d',
  '2026-11-17 1-19GP-82E4-NDJH e60b446f593b',
  '2026-11-18 1-51WZ-042E-0WWQ 70b3bdbc273b',
  '2026-11-21 1-2B5B-03N9-PRA0 df18a28ac7d0',
  '2026-11-22 1-2JDW-8R52-X7ZB 325bdd27c0f0',
  '2040-12-31 1-D98M-811Y-4VYA 7b7082d963a0',
];
