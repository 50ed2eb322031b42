// What a player sees without a hint, and seldom marks: the other cells of a line whose runs all stand are blank, and
// no cell has a colour that its row or column does not ask for, or has all cells of already. A hint does this silently;
// otherwise it would say the same again and again.
import type { LineId } from '../model/index.js';
import type { Board } from './techniques/board.js';

/** Rules out the colours that the clue of a row or column does not have. */
export function ruleOutMissingColors(board: Board): void {
  for (let line = 0; line < board.lines; line++) {
    const clue = board.clues[line];
    if (clue === null || clue.count === 0 || (board.all & ~clue.allowed) === 0) continue;
    board.cellsOf[line].forEach((candidates, position) => {
      const left = candidates & clue.allowed;
      // Whatever contradicts a clue is for the search to find.
      if (left !== 0 && left !== candidates) board.set(board.cellAt(line, position), left);
    });
  }
}

/** Whether the line has all cells of this colour already. */
export function isColorComplete(board: Board, line: LineId, color: number): boolean {
  const total = board.clues[line]?.colors.find((of) => of.color === color)?.total ?? -1;
  return total > 0 && board.knownOf(line, color) === total;
}

/** Rules out complete colours where a cell may still be blank; what cannot be blank is worth a hint. */
export function ruleOutCompleteColors(board: Board): void {
  for (let line = 0; line < board.lines; line++) {
    for (const { color } of board.clues[line]?.colors ?? []) {
      if (!isColorComplete(board, line, color)) continue;
      board.cellsOf[line].forEach((candidates, position) => {
        const left = candidates & ~(1 << color);
        if ((candidates & 1) === 1 && left !== candidates) board.set(board.cellAt(line, position), left);
      });
    }
  }
}

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
