// The scatter plot: every puzzle as a mark, with the time of one solver below and the times of the others beside it.
// Marks above the diagonal are puzzles on which the solver below is faster. Unanswered puzzles are on the edge.
import { baseOf, type Comparison, timingsIn } from '../comparison.js';
import type { Timing } from '../measurement.js';
import { isAnswered } from '../standings.js';
import { median } from '../statistics.js';
import {
  COLORS,
  escapeXml,
  horizontalTimes,
  line,
  PLOT,
  plot,
  px,
  text,
  timeAxis,
  verticalTimes,
} from './plot.js';

interface Mark {
  readonly solver: number;
  readonly puzzle: string;
  /** Undefined: not answered. */
  readonly x: number | undefined;
  readonly y: number | undefined;
}

export function scatterPlot(comparison: Comparison): string {
  const base = baseOf(comparison);
  const others = comparison.solvers.filter(({ id }) => id !== base);
  const marks = others.flatMap(({ id }, solver) => marksOf(comparison, base, id, solver));
  const times = marks.flatMap(({ x, y }) => [x ?? [], y ?? []].flat());
  const [across, up] = [timeAxis(times, PLOT.left, PLOT.right), timeAxis(times, PLOT.bottom, PLOT.top)];
  const title = comparison.solvers.find(({ id }) => id === base)?.title ?? base;
  return plot(
    `Each puzzle: ${title} and the others`,
    [`time of ${title}`, 'time of the other solver'],
    [
      ...horizontalTimes(across),
      ...verticalTimes(up),
      line(PLOT.left, PLOT.bottom, PLOT.right, PLOT.top, 'stroke="#999" stroke-dasharray="4 4"'),
      ...marks.map(({ solver, puzzle, x, y }) => {
        const place = {
          x: x === undefined ? PLOT.right : across.at(x),
          y: y === undefined ? PLOT.top : up.at(y),
        };
        return `<g><title>${escapeXml(puzzle)}</title>${shape(solver, place.x, place.y)}</g>`;
      }),
      ...others.flatMap(({ title: name }, solver) => {
        const at = PLOT.top + 12 + 20 * solver;
        return [shape(solver, PLOT.right + 18, at), text(PLOT.right + 30, at + 4, name, 'font-size="11"')];
      }),
    ],
  );
}

function marksOf({ sets }: Comparison, base: string, other: string, solver: number): Mark[] {
  return sets.flatMap((set) => {
    const timings = timingsIn(set);
    const [below, beside] = [timings.get(base), timings.get(other)];
    return set.puzzles.flatMap(({ name }, i) => {
      const [x, y] = [below?.[i], beside?.[i]];
      return x === undefined || y === undefined ? [] : [{ solver, puzzle: name, x: timeOf(x), y: timeOf(y) }];
    });
  });
}

function timeOf(timing: Timing): number | undefined {
  return isAnswered(timing) ? median(timing.times) : undefined;
}

/** A circle, a square, a triangle or a cross. */
function shape(solver: number, x: number, y: number): string {
  const style = `fill="none" stroke="${COLORS[solver % COLORS.length]}" stroke-width="1.3"`;
  const path = (d: string) => `<path d="${d}" ${style}/>`;
  const at = (dx: number, dy: number) => `${px(x + dx)} ${px(y + dy)}`;
  switch (solver % 4) {
    case 0:
      return `<circle cx="${px(x)}" cy="${px(y)}" r="3.5" ${style}/>`;
    case 1:
      return path(`M${at(-3, -3)}H${px(x + 3)}V${px(y + 3)}H${px(x - 3)}Z`);
    case 2:
      return path(`M${at(0, -4)}L${at(4, 3)}L${at(-4, 3)}Z`);
    default:
      return path(`M${at(-3, -3)}L${at(3, 3)}M${at(-3, 3)}L${at(3, -3)}`);
  }
}
