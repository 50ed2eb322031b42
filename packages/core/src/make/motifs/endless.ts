// Pictures to play one after the other: by size, difficulty, colours and motif. A picture has a code that recreates it.
import { type Grade, grade } from '../../explain/index.js';
import { type Grid, MAX_COLORS, type Puzzle, Random, type Size } from '../../model/index.js';
import { type GradeTarget, pointsOff } from '../improve/make-graded.js';
import { needsSquare, type PatternSymmetry } from '../pattern-symmetry.js';
import { type CodeFault, codeOf, parseCode, SEEDS } from './code.js';
import {
  LARGEST_PICTURE,
  MOST_PICTURE_COLORS,
  makePicture,
  naturalSize,
  type Picture,
  type PictureOrder,
  SMALLEST_PICTURE,
} from './picture.js';
import { ALL_MOTIFS, fits, MOTIFS } from './registry.js';

/** What kind of picture to make. The same recipe gives the same picture within one version of the library. */
export interface EndlessRecipe {
  /** The longer side, 5 to 60 (the motif decides on the other one), or both sides. */
  readonly size: number | Size;
  /** Line logic is always enough. A grade that the size does not allow becomes the nearest one. Default: any. */
  readonly difficulty?: EndlessDifficulty;
  /** The most colours; 1 is black and white. Default 1. */
  readonly colors?: number;
  /** A motif, all that show something, or all patterns. Default: any. */
  readonly motif?: string;
  /** Default `none`: a symmetric motif stays symmetric, another one does not become so. */
  readonly symmetry?: PatternSymmetry;
  /** An integer. */
  readonly seed: number;
}

/** The difficulties that can be asked for. */
export const ENDLESS_DIFFICULTIES = ['easy', 'medium', 'hard'] as const satisfies readonly GradeTarget[];
/** A difficulty that can be asked for. */
export type EndlessDifficulty = (typeof ENDLESS_DIFFICULTIES)[number];

/** The words for several motifs: those that show something, and those that do not. */
export const MOTIF_KINDS = ['picture', 'pattern'] as const;

/** A picture that was made from a motif: unique, and solvable by line logic alone. */
export interface MotifPuzzle {
  readonly puzzle: Puzzle;
  readonly solution: Grid;
  /** What it shows: a name of `MOTIFS`. */
  readonly motif: string;
  /** Recreates it with `fromCode`, in this and every later version of the library. */
  readonly code: string;
}

/** A code that could be read, or why not: `no-picture` if nothing was ever published under it. */
export type CodeResult =
  | ({ readonly ok: true } & MotifPuzzle)
  | { readonly ok: false; readonly reason: CodeFault | 'no-picture' };

/** Pictures made until one has the difficulty; the nearest is returned otherwise. */
const GRADED = 10;
/** Pictures compared, unless one is hardly changed. */
const CANDIDATES = 6;
/** Seeds tried for one motif. Most work at once; proportions such as 5x60 may not. */
const ATTEMPTS = 40;
/** One picture in so many is a pattern if the motif is not given. */
const PATTERN_EVERY = 9;

/**
 * A picture for somebody who wants to play now. Deterministic.
 *
 * @example
 * const { puzzle, code } = endless({ size: 15, difficulty: 'easy', seed: 7 });
 */
export function endless(recipe: EndlessRecipe): MotifPuzzle {
  verify(recipe);
  const random = new Random(recipe.seed);
  const { difficulty } = recipe;
  let nearest: { made: MotifPuzzle; off: number } | undefined;
  for (let i = 0; i < GRADED; i++) {
    const made = pictureFrom(recipe, random);
    if (difficulty === undefined) return made;
    const off = pointsOff(gradeOf(made.puzzle), { target: difficulty, bounds: {} });
    if (off === 0) return made;
    if (nearest === undefined || off < nearest.off) nearest = { made, off };
  }
  return (nearest as { made: MotifPuzzle }).made;
}

/**
 * Recreates a picture of `endless` or `daily` from its code.
 *
 * @example
 * const result = fromCode('1-04MA-60QX-7ZKH');
 * if (result.ok) console.log(result.motif);
 */
export function fromCode(code: string): CodeResult {
  const order = parseCode(code);
  if (typeof order === 'string') return { ok: false, reason: order };
  const picture = makePicture(order);
  return picture === undefined
    ? { ok: false, reason: 'no-picture' }
    : { ok: true, ...motifPuzzle(order, picture) };
}

/** The best of some pictures: the one that had to be changed least. */
export function pictureFrom(recipe: Omit<EndlessRecipe, 'seed' | 'difficulty'>, random: Random): MotifPuzzle {
  const { colors = 1, symmetry = 'none', size } = recipe;
  const motif = chosenMotif(recipe, random);
  let best: { order: PictureOrder; picture: Picture } | undefined;
  for (let i = 0, made = 0; made < CANDIDATES; i++) {
    // Any size has an ornament, even if its motif can not be made line-solvable.
    const chosen = i < ATTEMPTS ? motif : MOTIFS.indexOf('ornament');
    const seed = random.below(SEEDS);
    const sides = typeof size === 'number' ? sizeOf(chosen, seed, size, symmetry) : size;
    const order = { motif: chosen, ...sides, colors: Math.min(colors, MOST_PICTURE_COLORS), symmetry, seed };
    const picture = makePicture(order);
    if (i >= 4 * ATTEMPTS) break;
    if (picture === undefined) continue;
    made += 1;
    if (best === undefined || picture.changed < best.picture.changed) best = { order, picture };
    if (best.picture.changed * 200 <= picture.solution.cells.length) break;
  }
  if (best === undefined) throw new RangeError('No picture of this size and symmetry was found.');
  return motifPuzzle(best.order, best.picture);
}

function motifPuzzle(order: PictureOrder, { puzzle, solution }: Picture): MotifPuzzle {
  return { puzzle, solution, motif: MOTIFS[order.motif], code: codeOf(order) };
}

function sizeOf(motif: number, seed: number, side: number, symmetry: PatternSymmetry): Size {
  if (needsSquare(symmetry)) return { width: side, height: side };
  const { width, height } = naturalSize(motif, seed, side);
  return { width: Math.max(SMALLEST_PICTURE, width), height: Math.max(SMALLEST_PICTURE, height) };
}

function chosenMotif({ size, motif }: Pick<EndlessRecipe, 'size' | 'motif'>, random: Random): number {
  const named = motif === undefined ? -1 : MOTIFS.indexOf(motif);
  if (named >= 0) return named;
  const isPattern = motif === undefined ? random.below(PATTERN_EVERY) === 0 : motif === 'pattern';
  const seed = random.below(SEEDS);
  const suitable = MOTIFS.map((_, i) => i).filter(
    (i) => (ALL_MOTIFS[i].kind === 'pattern') === isPattern && suits(i, seed, size),
  );
  // Where there are pictures drawn by hand, they are the best ones.
  const byHand = suitable.filter((i) => ALL_MOTIFS[i].largest !== undefined);
  const isByHand = byHand.length > 0 && random.below(3) > 0;
  const list = isByHand ? byHand : suitable.length > 0 ? suitable : [MOTIFS.indexOf('ornament')];
  return list[random.below(list.length)];
}

/** Whether the motif can be recognised at this size, judged by one of its pictures. */
export function suits(motif: number, seed: number, size: number | Size): boolean {
  const { width, height } = typeof size === 'number' ? naturalSize(motif, seed, size) : size;
  return fits(ALL_MOTIFS[motif], Math.min(width, height), Math.max(width, height));
}

function gradeOf(puzzle: Puzzle): Grade | undefined {
  const result = grade(puzzle);
  return result.verdict === 'graded' ? result : undefined;
}

function verify({ size, colors = 1, motif, symmetry = 'none', seed }: EndlessRecipe): void {
  const [width, height] = typeof size === 'number' ? [size, size] : [size.width, size.height];
  for (const side of [width, height]) {
    if (Number.isInteger(side) && side >= SMALLEST_PICTURE && side <= LARGEST_PICTURE) continue;
    throw new RangeError(`size is ${side}; expected ${SMALLEST_PICTURE} to ${LARGEST_PICTURE} cells a side.`);
  }
  if (!Number.isInteger(colors) || colors < 1 || colors > MAX_COLORS) {
    throw new RangeError(`colors is ${colors}; expected a whole number from 1 to ${MAX_COLORS}.`);
  }
  if (!Number.isSafeInteger(seed)) throw new RangeError(`seed is ${seed}; expected a whole number.`);
  const kinds: readonly string[] = MOTIF_KINDS;
  if (motif !== undefined && !MOTIFS.includes(motif) && !kinds.includes(motif)) {
    throw new RangeError(`motif is "${motif}"; expected one of ${[...kinds, ...MOTIFS].join(', ')}.`);
  }
  if (needsSquare(symmetry) && width !== height) {
    throw new RangeError(`The symmetry "${symmetry}" asks for a square; the size is ${width}x${height}.`);
  }
}
