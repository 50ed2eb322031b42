// Coloured puzzles, and pairs of a coloured and a black-and-white one that are as large and leave as
// many cells unknown after propagation, to see what a colour costs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle } from '@crosshatch/core';
import {
  type PictureRecipe,
  picturePuzzle,
  unknownAfterLines,
} from '../../../packages/core/dist/testing/picture-puzzles.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { readPuzzles } from './files.js';
import type { NamedPuzzle, PuzzleSet } from './puzzle-set.js';

const FOLDER = 'color';

interface Candidate {
  readonly puzzle: Puzzle;
  readonly unknown: number;
}

function drawn(random: Random, recipe: PictureRecipe): Candidate {
  const puzzle = picturePuzzle(random, recipe);
  return { puzzle, unknown: unknownAfterLines(puzzle).length };
}

/** How far apart the numbers of unknown cells of a pair may be. */
const TOLERANCE = 0.1;
const PAIRS = 40;
const SIDE = 30;

/** Half of the pairs are settled by lines, half are not. */
function pairs(): NamedPuzzle[] {
  const random = new Random(77);
  const look = { width: SIDE, height: SIDE, feature: 1, density: 0.55 };
  const found: NamedPuzzle[] = [];
  const waiting: Candidate[] = [];
  const counts = { lines: 0, search: 0 };
  while (found.length < 2 * PAIRS) {
    const grain = 0.1 * random.next();
    waiting.push(drawn(random, { ...look, grain: grain / 4 }));
    const colored = drawn(random, { ...look, grain, colors: 2 + random.below(3) });
    const kind = colored.unknown === 0 ? 'lines' : 'search';
    if (counts[kind] === PAIRS / 2 || (kind === 'search' && colored.unknown < 20)) continue;
    const mate = waiting.findIndex(
      ({ unknown }) => Math.abs(unknown - colored.unknown) <= TOLERANCE * colored.unknown,
    );
    if (mate < 0) continue;
    counts[kind] += 1;
    const name = `pair ${found.length / 2 + 1}, ${colored.unknown} unknown`;
    found.push({ name: `${name}, mono`, puzzle: waiting[mate].puzzle });
    found.push({ name: `${name}, color`, puzzle: colored.puzzle });
    waiting.splice(mate, 1);
  }
  return found;
}

/** The partner of a puzzle of the set of pairs. */
export function isColored(name: string): boolean {
  return name.endsWith('color');
}

function pictures(): NamedPuzzle[] {
  const random = new Random(78);
  return [20, 30, 40, 60].flatMap((side) =>
    Array.from({ length: 5 }, (_, i) => ({
      name: `picture ${side}x${side} in ${2 + i} colours`,
      puzzle: picturePuzzle(random, { width: side, height: side, feature: 2, colors: 2 + i }),
    })),
  );
}

export const COLOR_SETS: readonly PuzzleSet[] = [
  {
    id: 'color',
    title: 'coloured pictures',
    seconds: 20,
    quick: 12,
    load: (corpus) => {
      const folder = corpus === undefined ? undefined : join(corpus, FOLDER);
      const others = folder !== undefined && existsSync(folder) ? readPuzzles(folder) : [];
      const origin = others.length > 0 ? `generated, and ${FOLDER}` : 'generated';
      return { origin, puzzles: [...others, ...pictures()] };
    },
  },
  {
    id: 'color-pairs',
    title: 'coloured and black-and-white, equally large and unknown',
    seconds: 20,
    quick: 80,
    peers: ['crosshatch'],
    load: () => ({ origin: 'generated', puzzles: pairs() }),
  },
];
