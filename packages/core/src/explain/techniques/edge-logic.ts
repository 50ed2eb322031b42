// Edge logic: assume a cell in the outermost unfinished line, see what the runs that begin there do to
// the line next to it, and find that this neighbour can't be placed any more.
//
//     rows 1 and 2 both hold a single 3, every column's first run is at least 2:
//     what stands in row 1 stands in row 2 as well

import type { Lookahead } from '../find/lookahead.js';
import { isUnknown } from './board.js';
import { refuted } from './refute.js';
import type { GridFinding, GridTechnique } from './technique.js';

export const edgeLogic = {
  scope: 'grid',
  id: 'edge-logic',
  cost: 14,
  find(look) {
    const { width, height } = look.board.puzzle;
    return [
      ...fromEdge(look, 0, 0, 1, height),
      ...fromEdge(look, 1, height - 1, -1, height),
      ...fromEdge(look, 2, height, 1, width),
      ...fromEdge(look, 3, height + width - 1, -1, width),
    ];
  },
} as const satisfies GridTechnique;

/** From the line `outermost` of a side inwards: the first line with unknown cells, and the one behind it. */
function fromEdge(
  look: Lookahead,
  side: number,
  outermost: number,
  inwards: 1 | -1,
  count: number,
): GridFinding[] {
  const { board } = look;
  let edge = outermost;
  let left = count;
  while (left > 0 && board.unknownIn[edge] === 0) {
    edge += inwards;
    left -= 1;
  }
  if (left < 2) return [];
  const next = edge + inwards;
  const isRow = edge < board.puzzle.height;
  const filter = (wave: number, line: number) => {
    if (wave === 1) return line === edge;
    if (wave === 2) return line < board.puzzle.height !== isRow;
    return line === next;
  };
  const found: GridFinding[] = [];
  for (let position = 0; position < board.cellsOf[edge].length; position++) {
    if (!isUnknown(board.cellsOf[edge][position])) continue;
    const cell = board.cellAt(edge, position);
    for (const color of look.colorsOf(cell)) {
      const outcome = look.followAlong(cell, color, 3, side, filter);
      if (look.isStopped) return found;
      if (outcome.breaks) found.push(refuted(look, cell, color, outcome));
    }
  }
  return found;
}
