// Symmetric solutions: the images of a solution are solutions too, and need no search. A puzzle that has one, like a
// picture that is less symmetric than its clues, is settled by it. Each costs a few passes over the cells.
import { newArray } from '../memory';
import { Feature, Options } from '../options';
import { ALWAYS, MISSING } from '../order-encoding';
import { Domains, Puzzle, Symmetries, Trail } from '../state';
import { decisionOf } from '../trail';
import { imageOf } from './images';
import { forgetSymmetries, IDENTITY, imageOfCell } from './symmetry';

/** To be called at each solution that the search has found. */
export function beginSymmetricSolutions(): void {
  Symmetries.next = 0;
  // They are blocked like their solution, by the images of its decisions. If a decision has none, they must be found
  // by search, and nothing is symmetric any more.
  if (!Options.isOn(Feature.SYMMETRIC_SOLUTIONS)) forgetSymmetries();
  for (let i = 0; i < Symmetries.count; i++) {
    for (let level = 1; level <= Trail.level; level++) {
      const image = imageOf(Symmetries.kinds[i], decisionOf(level) ^ 1);
      if (image === ALWAYS || image === MISSING) {
        forgetSymmetries();
        return;
      }
    }
  }
}

/** Makes the next image of the present solution. False when there is none left. */
export function nextSymmetricSolution(): bool {
  while (Symmetries.next < Symmetries.count) {
    const index = Symmetries.next;
    Symmetries.next++;
    if (!isNew(index)) continue;
    if (!Symmetries.hasSolution) Symmetries.solution = newArray<u32>(Puzzle.cells);
    Symmetries.hasSolution = true;
    for (let cell = 0; cell < Puzzle.cells; cell++) {
      Symmetries.solution[cell] = Domains.candidates[imageOfCell(Symmetries.kinds[index], cell)];
    }
    return true;
  }
  return false;
}

/** Whether the image under this symmetry is neither the solution itself nor an earlier image. */
function isNew(index: i32): bool {
  const symmetry = Symmetries.kinds[index];
  if (isSame(symmetry, IDENTITY)) return false;
  for (let earlier = 0; earlier < index; earlier++) {
    if (isSame(symmetry, Symmetries.kinds[earlier])) return false;
  }
  return true;
}

function isSame(one: i32, other: i32): bool {
  for (let cell = 0; cell < Puzzle.cells; cell++) {
    if (Domains.candidates[imageOfCell(one, cell)] !== Domains.candidates[imageOfCell(other, cell)])
      return false;
  }
  return true;
}
