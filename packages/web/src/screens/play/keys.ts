// The keyboard on the play screen. Everything that a pointer can do is here; strings/help.ts lists it.
import { announce } from '../../shell/announcer.js';
import { play as words } from '../../strings/words.js';
import { TOOLS, type ToolName } from './play-model.js';
import type { Session } from './session.js';
import { cellWords, changeWords, lineWords } from './speech.js';

const ARROWS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-1000, 0],
  End: [1000, 0],
  PageUp: [0, -1000],
  PageDown: [0, 1000],
};

/** Acts on a key; true when it was one of ours. */
export function pressKey(session: Session, event: KeyboardEvent): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const command = event.ctrlKey || event.metaKey;
  if (event.altKey) return false;
  if (key in ARROWS) {
    walk(session, ARROWS[key], event.shiftKey, command);
    return true;
  }
  if (command) return commandKey(session, key, event.shiftKey);
  const act = actionOf(session, key);
  act?.();
  return act !== undefined;
}

/** Shift let go: the stroke that it drew is done. */
export function releaseKey(session: Session, event: KeyboardEvent): void {
  if (event.key !== 'Shift' || session.model.stroke.peek() === undefined) return;
  announce(changeWords(session.model.puzzle, session.model.end()));
  session.model.hasCursor.value = true;
}

function walk(
  session: Session,
  [columns, rows]: readonly [number, number],
  draws: boolean,
  far: boolean,
): void {
  const { model, control } = session;
  const from = model.cursor.peek();
  const many = far ? 5 : 1;
  // Shift may have been released in another window: the stroke is done then.
  if (!draws && model.stroke.peek() !== undefined) model.end();
  if (draws && model.stroke.peek() === undefined && !model.begin(from, 'main')) return;
  const cell = model.step(columns * many, rows * many);
  if (draws) model.extend(cell);
  control.reveal(cell);
  announce(draws ? (model.counter.peek()?.text ?? '') : cellWords(model.play.peek(), cell, from));
}

function commandKey(session: Session, key: string, shift: boolean): boolean {
  const { model } = session;
  if (key === 'z') say(shift ? model.redo() : model.undo(), shift ? words.redone : words.undone);
  else if (key === 'y') say(model.redo(), words.redone);
  else if (key === 'p') import('./print-this.js').then(({ printThis }) => printThis(session));
  else return false;
  return true;
}

function say(isDone: boolean, text: string): void {
  if (isDone) announce(text);
}

function actionOf(session: Session, key: string): (() => unknown) | undefined {
  const { model, control, assistant } = session;
  const { width, height } = model.puzzle;
  const mark = (tool: ToolName | 'erase') => () => announce(changeWords(model.puzzle, model.mark(tool)));
  const read = (line: number) =>
    announce(lineWords(model.play.peek(), line, model.states.peek().lines[line]));
  const cursor = model.cursor.peek();
  if (/^[1-9]$/.test(key)) return () => session.chooseColor(Number(key));
  const actions: Readonly<Record<string, () => unknown>> = {
    ' ': assistant.isPicking.peek() ? () => assistant.why(cursor) : mark(session.spaceTool()),
    Enter: assistant.isPicking.peek() ? () => assistant.why(cursor) : mark(session.spaceTool()),
    x: mark('cross'),
    m: mark('memo'),
    p: () => session.togglePause(),
    Backspace: mark('erase'),
    Delete: mark('erase'),
    t: () => session.chooseTool(TOOLS[(TOOLS.indexOf(model.tool.peek()) + 1) % TOOLS.length]),
    z: () => say(model.undo(), words.undone),
    u: () => say(model.undo(), words.undone),
    y: () => say(model.redo(), words.redone),
    h: () => assistant.hint(),
    c: () => assistant.check(),
    b: () => assistant.goBack(),
    w: () => assistant.why(cursor),
    g: () => session.tryOut(),
    k: () => session.keepTrial(),
    d: () => session.dropTrial(),
    f: () => model.crossFinished(),
    r: () => read(Math.trunc(cursor / width)),
    l: () => read(height + (cursor % width)),
    '+': () => control.zoomBy(1.25),
    '=': () => control.zoomBy(1.25),
    '-': () => control.zoomBy(0.8),
    '0': () => control.fitAll(),
    Escape: () => assistant.dismiss(),
    '?': () => {
      session.isHelpOpen.value = true;
    },
  };
  return actions[key];
}
