// Millions of random lines through the WebAssembly kernels, each held against another way to solve it: brute
// force where that is possible, else the reference engine. Lengths lie around the borders of machine words.
// Stops at the first difference, and shows it.
import { parseArgs } from 'node:util';
import { type LineEngine, referenceLineEngine, wasmLineEngine } from '@crosshatch/core/solve';
import { type LineRecipe, randomLine } from '../../../packages/core/dist/testing/generate.js';
import { lineByFillings, lineByPlacements } from '../../../packages/core/dist/testing/line-oracle.js';
import { drawingOf } from '../../../packages/core/dist/testing/notation.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { digits, table } from '../report/figures.js';
import { clearProgress, showProgress } from '../report/progress.js';

type Solve = (clue: Parameters<LineEngine['solveLine']>[0], cells: Uint32Array) => Uint32Array | null;

const by =
  (engine: LineEngine): Solve =>
  (clue, cells) => {
    const work = cells.slice();
    return engine.solveLine(clue, work) ? work : null;
  };
const kernel = by(wasmLineEngine);
const reference = by(referenceLineEngine);

const around = (...borders: readonly number[]) => borders.flatMap((n) => [n - 2, n - 1, n, n + 1, n + 2]);
const BORDERS = around(32, 64, 128);
const FURTHER = [...around(192, 256), 300, 500, 1000];

interface Kind {
  readonly title: string;
  readonly oracle: Solve;
  /** Part of all lines. */
  readonly part: number;
  readonly recipe: (random: Random) => LineRecipe;
}

const pick = (random: Random, list: readonly number[]) => list[random.below(list.length)];

/** One line in three has about two cells that contradict the placement that it was drawn from. */
function wrong(random: Random, length: number, known: number): number {
  return random.below(3) === 0 ? 2 / (2 + length * known) : 0;
}

function recipeAt(random: Random, lengths: readonly number[], more: Partial<LineRecipe> = {}): LineRecipe {
  const length = pick(random, lengths);
  const { known = random.next() * random.next() } = more;
  return { length, known, wrong: wrong(random, length, known), ...more };
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

const KINDS: readonly Kind[] = [
  {
    title: 'up to 12 cells, every filling',
    oracle: lineByFillings,
    part: 0.1,
    recipe: (random) => recipeAt(random, upTo(12), { blotted: random.below(3) / 3 }),
  },
  {
    title: 'up to 6 cells in 2 or 3 colours, every filling',
    oracle: lineByFillings,
    part: 0.1,
    recipe: (random) =>
      recipeAt(random, upTo(6), { colors: 2 + random.below(2), blotted: random.below(3) / 3 }),
  },
  {
    title: 'word borders with little slack, every placement',
    oracle: lineByPlacements,
    part: 0.1,
    recipe: (random) =>
      recipeAt(random, BORDERS, { colors: 1 + random.below(2), slack: random.below(4), known: 0.3 }),
  },
  {
    title: 'word borders, black-and-white',
    oracle: reference,
    part: 0.35,
    recipe: (random) => recipeAt(random, BORDERS),
  },
  {
    title: 'word borders, coloured or blotted',
    oracle: reference,
    part: 0.25,
    recipe: (random) =>
      recipeAt(random, BORDERS, { colors: 1 + random.below(4), blotted: random.below(3) / 3 }),
  },
  {
    title: 'any length up to 130',
    oracle: reference,
    part: 0.09,
    recipe: (random) =>
      recipeAt(random, upTo(130), { colors: 1 + random.below(3), blotted: random.below(4) / 8 }),
  },
  {
    title: '190 to 1000 cells',
    oracle: reference,
    part: 0.01,
    recipe: (random) =>
      recipeAt(random, FURTHER, { colors: 1 + random.below(3), blotted: random.below(4) / 8 }),
  },
];

function same(a: Uint32Array | null, b: Uint32Array | null): boolean {
  if (a === null || b === null) return a === b;
  return a.every((set, i) => set === b[i]);
}

function explain(recipe: LineRecipe, line: ReturnType<typeof randomLine>): string {
  const { colors = 1 } = recipe;
  const runs = line.clue.map((run) => `${run.length ?? '?'}${String.fromCharCode(96 + run.color)}`);
  const shown = (cells: Uint32Array | null) => (cells === null ? 'contradiction' : drawingOf(cells, colors));
  return [
    `clue      ${runs.join(' ')}`,
    `given     ${shown(line.cells)}`,
    `kernel    ${shown(kernel(line.clue, line.cells))}`,
    `reference ${shown(reference(line.clue, line.cells))}`,
  ].join('\n');
}

function run(total: number, seed: number): boolean {
  const rows: string[][] = [];
  let done = 0;
  for (const [index, kind] of KINDS.entries()) {
    const random = new Random(seed * 1000 + index);
    const lines = Math.round(total * kind.part);
    let contradictions = 0;
    for (let i = 0; i < lines; i++, done++) {
      if (i % 1000 === 0) showProgress(done / total, kind.title);
      const recipe = kind.recipe(random);
      const line = randomLine(random, recipe);
      const result = kernel(line.clue, line.cells);
      if (!same(result, kind.oracle(line.clue, line.cells))) {
        clearProgress();
        console.error(
          `The kernel is wrong (${kind.title}, seed ${seed}, line ${i}):\n${explain(recipe, line)}`,
        );
        return false;
      }
      if (result === null) contradictions += 1;
    }
    rows.push([kind.title, digits(lines), digits(contradictions)]);
  }
  clearProgress();
  console.log(table(['lines', 'number', 'contradictions'], rows));
  console.log(
    `\n${done.toLocaleString('en')} lines, seed ${seed}: the kernels agree with the oracles on all.`,
  );
  return true;
}

export const LINES_USAGE = `npm run campaign -- lines [options]

  --lines N     how many (default 3000000)
  --seed S      (default 1)`;

export function linesCampaign(args: readonly string[]): boolean {
  const { values } = parseArgs({
    args: [...args],
    options: { lines: { type: 'string', default: '3000000' }, seed: { type: 'string', default: '1' } },
  });
  return run(Number(values.lines), Number(values.seed));
}
