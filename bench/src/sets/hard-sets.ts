// Hard ones: other people's when they are there, else puzzles of our own that were found to be hard
// (bench/puzzles/hard.jsonl: pictures with noise, changed until they had one solution).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomPuzzle } from '../../../packages/core/dist/testing/generate.js';
import { nDom } from '../../../packages/core/dist/testing/n-dom.js';
import { picturePuzzle } from '../../../packages/core/dist/testing/picture-puzzles.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { readPuzzles } from './files.js';
import type { LoadedSet, NamedPuzzle, PuzzleSet } from './puzzle-set.js';

const SURVEY = 'survey';
const OWN = fileURLToPath(new URL('../../puzzles/hard.jsonl', import.meta.url));

const isMonster = (name: string) => /^(knotty|faase)\b/.test(name);

function survey(corpus: string | undefined, wanted: (name: string) => boolean): LoadedSet | undefined {
  const folder = corpus === undefined ? undefined : join(corpus, SURVEY);
  if (folder === undefined || !existsSync(folder)) return undefined;
  return { origin: SURVEY, puzzles: readPuzzles(folder).filter(({ name }) => wanted(name)) };
}

const own = (): LoadedSet => ({ origin: 'bench/puzzles/hard.jsonl', puzzles: readPuzzles(OWN) });

/** Large and thin: several solutions each, and two of them are work to find. */
function ownMonsters(): NamedPuzzle[] {
  const size = { width: 50, height: 50 };
  const random = { name: 'random 50x50', puzzle: randomPuzzle(new Random(1), { ...size, density: 0.4 }) };
  return [random, thin(90, 0.4, 2), thin(100, 0.45, 1)];
}

function thin(side: number, density: number, seed: number): NamedPuzzle {
  const puzzle = picturePuzzle(new Random(seed), { width: side, height: side, density, feature: 2 });
  return { name: `picture ${side}x${side} seed ${seed}`, puzzle };
}

export const HARD_SETS: readonly PuzzleSet[] = [
  {
    id: 'survey',
    title: 'puzzles of a survey of solvers',
    seconds: 60,
    quick: 12,
    load: (corpus) => survey(corpus, (name) => !isMonster(name)) ?? own(),
  },
  {
    id: 'hard',
    title: 'pictures with one solution that lines alone do not find',
    seconds: 60,
    quick: 0,
    load: own,
  },
  {
    id: 'monsters',
    title: 'the hardest, several solutions each',
    seconds: 60,
    quick: 3,
    peers: ['crosshatch', 'cadical'],
    quickPeers: ['crosshatch'],
    load: (corpus) => survey(corpus, isMonster) ?? { origin: 'generated', puzzles: ownMonsters() },
  },
  {
    id: 'giants',
    title: 'large thin pictures',
    seconds: 60,
    quick: 0,
    peers: ['crosshatch', 'cadical'],
    load: () => ({ origin: 'generated', puzzles: [1, 3, 4, 5, 6].map((seed) => thin(90, 0.4, seed)) }),
  },
  {
    id: 'n-dom',
    title: 'the n-Dom family',
    seconds: 60,
    quick: 3,
    peers: ['crosshatch', 'cadical', 'cadical-positions', 'logic-solver'],
    quickPeers: ['crosshatch', 'cadical'],
    load: () => ({
      origin: 'generated',
      puzzles: [9, 12, 16].map((n) => ({ name: `n = ${n}`, puzzle: nDom(n) })),
    }),
  },
];
