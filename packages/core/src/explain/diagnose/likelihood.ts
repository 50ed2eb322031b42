// How likely a repair is: how odd the slip would be, and what becomes of the puzzle. The numbers are costs, natural
// logarithms of odds, fitted to trials (`npm run bench -- explain`): the same number of slips of every kind in shipped,
// generated, coloured and random pictures. A slip with many possible outcomes (any digit may be mistyped as any other)
// makes each of them less likely than one with few (a number is left out). Digits cost a little less than the odds say:
// of all slips they leave most repairs that are equally good, so that they need the places at the top most.
import type { Solution } from '../../model/index.js';

/** Cost of each slip: low likely, high less so. */
export const ODDITY = {
  missing: -0.2,
  added: 1.3,
  /** A number in a line that should be blank: nobody has read it there. */
  addedToBlank: 3,
  digit: 0.45,
  number: 2.6,
  swap: -0.2,
  space: 2.5,
  misread: 4.9,
  reversed: 0.6,
  color: 0.6,
  colors: 3,
  /** A whole clue typed differently, and each number that differs. */
  rewritten: 1.4,
  perDifference: 2.2,
  /** The clue of the line before typed again: whatever should stand there is as likely as any other clue. */
  repeated: 0,
  swapNeighbors: 0.9,
  swapLines: 2.7,
  /** Two wrong clues: added to the oddity of both. */
  twoLines: 3.5,
  insertLine: 3.5,
  dropLine: 2.2,
};

/** Up to this cost a repair explains the contradiction well enough to stop looking for more than one slip. */
export const CONVINCING = 3.5;

/** Weight of the odds that the slip met this run and not another one of its clue. */
const WHICH_RUN = 0.8;

/** Cost of the slip's place: any of `runs` runs may have been met, and `ways` of them give the same typed clue. */
export function placeCost(runs: number, ways = 1): number {
  return runs === 0 ? 0 : WHICH_RUN * Math.log(runs / ways);
}

const PENALTY = {
  several: 4,
  /** Each pair of differing neighbours, times how much smoother than noise the picture is. */
  change: 0.9,
  /** Each cell unlike its mirror image: in a symmetric picture, and in any other up to a few of them. */
  brokenSymmetry: 3,
  asymmetry: 0.16,
};
const MOST_ASYMMETRY = 4;
/** A picture with this share of its cells unlike their mirror images is not symmetric. */
const NOT_SYMMETRIC = 0.15;

export interface Rated {
  readonly oddity: number;
  readonly solution: Solution;
  readonly isUnique: boolean;
}

/** The cost of every repair, compared with the most picture-like of them. */
export function costsOf(found: readonly Rated[]): number[] {
  if (found.length === 0) return [];
  const changes = found.map(({ solution }) => roughness(solution));
  const unlike = found.map(({ solution }) => asymmetry(solution));
  const [fewest, least] = [Math.min(...changes), Math.min(...unlike)];
  const perChange = PENALTY.change * smoothness(found[changes.indexOf(fewest)].solution, fewest);
  const mirrored = Math.ceil(found[0].solution.cells.length / 2);
  const perUnlike = PENALTY.brokenSymmetry * Math.max(0, 1 - least / (NOT_SYMMETRIC * mirrored));
  return found.map(
    ({ oddity, isUnique }, i) =>
      oddity +
      (isUnique ? 0 : PENALTY.several) +
      perChange * (changes[i] - fewest) +
      perUnlike * (unlike[i] - least) +
      PENALTY.asymmetry * Math.min(unlike[i] - least, MOST_ASYMMETRY),
  );
}

/** Logarithm of the odds that neighbours are equal: 0 in noise, where a change says nothing about the repair. */
function smoothness({ width, height }: Solution, changes: number): number {
  const pairs = width * (height - 1) + height * (width - 1);
  return Math.max(0, Math.log((pairs - changes + 2) / (changes + 2)));
}

/** Neighbouring cells that differ: noise has many, a picture few. */
function roughness({ cells, width, height }: Solution): number {
  let changes = 0;
  for (let cell = 0; cell < width * height; cell++) {
    if (cell % width !== width - 1 && cells[cell] !== cells[cell + 1]) changes += 1;
    if (cell + width < cells.length && cells[cell] !== cells[cell + width]) changes += 1;
  }
  return changes;
}

/** Cells that differ from their mirror image in the other half. */
function asymmetry({ cells, width }: Solution): number {
  let differing = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const column = cell % width;
    if (2 * column < width && cells[cell] !== cells[cell - column + width - 1 - column]) differing += 1;
  }
  return differing;
}
