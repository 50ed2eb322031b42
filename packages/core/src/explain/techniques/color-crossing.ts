// Colour not in the clue: a cell lies in a row and in a column; a colour that one of the two clues
// does not have, the cell does not have.
//
//     2r 1b   |????|   ->   no cell of this line is green, whatever the crossing lines say
import { ruleOut } from './settle.js';
import { type LineTechnique, NOTHING } from './technique.js';

export const colorCrossing = {
  scope: 'line',
  id: 'color-crossing',
  cost: 1,
  looksAt: 'start',
  isForColors: true,
  find(view) {
    const { clue, cells, size } = view;
    const missing = view.all & ~clue.allowed;
    // A blank line is not a matter of colour.
    if (missing === 0 || clue.count === 0) return NOTHING;
    for (let position = 0; position < size; position++) {
      if ((cells[position] & missing) === 0) continue;
      return [{ settles: ruleOut(view, position, size, missing), runs: [], about: [] }];
    }
    return NOTHING;
  },
} as const satisfies LineTechnique;
