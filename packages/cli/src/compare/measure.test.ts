// The measuring code with solvers that answer at once: which runs are made, in which order, and what is kept of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOfColors, puzzleHash, puzzleOf } from '@crosshatch/core/model';
import { Judge } from './judge.js';
import { type MeasureOptions, measure } from './measure.js';
import { type Measurement, timingsOf } from './measurement.js';
import type { Contestant, TimedAnswer } from './solvers/solver.js';

const full = gridOfColors({ width: 2, height: 2 }, [1, 1, 1, 1]);
const row = gridOfColors({ width: 2, height: 2 }, [1, 1, 0, 0]);
const SET = {
  id: 's',
  title: 's',
  origin: '',
  puzzles: [
    { name: 'full', puzzle: puzzleOf(full) },
    { name: 'row', puzzle: puzzleOf(row) },
  ],
};

const RIGHT: TimedAnswer = {
  verdict: 'unique',
  solutions: [],
  milliseconds: 2,
  wallMilliseconds: 3,
  cpuMilliseconds: 2,
  end: 'answer',
};

interface Asked {
  readonly solver: string;
  readonly puzzle: number;
  readonly withSolutions: boolean;
}

function contestant(
  id: string,
  asked: Asked[],
  answer: (puzzle: number) => TimedAnswer = () => RIGHT,
): Contestant {
  return {
    facts: { id, title: id, proves: true, colors: 1, mostCells: 100 },
    prepare: async () => undefined,
    solve: async (puzzle, _, withSolutions) => {
      asked.push({ solver: id, puzzle, withSolutions });
      return answer(puzzle);
    },
    stop: () => {},
  };
}

async function measured(contestants: readonly Contestant[], options: Partial<MeasureOptions> = {}) {
  const measurements: Measurement[] = [];
  const skipped = await measure(SET, contestants, {
    secondsFor: () => 10,
    rounds: 2,
    budget: Infinity,
    judge: new Judge(600),
    onMeasurement: (measurement) => measurements.push(measurement),
    onProgress: () => {},
    ...options,
  });
  return { measurements, skipped };
}

test('every solver is asked every puzzle in every round, and the first one changes', async () => {
  const asked: Asked[] = [];
  const { measurements } = await measured([contestant('a', asked), contestant('b', asked)]);
  assert.equal(measurements.length, 2 * 2 * 3);
  const firsts = asked.filter((_, i) => i % 2 === 0).map(({ solver }) => solver);
  assert.deepEqual(firsts, ['a', 'b', 'b', 'a', 'a', 'b']);
  assert(asked.slice(0, 4).every(({ withSolutions }) => withSolutions));
  assert(asked.slice(4).every(({ withSolutions }) => !withSolutions));
});

test('wrong and unanswered puzzles are not timed again', async () => {
  const asked: Asked[] = [];
  const wrong = contestant('wrong', asked, () => ({ ...RIGHT, verdict: 'none' }));
  const late = contestant('late', asked, () => ({ ...RIGHT, verdict: 'undecided', end: 'time' }));
  const { measurements } = await measured([wrong, late]);
  assert.equal(asked.length, 4);
  const [first] = measurements.filter(({ solver }) => solver === 'wrong');
  assert.deepEqual([first.judgement, first.message], ['wrong', 'claims "none", proven: "unique"']);
});

test('a verdict that changes between rounds is judged again', async () => {
  const asked: Asked[] = [];
  const moody = contestant('moody', asked, () =>
    asked.length <= 2 ? RIGHT : { ...RIGHT, verdict: 'multiple' },
  );
  const { measurements } = await measured([moody], { rounds: 1 });
  assert.deepEqual(
    measurements.map(({ judgement }) => judgement),
    ['right', 'right', 'wrong', 'wrong'],
  );
});

test('a solver whose budget is used up gets no more puzzles', async () => {
  const asked: Asked[] = [];
  await measured([contestant('a', asked, () => ({ ...RIGHT, milliseconds: 3000 }))], {
    budget: 5,
    rounds: 5,
  });
  assert.equal(asked.length, 2);
});

test('earlier measurements are not repeated, and an excuse is passed on', async () => {
  const asked: Asked[] = [];
  const { measurements } = await measured([contestant('a', asked)]);
  asked.length = 0;
  const earlier: MeasureOptions['earlier'] = (hash, solver, round) =>
    round < 2
      ? measurements.find((known) => known.hash === hash && known.solver === solver && known.round === round)
      : undefined;
  const absent = { ...contestant('b', asked), prepare: async () => 'not here' };
  const second = await measured([contestant('a', asked), absent], { earlier });
  assert.deepEqual(
    second.measurements.map(({ round }) => round),
    [2, 2],
  );
  assert.deepEqual(second.skipped, [{ solver: 'b', excuse: 'not here' }]);
});

test('nothing is asked after an interruption', async () => {
  const controller = new AbortController();
  const asked: Asked[] = [];
  const stopping = contestant('a', asked, () => {
    controller.abort();
    return RIGHT;
  });
  const { measurements } = await measured([stopping], { signal: controller.signal });
  assert.deepEqual([asked.length, measurements.length], [1, 0]);
});

test('timings are of the timed rounds, or of the first one where there are no others', () => {
  const [full] = SET.puzzles;
  const hash = puzzleHash(full.puzzle);
  const base = { set: 's', puzzle: 'full', hash, solver: 'a', judgement: 'right', ...RIGHT } as const;
  const timings = timingsOf(
    [
      { ...base, round: 0, milliseconds: 9 },
      { ...base, round: 1, milliseconds: 4 },
      { ...base, solver: 'b', round: 0, milliseconds: 7, end: 'time' },
    ],
    ['other', hash],
  );
  assert.deepEqual(timings.get('a')?.[1]?.times, [4]);
  assert.deepEqual([timings.get('b')?.[1]?.times, timings.get('b')?.[1]?.isLate], [[7], true]);
  assert.equal(timings.get('a')?.[0], undefined);
});
