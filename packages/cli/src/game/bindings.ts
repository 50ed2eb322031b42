// The key bindings: the game looks up actions here, and the help page is generated from this table.

import type { KeyPress } from '../terminal/input-decoder.js';
import type { Action, Game } from './game.js';

interface Binding {
  readonly keys: readonly string[];
  readonly action: (press: KeyPress, game: Game) => Action;
}

/** Cells moved by an arrow key with Ctrl or Alt, and by a page key. */
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
  // Ctrl-Z arrives here only if the platform cannot suspend the game.
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

/** The action of a key in the current state; undefined if there is none. */
export function actionOf(press: KeyPress, game: Game): Action | undefined {
  const digit = /^[1-9]$/.test(press.key) ? Number(press.key) : 0;
  if (digit >= 1 && digit <= game.play.puzzle.palette.colors.length) return { kind: 'color', color: digit };
  return BY_KEY.get(press.key)?.action(press, game);
}

/** The help page: keys and their actions. */
export const HELP: readonly (readonly [keys: string, does: string])[] = [
  ['arrow keys', 'move; with Ctrl five cells; Home and End to the edges'],
  ['Space, Enter', 'fill the cell, or clear it'],
  ['x', 'cross the cell'],
  ['Backspace', 'remove the mark'],
  ['Shift + arrow', 'draw with the last of these; one undo removes the stroke'],
  ['1 to 9, Tab', 'choose the colour; l shows letters on the colours'],
  ['mouse', 'left button fills, right crosses, middle erases; drag; wheel scrolls'],
  ['u, r', 'undo, redo, without limit'],
  ['h', 'hint; press again for more detail'],
  ['c', 'check whether the marks are right, without showing where'],
  ['b', 'go back to before the mistake'],
  ['f', 'cross the remaining cells of finished lines'],
  ['t', 'start a trial; then k keeps it, d discards it'],
  ['C', 'remove all marks'],
  ['q', 'quit; your marks are saved'],
  ['Ctrl-Z', 'suspend; fg in the shell continues'],
];
