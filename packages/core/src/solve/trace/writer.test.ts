import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puzzleOf } from '../../model/index.js';
import { randomPuzzle } from '../../testing/generate.js';
import { picturePuzzle } from '../../testing/picture-puzzles.js';
import { Random } from '../../testing/random.js';
import { solve } from '../solve.js';

type Line = Readonly<Record<string, unknown>> & { readonly event: string };

function traced(puzzle: Parameters<typeof solve>[0], limit?: number) {
  const pieces: string[] = [];
  const trace = { sink: (text: string) => void pieces.push(text), ...(limit === undefined ? {} : { limit }) };
  const result = solve(puzzle, { trace });
  const lines = pieces
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  return { result, lines };
}

const PUZZLES = [1, 2, 3, 4, 5, 6].map((seed) =>
  randomPuzzle(new Random(seed), { width: 18, height: 18, density: 0.5, colors: seed % 3 === 0 ? 2 : 1 }),
);

test('a trace changes nothing and counts what the effort counts', () => {
  let learned = 0;
  for (const puzzle of PUZZLES) {
    const { result, lines } = traced(puzzle);
    const { trace: _, ...plain } = { ...solve(puzzle), trace: undefined };
    assert.deepEqual(result, plain);
    const count = (event: string) => lines.filter((line) => line.event === event).length;
    assert.equal(count('decision'), result.effort.decisions);
    assert.equal(count('conflict'), result.effort.contradictions);
    assert.equal(count('probe'), result.effort.probes);
    assert(count('learned') <= result.effort.contradictions);
    learned += count('learned');
    assert.equal(lines.at(-1)?.event, 'end');
  }
  assert(learned > 0);
});

test('levels follow from decisions, clauses and restarts', () => {
  for (const puzzle of PUZZLES) {
    let level = 0;
    for (const line of traced(puzzle).lines) {
      if (line.event === 'decision') {
        assert(Number(line.level) <= level + 1, 'a decision opens the next level');
        level = Number(line.level);
      } else if (line.event === 'learned') {
        assert(Number(line.to) < Math.max(1, level));
        assert(Number(line.glue) <= (line.literals as unknown[]).length);
        level = Number(line.to);
      } else if (line.event === 'restart') level = Number(line.to);
    }
  }
});

test('the limit keeps the first events', () => {
  const [puzzle] = PUZZLES;
  const whole = traced(puzzle).lines;
  const { lines } = traced(puzzle, 10);
  assert.deepEqual(lines.slice(0, 11), whole.slice(0, 11));
  assert.deepEqual([lines.length, lines[11].dropped], [12, Number(lines[11].events) - 10]);
});

test('a puzzle that lines solve has no decisions', () => {
  const puzzle = picturePuzzle(new Random(1), { width: 12, height: 12, feature: 4 });
  const { lines, result } = traced(puzzle);
  assert.equal(result.effort.decisions, lines.filter(({ event }) => event === 'decision').length);
  const empty = traced(puzzleOf({ width: 1, height: 1, cells: Uint32Array.of(2) })).lines;
  assert.deepEqual(
    empty.map(({ event }) => event),
    ['start', 'line', 'solution', 'end'],
  );
});
