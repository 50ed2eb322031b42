// Which features agree with people's rankings: alone, in pairs and in threes, each with the same weight, so that nothing is
// fitted; and what remains of fitted weights on puzzles that they were not fitted to.
import { Random } from '../../../../packages/core/dist/testing/random.js';
import { quantile, sum } from '../../measure/statistics.js';
import { table } from '../../report/figures.js';
import { correlation, withInterval } from './rank-correlation.js';
import type { Ranked } from './ranks.js';

const SHOWN = 5;
const SPLITS = 200;
const WEIGHTS = [0, 0.25, 0.5, 0.75, 1, 1.5, 2];

type Scored = (of: readonly Ranked[], rounds: number, work: number) => Ranked[];

/** Weights from one half of each course, measured on its other half. */
export function splitTable(all: readonly Ranked[], sets: readonly string[], scored: Scored): string {
  const random = new Random(2);
  const rho = (of: readonly Ranked[], [rounds, work]: readonly [number, number]) =>
    correlation(
      scored(of, rounds, work).map(({ length }) => length),
      of.map(({ order }) => order),
    );
  const rows = sets.map((set) => {
    const own = all.filter((one) => one.set === set);
    const rhos = Array.from({ length: SPLITS }, () => {
      const isHeld = own.map(() => random.below(2) === 0);
      const [held, rest] = [own.filter((_, i) => isHeld[i]), own.filter((_, i) => !isHeld[i])];
      const choices = WEIGHTS.flatMap((rounds) => WEIGHTS.map((work) => [rounds, work] as const));
      const best = choices.reduce((a, b) => (rho(rest, b) > rho(rest, a) ? b : a));
      return rho(held, best);
    });
    const [low, high] = [quantile(rhos, 0.025), quantile(rhos, 0.975)];
    return [set, `${mean(rhos).toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`];
  });
  return table(['course', 'rho by place on the held-out half'], rows);
}

export function featureTable(all: readonly Ranked[], sets: readonly string[]): string {
  const names = Object.keys(all[0]?.features ?? {});
  const scale = new Map(names.map((name) => [name, spread(all.map(({ features }) => features[name]))]));
  const score = (of: readonly string[]) => (one: Ranked) =>
    sum(of.map((name) => one.features[name] / (scale.get(name) ?? 1)));
  const courses = sets.map((set) => all.filter((one) => one.set === set));
  const rhoOf = (course: readonly Ranked[], of: readonly string[]) =>
    correlation(
      course.map(score(of)),
      course.map(({ order }) => order),
    ) || 0;
  const worst = (of: readonly string[]) => Math.min(...courses.map((course) => rhoOf(course, of)));
  const rows = [1, 2, 3].flatMap((count) =>
    choose(names, count)
      .map((of) => ({ of, rho: worst(of) }))
      .sort((a, b) => b.rho - a.rho)
      .slice(0, SHOWN)
      .map(({ of }) => [
        of.join(' + '),
        ...courses.map((course) => withInterval(course, score(of), ({ order }) => order)),
        withInterval(all, score(of), ({ difficulty }) => difficulty),
      ]),
  );
  return table(['features', ...sets, 'all, by label'], rows);
}

const mean = (values: readonly number[]) => sum(values) / values.length;

function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1;
}

function choose(names: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return names.flatMap((name, i) => choose(names.slice(i + 1), count - 1).map((rest) => [name, ...rest]));
}
