// Measures a set: every solver on every puzzle, several times. Solvers alternate, so that a machine that is busy for a
// while is busy for all of them. Round 0 asks for the solutions and verifies them; only verified answers are timed in
// the rounds after it.
import { puzzleHash } from '@crosshatch/core/model';
import type { Judge } from './judge.js';
import type { Measurement } from './measurement.js';
import type { NamedPuzzle, PuzzleSet } from './puzzle-set.js';
import { accepts, type Contestant, type TimedAnswer } from './solvers/solver.js';

export interface MeasureOptions {
  /** Time of a solver for one puzzle, in seconds. */
  readonly secondsFor: (solver: string) => number;
  readonly megabytes?: number | undefined;
  /** Timed rounds. */
  readonly rounds: number;
  /** Seconds for a solver and a set, after which the solver is asked no more. */
  readonly budget: number;
  readonly judge: Judge;
  readonly signal?: AbortSignal;
  /** A measurement of an earlier run, which is then not repeated. */
  readonly earlier?: (hash: string, solver: string, round: number) => Measurement | undefined;
  readonly onMeasurement: (measurement: Measurement) => void;
  /** Called before each puzzle of each round, with the part that is done, from 0 to 1. */
  readonly onProgress: (part: number, puzzle: string) => void;
}

export interface Skipped {
  readonly solver: string;
  /** Why it was not measured. */
  readonly excuse: string;
}

/** Milliseconds from which on an answer is not timed again: its noise is small, its time is long. */
const SLOW = 5000;

/** A solver at work on a set. */
interface Runner {
  readonly contestant: Contestant;
  /** Round 0. */
  readonly first: (Measurement | undefined)[];
  /** Milliseconds used so far. */
  spent: number;
}

/** Returns the solvers that could not be measured. */
export async function measure(
  set: PuzzleSet,
  contestants: readonly Contestant[],
  options: MeasureOptions,
): Promise<readonly Skipped[]> {
  const { puzzles } = set;
  const hashes = puzzles.map(({ puzzle }) => puzzleHash(puzzle));
  const skipped: Skipped[] = [];
  const runners: Runner[] = [];
  for (const contestant of contestants) {
    if (!puzzles.some(({ puzzle }) => accepts(contestant.facts, puzzle))) continue;
    const excuse = await contestant.prepare(puzzles.map(({ puzzle }) => puzzle));
    if (excuse !== undefined) skipped.push({ solver: contestant.facts.id, excuse });
    else runners.push({ contestant, first: puzzles.map(() => undefined), spent: 0 });
  }
  // In a random order, so that a solver whose budget is used up has met easy and hard puzzles alike.
  const order = shuffled(puzzles.length);
  const { rounds, onProgress } = options;
  for (let round = 0; round <= rounds; round++) {
    for (const [step, index] of order.entries()) {
      onProgress((round + step / order.length) / (rounds + 1), puzzles[index].name);
      for (const runner of rotated(runners, round + step)) {
        if (options.signal?.aborted) return skipped;
        await ask(runner, set, { index, hash: hashes[index], round }, options);
      }
    }
  }
  return skipped;
}

interface Turn {
  readonly index: number;
  readonly hash: string;
  readonly round: number;
}

async function ask(runner: Runner, set: PuzzleSet, turn: Turn, options: MeasureOptions): Promise<void> {
  const { index, hash, round } = turn;
  const { facts } = runner.contestant;
  const earlier = options.earlier?.(hash, facts.id, round);
  if (earlier !== undefined) {
    keep(runner, turn, earlier);
    return;
  }
  if (!accepts(facts, set.puzzles[index].puzzle) || runner.spent > 1000 * options.budget) return;
  const first = runner.first[index];
  if (round > 0 && (first === undefined || !isWorthRepeating(first))) return;
  const limits = { seconds: options.secondsFor(facts.id), megabytes: options.megabytes };
  const answer = await runner.contestant.solve(index, limits, round === 0);
  if (options.signal?.aborted) return;
  const measurement = {
    set: set.id,
    puzzle: set.puzzles[index].name,
    hash,
    solver: facts.id,
    round,
    ...judged(set.puzzles[index], rounded(answer), first, options.judge),
  };
  keep(runner, turn, measurement);
  options.onMeasurement(measurement);
}

/** Microseconds are more than any clock here is good for. */
function rounded(answer: TimedAnswer): TimedAnswer {
  const short = (value: number) => Math.round(value * 1000) / 1000;
  const { milliseconds, wallMilliseconds, cpuMilliseconds } = answer;
  return {
    ...answer,
    milliseconds: short(milliseconds),
    wallMilliseconds: short(wallMilliseconds),
    ...(cpuMilliseconds === undefined ? {} : { cpuMilliseconds: short(cpuMilliseconds) }),
  };
}

function keep(runner: Runner, { index, round }: Turn, measurement: Measurement): void {
  runner.spent += measurement.milliseconds;
  if (round === 0) runner.first[index] = measurement;
}

function isWorthRepeating({ end, judgement, milliseconds }: Measurement): boolean {
  return end === 'answer' && judgement !== 'wrong' && milliseconds <= SLOW;
}

type Judged = Omit<Measurement, 'set' | 'puzzle' | 'hash' | 'solver' | 'round'>;

/** After round 0, answers come without solutions and must repeat the verdict that was verified. */
function judged(
  puzzle: NamedPuzzle,
  answer: TimedAnswer,
  first: Measurement | undefined,
  judge: Judge,
): Judged {
  const { solutions, message, ...rest } = answer;
  if (first !== undefined && (answer.verdict === first.verdict || answer.end !== 'answer')) {
    return { ...rest, judgement: first.judgement, ...(message === undefined ? {} : { message }) };
  }
  const judgement = judge.judge(puzzle, { verdict: answer.verdict, solutions });
  const text = judgement.kind === 'wrong' ? judgement.reason : message;
  return { ...rest, judgement: judgement.kind, ...(text === undefined ? {} : { message: text }) };
}

function shuffled(count: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  let state = count >>> 0;
  for (let i = count - 1; i > 0; i--) {
    // A linear congruential generator (Numerical Recipes) is random enough for an order.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const j = Math.floor((state / 2 ** 32) * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** The list rotated, so that no solver is always first. */
function rotated<T>(list: readonly T[], by: number): readonly T[] {
  const from = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}
