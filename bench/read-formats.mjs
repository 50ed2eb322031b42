// How long it takes to read 1,000 puzzles of 25x25 in all formats, each found by its content.
//   npm run build && node bench/read-formats.mjs
// Prints the best and the median of several rounds in one process (the first one warms up), and the
// slowest formats. Numbers of two runs compare only on one idle machine.
import { FORMATS, gridOfColors, parse, puzzleOf, write } from '../packages/crosshatch/dist/index.js';

const SIDE = 25;
const FILES = 1000;
const ROUNDS = 7;

const formats = FORMATS.filter((format) => format.parse !== undefined && format.write !== undefined);
const files = Array.from({ length: FILES }, (_, i) => {
  const goal = gridOfColors({ width: SIDE, height: SIDE }, randomCells(i + 1));
  const format = formats[i % formats.length];
  const written = write({ puzzle: puzzleOf(goal), meta: {}, goal }, format.id);
  if (!written.ok) throw new Error(`${format.id}: ${written.faults[0].message}`);
  return { format: format.id, input: new Uint8Array(Buffer.from(written.output)) };
});

const rounds = [];
const byFormat = new Map();
for (let round = 0; round < ROUNDS; round++) {
  const start = performance.now();
  for (const { format, input } of files) {
    const before = performance.now();
    const read = parse(input);
    if (!read.ok) throw new Error(`${format}: ${read.faults[0].message}`);
    byFormat.set(format, (byFormat.get(format) ?? 0) + performance.now() - before);
  }
  rounds.push(performance.now() - start);
}

const bytes = files.reduce((sum, { input }) => sum + input.length, 0);
const sorted = rounds.slice(1).sort((a, b) => a - b);
console.log(
  `${FILES} files of ${SIDE}x${SIDE} in ${formats.length} formats, ${(bytes / 2 ** 20).toFixed(1)} MiB`,
);
console.log(
  `first round ${ms(rounds[0])}, then best ${ms(sorted[0])}, median ${ms(sorted[sorted.length >> 1])}`,
);
const slowest = [...byFormat].sort((a, b) => b[1] - a[1]).slice(0, 5);
console.log(`slowest: ${slowest.map(([format, time]) => `${format} ${ms(time / ROUNDS)}`).join(', ')}`);

function ms(time) {
  return `${time.toFixed(0)} ms`;
}

/** Half of the cells filled, by a generator of its own so that every run reads the same files. */
function randomCells(seed) {
  let state = Math.imul(seed, 0x9e3779b9) >>> 0;
  return Array.from({ length: SIDE * SIDE }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 31;
  });
}
