// The cactus plot: how many puzzles each solver has solved within a time, over all sets.
import { type Comparison, timingsIn } from '../comparison.js';
import type { Timing } from '../measurement.js';
import { isAnswered } from '../standings.js';
import { median } from '../statistics.js';
import { COLORS, DASHES, horizontalTimes, line, PLOT, plot, px, text, timeAxis } from './plot.js';

interface Curve {
  readonly title: string;
  /** Milliseconds of the solved puzzles, ascending. */
  readonly times: readonly number[];
}

export function cactusPlot(comparison: Comparison): string {
  const curves = curvesOf(comparison);
  const total = comparison.sets.reduce((count, { puzzles }) => count + puzzles.length, 0);
  const axis = timeAxis(
    curves.flatMap(({ times }) => times),
    PLOT.left,
    PLOT.right,
  );
  const y = (count: number) => PLOT.bottom - (count / Math.max(1, total)) * (PLOT.bottom - PLOT.top);
  const steps = countSteps(total);
  return plot(
    'Solved within a time',
    ['time for one puzzle', 'puzzles solved'],
    [
      ...horizontalTimes(axis),
      ...steps.flatMap((count) => [
        line(PLOT.left, y(count), PLOT.right, y(count), 'stroke="#ddd"'),
        text(PLOT.left - 6, y(count) + 4, `${count}`, 'text-anchor="end"'),
      ]),
      ...curves.flatMap(({ title, times }, i) => {
        const style = `fill="none" stroke="${COLORS[i % COLORS.length]}" stroke-width="2" stroke-dasharray="${DASHES[i % DASHES.length]}"`;
        const points = [
          ...times.flatMap((time, solved) => [
            `${px(axis.at(time))},${px(y(solved))}`,
            `${px(axis.at(time))},${px(y(solved + 1))}`,
          ]),
          `${px(PLOT.right)},${px(y(times.length))}`,
        ];
        const at = PLOT.top + 12 + 20 * i;
        return [
          `<polyline points="${points.join(' ')}" ${style}/>`,
          line(PLOT.right + 10, at, PLOT.right + 38, at, style),
          text(PLOT.right + 44, at + 4, `${title} (${times.length})`, 'font-size="11"'),
        ];
      }),
    ],
  );
}

function curvesOf({ solvers, sets }: Comparison): Curve[] {
  const all = sets.map(timingsIn);
  return solvers.flatMap(({ id, title }) => {
    const timings = all.flatMap((set) => set.get(id) ?? []);
    if (timings.length === 0) return [];
    const solved = timings.filter((timing): timing is Timing => timing !== undefined && isAnswered(timing));
    return [{ title, times: solved.map(({ times }) => median(times)).sort((a, b) => a - b) }];
  });
}

/** About five round numbers up to the total, and the total. */
function countSteps(total: number): number[] {
  const rough = total / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((value) => value >= rough) ?? 1;
  const steps = Array.from({ length: Math.floor(total / step) + 1 }, (_, i) => i * step);
  return steps.at(-1) === total || total === 0
    ? steps
    : [...steps.filter((count) => total - count > step / 2), total];
}
