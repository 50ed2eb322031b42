// What holds for some cells holds for their images under a symmetry of the puzzle: so a clause that
// was learnt is learnt there too, if it ties few levels together; of the others the images are too
// seldom of use to be worth carrying. (Devriendt, Bogaerts, Bruynooghe and Denecker make such images
// when they would speak; here they are made at once.)

import { glue, learntLiteralsAt, learntSize } from './analyze';
import { assign, cellVariables, FALSE, levelOf, NO_REASON, OPEN, TRUE, undoTo, value } from './board';
import { addClause, clauseReason } from './clauses';
import { colors, firstRun, height, runAt, runLength, width } from './lines';
import { allocate } from './memory';
import { ALWAYS, lineOfRun, NEVER, NOWHERE, not, placeOf, runOfPlace, startOfPlace } from './places';
import { imageOfCell, imageOfLine, isReversed, symmetries, symmetry } from './symmetry';

/** Images are made of clauses that tie no more levels together than this. */
const MOST_GLUE: i32 = 8;

let imageAt: usize = 0; // the image being made
let size: i32 = 0;
let capacity: i32 = 0;

export function resetImages(): void {
  capacity = 0;
}

/** The literal that says the same of the image: also ALWAYS, NEVER, or NOWHERE if there is none. */
export function imageOf(kind: i32, literal: i32): i32 {
  const variable = literal >> 1;
  if (variable >= cellVariables) {
    const place = imageOfPlace(kind, variable);
    return literal & 1 ? not(place) : place;
  }
  if (colors === 2) return (imageOfCell(kind, variable) << 1) | (literal & 1);
  const cell = variable / colors;
  return ((imageOfCell(kind, cell) * colors + (variable - cell * colors)) << 1) | (literal & 1);
}

/** The image of "starts at or before p". In a line that comes out reversed: "does not start before .." */
function imageOfPlace(kind: i32, variable: i32): i32 {
  const run = runOfPlace(variable);
  const start = startOfPlace(variable);
  const line = lineOfRun(run);
  const to = imageOfLine(kind, line);
  if (!isReversed(kind, line)) return placeOf(firstRun(to) + run - firstRun(line), start);
  const cells = line < height ? width : height;
  const last = firstRun(to + 1) - 1;
  return not(placeOf(last - (run - firstRun(line)), cells - runLength(runAt(run)) - start - 1));
}

/** Learns the images of the clause that was just learnt. False when no solution is left. */
export function addImages(): bool {
  if (symmetries === 0 || glue > MOST_GLUE) return true;
  return addImagesOf(learntLiteralsAt, learntSize, glue);
}

/** Adds the images of a clause that holds; may undo decisions that they contradict. False when no solution is left. */
export function addImagesOf(literals: usize, count: i32, glueOfAll: i32): bool {
  if (count > capacity) {
    capacity = count << 1;
    imageAt = allocate((<usize>capacity) << 2);
  }
  for (let i = 0; i < symmetries; i++) {
    if (makeImage(symmetry(i), literals, count) && !addImage(glueOfAll)) return false;
  }
  return true;
}

function literalAt(index: i32): i32 {
  return load<i32>(imageAt + ((<usize>index) << 2));
}
function setLiteral(index: i32, literal: i32): void {
  store<i32>(imageAt + ((<usize>index) << 2), literal);
}

/** Makes the image of a clause, less what is false at the root. False when there is nothing to add. */
function makeImage(kind: i32, literals: usize, count: i32): bool {
  size = 0;
  let moved = false;
  for (let i = 0; i < count; i++) {
    const literal = load<i32>(literals + ((<usize>i) << 2));
    const image = imageOf(kind, literal);
    if (image === ALWAYS || image === NOWHERE) return false;
    if (image !== literal) moved = true;
    if (image === NEVER) continue;
    const known = value(image);
    if (known !== OPEN && levelOf(image >> 1) === 0) {
      if (known === TRUE) return false;
      continue;
    }
    setLiteral(size, image);
    size++;
  }
  return moved;
}

function addImage(glueOfImage: i32): bool {
  if (size === 0) return false;
  if (size === 1) {
    const fact = literalAt(0);
    undoTo(0);
    assign(fact, NO_REASON, -1);
    return true;
  }
  moveBestTo(0);
  moveBestTo(1);
  const first = literalAt(0);
  // The clause is broken: it would have spoken at a lower level, and does so now.
  if (value(first) === FALSE) undoTo(levelOf(first >> 1) - 1);
  const clause = addClause(imageAt, size, glueOfImage);
  if (value(first) === OPEN && value(literalAt(1)) === FALSE) assign(first, clauseReason(clause), -1);
  return true;
}

/** Brings the literal that is best watched to this place of the image, from those behind it. */
function moveBestTo(place: i32): void {
  let best = place;
  for (let i = place + 1; i < size; i++) {
    if (lasting(literalAt(i)) > lasting(literalAt(best))) best = i;
  }
  const literal = literalAt(best);
  setLiteral(best, literalAt(place));
  setLiteral(place, literal);
}

/** How long a literal stays not false while decisions are undone: the highest is the best one to watch. */
function lasting(literal: i32): i32 {
  const known = value(literal);
  return known === TRUE ? i32.MAX_VALUE : known === OPEN ? i32.MAX_VALUE - 1 : levelOf(literal >> 1);
}
