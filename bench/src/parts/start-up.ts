// Measures what the command adds to the start-up time of Node: as it is installed, in a few
// files, and for comparison as the modules of the repository. The programs take turns, and each ratio is
// between two runs that follow each other.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median, quartiles } from '../measure/statistics.js';
import { duration, table, withSpread } from '../report/figures.js';
import type { Part } from './part.js';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const MODULES = fromRoot('packages/cli/bin/crosshatch.js');
// Within the repository, so that dependencies are found.
const PLACE = fromRoot('.cache/start-up');
const INSTALLED = `${PLACE}/bin/crosshatch.js`;
const PUZZLE = fromRoot('puzzles/020-cat-on-a-wall.non');

const PROGRAMS = [
  { title: '`node -e 0`', args: ['-e', '0'] },
  { title: '`crosshatch --version`', args: [INSTALLED, '--version'] },
  { title: '`crosshatch solve` of a 20x20', args: [INSTALLED, 'solve', PUZZLE] },
  { title: 'the same from the modules of the repository', args: [MODULES, 'solve', PUZZLE] },
];

/** Puts the command where it would be after an installation. */
function install(): void {
  mkdirSync(PLACE, { recursive: true });
  cpSync(fromRoot('packages/cli/package.json'), `${PLACE}/package.json`);
  cpSync(fromRoot('packages/cli/bin'), `${PLACE}/bin`, { recursive: true });
  wait([fromRoot('scripts/bundle-cli.mjs'), `${PLACE}/bundle`]);
}

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
    install();
    const rounds = Array.from({ length: quick ? 8 : 25 }, () => PROGRAMS.map(({ args }) => wait(args)));
    const rows = PROGRAMS.map(({ title }, i) => {
      const ratio = quartiles(rounds.map((times) => times[i] / times[0]));
      return [title, duration(median(rounds.map((times) => times[i]))), i === 0 ? '1' : withSpread(ratio)];
    });
    return { text: table(['program', 'median', "times Node's own start"], rows), bars: [] };
  },
};
