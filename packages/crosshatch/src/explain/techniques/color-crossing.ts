// Colour not in the clue: a cell lies in a row and in a column; a colour that one of the two clues
// does not have, the cell does not have.
//
//     2r 1b   |????|   ->   no cell of this line is green, whatever the crossing lines say
import { ruleOut } from '../settle.js';
import { type LineTechnique, NOTHING } from '../technique.js';

export const colorCrossing = {
  scope: 'line',
  id: 'color-crossing',
  title: 'Colour not in the clue',
  cost: 1,
  find(view) {
    if (view.clue.count === 0) return NOTHING; // a blank line, not a matter of colour
    const missing = ~view.clue.colors.reduce((bits, bit) => bits | bit, 1);
    for (let position = 0; position < view.size; position++) {
      if ((view.cells[position] & missing) === 0) continue;
      return [{ settles: ruleOut(view, position, view.size, missing), runs: [], about: [] }];
    }
    return NOTHING;
  },
} as const satisfies LineTechnique;
