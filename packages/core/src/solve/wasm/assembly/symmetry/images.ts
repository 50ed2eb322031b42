// What holds for some cells holds for their images under a symmetry of the puzzle: a clause that was learned is
// learned there too, if it has little glue; images of the others are too seldom of use to be worth their watches.
// (Devriendt, Bogaerts, Bruynooghe and Denecker make images when they would propagate; here they are made at once.)
import { addClause, reasonOfClause } from '../clauses';
import { I32s, Reason } from '../layout';
import { newArray } from '../memory';
import { Feature, IMAGE_GLUE, Options } from '../options';
import { ALWAYS, MISSING, NEVER, not, runOfVariable, startOfVariable, startsBy } from '../order-encoding';
import { logRoot } from '../proof-hints';
import { logAddress, logImage } from '../proof-log';
import { Learned, Lines, OrderLiterals, Puzzle, Symmetries, Variables } from '../state';
import { assign, backtrack, FALSE, levelOf, OPEN, TRUE, value } from '../trail';
import { imageOfCell, imageOfLine, isReversed } from './symmetry';

/** The literal that says the same of the image: also ALWAYS, NEVER, or MISSING if there is none. */
export function imageOf(symmetry: i32, literal: i32): i32 {
  const variable = literal >> 1;
  if (variable >= Variables.ofCells) {
    const image = imageOfStart(symmetry, variable);
    return literal & 1 ? not(image) : image;
  }
  if (Puzzle.colors === 2) return (imageOfCell(symmetry, variable) << 1) | (literal & 1);
  const cell = variable / Puzzle.colors;
  const color = variable - cell * Puzzle.colors;
  return ((imageOfCell(symmetry, cell) * Puzzle.colors + color) << 1) | (literal & 1);
}

/** The image of "starts at or before p". In a line that comes out reversed: "does not start before .." */
function imageOfStart(symmetry: i32, variable: i32): i32 {
  const run = runOfVariable(variable);
  const start = startOfVariable(variable);
  const line = OrderLiterals.runs[run].line;
  const to = imageOfLine(symmetry, line);
  const index = run - Lines.firstRun[line];
  if (!isReversed(symmetry, line)) {
    return startsBy(OrderLiterals.runs[Lines.firstRun[to] + index], start);
  }
  const cells = line < Puzzle.height ? Puzzle.width : Puzzle.height;
  const last = Lines.firstRun[to + 1] - 1;
  return not(startsBy(OrderLiterals.runs[last - index], cells - Lines.runs[run].length - start - 1));
}

/** Learns the images of the clause that was just learned. False when no solution is left. */
export function addLearnedImages(): bool {
  if (Symmetries.count === 0 || Learned.glue > IMAGE_GLUE) return true;
  if (!Options.isOn(Feature.SYMMETRIC_CLAUSES)) return true;
  return addImages(Learned.literals, Learned.size, Learned.glue);
}

/** Adds the images of a clause that holds; may undo decisions that they contradict. False when no solution is left. */
export function addImages(literals: I32s, size: i32, glue: i32): bool {
  if (size > Symmetries.imageCapacity) {
    Symmetries.imageCapacity = size << 1;
    Symmetries.image = newArray<i32>(Symmetries.imageCapacity);
  }
  for (let i = 0; i < Symmetries.count; i++) {
    const symmetry = Symmetries.kinds[i];
    if (!makeImage(symmetry, literals, size)) continue;
    logRoot();
    logImage(symmetry);
    if (!addImage(glue)) return false;
  }
  return true;
}

/** Makes the image of a clause, less what is false at the root. False when there is nothing to add. */
function makeImage(symmetry: i32, literals: I32s, size: i32): bool {
  Symmetries.imageSize = 0;
  let isMoved = false;
  for (let i = 0; i < size; i++) {
    const image = imageOf(symmetry, literals[i]);
    if (image === ALWAYS || image === MISSING) return false;
    if (image !== literals[i]) isMoved = true;
    if (image === NEVER) continue;
    const known = value(image);
    if (known !== OPEN && levelOf(image >> 1) === 0) {
      if (known === TRUE) return false;
      continue;
    }
    Symmetries.image[Symmetries.imageSize] = image;
    Symmetries.imageSize++;
  }
  return isMoved;
}

function addImage(glue: i32): bool {
  const image = Symmetries.image;
  if (Symmetries.imageSize === 0) return false;
  if (Symmetries.imageSize === 1) {
    backtrack(0);
    assign(image[0], Reason.NONE, -1);
    return true;
  }
  moveBestTo(0);
  moveBestTo(1);
  const first = image[0];
  // The clause is falsified: it would have propagated at a lower level, and does so now.
  if (value(first) === FALSE) backtrack(levelOf(first >> 1) - 1);
  const clause = addClause(image, Symmetries.imageSize, glue);
  logAddress(clause);
  if (value(first) === OPEN && value(image[1]) === FALSE) assign(first, reasonOfClause(clause), -1);
  return true;
}

/** Brings the literal that is best watched to this place of the image, from those behind it. */
function moveBestTo(place: i32): void {
  const image = Symmetries.image;
  let best = place;
  for (let i = place + 1; i < Symmetries.imageSize; i++) {
    if (watchRank(image[i]) > watchRank(image[best])) best = i;
  }
  const literal = image[best];
  image[best] = image[place];
  image[place] = literal;
}

/** How long a literal stays not false while backtracking: the highest is the best one to watch. */
function watchRank(literal: i32): i32 {
  const known = value(literal);
  return known === TRUE ? i32.MAX_VALUE : known === OPEN ? i32.MAX_VALUE - 1 : levelOf(literal >> 1);
}
