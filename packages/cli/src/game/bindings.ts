// Which key does what, in one table: the game looks up what to do in it, and the page of help is made of it.

import type { KeyPress } from '../terminal/input-decoder.js';
import type { Action, Game } from './game.js';

interface Binding {
  readonly keys: readonly string[];
  readonly action: (press: KeyPress, game: Game) => Action;
}

/** Cells that Ctrl or Alt with an arrow key, and a page key, move. */
const FAR = 5;

const BINDINGS: readonly Binding[] = [
  { keys: ['up'], action: (press) => move(press, -1, 0) },
  { keys: ['down'], action: (press) => move(press, 1, 0) },
  { keys: ['left'], action: (press) => move(press, 0, -1) },
  { keys: ['right'], action: (press) => move(press, 0, 1) },
  { keys: ['page-up'], action: () => ({ kind: 'move', down: -FAR, right: 0, isDrawing: false }) },
  { keys: ['page-down'], action: () => ({ kind: 'move', down: FAR, right: 0, isDrawing: false }) },
  { keys: ['home'], action: () => ({ kind: 'edge', to: 'home' }) },
  { keys: ['end'], action: () => ({ kind: 'edge', to: 'end' }) },
  { keys: [' ', 'enter'], action: () => ({ kind: 'use', tool: 'fill' }) },
  { keys: ['x', 'X', '.'], action: () => ({ kind: 'use', tool: 'cross' }) },
  { keys: ['backspace', 'delete'], action: () => ({ kind: 'use', tool: 'erase' }) },
  { keys: ['tab', ']'], action: () => ({ kind: 'next-color', by: 1 }) },
  { keys: ['back-tab', '['], action: () => ({ kind: 'next-color', by: -1 }) },
  // Ctrl-Z comes here only where it can not suspend the game.
  { keys: ['u', 'ctrl-z'], action: () => ({ kind: 'undo' }) },
  { keys: ['r', 'ctrl-y', 'ctrl-r'], action: () => ({ kind: 'redo' }) },
  { keys: ['h'], action: () => ({ kind: 'hint' }) },
  { keys: ['c'], action: () => ({ kind: 'check' }) },
  { keys: ['b'], action: () => ({ kind: 'back' }) },
  { keys: ['f'], action: () => ({ kind: 'cross-finished' }) },
  { keys: ['t'], action: () => ({ kind: 'try' }) },
  { keys: ['k'], action: () => ({ kind: 'keep' }) },
  { keys: ['d'], action: () => ({ kind: 'drop' }) },
  { keys: ['C'], action: () => ({ kind: 'clear' }) },
  { keys: ['l'], action: () => ({ kind: 'letters' }) },
  { keys: ['?'], action: () => ({ kind: 'help' }) },
  { keys: ['escape'], action: () => ({ kind: 'escape' }) },
  { keys: ['q'], action: () => ({ kind: 'quit', outcome: 'ok' }) },
  { keys: ['ctrl-c'], action: () => ({ kind: 'quit', outcome: 'interrupted' }) },
];

const BY_KEY = new Map(BINDINGS.flatMap((binding) => binding.keys.map((key) => [key, binding] as const)));

function move({ isShifted, isFar }: KeyPress, down: number, right: number): Action {
  const by = isFar ? FAR : 1;
  return { kind: 'move', down: down * by, right: right * by, isDrawing: isShifted };
}

/** What a key does now; undefined when it does nothing. */
export function actionOf(press: KeyPress, game: Game): Action | undefined {
  const digit = /^[1-9]$/.test(press.key) ? Number(press.key) : 0;
  if (digit >= 1 && digit <= game.play.puzzle.palette.colors.length) return { kind: 'color', color: digit };
  return BY_KEY.get(press.key)?.action(press, game);
}

/** The page of help: keys, and what they do. */
export const HELP: readonly (readonly [keys: string, does: string])[] = [
  ['arrow keys', 'move; with Ctrl five cells; Home and End to the edges'],
  ['Space, Enter', 'fill the cell, or empty it again'],
  ['x', 'cross the cell'],
  ['Backspace', 'take the mark away'],
  ['Shift + arrow', 'draw on with the last of these; one undo takes it back'],
  ['1 to 9, Tab', 'choose the colour; l shows letters on the colours'],
  ['mouse', 'left button fills, right crosses, middle erases; drag; wheel scrolls'],
  ['u, r', 'undo, redo, without limit'],
  ['h', 'hint; again: more of it'],
  ['c', 'are the marks right so far? It does not say where'],
  ['b', 'back to before the mistake'],
  ['f', 'cross what is left in finished lines'],
  ['t', 'try something: then k keeps it, d drops it'],
  ['C', 'take all marks away'],
  ['q', 'quit; your marks are kept'],
  ['Ctrl-Z', 'suspend; fg in the shell goes on'],
];
