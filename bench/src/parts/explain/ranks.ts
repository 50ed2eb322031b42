// How well the grade agrees with people's rankings: Spearman's rank correlation with bootstrap intervals. The
// puzzles are not part of the repository; without the file there is nothing to report.
import { existsSync, readFileSync } from 'node:fs';
import { grade, makePuzzle } from '@crosshatch/core';
import { table } from '../../report/figures.js';
import { correlation, withInterval } from './rank-correlation.js';
import { featureTable, splitTable } from './rank-features.js';

const FILE = new URL('../../../../../shared/grades/ranked.jsonl', import.meta.url);

export interface Ranked {
  readonly set: string;
  readonly difficulty: number;
  readonly order: number;
  readonly number: number;
  readonly length: number;
  readonly depth: number;
  readonly size: number;
  /** What the length is made of: logarithms of deductions, rounds and work. */
  readonly terms: readonly [number, number, number];
  /** Everything that may say how hard a puzzle is, each the larger the harder. */
  readonly features: Readonly<Record<string, number>>;
}

const label = ({ difficulty }: Ranked) => difficulty;
const place = ({ order }: Ranked) => order;
const length = (one: Ranked) => one.length;

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
      const size = width * height;
      const features = {
        deductions: a,
        rounds: b,
        work: c,
        size: Math.log(size),
        runs: Math.log([...rows, ...columns].flat().length),
        'hard rounds': Math.log(rounds.filter(({ cost }) => cost >= 3).length + 1),
        'narrow rounds': Math.log(rounds.filter(({ footholds }) => footholds <= 2).length + 1),
        'mean cost': work / Math.max(1, steps),
        'hardest cost': Math.log(Math.max(...rounds.map(({ cost }) => cost))),
        depth,
        'first footholds': -Math.log(rounds[0]?.footholds ?? 1),
        density: -rows.flat().reduce((sum: number, run: number) => sum + run, 0) / size,
      };
      return [{ set, difficulty, order, number, length, depth, size, terms: [a, b, c] as const, features }];
    });
}

export function rankTable(): string | undefined {
  const file = process.env.CROSSHATCH_GRADES ?? FILE;
  if (!existsSync(file)) return undefined;
  const all = ranked(file);
  const sets = [...new Set(all.map(({ set }) => set))];
  const rows = (['number', 'length', 'depth', 'size'] as const).flatMap((what) => [
    [what, 'all, by label', withInterval(all, (one) => one[what], label)],
    ...sets.map((set) => [
      what,
      `${set}, by place`,
      withInterval(
        all.filter((one) => one.set === set),
        (one) => one[what],
        place,
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
    'Weights chosen on one half of a course, measured on the other half (mean of 200 random splits, and where 95 % of them lie):',
    splitTable(all, sets, scored),
    'Features with equal weights, by place (and by label over all), the best of one, two and three on the worse of the courses:',
    featureTable(all, sets),
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
    withInterval(scored(own, 1, 1), length, place),
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
    withInterval(held, length, place),
    withInterval(held, length, label),
  ];
}
