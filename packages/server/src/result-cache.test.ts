// Turned and mirrored copies share an entry, and get the answer that they would have got by themselves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { write } from '@crosshatch/core/formats';
import { generate } from '@crosshatch/core/make';
import { makePuzzle, type Puzzle, puzzleOf, SYMMETRIES, transformPuzzle } from '@crosshatch/core/model';
import { Service } from './service.js';
import { startTestThread } from './testing/thread.js';

function text(puzzle: Puzzle): string {
  const written = write({ puzzle, meta: {} }, 'non');
  assert(written.ok);
  return String(written.output);
}

async function solved(service: Service, puzzle: Puzzle): Promise<Record<string, unknown>> {
  const source = { name: '-', content: text(puzzle) };
  const answer = await service.answer('solve', source, { max: 2 });
  assert(answer.kind === 'json');
  const { milliseconds, effort, ...rest } = answer.results[0];
  // Which of several solutions is found first depends on the order of the lines.
  return { ...rest, solutions: (rest.solutions as string[][]).map((rows) => rows.join()).sort() };
}

test('a turned or mirrored copy of a puzzle is answered from the same entry', async (t) => {
  const service = new Service({ startThread: startTestThread });
  t.after(() => service.close());
  const recipe = {
    width: 7,
    height: 5,
    density: 0.6,
    colors: 1,
    texture: 'noise',
    symmetry: 'none',
  } as const;
  const unique = generate({ ...recipe, seed: 4, want: 'unique' });
  assert(unique.ok);
  const broken = makePuzzle({ rows: [[3], [1], [1]], columns: [[1], [1], [2], [2]] });
  const ambiguous = makePuzzle({ rows: [[3], [1], [1]], columns: [[1], [1], [2], [1]] });
  assert(broken.ok && ambiguous.ok);
  for (const puzzle of [unique.puzzle, broken.puzzle, ambiguous.puzzle]) {
    const before = service.results.hits;
    for (const symmetry of SYMMETRIES) {
      const turned = transformPuzzle(puzzle, symmetry);
      const fresh = new Service({ startThread: startTestThread });
      t.after(() => fresh.close());
      const [shared, own] = [await solved(service, turned), await solved(fresh, turned)];
      // Which line breaks first depends on the order of the lines; everything else is the same.
      if (own.line !== undefined) assert.match(String(shared.line), /^(row|column) \d$/);
      assert.deepEqual({ ...shared, line: 0, partial: 0 }, { ...own, line: 0, partial: 0 }, symmetry);
    }
    assert.equal(service.results.hits - before, SYMMETRIES.length - 1);
  }
});

test('colours that change places are not mixed up', async (t) => {
  const service = new Service({ startThread: startTestThread });
  t.after(() => service.close());
  const palette = {
    background: { name: 'white', rgb: '#ffffff' },
    colors: [
      { name: 'red', rgb: '#ff0000', symbol: 'r' },
      { name: 'green', rgb: '#00ff00', symbol: 'g' },
    ],
  };
  const solvedRow = async (picture: string) => {
    const cells = Uint32Array.from(picture, (symbol) => 1 << (symbol === 'r' ? 1 : 2));
    const puzzle = puzzleOf({ width: picture.length, height: 1, cells }, palette);
    const written = write({ puzzle, meta: {} }, 'crosshatch');
    assert(written.ok);
    const source = { name: '-', content: String(written.output) };
    const answer = await service.answer('solve', source, { max: 2 });
    assert(answer.kind === 'json');
    return answer.results[0].solutions;
  };
  for (const picture of ['rrg', 'ggr', 'grr', 'rgg']) assert.deepEqual(await solvedRow(picture), [[picture]]);
});
