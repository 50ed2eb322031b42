// The JSON objects about puzzles that were made or written: generated, made of a picture, converted, drawn.
import { Analysis, type GradeResult } from '../explain/index.js';
import { type Loss, type WriteFault, write } from '../formats/index.js';
import {
  type DullWarning,
  type GenerateRecipe,
  type GenerateResult,
  type Improvement,
  type ImproveOptions,
  type ImproveProgress,
  improveInTurns,
  type MotifPuzzle,
  type PictureGrid,
} from '../make/index.js';
import { type PuzzleDocument, puzzleOf } from '../model/index.js';
import { LINE_SOLVES } from '../solve/index.js';
import {
  cellJson,
  gradeJson,
  identityJson,
  puzzleJson,
  type ResultJson,
  type SourcedPuzzle,
  type WarningJson,
  warningsOf,
} from './puzzle-json.js';
import type { Verdict } from './verdicts.js';

/** With the puzzle in our own format, which every command reads. */
export function generatedJson(
  name: string,
  document: PuzzleDocument,
  { seed, want }: Pick<GenerateRecipe, 'seed' | 'want'>,
  grade: GradeResult | undefined,
): ResultJson {
  return {
    source: name,
    index: 1,
    format: 'crosshatch',
    ...puzzleJson(document),
    // Where it was not asked for, nobody has looked whether there are further solutions.
    verdict: want === 'any' && grade === undefined ? 'ok' : 'unique',
    ...(grade === undefined ? {} : gradeJson(grade)),
    seed,
    puzzle: puzzleFile(document),
    warnings: [],
  };
}

/** A puzzle as the JSON of our own format. */
function puzzleFile(document: PuzzleDocument): unknown {
  const written = write([document], 'crosshatch');
  if (!written.ok) throw new Error(written.faults[0].message);
  return JSON.parse(String(written.output));
}

/** The JSON result when no puzzle was generated. */
export function notGeneratedJson(
  name: string,
  { seed }: GenerateRecipe,
  { reason, attempts, outside }: Extract<GenerateResult, { ok: false }>,
): ResultJson {
  return {
    source: name,
    verdict: 'undecided',
    reason,
    seed,
    attemptCount: attempts,
    ...(outside === undefined ? {} : { outside }),
    warnings: [],
  };
}

/** The name of a generated puzzle. */
export function generatedName({ width, height, seed }: GenerateRecipe): string {
  return `random-${width}x${height}-${seed}`;
}

/** The document of a generated puzzle. */
export function generatedDocument(
  { puzzle, solution }: Extract<GenerateResult, { ok: true }>,
  { width, height, seed }: GenerateRecipe,
  keepsGoal: boolean,
): PuzzleDocument {
  const meta = { title: `Random ${width}x${height} ${seed}` };
  return keepsGoal ? { puzzle, meta, goal: solution } : { puzzle, meta };
}

/** The JSON result of a picture that was made from a motif. */
export function pictureGeneratedJson(
  name: string,
  document: PuzzleDocument,
  { motif, code }: MotifPuzzle,
  seed: number,
): ResultJson {
  const { warnings, ...rest } = generatedJson(name, document, { seed, want: 'line-solvable' }, undefined);
  return { ...rest, motif, code, warnings };
}

/** The document of a picture that was made from a motif. Its title has the code and does not betray what it shows. */
export function pictureDocument({ puzzle, solution, code }: MotifPuzzle, keepsGoal: boolean): PuzzleDocument {
  const meta = { title: `Picture ${code}` };
  return keepsGoal ? { puzzle, meta, goal: solution } : { puzzle, meta };
}

/** What a made puzzle can aim for. */
export const MAKE_TARGETS = ['unique', 'line', 'easy', 'medium', 'hard', 'any'] as const;
/** What a made puzzle aims for. */
export type MakeTarget = (typeof MAKE_TARGETS)[number];

/** A picture or words as a grid, before it is improved. */
export type DrawnPicture = Pick<PictureGrid, 'grid' | 'palette'> & { readonly certainty?: Float32Array };

/** Improves a grid until it meets the target, in turns; yields its progress. */
export function* improveToTarget(
  { grid, palette, certainty }: DrawnPicture,
  target: MakeTarget,
  limits: Pick<ImproveOptions, 'seed' | 'grade' | 'deadline' | 'signal'>,
): Generator<ImproveProgress, Improvement, void> {
  if (target === 'any') {
    const puzzle = puzzleOf(grid, palette);
    return { reached: true, grid, puzzle, changes: [], ambiguous: [], effort: 0 };
  }
  return yield* improveInTurns(grid, {
    ...limits,
    palette,
    target: target === 'line' ? 'line-solvable' : target,
    // The time limit rules; this only keeps a picture that leads nowhere from using all of it.
    effort: { lineSolves: 200_000_000 },
    ...(certainty === undefined ? {} : { certainty }),
  });
}

/** What the solver says of a made puzzle, and how hard it is. */
export interface MadeVerdict {
  readonly verdict: 'unique' | 'multiple' | 'undecided';
  readonly lineSolvable: boolean;
  readonly grade: GradeResult;
  readonly outcome: 'ok' | 'multiple' | 'undecided';
}

/** Asks the solver once more, whatever was promised. */
export function madeVerdict({ puzzle, reached }: Improvement, target: MakeTarget): MadeVerdict {
  const analysis = new Analysis(puzzle);
  const limits = { effort: { lineSolves: LINE_SOLVES.final } };
  const result = analysis.result(limits);
  const lineSolvable = result.verdict === 'unique' && result.lineSolvable;
  const verdict = result.verdict === 'none' ? 'undecided' : result.verdict;
  const isKept = reached || target === 'any' || (target === 'unique' && verdict === 'unique');
  const outcome = isKept ? 'ok' : verdict === 'unique' ? 'undecided' : verdict;
  return { verdict, lineSolvable, grade: analysis.grade(limits), outcome };
}

/** A puzzle made from a picture or text. */
export interface MadePuzzle {
  readonly name: string;
  readonly document: PuzzleDocument;
  readonly improvement: Improvement;
  readonly target: MakeTarget;
  readonly verdict: MadeVerdict;
  readonly warnings: readonly DullWarning[];
  /** The files written. */
  readonly files: readonly string[];
}

/** The JSON result of making a puzzle. */
export function madeJson(made: MadePuzzle): ResultJson {
  const { name, document, improvement, target, verdict, warnings, files } = made;
  const { reached, reason, changes, ambiguous } = improvement;
  const place = (cell: number) => cellJson(document.puzzle, cell);
  return {
    source: name,
    index: 1,
    ...puzzleJson(document),
    palette: document.puzzle.palette,
    verdict: verdict.verdict,
    target,
    reached,
    ...(reason === undefined ? {} : { reason }),
    lineSolvable: verdict.lineSolvable,
    ...gradeJson(verdict.grade),
    changes: changes.map(({ cell, from, to }) => ({ ...place(cell), from, to })),
    ambiguous: ambiguous.map(place),
    puzzle: puzzleFile(document),
    outputs: files,
    warnings,
  };
}

/** A file of puzzles, written or refused. */
export interface WrittenFile {
  /** `-` when it is not on a disk. */
  readonly output: string;
  readonly format: string;
  /** The puzzles in it, as messages name them. */
  readonly sources: readonly string[];
}

/** Losses of a written file as warnings. */
export function lossWarnings(losses: readonly Loss[], sources: readonly string[]): WarningJson[] {
  return losses.map(({ what, message, document }) => ({
    code: `lost-${what}`,
    message,
    source: sources[document],
  }));
}

/** Write faults as JSON. */
export function writeFaultsJson(
  faults: readonly WriteFault[],
  sources: readonly string[],
): { code: string; message: string; source: string }[] {
  return faults.map(({ code, message, document }) => ({ code, message, source: sources[document] }));
}

/** `contentJson` is the content as `{ content }` or `{ contentBase64 }`, where no file was written. */
export function writtenJson(
  file: WrittenFile,
  contentJson: { readonly content?: string; readonly contentBase64?: string },
  warnings: readonly WarningJson[],
): ResultJson {
  return { ...file, verdict: 'ok', ...contentJson, warnings };
}

/** `drawing` is one of `picture`, `svg` and `output`; empty when there was no solution to draw. */
export function drawnJson(
  item: SourcedPuzzle,
  verdict: Verdict,
  drawing: Readonly<Record<string, string>>,
): ResultJson {
  return { ...identityJson(item), verdict, ...drawing, warnings: warningsOf(item) };
}
