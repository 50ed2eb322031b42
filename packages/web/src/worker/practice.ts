// Lines to practise a technique on, made on the spot: a random line with some of its cells known, such that the technique,
// and no easier one, finds the next step. The library's own words ask for it and explain it.
import { explainWords, steps } from '@crosshatch/core/explain';
import type { Locale, TechniqueKey } from '@crosshatch/core/messages';
import { makePuzzle, type Puzzle } from '@crosshatch/core/model';

export interface PracticeLine {
  readonly clue: readonly number[];
  /** What is known of each cell: 1 blank, 2 filled, 3 unknown. */
  readonly cells: readonly number[];
  /** What follows: the cell, and 1 or 2. */
  readonly settles: readonly { readonly cell: number; readonly mark: number }[];
  readonly title: string;
  readonly question: string;
  readonly sentence: string;
}

const LENGTH = 10;
/** Lines tried; the rarest technique is found in one of some hundred. */
const TRIES = 6000;

/** A source of numbers from 0 to 2^32 - 1 (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A line for the technique; undefined when none was found. The same seed gives the same line. */
export function practiceLine(
  technique: TechniqueKey,
  seed: number,
  locale: Locale | undefined,
): PracticeLine | undefined {
  const random = randomOf(seed);
  for (let i = 0; i < TRIES; i++) {
    const picture = randomPicture(random);
    const puzzle = lineOf(picture);
    if (puzzle === undefined) continue;
    const cells = partly(picture, random);
    const given = { width: LENGTH, height: 1, cells: Uint32Array.from(cells) };
    const step = steps(puzzle, { given }).next();
    if (step.done || step.value.technique !== technique) continue;
    const { title, question, sentence } = explainWords(step.value, puzzle, locale);
    const settles = step.value.settles.map(({ cell, candidates }) => ({ cell, mark: candidates }));
    return { clue: cluesOf(picture), cells, settles, title, question, sentence };
  }
  return undefined;
}

function randomPicture(random: (below: number) => number): boolean[] {
  const cells: boolean[] = [];
  for (let isFilled = random(2) === 1; cells.length < LENGTH; isFilled = !isFilled) {
    const length = 1 + random(isFilled ? 5 : 3);
    for (let i = 0; i < length && cells.length < LENGTH; i++) cells.push(isFilled);
  }
  return cells;
}

/** Some cells known, others not. Blank ones are known more often in some lines: they make the room small. */
function partly(picture: readonly boolean[], random: (below: number) => number): number[] {
  const [filled, blank] = [random(7) * 10, random(8) * 10];
  return picture.map((isFilled) => (random(100) < (isFilled ? filled : blank) ? (isFilled ? 2 : 1) : 3));
}

function cluesOf(picture: readonly boolean[]): number[] {
  const runs = picture
    .map((isFilled) => (isFilled ? '#' : ' '))
    .join('')
    .split(/ +/);
  return runs.filter((run) => run !== '').map((run) => run.length);
}

/** The line as a puzzle of one row; nothing is known of its columns. */
function lineOf(picture: readonly boolean[]): Puzzle | undefined {
  const runs = cluesOf(picture);
  const made = makePuzzle({ rows: [runs], columns: Array.from({ length: LENGTH }, () => null) });
  return made.ok && runs.length > 0 ? made.puzzle : undefined;
}
