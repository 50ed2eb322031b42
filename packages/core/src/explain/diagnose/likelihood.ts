// How likely a repair is: how odd the slip would be, and what becomes of the puzzle. The numbers are costs, natural
// logarithms of odds, fitted to trials (`npm run bench -- explain`): the same number of slips of every kind in shipped
// and generated pictures. A slip with many possible outcomes (any digit may be mistyped as any other) makes each of
// them less likely than one with few (a number is left out).
import type { Solution } from '../../model/index.js';

/** Cost of each slip: low likely, high less so. */
export const ODDITY = {
  missing: -0.4,
  added: 1.2,
  /** A number in a line that should be blank: nobody has read it there. */
  addedToBlank: 3,
  digit: 1.2,
  number: 2.6,
  swap: 0.2,
  space: 2,
  misread: 4.3,
  reversed: 1,
  color: 0.9,
  colors: 3,
  /** A whole clue typed differently, and each number that differs. */
  rewritten: 1.4,
  perDifference: 2.2,
  /** The clue of the line before typed again: whatever should stand there is as likely as any other clue. */
  repeated: 0,
  swapNeighbors: 1.2,
  swapLines: 3,
  /** Two wrong clues: added to the oddity of both. */
  twoLines: 3.5,
  insertLine: 3.5,
  dropLine: 2.2,
};

/** Up to this cost a repair explains the contradiction well enough to stop looking for more than one slip. */
export const CONVINCING = 4;

/** Cost of several solutions, of each pair of differing neighbours, and of each cell unlike its mirror image. */
const PENALTY = { several: 4.4, change: 1.1, asymmetry: 0.5 };
/** More differences from the most symmetric repair than this do not count: then the picture is not symmetric. */
const MOST_ASYMMETRY = 4;

export interface Rated {
  readonly oddity: number;
  readonly solution: Solution;
  readonly isUnique: boolean;
}

/** The cost of every repair, compared with the most picture-like of them. */
export function costsOf(found: readonly Rated[]): number[] {
  const changes = found.map(({ solution }) => roughness(solution));
  const unlike = found.map(({ solution }) => asymmetry(solution));
  const [fewest, least] = [Math.min(...changes), Math.min(...unlike)];
  return found.map(
    ({ oddity, isUnique }, i) =>
      oddity +
      (isUnique ? 0 : PENALTY.several) +
      PENALTY.change * (changes[i] - fewest) +
      PENALTY.asymmetry * Math.min(unlike[i] - least, MOST_ASYMMETRY),
  );
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
