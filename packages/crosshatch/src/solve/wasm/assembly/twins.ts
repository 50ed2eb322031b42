// Twins of a solution: its images under the symmetries of the puzzle are solutions too, and need no
// search. A puzzle that has one, like a picture that is not as symmetric as its clues, is settled by it.

import { candidates, level, levelStart, trail } from './board';
import { imageOf } from './images';
import { cellCount } from './lines';
import { allocate } from './memory';
import { ALWAYS, NOWHERE } from './places';
import { forgetSymmetries, imageOfCell, LEFT_ALONE, symmetries, symmetry } from './symmetry';

/** The twin found last, as candidate sets of the cells. */
export let twinAt: usize = 0;
let next: i32 = 0; // the symmetry to look at next

export function resetTwins(): void {
  twinAt = 0;
}

/** To be called at each solution that search has found. */
export function beginTwins(): void {
  next = 0;
  // Twins are ruled out like their solution, by the images of its decisions. If one has none, they must be
  // found by search, and nothing is symmetric any more.
  for (let kind = 0; kind < symmetries; kind++) {
    for (let i = 1; i <= level; i++) {
      const image = imageOf(symmetry(kind), trail(levelStart(i)) ^ 1);
      if (image === ALWAYS || image === NOWHERE) {
        forgetSymmetries();
        return;
      }
    }
  }
}

/** Makes the next twin of the solution on the board. False when there is none left. */
export function nextTwin(): bool {
  while (next < symmetries) {
    const index = next;
    next++;
    if (!isNew(index)) continue;
    if (twinAt === 0) twinAt = allocate((<usize>cellCount) << 2);
    for (let cell = 0; cell < cellCount; cell++) {
      store<u32>(twinAt + ((<usize>cell) << 2), candidates(imageOfCell(symmetry(index), cell)));
    }
    return true;
  }
  return false;
}

/** Whether this symmetry makes something of the solution that it is not, nor an earlier one makes of it. */
function isNew(index: i32): bool {
  if (isSame(symmetry(index), LEFT_ALONE)) return false;
  for (let earlier = 0; earlier < index; earlier++) {
    if (isSame(symmetry(index), symmetry(earlier))) return false;
  }
  return true;
}

function isSame(one: i32, other: i32): bool {
  for (let cell = 0; cell < cellCount; cell++) {
    if (candidates(imageOfCell(one, cell)) !== candidates(imageOfCell(other, cell))) return false;
  }
  return true;
}
