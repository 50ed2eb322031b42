// Verifies answers before timing them: the checker judges every solution, and the verdicts of all peers are compared.
// A wrong answer aborts the run.
import { failureMessage } from '@crosshatch/core/messages';
import { check, sameGrid } from '@crosshatch/core/model';
import type { Answer, PeerVerdict } from '../peers/peer.js';
import type { NamedPuzzle } from '../sets/puzzle-set.js';

export function verifyAnswer({ name, puzzle }: NamedPuzzle, peer: string, answer: Answer): void {
  const { solutions, verdict } = answer;
  for (const solution of solutions) {
    const checked = check(puzzle, solution);
    if (!checked.ok)
      throw new Error(`${peer} is wrong on ${name}: ${failureMessage(checked.failures[0], puzzle)}`);
  }
  if (verdict === 'multiple' && solutions.length === 2 && sameGrid(solutions[0], solutions[1])) {
    throw new Error(`${peer} gave the same solution of ${name} twice.`);
  }
}

/** Throws when two peers say what can't both be true. */
export function verifyAgreement(name: string, verdicts: ReadonlyMap<string, PeerVerdict>): void {
  const said = [...verdicts].filter(([, verdict]) => verdict !== 'undecided');
  const proven = said.find(([, verdict]) => verdict !== 'solved');
  for (const [peer, verdict] of said) {
    if (proven === undefined || verdict === proven[1]) continue;
    if (verdict === 'solved' && proven[1] !== 'none') continue;
    throw new Error(`${name}: ${proven[0]} says "${proven[1]}", ${peer} says "${verdict}".`);
  }
}
