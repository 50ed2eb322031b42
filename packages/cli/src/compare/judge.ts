// Verifies answers before they count. The checker judges every grid. A claim that grids cannot prove ("unique", "none",
// or "multiple" without two grids) is compared with the verdict of our engine, which counts only if its certificate is
// accepted by the verifier, which shares no code with the engine.
import { failureMessage } from '@crosshatch/core/messages';
import { check, type Puzzle, sameGrid } from '@crosshatch/core/model';
import { solve } from '@crosshatch/core/solve';
import { Verifier } from '@crosshatch/core/verify';
import type { NamedPuzzle } from './puzzle-set.js';
import type { Answer, ClaimedVerdict } from './solvers/solver.js';

/** `unverified`: the claim could be neither proven nor refuted within the time for proofs. */
export type Judgement =
  | { readonly kind: 'right' }
  | { readonly kind: 'unverified' }
  | { readonly kind: 'wrong'; readonly reason: string };

type Proven = 'unique' | 'multiple' | 'none';

/** Judges answers; keeps what is proven about each puzzle. */
export class Judge {
  private readonly proven = new Map<Puzzle, Proven | undefined>();

  /** `seconds`: time for proving one claim. */
  constructor(
    private readonly seconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  judge({ puzzle }: NamedPuzzle, { verdict, solutions }: Answer): Judgement {
    for (const solution of solutions) {
      const checked = check(puzzle, solution);
      if (!checked.ok) return { kind: 'wrong', reason: failureMessage(checked.failures[0], puzzle) };
    }
    if (verdict === 'undecided') return { kind: 'right' };
    const areTwo = solutions.length > 1 && !sameGrid(solutions[0], solutions[1]);
    if (verdict === 'multiple' && areTwo) return { kind: 'right' };
    if (verdict === 'multiple' && solutions.length > 1) {
      return { kind: 'wrong', reason: 'the same solution twice' };
    }
    if (verdict === 'solved') return solutions.length > 0 ? { kind: 'right' } : { kind: 'unverified' };
    const truth = this.truth(puzzle);
    if (truth === undefined) return { kind: 'unverified' };
    if (truth === verdict) return { kind: 'right' };
    return { kind: 'wrong', reason: `claims "${verdict}", proven: "${truth}"` };
  }

  /** What is proven about the puzzle; undefined if a proof takes too long. */
  private truth(puzzle: Puzzle): Proven | undefined {
    if (!this.proven.has(puzzle)) this.proven.set(puzzle, this.prove(puzzle));
    return this.proven.get(puzzle);
  }

  private prove(puzzle: Puzzle): Proven | undefined {
    const end = this.now() + 1000 * this.seconds;
    const isLate = () => this.now() > end;
    const lines: string[] = [];
    const certificate = (text: string) => lines.push(text);
    const { verdict } = solve(puzzle, { deadline: isLate, certificate });
    if (verdict === 'undecided') return undefined;
    const verifier = new Verifier(puzzle);
    for (const line of lines.join('').split('\n')) {
      if (line === '') continue;
      if (isLate() || verifier.step(line) !== undefined) return undefined;
    }
    const verification = verifier.finish();
    return verification.ok && verification.claim === verdict ? verdict : undefined;
  }
}

/** Two solvers whose unverified claims cannot both hold; undefined if all agree. */
export function disagreement(claims: ReadonlyMap<string, ClaimedVerdict>): string | undefined {
  const made = [...claims].filter(([, verdict]) => verdict !== 'undecided');
  const proof = made.find(([, verdict]) => verdict !== 'solved');
  for (const [solver, verdict] of made) {
    if (proof === undefined || verdict === proof[1]) continue;
    if (verdict === 'solved' && proof[1] !== 'none') continue;
    return `${proof[0]} claims "${proof[1]}", ${solver} claims "${verdict}"`;
  }
  return undefined;
}
