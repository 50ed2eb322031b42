// Trials: moves after `beginTrial` can be kept or discarded together. Start and end of a trial are moves, so that undo and
// redo cross them. Trials can be nested.
import { doMove, goToMove, type Play } from './play.js';

/** Starts a trial. */
export function beginTrial(play: Play): Play {
  return doMove(play, { kind: 'try', changes: [] });
}

/** Ends the innermost trial and keeps its moves. No effect without a trial. */
export function keepTrial(play: Play): Play {
  return play.trial === null ? play : doMove(play, { kind: 'keep', changes: [] });
}

/** Undoes the innermost trial; redo restores it. No effect without a trial. */
export function dropTrial(play: Play): Play {
  return play.trial === null ? play : goToMove(play, play.trial);
}

/** The cells changed by the innermost trial, in order. */
export function trialCells(play: Play): number[] {
  if (play.trial === null) return [];
  const first = new Map<number, number>();
  for (const { changes } of play.done.slice(play.trial)) {
    for (const { cell, from } of changes) if (!first.has(cell)) first.set(cell, from);
  }
  return [...first]
    .filter(([cell, from]) => play.grid.cells[cell] !== from)
    .map(([cell]) => cell)
    .sort((a, b) => a - b);
}
