// Everything there is to know about one puzzle: how many solutions, whether lines alone find them, how
// hard it is, and what is wrong with it. Runs in a worker thread, so that it can be stopped at any time.
import { Analysis, type Diagnosis, type GradeResult } from '../explain/index.js';
import { type PuzzleDocument, puzzleHash, symmetryHash } from '../model/index.js';
import { type CertificateSink, type SolveResult, solve } from '../solve/index.js';

/** What to find out about a puzzle, and the limit in seconds. */
export interface ExamineSettings {
  /** How many solutions to look for. */
  readonly max: number;
  /** Time limit for everything together. */
  readonly seconds?: number | undefined;
  readonly grade: boolean;
  readonly diagnose: boolean;
}

/** The two hashes of a puzzle, in hexadecimal. */
export interface Hashes {
  readonly hash: string;
  readonly symmetryHash: string;
}

/** Everything that `examine` found out about a puzzle. */
export interface Examination {
  readonly result: SolveResult;
  /** Of unique puzzles, when asked for. */
  readonly grade?: GradeResult;
  /** Of all others, when asked for. */
  readonly diagnosis?: Diagnosis;
  /** Of the solve alone. */
  readonly milliseconds: number;
}

/** The hashes of a puzzle. */
export function hashesOf({ puzzle }: PuzzleDocument): Hashes {
  return { hash: puzzleHash(puzzle), symmetryHash: symmetryHash(puzzle) };
}

/** `now` gives milliseconds that never run backwards; `certificate` takes the text of a proof, as in `solve`. */
export function examine(
  document: PuzzleDocument,
  settings: ExamineSettings,
  now: () => number,
  certificate?: CertificateSink,
): Examination {
  const { puzzle, given, goal } = document;
  const begun = now();
  const end = begun + (settings.seconds ?? Infinity) * 1000;
  const limits = { deadline: () => now() >= end };
  const start = given === undefined ? {} : { given };
  const question = { ...limits, max: settings.max };
  const proven =
    certificate === undefined ? {} : { result: solve(puzzle, { ...question, ...start, certificate }) };
  const analysis = new Analysis(puzzle, { ...start, ...proven });
  const result = analysis.result(question);
  const milliseconds = now() - begun;
  if (result.verdict === 'unique') {
    return { result, milliseconds, ...(settings.grade ? { grade: analysis.grade(limits) } : {}) };
  }
  const isWrong = result.verdict === 'none' || result.verdict === 'multiple';
  if (!settings.diagnose || !isWrong) return { result, milliseconds };
  return { result, milliseconds, diagnosis: analysis.diagnose({ ...limits, ...(goal && { goal }) }) };
}
