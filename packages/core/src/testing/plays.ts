// Random plays: actions as small numbers, so that they shrink, made into moves on any puzzle.
import fc from 'fast-check';
import {
  beginStroke,
  beginTrial,
  clearMarks,
  crossFinishedLines,
  doMove,
  dropTrial,
  extendStroke,
  keepTrial,
  type Play,
  redoMove,
  strokeMove,
  type Tool,
  undoMove,
} from '../play/index.js';

interface Action {
  /** Most are strokes. */
  readonly kind: number;
  readonly from: number;
  readonly to: number;
  readonly tool: number;
}

export function arbitraryActions(maxLength = 25): fc.Arbitrary<Action[]> {
  const cell = fc.nat(999);
  return fc.array(fc.record({ kind: fc.nat(15), from: cell, to: cell, tool: fc.nat(5) }), { maxLength });
}

export function toolOf(play: Play, number: number): Tool {
  const colors = play.puzzle.palette.colors.length;
  if (number === 0) return { kind: 'erase' };
  if (number === 1) return { kind: 'cross' };
  return { kind: 'fill', color: 1 + (number % colors) };
}

/** The states of the play after each of these actions. */
export function playOf(begun: Play, actions: readonly Action[]): Play[] {
  let play = begun;
  return actions.map((action) => {
    play = act(play, action);
    return play;
  });
}

function act(play: Play, { kind, from, to, tool }: Action): Play {
  const area = play.grid.cells.length;
  switch (kind) {
    case 10:
      return undoMove(play, 1 + (from % 3));
    case 11:
      return redoMove(play, 1 + (from % 3));
    case 12:
      return beginTrial(play);
    case 13:
      return from % 2 === 0 ? keepTrial(play) : dropTrial(play);
    case 14:
      return doMove(play, crossFinishedLines(play));
    case 15:
      return from % 4 === 0 ? doMove(play, clearMarks(play)) : play;
    default: {
      const begun = beginStroke(play, from % area, toolOf(play, tool));
      return doMove(play, strokeMove(play, extendStroke(play, begun, to % area)));
    }
  }
}
