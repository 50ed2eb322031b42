// A proof for public checkers (drat-trim, lrat-check, cake_lpr): a CNF file without models, and the derivation of the empty
// clause. For a puzzle with one solution the CNF has one more clause, which excludes that solution: then "no model" means
// "no other solution". Its comments map the variables to the cells.
import type { PuzzleDocument, Solution } from '../../model/index.js';
import { cnfText } from '../cnf.js';
import { encodeCnf, excludingClause } from '../cnf-encoding.js';
import { type SatOutcome, SatSolver } from './sat-solver.js';

/** The formats of proofs for SAT solvers. */
export const CNF_PROOFS = ['drat', 'lrat'] as const;
/** A format of a proof: `lrat` names the clauses that each step uses, and is faster to check. */
export type CnfProofFormat = (typeof CNF_PROOFS)[number];

/** How to write a proof. */
export interface CnfProofOptions {
  readonly format: CnfProofFormat;
  /** The only solution. Without it the claim is that there is none. */
  readonly solution?: Solution;
  /** Takes the text of the proof, piece by piece. */
  readonly sink: (text: string) => void;
  /** Asked now and then; true stops the work. */
  readonly isLate?: () => boolean;
}

/** The CNF that the proof refutes, or why there is no proof: the CNF has a model, or the time was up. */
export type CnfProofResult =
  | { readonly ok: true; readonly cnf: string; readonly steps: number }
  | { readonly ok: false; readonly reason: Exclude<SatOutcome, 'unsatisfiable'> };

/** Characters that are collected before they are handed out. */
const PIECE = 1 << 16;

/**
 * Proves with a small SAT solver that a puzzle has no solution, or none but the given one. Slower than `solve` by far.
 *
 * @example
 * const proof = proveCnf({ puzzle, meta: {} }, { format: 'lrat', solution, sink: (text) => pieces.push(text) });
 */
export function proveCnf(
  document: PuzzleDocument,
  { format, solution, sink, isLate = () => false }: CnfProofOptions,
): CnfProofResult {
  const { puzzle, given } = document;
  let text = '';
  let steps = 0;
  const encoding = encodeCnf(puzzle, given);
  const solver = new SatSolver(encoding.variables, (number, literals, hints) => {
    steps += 1;
    const clause = [...literals, 0].join(' ');
    text += format === 'lrat' ? `${number} ${clause} ${hints.join(' ')} 0\n` : `${clause}\n`;
    if (text.length < PIECE) return;
    sink(text);
    text = '';
  });
  const clause: number[] = [];
  for (const literal of encoding.literals) {
    if (literal !== 0) clause.push(literal);
    else {
      solver.add(clause);
      clause.length = 0;
    }
  }
  const excluded = solution === undefined ? [] : [excludingClause(puzzle, solution)];
  for (const extra of excluded) solver.add(extra);
  const outcome = solver.run(isLate);
  if (outcome !== 'unsatisfiable') return { ok: false, reason: outcome };
  sink(text);
  return { ok: true, cnf: cnfText(document, excluded), steps };
}
