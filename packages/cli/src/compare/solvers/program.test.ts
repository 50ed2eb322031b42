import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOfColors, puzzleOf } from '@crosshatch/core/model';
import { drawRows } from '@crosshatch/core/render';
import { cpuOf } from './child-run.js';
import { filledIn, programOf, readAnything, readModel, readOurJson } from './program.js';

test('a command line becomes words, with the file and the time filled in', () => {
  const program = programOf('mine', `solver -t{seconds} "two words" '' {file:webpbn}`);
  assert.deepEqual([program.format, program.isStdin, program.colors], ['webpbn', false, 30]);
  assert.deepEqual(filledIn(program, '/tmp/p.xml', 1.5), ['solver', '-t2', 'two words', '', '/tmp/p.xml']);
});

test('without a file the puzzle goes to standard input', () => {
  assert.deepEqual([programOf('a', 'solver').isStdin, programOf('a', 'solver').format], [true, 'non']);
  const cnf = programOf('sat', 'minisat {stdin:cnf}');
  assert.deepEqual([cnf.words, cnf.isStdin, cnf.format], [['minisat'], true, 'cnf']);
});

test('mistakes in a command line are named', () => {
  assert.throws(() => programOf('a', ''), /the command of solver "a" is empty/);
  assert.throws(() => programOf('a', 'x {fiel}'), /unknown placeholder \{fiel\}/);
  assert.throws(() => programOf('a', 'x {file} {file:xml}'), /more than one/);
  assert.throws(() => programOf('a', 'x {file:nonsense}'), /"nonsense" is not a format that can be written/);
  assert.throws(() => programOf('a', 'x {file:sheet}'), /not a format that can be written/);
});

const puzzle = puzzleOf(gridOfColors({ width: 2, height: 2 }, [1, 0, 0, 1]));

test('words for the number of solutions', () => {
  const CASES: readonly [text: string, verdict: string][] = [
    ['#.\n.#\n', 'solved'],
    ['#.\n.#\nThe solution is unique.\n', 'unique'],
    ['The solution is not unique.\n', 'multiple'],
    ['found 2 solutions', 'multiple'],
    ['#.\n.#\n\n.#\n#.\n', 'multiple'],
    ['No solution exists', 'none'],
    ['UNSATISFIABLE', 'none'],
    ['timeout', 'undecided'],
    ['', 'undecided'],
  ];
  for (const [text, verdict] of CASES) {
    assert.equal(readAnything(puzzle, { text, exitCode: 0 }).verdict, verdict, text);
  }
});

test('our own output in eleven colours', () => {
  const colors = Array.from({ length: 11 }, (_, i) => ({
    name: `color${i}`,
    symbol: 'kjihgfedcba'[i],
    rgb: `${10 + 5 * i}`.repeat(3),
  }));
  const palette = { background: { name: 'white', rgb: 'ffffff' }, colors };
  const solution = gridOfColors({ width: 12, height: 1 }, [0, 3, 1, 2, 11, 10, 9, 8, 4, 5, 6, 7]);
  const text = JSON.stringify({ verdict: 'unique', solutions: [drawRows(solution, palette)] });
  assert.deepEqual(readOurJson(puzzleOf(solution, palette), { text, exitCode: 0 }).solutions, [solution]);
});

test('the output of a SAT solver', () => {
  assert.deepEqual(readModel({ text: 'c x\ns SATISFIABLE\nv 1 -2\nv 3 0\n', exitCode: 10 }), new Set([1, 3]));
  assert.equal(readModel({ text: 's UNSATISFIABLE\n', exitCode: 20 }), 'unsatisfiable');
  assert.equal(readModel({ text: '', exitCode: 20 }), 'unsatisfiable');
  assert.equal(readModel({ text: 's UNKNOWN\n', exitCode: 0 }), undefined);
});

test('the processor time of children, as bash prints it', () => {
  assert.equal(cpuOf('0m0.002s 0m0.000s\n1m2.500s 0m0.250s\n'), 62_750);
  assert.equal(cpuOf(''), undefined);
});
