// How well the grade agrees with people's rankings: Spearman's rank correlation with bootstrap intervals. The
// puzzles are not part of the repository; without the file there is nothing to report.
import { existsSync, readFileSync } from 'node:fs';
import { grade, makePuzzle } from '@crosshatch/core';
import { Random } from '../../../../packages/core/dist/testing/random.js';
import { quantile } from '../../measure/statistics.js';
import { table } from '../../report/figures.js';

const FILE = new URL('../../../../../shared/grades/ranked.jsonl', import.meta.url);
const ROUNDS = 1000;

interface Ranked {
  readonly set: string;
  readonly difficulty: number;
  readonly order: number;
  readonly number: number;
  readonly length: number;
  readonly depth: number;
  readonly size: number;
  /** What the length is made of: logarithms of deductions, rounds and work. */
  readonly terms: readonly [number, number, number];
}

function ranked(file: URL | string): Ranked[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const { set, rows, columns, width, height, difficulty, order } = JSON.parse(line);
      const made = makePuzzle({ rows, columns });
      const result = made.ok ? grade(made.puzzle) : undefined;
      if (result?.verdict !== 'graded' || result.class === 'not-unique') return [];
      const { number, length, depth, rounds, steps, unsettled } = result;
      const work = rounds.reduce((sum, { cost, footholds }) => sum + (cost - 1) * footholds, 0);
      const terms = [steps + unsettled, rounds.length, work].map((count) => Math.log(count + 1));
      const [a, b, c] = terms;
      return [
        { set, difficulty, order, number, length, depth, size: width * height, terms: [a, b, c] as const },
      ];
    });
}

export function rankTable(): string | undefined {
  const file = process.env.CROSSHATCH_GRADES ?? FILE;
  if (!existsSync(file)) return undefined;
  const all = ranked(file);
  const sets = [...new Set(all.map(({ set }) => set))];
  const rows = (['number', 'length', 'depth', 'size'] as const).flatMap((what) => [
    [what, 'all, by label', withInterval(all, what, 'difficulty')],
    ...sets.map((set) => [
      what,
      `${set}, by place`,
      withInterval(
        all.filter((one) => one.set === set),
        what,
        'order',
      ),
    ]),
  ]);
  const heldOut = sets.map((set) => heldOutRow(all, set));
  return [
    table(['figure', 'ranking', 'rho (95 % interval)'], rows),
    'Weights of rounds and work chosen on the other course (those of deductions are 1), measured on this one:',
    table(['course held out', 'rounds', 'work', 'rho by place', 'rho by label'], heldOut),
    'Nothing chosen: the three terms with equal weights; and the range over all weights of rounds and work from 0.5 to 2:',
    table(
      ['course', 'rho by place, equal weights', 'smallest', 'largest'],
      sets.map((set) => equalRow(all, set)),
    ),
  ].join('\n\n');
}

const WEIGHTS = [0, 0.25, 0.5, 0.75, 1, 1.5, 2];

/** The length with these weights; that of deductions is 1. */
function scored(of: readonly Ranked[], rounds: number, work: number): Ranked[] {
  return of.map((one) => ({ ...one, length: one.terms[0] + rounds * one.terms[1] + work * one.terms[2] }));
}

function rhoByPlace(of: readonly Ranked[]): number {
  return correlation(
    of.map(({ length }) => length),
    of.map(({ order }) => order),
  );
}

/** What weights matter: equal ones, and the worst and the best of a range. */
function equalRow(all: readonly Ranked[], set: string): string[] {
  const own = all.filter((one) => one.set === set);
  const middle = WEIGHTS.filter((weight) => weight >= 0.5);
  const rhos = middle.flatMap((rounds) => middle.map((work) => rhoByPlace(scored(own, rounds, work))));
  return [
    set,
    withInterval(scored(own, 1, 1), 'length', 'order'),
    Math.min(...rhos).toFixed(2),
    Math.max(...rhos).toFixed(2),
  ];
}

/** The weights that agree best with the places of the other courses, and how well they agree with this one. */
function heldOutRow(all: readonly Ranked[], set: string): string[] {
  const others = [...new Set(all.map((one) => one.set))].filter((other) => other !== set);
  const agreement = (rounds: number, work: number) =>
    others.reduce((sum, other) => {
      const of = all.filter((one) => one.set === other);
      return sum + rhoByPlace(scored(of, rounds, work));
    }, 0);
  const choices = WEIGHTS.flatMap((rounds) => WEIGHTS.map((work) => ({ rounds, work })));
  const best = choices.reduce((a, b) => (agreement(b.rounds, b.work) > agreement(a.rounds, a.work) ? b : a));
  const held = scored(
    all.filter((one) => one.set === set),
    best.rounds,
    best.work,
  );
  return [
    set,
    String(best.rounds),
    String(best.work),
    withInterval(held, 'length', 'order'),
    withInterval(held, 'length', 'difficulty'),
  ];
}

function withInterval(of: readonly Ranked[], what: keyof Ranked, by: keyof Ranked): string {
  const rho = (items: readonly Ranked[]) =>
    correlation(
      items.map((one) => Number(one[what])),
      items.map((one) => Number(one[by])),
    );
  const random = new Random(1);
  const resampled = Array.from({ length: ROUNDS }, () => rho(of.map(() => of[random.below(of.length)])));
  const known = resampled.filter(Number.isFinite);
  if (known.length === 0) return '-';
  return `${rho(of).toFixed(2)} (${quantile(known, 0.025).toFixed(2)} to ${quantile(known, 0.975).toFixed(2)})`;
}

/** Spearman's rank correlation; ties share their mean rank. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (a.length + 1) / 2;
  let [top, left, right] = [0, 0, 0];
  x.forEach((rank, i) => {
    top += (rank - mean) * (y[i] - mean);
    left += (rank - mean) ** 2;
    right += (y[i] - mean) ** 2;
  });
  return top / Math.sqrt(left * right);
}

function ranks(values: readonly number[]): number[] {
  const sorted = values.map((value, i) => ({ value, i })).sort((a, b) => a.value - b.value);
  const result = new Array<number>(values.length);
  for (let start = 0; start < sorted.length; ) {
    let end = start;
    while (end < sorted.length && sorted[end].value === sorted[start].value) end += 1;
    for (let k = start; k < end; k++) result[sorted[k].i] = (start + end + 1) / 2;
    start = end;
  }
  return result;
}
