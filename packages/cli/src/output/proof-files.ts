// `convert --proof`: the CNF of a puzzle, and beside it the proof that it has no model, for public checkers.
import { extname } from 'node:path';
import type { PuzzleDocument } from '@crosshatch/core';
import { type CnfProofFormat, proveCnf } from '@crosshatch/core/formats';
import type { Context } from '../context.js';
import { UserError } from '../options/definition.js';
import { runInterruptibly, solveDocument } from '../solving.js';
import { writeWholeFiles } from './write-file.js';

export interface ProofRequest {
  readonly format: CnfProofFormat;
  /** The file for the CNF. */
  readonly output: string;
  readonly force: boolean;
  readonly signal: AbortSignal;
}

/** castle.cnf -> castle.drat */
export function proofPath(output: string, format: CnfProofFormat): string {
  const extension = extname(output);
  return `${output.slice(0, output.length - extension.length)}.${format}`;
}

/** Writes both files. Throws a UserError if there is nothing to prove. Undefined: interrupted. */
export async function writeProof(
  document: PuzzleDocument,
  name: string,
  { format, output, force, signal }: ProofRequest,
  context: Context,
): Promise<{ readonly claim: 'unique' | 'none'; readonly steps: number } | undefined> {
  const { result } = await solveDocument(document, { signal }, context);
  if (result.verdict === 'undecided') return undefined;
  if (result.verdict === 'multiple') {
    throw new UserError(
      `${name}: the puzzle has several solutions, so that there is no model to rule out; two solutions are the proof`,
      'multiple',
    );
  }
  const pieces: string[] = [];
  const solution = result.verdict === 'unique' ? { solution: result.solution } : {};
  const options = { format, ...solution, sink: (text: string) => void pieces.push(text) };
  // Signals end the process at once meanwhile: nothing is open.
  const proof = await runInterruptibly(document.puzzle, () => proveCnf(document, options), context, 0);
  if (!proof.ok) throw new Error(`The engine says "${result.verdict}", the SAT solver "${proof.reason}".`);
  const files = [
    { path: output, content: proof.cnf },
    { path: proofPath(output, format), content: pieces.join('') },
  ];
  await writeWholeFiles(files, { force });
  return { claim: result.verdict, steps: proof.steps };
}
