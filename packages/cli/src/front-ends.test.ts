// The library, the command, the game in the terminal and the worker of the page give the same answers: the same
// judgement of marks, the same stop at a limit, the same sentence.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Analysis, grade, hint } from '@crosshatch/core/explain';
import { judgementSentence, verdictMessage } from '@crosshatch/core/messages';
import { type Grid, makePuzzle, type Puzzle } from '@crosshatch/core/model';
import { beginPlay } from '@crosshatch/core/play';
import { drawRows, parseDrawing } from '@crosshatch/core/render';
import { type SolveResult, solve } from '@crosshatch/core/solve';
import { Thinking } from './game/thinking.js';
import { checkWords } from './game/words.js';
import { runInProcess } from './testing/fake-context.js';

interface PageHandlers {
  judgeMarks(input: { puzzle: Puzzle; grid: Grid }): { judgement: unknown; words: string };
  hint(input: { puzzle: Puzzle; grid: Grid; level: number }): { hint: { kind: string; words: string } };
  solve(input: { puzzle: Puzzle; lineSolves?: number }): SolveResult;
  grade(input: { puzzle: Puzzle; lineSolves?: number }): Promise<{ result: unknown }>;
}

// Compiled by the build of the page; it is no dependency of the command.
const { handlers: page }: { handlers: PageHandlers } = await import(
  new URL('../../web/.cache/compiled/worker/handlers.js', import.meta.url).href
);

interface Case {
  readonly name: string;
  readonly text: string;
  readonly marks: string;
  readonly verdict: string;
}

const CASES: readonly Case[] = [
  { name: 'no marks', text: '1;3;1:1;3;1', marks: '???/???/???', verdict: 'right' },
  { name: 'right marks', text: '1;3;1:1;3;1', marks: '.#./###/.#.', verdict: 'right' },
  { name: 'a wrong mark', text: '1;3;1:1;3;1', marks: '#??/???/???', verdict: 'wrong' },
  { name: 'one mark of two solutions', text: '1;1:1;1', marks: '#?/??', verdict: 'right' },
  { name: 'marks that exclude each other', text: '1;1:1;1', marks: '#?/#?', verdict: 'wrong-together' },
  { name: 'a puzzle without a solution', text: '2;1:1;1', marks: '??/??', verdict: 'no-solution' },
];

function puzzleAndMarks({ text, marks }: Pick<Case, 'text' | 'marks'>): { puzzle: Puzzle; grid: Grid } {
  const [rows, columns] = text
    .split(':')
    .map((side) => side.split(';').map((clue) => clue.split(' ').map(Number)));
  const made = makePuzzle({ rows, columns });
  assert(made.ok);
  const { puzzle } = made;
  return { puzzle, grid: parseDrawing(marks.replaceAll('/', '\n'), puzzle.palette) };
}

for (const item of CASES) {
  test(`${item.name}: the same judgement and the same sentence everywhere`, async () => {
    const { puzzle, grid } = puzzleAndMarks(item);
    const analysis = new Analysis(puzzle);
    const judgement = analysis.judge(grid);
    assert.equal(judgement.verdict, item.verdict);
    const hasSeveral = analysis.result({}).verdict === 'multiple';

    const onPage = page.judgeMarks({ puzzle, grid });
    assert.deepEqual(onPage.judgement, judgement);
    assert.equal(onPage.words, judgementSentence(judgement, 'en', hasSeveral));

    const inGame = new Thinking().answer({ kind: 'check' }, { ...beginPlay(puzzle), grid });
    assert(inGame.kind === 'check');
    assert.deepEqual(inGame.answer, judgement);
    assert(checkWords(inGame.answer).startsWith(judgementSentence(judgement)));

    // A hint judges the marks first.
    const found = hint(puzzle, grid, { level: 2 });
    const run = await runInProcess([
      'hint',
      '--rows-first',
      item.text,
      '--state',
      item.marks,
      '-l',
      '2',
      '--json',
    ]);
    const printed: { hint?: string; kind?: string; words?: string } = JSON.parse(run.stdout);
    const pageHint = page.hint({ puzzle, grid, level: 2 }).hint;
    assert.equal(printed.words, found.words);
    assert.equal(pageHint.words, found.words);
    assert.equal(pageHint.kind, found.kind);
  });
}

test('the same verdict in the same words everywhere', async () => {
  for (const text of ['1;3;1:1;3;1', '1;1:1;1', '2;1:1;1']) {
    const { puzzle } = puzzleAndMarks({ text, marks: '?' });
    const result = solve(puzzle);
    assert.deepEqual(page.solve({ puzzle }), result);
    const { stdout } = await runInProcess(['solve', '--rows-first', text, '-q']);
    assert(stdout.toLowerCase().includes(verdictMessage(result, puzzle).toLowerCase()), stdout);
    const json: { verdict: string; effort: unknown; solutions: unknown } = JSON.parse(
      (await runInProcess(['solve', '--rows-first', text, '--json'])).stdout,
    );
    assert.equal(json.verdict, result.verdict);
    assert.deepEqual(json.effort, result.effort);
    if (result.verdict === 'unique')
      assert.deepEqual(json.solutions, [drawRows(result.solution, puzzle.palette)]);
  }
});

test('limits stop the library and the page at the same effort, and are checked in the same way', async () => {
  const { stdout } = await runInProcess(['generate', '25', '--seed', '4', '--to', 'json']);
  const made = makePuzzle(JSON.parse(stdout));
  assert(made.ok);
  const { puzzle } = made;
  const limits = { effort: { lineSolves: 60 } };
  const result = solve(puzzle, limits);
  assert(result.verdict === 'undecided' && result.reason === 'effort');
  assert.deepEqual(page.solve({ puzzle, lineSolves: 60 }), result);
  assert.deepEqual((await page.grade({ puzzle, lineSolves: 60 })).result, grade(puzzle, limits));
  const late = solve(puzzle, { deadline: () => true });
  const run = await runInProcess(['solve', '-', '--timeout', '0.000001', '--json'], { stdin: stdout });
  const printed: { verdict: string; reason: string } = JSON.parse(run.stdout);
  assert(late.verdict === 'undecided');
  assert.deepEqual([printed.verdict, printed.reason], ['undecided', late.reason]);
  for (const ask of [solve, grade]) {
    assert.throws(() => ask(puzzle, { effort: { lineSolves: -1 } }), RangeError);
    assert.throws(() => ask(puzzle, { effort: { steps: 1 } as object }), RangeError);
  }
});
