// Plays a scanned puzzle: it is kept with the player's own, and the marks of the picture become one move, so that undo
// takes them back. If the player has begun the same puzzle here, the move is added to that play.
import { colorOf, type Grid, type PuzzleDocument } from '@crosshatch/core/model';
import {
  beginPlay,
  doMove,
  isGiven,
  isSolved,
  type Play,
  playProgress,
  readPlay,
  writePlay,
} from '@crosshatch/core/play';
import { lookOf } from '../../puzzles/look.js';
import { keepDocument } from '../../puzzles/own.js';
import { keepProgress, progressOf } from '../../puzzles/progress.js';

/** Keeps the puzzle and its marks; its id. */
export async function playScanned(document: PuzzleDocument): Promise<string> {
  const id = await keepDocument(document);
  const marks = document.saved?.[0];
  if (marks === undefined) return id;
  const before = await progressOf(id);
  const read = before === undefined ? undefined : readPlay(before.play, document.puzzle);
  const begun = read?.ok ? read.play : beginPlay(document.puzzle);
  const play = withMarks(begun, marks);
  if (play === begun) return id;
  const { filled, toFill, marked, cells } = playProgress(play);
  const solved = isSolved(play);
  const part = toFill === null ? marked / cells : filled / Math.max(1, toFill);
  await keepProgress({
    ...(before ?? { id, seconds: 0, hints: 0, checks: 0, mistakes: 0, memos: [], splits: [] }),
    revision: (before?.revision ?? 0) + 1,
    play: writePlay(play),
    done: solved ? 1 : Math.min(0.99, part),
    solved,
    picture: solved ? '' : Array.from(play.grid.cells, (mark) => (colorOf(mark) ?? 0).toString(36)).join(''),
    ...lookOf(document.puzzle),
    touched: Date.now(),
  });
  return id;
}

/** The marks as one move; marks of the player that differ are replaced. */
export function withMarks(play: Play, marks: Grid): Play {
  const changes = [...marks.cells.entries()]
    .filter(([cell, to]) => colorOf(to) !== undefined && play.grid.cells[cell] !== to && !isGiven(play, cell))
    .map(([cell, to]) => ({ cell, from: play.grid.cells[cell], to }));
  return doMove(play, { kind: 'stroke', changes });
}
