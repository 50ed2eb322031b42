// Measures a set: every peer on every puzzle, several times, taking turns, so that a machine that is
// busy for a while is busy for all. The first round asks for the solutions and verifies them; only
// answers that hold are timed in the rounds after it.
import { Random } from '../../../packages/core/dist/testing/random.js';
import type { Peer, PeerVerdict } from '../peers/peer.js';
import type { Member } from '../peers/team.js';
import type { NamedPuzzle } from '../sets/puzzle-set.js';
import { verifyAgreement, verifyAnswer } from './verify.js';

export interface Thoroughness {
  /** Time of a peer for one puzzle, in seconds. */
  readonly secondsFor: (peer: string) => number;
  /** Timed rounds, at most. */
  readonly rounds: number;
  /** Time for a peer and a set, in seconds, after which the peer rests. */
  readonly budget: number;
}

/** What one peer did on one puzzle. */
export interface Timing {
  readonly verdict: PeerVerdict;
  /** Whether time was up: the times are then lower bounds. */
  readonly isLate: boolean;
  /** Milliseconds, one for each round; at least one. */
  readonly times: readonly number[];
}

/** Timings by peer, then by index of the puzzle; undefined where a peer was not asked. */
export type Timings = ReadonlyMap<string, readonly (Timing | undefined)[]>;

/** Called before each puzzle of each round. */
export type Progress = (part: number, what: string) => void;

/** Milliseconds from which on an answer is not asked for again: its noise is small, its time is long. */
const SLOW = 5000;

/** A peer at work on a set. */
interface Runner {
  readonly member: Member;
  /** The first round's answers, which are verified. */
  readonly verified: (Timing | undefined)[];
  /** The rounds after it. */
  readonly times: number[][];
  spent: number;
}

export async function measure(
  puzzles: readonly NamedPuzzle[],
  members: readonly Member[],
  thoroughness: Thoroughness,
  progress: Progress,
): Promise<Timings> {
  const runners: Runner[] = [];
  for (const member of members) {
    if (!puzzles.some((puzzle) => fits(puzzle, member.peer))) continue;
    if (!(await member.load(puzzles.map(({ puzzle }) => puzzle)))) continue;
    runners.push({ member, verified: puzzles.map(() => undefined), times: puzzles.map(() => []), spent: 0 });
  }
  // In an order of its own, so that a peer whose time is up has met easy and hard ones alike.
  const order = shuffled(puzzles.length);
  const { rounds } = thoroughness;
  for (let round = 0; round <= rounds; round++) {
    for (const [step, index] of order.entries()) {
      progress((round + step / order.length) / (rounds + 1), puzzles[index].name);
      for (const runner of turned(runners, round + step)) {
        if (round === 0) await ask(runner, puzzles[index], index, thoroughness);
        else await askAgain(runner, index, thoroughness);
      }
      const verdicts = runners.flatMap(({ member, verified }) => {
        const verdict = verified[index]?.verdict;
        return verdict === undefined ? [] : ([[member.peer.id, verdict]] as const);
      });
      if (round === 0) verifyAgreement(puzzles[index].name, new Map(verdicts));
    }
  }
  return new Map(runners.map(({ member, verified, times }) => [member.peer.id, timings(verified, times)]));
}

async function ask(
  runner: Runner,
  puzzle: NamedPuzzle,
  index: number,
  { secondsFor, budget }: Thoroughness,
): Promise<void> {
  const { member } = runner;
  if (!fits(puzzle, member.peer) || runner.spent > 1000 * budget) return;
  const answer = await member.solve(index, secondsFor(member.peer.id), true);
  verifyAnswer(puzzle, member.peer.id, answer);
  const { verdict, isLate, milliseconds } = answer;
  runner.spent += milliseconds;
  runner.verified[index] = { verdict, isLate, times: [milliseconds] };
}

async function askAgain(runner: Runner, index: number, { secondsFor, budget }: Thoroughness): Promise<void> {
  const first = runner.verified[index];
  const isSlow = first === undefined || first.isLate || first.times[0] > SLOW;
  if (isSlow || runner.spent > 1000 * budget) return;
  const { member } = runner;
  const { milliseconds, isLate } = await member.solve(index, secondsFor(member.peer.id), false);
  // A peer that draws lots may be lucky once and not again.
  if (isLate) runner.verified[index] = { ...first, isLate };
  runner.spent += milliseconds;
  runner.times[index].push(milliseconds);
}

function timings(verified: readonly (Timing | undefined)[], times: readonly number[][]) {
  return verified.map((timing, i) =>
    timing === undefined || times[i].length === 0 ? timing : { ...timing, times: times[i] },
  );
}

function fits({ puzzle }: NamedPuzzle, peer: Peer): boolean {
  const { width, height, palette, rows, columns } = puzzle;
  const isPlain = [...rows, ...columns].every((clue) => clue?.every((run) => run.length !== null));
  return (
    palette.colors.length <= peer.colors && width * height <= peer.mostCells && (isPlain || peer.colors > 1)
  );
}

function shuffled(count: number): number[] {
  const random = new Random(count);
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** The list rotated, so that no solver is always first. */
function turned<T>(list: readonly T[], by: number): readonly T[] {
  const from = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}
