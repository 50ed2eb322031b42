// From pictures to puzzles: how many become unique and line-solvable, with how many cells changed, and in
// what time. Results reported as unique are solved again, and up to 30x30 by a SAT solver as well.
import { type ImproveTarget, improve, pictureGrid } from '@crosshatch/core/make';
import { solve } from '@crosshatch/core/solve';
import { TEST_PICTURES } from '../../../packages/core/dist/testing/pictures/pictures.js';
import { PICTURE_KINDS } from '../../../packages/core/dist/testing/pictures/test-picture.js';
import { satSolutions } from '../../../packages/core/dist/testing/sat-oracle.js';
import { median, sum } from '../measure/statistics.js';
import { digits, duration, table } from '../report/figures.js';
import { showProgress } from '../report/progress.js';
import type { Part } from './part.js';

const SIZES = [20, 30, 50];
const TARGETS: readonly ImproveTarget[] = ['unique', 'line-solvable'];
/** The longest side that is put to the SAT solver too. */
const SAT_SIDE = 30;
/** Pixels of the pictures. */
const PIXELS = 320;

interface MadePicture {
  readonly kind: string;
  readonly size: number;
  readonly target: ImproveTarget;
  readonly reached: boolean;
  /** Cells changed, as a part of all. */
  readonly changed: number;
  readonly milliseconds: number;
}

function make(picture: (typeof TEST_PICTURES)[number], size: number, target: ImproveTarget): MadePicture {
  const { name, kind, draw, colors = 1 } = picture;
  const { grid, palette, certainty } = pictureGrid(draw(PIXELS), { size, colors });
  const [begin, used] = [performance.now(), process.cpuUsage()];
  const { reached, puzzle, changes } = improve(grid, { palette, certainty, target });
  const { user, system } = process.cpuUsage(used);
  // As everywhere in the bench: a busy machine makes the one longer, helping threads the other.
  const milliseconds = Math.min(performance.now() - begin, (user + system) / 1000);
  if (reached) verify(`${name} ${size}`, puzzle, target);
  return { kind, size, target, reached, changed: changes.length / grid.cells.length, milliseconds };
}

function verify(name: string, puzzle: Parameters<typeof solve>[0], target: ImproveTarget): void {
  const result = solve(puzzle);
  const isWanted = result.verdict === 'unique' && (target === 'unique' || result.lineSolvable);
  const isSmall = Math.max(puzzle.width, puzzle.height) <= SAT_SIDE;
  if (!isWanted || (isSmall && satSolutions(puzzle).length !== 1)) {
    throw new Error(`${name} was reported as ${target}, but is not`);
  }
}

const percent = (part: number) => `${digits(100 * part)} %`;

function row(title: readonly string[], made: readonly MadePicture[]): string[] {
  const changed = made.map((picture) => picture.changed);
  const times = made.map((picture) => picture.milliseconds);
  return [
    ...title,
    `${made.filter(({ reached }) => reached).length} of ${made.length}`,
    String(made.filter((picture) => picture.changed === 0).length),
    percent(median(changed)),
    percent(sum(changed) / made.length),
    percent(Math.max(...changed)),
    duration(median(times)),
    duration(Math.max(...times)),
  ];
}

const HEAD = ['reached', 'unchanged', 'changed: median', 'mean', 'most', 'time: median', 'longest'];

export const pictures: Part = {
  id: 'pictures',
  title: 'pictures made puzzles',
  quick: false,
  run: async (quick) => {
    const jobs = (quick ? SIZES.slice(0, 1) : SIZES).flatMap((size) =>
      TARGETS.flatMap((target) => TEST_PICTURES.map((picture) => ({ picture, size, target }))),
    );
    const made = jobs.map(({ picture, size, target }, i) => {
      showProgress(i / jobs.length, `${picture.name}, ${size} cells, ${target}`);
      return make(picture, size, target);
    });
    const sizes = [...new Set(made.map(({ size }) => size))];
    const bySize = sizes.flatMap((size) =>
      TARGETS.map((target) =>
        row(
          [`${size}x${size}`, target],
          made.filter((picture) => picture.size === size && picture.target === target),
        ),
      ),
    );
    const byKind = PICTURE_KINDS.map((kind) =>
      row(
        [kind],
        made.filter((picture) => picture.kind === kind && picture.target === 'unique'),
      ),
    );
    const unique = made.filter(({ target }) => target === 'unique');
    const most = Math.max(
      ...sizes.map((size) =>
        median(unique.filter((picture) => picture.size === size).map(({ changed }) => changed)),
      ),
    );
    const reached = unique.filter((picture) => picture.reached).length;
    return {
      text: `${table(['longest side', 'target', ...HEAD], bySize)}\n\nUnique, all sizes, by kind:\n\n${table(['kind', ...HEAD], byKind)}`,
      bars: [
        {
          bar: 'pictures',
          wanted: 'all unique at all sizes, a median of under 2 % of the cells changed',
          measured: `${reached} of ${unique.length} unique; the medians are at most ${percent(most)}`,
          holds: reached === unique.length && most < 0.02,
        },
      ],
    };
  },
};
