// What the command adds to the start of Node itself, as people wait for it. The programs take turns,
// and each ratio is between two runs that follow each other.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median, quartiles } from '../measure/statistics.js';
import { duration, table, withSpread } from '../report/figures.js';
import type { Part } from './part.js';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const COMMAND = fromRoot('packages/cli/bin/crosshatch.js');

const PROGRAMS = [
  { title: '`node -e 0`', args: ['-e', '0'] },
  { title: '`crosshatch --version`', args: [COMMAND, '--version'] },
  { title: '`crosshatch solve` of a 20x20', args: [COMMAND, 'solve', fromRoot('puzzles/020-teapot.non')] },
];

function wait(args: readonly string[]): number {
  const begin = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
  return performance.now() - begin;
}

export const startUp: Part = {
  id: 'start-up',
  title: 'start of the command',
  quick: true,
  run: async (quick) => {
    const rounds = Array.from({ length: quick ? 8 : 25 }, () => PROGRAMS.map(({ args }) => wait(args)));
    const rows = PROGRAMS.map(({ title }, i) => {
      const ratio = quartiles(rounds.map((times) => times[i] / times[0]));
      return [title, duration(median(rounds.map((times) => times[i]))), i === 0 ? '1' : withSpread(ratio)];
    });
    return { text: table(['program', 'median', "times Node's own start"], rows), bars: [] };
  },
};
