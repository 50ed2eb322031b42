// The quality of explanations: chains, hints, diagnoses and grades, each on shipped and generated puzzles.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Random } from '../../../../packages/core/dist/testing/random.js';
import { median, quantile } from '../../measure/statistics.js';
import { timeOf } from '../../measure/stopwatch.js';
import { duration, table } from '../../report/figures.js';
import { readPuzzles } from '../../sets/files.js';
import type { Part } from '../part.js';
import { chainTable } from './chains.js';
import { hintTable } from './hints.js';
import { generated, type Named, shipped } from './puzzles.js';
import { rankTable } from './ranks.js';
import { placeOfRight, SLIPS, type Trial, trialOf } from './typo-trials.js';
import { whyTable } from './whys.js';

const SEED = 21;
const CORPUS = ['survey', 'color'].map((folder) =>
  fileURLToPath(new URL(`../../../../../shared/corpus/${folder}`, import.meta.url)),
);

/** Attempts to spoil a puzzle in one way, for each trial that is wanted. */
const ATTEMPTS = 40;

function trials(puzzles: readonly Named[], count: number): Trial[] {
  const random = new Random(SEED);
  const colored = puzzles.filter(({ puzzle }) => puzzle.palette.colors.length > 1);
  return SLIPS.flatMap((slip) => {
    const pool = slip === 'wrong colour' ? colored : puzzles;
    const found: Trial[] = [];
    for (let i = 0; found.length < count && i < ATTEMPTS * count; i++) {
      const trial = trialOf(slip, pool[random.below(pool.length)].puzzle, random);
      if (trial !== undefined) found.push(trial);
    }
    return found;
  });
}

interface SlipFigures {
  readonly slip: string;
  readonly places: readonly number[];
  readonly times: readonly number[];
}

function measured(of: readonly Trial[]): SlipFigures[] {
  return SLIPS.map((slip) => {
    const places: number[] = [];
    const own = of.filter((trial) => trial.slip === slip);
    const times = own.map((trial) => timeOf(() => places.push(placeOfRight(trial))));
    return { slip, places, times };
  });
}

const within = (places: readonly number[], most: number) => places.filter((place) => place < most).length;

/** In per cent, with Wilson's 95 % interval. */
function shareOf(count: number, of: number): string {
  if (of === 0) return '-';
  const z = 1.96;
  const middle = (count + (z * z) / 2) / (of + z * z);
  const half = (z / (of + z * z)) * Math.sqrt((count * (of - count)) / of + (z * z) / 4);
  const percent = (share: number) => (100 * share).toFixed(0);
  return `${percent(count / of)} (${percent(middle - half)} to ${percent(middle + half)})`;
}

function typoTable(figures: readonly SlipFigures[]): string {
  const rows = figures.map(({ slip, places, times }) => [
    slip,
    ...[1, 3, Infinity].map((most) => shareOf(within(places, most), places.length)),
    String(places.length),
    duration(median(times)),
    duration(quantile(times, 1)),
  ]);
  return table(['slip', 'first, %', 'top 3, %', 'found, %', 'of', 'median', 'longest'], rows);
}

export const explain: Part = {
  id: 'explain',
  title: 'explanations: chains, hints, diagnoses, grades',
  quick: false,
  run: async (quick) => {
    const pictures = generated(new Random(SEED), quick ? 12 : 40);
    const moderate = [...shipped(8, 32), ...pictures];
    const corpus = CORPUS.filter((folder) => existsSync(folder)).flatMap((folder) => readPuzzles(folder));
    const figures = measured(trials(moderate, quick ? 10 : 60));
    const rank = rankTable();
    const places = figures.filter(({ slip }) => slip !== 'two digits').flatMap((one) => one.places);
    const share = (100 * within(places, 3)) / places.length;
    return {
      text: [
        '### Chains of assumptions',
        chainTable([...shipped(5, 60), ...corpus]),
        '### Why a cell is so',
        whyTable(moderate.filter((_, i) => i % (quick ? 10 : 2) === 0)),
        '### Hints, twenty in a row on each puzzle',
        hintTable(moderate.slice(0, quick ? 8 : 30)),
        '### Diagnosis of a slip',
        typoTable(figures),
        ...(rank === undefined ? [] : ['### Grades and rankings by people', rank]),
      ].join('\n\n'),
      bars: [
        {
          bar: 'single slips',
          wanted: 'right repair among the first 3 in 97 %',
          measured: `${share.toFixed(0)} %`,
          holds: share >= 97,
        },
      ],
    };
  },
};
