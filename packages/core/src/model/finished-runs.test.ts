import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finishedRuns } from './finished-runs.js';

const CANDIDATES: Record<string, number> = { '#': 2, '.': 1, '?': 7, a: 2, b: 4 };

/** Runs as `2`, `3b`, `*` (blotted); the answer as one character for each run: `x` struck off. */
function struck(runs: string, line: string): string {
  const clue = runs.split(' ').flatMap((text) => {
    if (text === '') return [];
    const length = text.startsWith('*') ? null : Number.parseInt(text, 10);
    return [{ length, color: text.endsWith('b') ? 2 : 1 }];
  });
  const cells = [...line].map((character) => CANDIDATES[character]);
  return finishedRuns(clue, cells)
    .map((done) => (done ? 'x' : '-'))
    .join('');
}

const CASES: readonly [runs: string, line: string, want: string][] = [
  ['2 1', '??????', '--'],
  ['2 1', '##.???', 'x-'],
  ['2 1', '##????', 'x-'],
  ['2 1', '#?????', '--'],
  ['2 1', '.##.??', 'x-'],
  ['2 1', '?##.??', '--'],
  ['2 1', '????.#', '-x'],
  ['2 1', '##.#..', 'xx'],
  ['2 1', '##...#', 'xx'],
  // Wrong: nothing is struck off beyond what can be seen from the ends.
  ['2 1', '#.#...', '--'],
  ['2 1', '##.#.#', '--'],
  ['2 1', '###???', '--'],
  ['1 1 1', '#.???#', 'x-x'],
  // Different colours may touch.
  ['2 1b', 'aab???', 'xx'],
  ['2 1b', 'aa????', 'x-'],
  ['1b 2', 'aa????', '--'],
  // A blotted run is finished when its block is closed.
  ['* 1', '##????', '--'],
  ['* 1', '##.???', 'x-'],
  ['', '......', ''],
  ['', '???...', ''],
];

for (const [runs, line, want] of CASES) {
  test(`"${runs}" in ${line} strikes off "${want}"`, () => assert.equal(struck(runs, line), want));
}

test('an unknown clue has no runs', () => assert.deepEqual(finishedRuns(null, [1, 2]), []));
