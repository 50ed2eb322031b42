// Assisting moves; each is one undo step.
import { allCandidates, BLANK, candidate, cellOfLine, lineCount, lineLength } from '../model/index.js';
import { type LineStates, lineStates } from './line-states.js';
import { isGiven, type MarkChange, type Move, type Play } from './play.js';

/**
 * Crosses what has no mark in the lines that are finished now.
 *
 * @example
 * play = doMove(play, crossFinishedLines(play));
 */
export function crossFinishedLines(play: Play, states: LineStates = lineStates(play)): Move {
  const { puzzle, grid } = play;
  const all = allCandidates(puzzle.palette);
  const changes = new Map<number, MarkChange>();
  for (let line = 0; line < lineCount(puzzle); line++) {
    if (!states.lines[line].isFinished) continue;
    for (let position = 0; position < lineLength(puzzle, line); position++) {
      const cell = cellOfLine(puzzle, line, position);
      if (grid.cells[cell] === all) changes.set(cell, { cell, from: all, to: candidate(BLANK) });
    }
  }
  return { kind: 'cross', changes: [...changes.values()] };
}

/**
 * Takes every mark away.
 *
 * @example
 * play = doMove(play, clearMarks(play));
 */
export function clearMarks(play: Play): Move {
  const all = allCandidates(play.puzzle.palette);
  const changes: MarkChange[] = [];
  play.grid.cells.forEach((from, cell) => {
    if (from !== all && !isGiven(play, cell)) changes.push({ cell, from, to: all });
  });
  return { kind: 'clear', changes };
}
