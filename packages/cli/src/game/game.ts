// The state of the terminal game and the effect of each action. Pure: every update returns a new value. Slow queries
// (hints, checks) are only requested here; their answers arrive as actions.
import type { Hint, HintLevel, Judgement, MistakeSearch } from '@crosshatch/core/explain';
import type { Color, Metadata } from '@crosshatch/core/model';
import {
  beginStroke,
  beginTrial,
  clearMarks,
  crossFinishedLines,
  doMove,
  dropTrial,
  extendStroke,
  isSolved,
  keepTrial,
  type LineStates,
  lineStates,
  type Move,
  type Play,
  type PlayStroke,
  redoMove,
  strokeMove,
  type Tool,
  undoMove,
} from '@crosshatch/core/play';
import { checkWords, MESSAGES, mistakeWords } from './words.js';

/** A slow query, answered in a worker thread. */
export type Question =
  | { readonly kind: 'hint'; readonly level: HintLevel; readonly near: number }
  | { readonly kind: 'check' }
  | { readonly kind: 'back' };

export type Answer =
  | { readonly kind: 'hint'; readonly hint: Hint }
  | { readonly kind: 'check'; readonly answer: Judgement }
  | { readonly kind: 'back'; readonly answer: MistakeSearch };

type ToolKind = Tool['kind'];

export type Action =
  | { readonly kind: 'move'; readonly down: number; readonly right: number; readonly isDrawing: boolean }
  | { readonly kind: 'edge'; readonly to: 'home' | 'end' }
  | { readonly kind: 'use'; readonly tool: ToolKind }
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'next-color'; readonly by: 1 | -1 }
  | { readonly kind: 'pen-down'; readonly cell: number; readonly tool: ToolKind }
  | { readonly kind: 'pen-move'; readonly cell: number }
  | { readonly kind: 'pen-up' }
  | { readonly kind: 'undo' | 'redo' | 'clear' | 'cross-finished' | 'try' | 'keep' | 'drop' }
  | { readonly kind: 'hint' | 'check' | 'back' }
  | { readonly kind: 'escape' }
  | { readonly kind: 'help' }
  | { readonly kind: 'letters' }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'quit'; readonly outcome: 'ok' | 'interrupted' };

export interface Game {
  readonly meta: Metadata;
  readonly play: Play;
  readonly states: LineStates;
  /** The cell of the cursor. */
  readonly cursor: number;
  readonly color: Color;
  /** The tool of strokes with the keyboard. */
  readonly tool: ToolKind;
  readonly stroke: PlayStroke | null;
  readonly message: string;
  readonly hint: Hint | null;
  readonly asking: Question | null;
  readonly isHelpOpen: boolean;
  /** The current page of the help. */
  readonly helpPage: number;
  /** Whether filled cells show the letter of their colour. */
  readonly hasLetters: boolean;
  readonly isSolved: boolean;
  readonly end: 'ok' | 'interrupted' | null;
}

export function beginGame(play: Play, meta: Metadata, message: string): Game {
  const solved = isSolved(play);
  return {
    meta,
    play,
    states: lineStates(play),
    cursor: 0,
    color: 1,
    tool: 'fill',
    stroke: null,
    message: solved ? MESSAGES.solvedBefore : message,
    hint: null,
    asking: null,
    isHelpOpen: false,
    helpPage: 0,
    hasLetters: false,
    isSolved: solved,
    end: null,
  };
}

/** The visible marks, including the unfinished stroke. */
export function shownPlay(game: Game): Play {
  return game.stroke === null ? game.play : doMove(game.play, strokeMove(game.play, game.stroke));
}

export function update(game: Game, action: Action): Game {
  if (action.kind === 'answer') return answered(game, action.answer);
  if (action.kind === 'quit') return { ...lifted(game), end: action.outcome };
  if (action.kind === 'message') return { ...game, message: action.text };
  if (game.isHelpOpen) {
    return action.kind === 'help'
      ? { ...game, helpPage: game.helpPage + 1 }
      : { ...game, isHelpOpen: false, helpPage: 0 };
  }
  if (action.kind === 'escape') return { ...game, stroke: null, message: '', hint: null, asking: null };
  if (action.kind === 'help') return { ...lifted(game), isHelpOpen: true };
  if (action.kind === 'letters') return { ...game, hasLetters: !game.hasLetters };
  if (action.kind === 'color') return { ...lifted(game), color: action.color, tool: 'fill' };
  if (action.kind === 'next-color')
    return { ...lifted(game), color: nextColor(game, action.by), tool: 'fill' };
  if (action.kind === 'move' || action.kind === 'edge') return moved(game, action);
  if (action.kind === 'pen-move' || action.kind === 'pen-up') return drawn(game, action);
  return changed(lifted(game), action);
}

type MoveAction = Extract<Action, { kind: 'move' | 'edge' }>;
type PenAction = Extract<Action, { kind: 'pen-move' | 'pen-up' }>;
type ChangeAction = Exclude<
  Action,
  | MoveAction
  | PenAction
  | { kind: 'answer' | 'quit' | 'message' | 'escape' | 'help' | 'letters' | 'color' | 'next-color' }
>;

function moved(game: Game, action: MoveAction): Game {
  const { width, height } = game.play.puzzle;
  const row = Math.trunc(game.cursor / width);
  const column = game.cursor % width;
  if (action.kind === 'edge') {
    return { ...lifted(game), cursor: row * width + (action.to === 'home' ? 0 : width - 1) };
  }
  const toRow = Math.min(height - 1, Math.max(0, row + action.down));
  const toColumn = Math.min(width - 1, Math.max(0, column + action.right));
  const cursor = toRow * width + toColumn;
  if (!action.isDrawing) return { ...lifted(game), cursor };
  const stroke = game.stroke ?? beginStroke(game.play, game.cursor, toolOf(game, game.tool), false);
  return { ...game, cursor, stroke: extendStroke(game.play, stroke, cursor), ...NO_HINT };
}

function drawn(game: Game, action: PenAction): Game {
  if (game.stroke === null) return game;
  if (action.kind === 'pen-up') return lifted(game);
  const stroke = extendStroke(game.play, game.stroke, action.cell);
  return { ...game, stroke, cursor: stroke.end };
}

/** Ends the current stroke, if any. */
function lifted(game: Game): Game {
  return game.stroke === null ? game : withPlay({ ...game, stroke: null }, shownPlay(game));
}

function changed(game: Game, action: ChangeAction): Game {
  const { play } = game;
  switch (action.kind) {
    case 'use':
      return made(
        { ...game, tool: action.tool },
        strokeMove(play, beginStroke(play, game.cursor, toolOf(game, action.tool))),
        '',
      );
    case 'pen-down': {
      const stroke = beginStroke(play, action.cell, toolOf(game, action.tool));
      return { ...game, cursor: action.cell, stroke, ...NO_HINT };
    }
    case 'undo':
      return play.done.length === 0
        ? withMessage(game, MESSAGES.nothingToUndo)
        : withPlay(game, undoMove(play));
    case 'redo':
      return play.undone.length === 0
        ? withMessage(game, MESSAGES.nothingToRedo)
        : withPlay(game, redoMove(play));
    case 'clear':
      return made(game, clearMarks(play), MESSAGES.cleared);
    case 'cross-finished':
      return made(game, crossFinishedLines(play, game.states), MESSAGES.nothingToCross);
    case 'try':
      return withMessage(withPlay(game, beginTrial(play)), MESSAGES.trying);
    case 'keep':
      return play.trial === null
        ? withMessage(game, MESSAGES.noTrial)
        : withMessage(withPlay(game, keepTrial(play)), MESSAGES.kept);
    case 'drop':
      return play.trial === null
        ? withMessage(game, MESSAGES.noTrial)
        : withMessage(withPlay(game, dropTrial(play)), MESSAGES.dropped);
    case 'hint':
      return {
        ...game,
        asking: { kind: 'hint', level: nextLevel(game), near: game.cursor },
        message: MESSAGES.thinking,
      };
    default:
      return { ...game, asking: { kind: action.kind }, hint: null, message: MESSAGES.thinking };
  }
}

const NO_HINT = { hint: null, message: '', asking: null } as const;

function withMessage(game: Game, message: string): Game {
  return { ...game, message, hint: null };
}

/** Makes a move. Shows the message `otherwise` if the move changes nothing. */
function made(game: Game, move: Move, words: string): Game {
  if (move.changes.length === 0) return withMessage(game, move.kind === 'cross' ? words : '');
  const next = withPlay(game, doMove(game.play, move));
  return move.kind === 'clear' ? withMessage(next, words) : next;
}

function withPlay(game: Game, play: Play): Game {
  if (play === game.play) return game;
  const solved = isSolved(play);
  return {
    ...game,
    ...NO_HINT,
    play,
    states: lineStates(play, game.states),
    isSolved: solved,
    message: solved ? MESSAGES.solved(game.meta.title, play.done.length) : '',
  };
}

function toolOf(game: Game, kind: ToolKind): Tool {
  return kind === 'fill' ? { kind, color: game.color } : { kind };
}

function nextColor({ color, play }: Game, by: 1 | -1): Color {
  const count = play.puzzle.palette.colors.length;
  return ((color - 1 + by + count) % count) + 1;
}

/** A repeated request for the same marks gives the next level of the hint. */
function nextLevel({ hint }: Game): HintLevel {
  const level = hint?.kind === 'deduction' || hint?.kind === 'mistake' ? hint.level : 0;
  return Math.min(4, level + 1) as HintLevel;
}

function answered(game: Game, answer: Answer): Game {
  // The player has moved on or cancelled the query.
  if (game.asking?.kind !== answer.kind) return game;
  const next = { ...game, asking: null };
  switch (answer.kind) {
    case 'hint': {
      const { hint } = answer;
      const more =
        (hint.kind === 'deduction' || hint.kind === 'mistake') && hint.level < 4 ? ` ${MESSAGES.more}` : '';
      return { ...next, hint, message: `${hint.words}${more}` };
    }
    case 'check':
      return { ...next, message: checkWords(answer.answer) };
    case 'back': {
      const { answer: search } = answer;
      const undo = search.verdict === 'mistake' ? search.undo : null;
      const back = undo === null ? next : withPlay(next, undoMove(game.play, undo));
      return { ...back, message: mistakeWords(search) };
    }
  }
}
