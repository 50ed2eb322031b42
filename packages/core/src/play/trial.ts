// Trials: moves after `beginTrial` can be kept or discarded together. Start and end of a trial are moves, so that undo and
// redo cross them. Trials can be nested.
import { doMove, goToMove, type Play } from './play.js';

/**
 * From here on the player only tries.
 *
 * @example
 * play = beginTrial(play);
 */
export function beginTrial(play: Play): Play {
  return doMove(play, { kind: 'try', changes: [] });
}

/**
 * What was tried stays, and the (innermost) trial is over. Without a trial nothing happens.
 *
 * @example
 * play = keepTrial(play);
 */
export function keepTrial(play: Play): Play {
  return play.trial === null ? play : doMove(play, { kind: 'keep', changes: [] });
}

/**
 * Back to where the (innermost) trial began. Redo brings it back. Without a trial nothing happens.
 *
 * @example
 * play = dropTrial(play);
 */
export function dropTrial(play: Play): Play {
  return play.trial === null ? play : goToMove(play, play.trial);
}

/**
 * The cells that the (innermost) open trial has changed, in order.
 *
 * @example
 * for (const cell of trialCells(play)) highlight(cell);
 */
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
