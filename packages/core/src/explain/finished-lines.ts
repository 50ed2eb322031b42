// Lines whose runs all stand: what is left in them is blank. A hint closes them silently, as a player who marks
// only filled cells would otherwise get this hint again and again.
import type { LineId } from '../model/index.js';
import type { Board } from './techniques/board.js';

/** Makes the other cells of finished lines blank; returns each closed cell with its line. */
export function closeFinishedLines(board: Board): Map<number, LineId> {
  const closed = new Map<number, LineId>();
  for (let line = 0; line < board.lines; line++) {
    const clue = board.clues[line];
    if (clue === null || board.unknownIn[line] === 0) continue;
    if (!clue.colors.every(({ color, total }) => total >= 0 && board.knownOf(line, color) === total))
      continue;
    board.cellsOf[line].forEach((candidates, position) => {
      if ((candidates & (candidates - 1)) === 0 || (candidates & 1) === 0) return;
      const cell = board.cellAt(line, position);
      board.set(cell, 1);
      closed.set(cell, line);
    });
  }
  return closed;
}
