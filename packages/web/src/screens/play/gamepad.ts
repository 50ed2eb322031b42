// A gamepad: the cross moves the cursor, A fills, B crosses out (held, they draw along), X puts a memo mark, Y
// asks for a hint, the shoulders undo and redo. Looked at once per frame while one is connected.
import { announce } from '../../shell/announcer.js';
import type { Session } from './session.js';
import { cellWords, changeWords } from './speech.js';

/** Buttons by their place in the standard layout. */
const BUTTONS = { a: 0, b: 1, x: 2, y: 3, left: 4, right: 5, up: 12, down: 13, west: 14, east: 15 } as const;
type ButtonName = keyof typeof BUTTONS;
const NAMES = Object.keys(BUTTONS) as ButtonName[];
const STEPS: Partial<Record<ButtonName, readonly [columns: number, rows: number]>> = {
  up: [0, -1],
  down: [0, 1],
  west: [-1, 0],
  east: [1, 0],
};

/** Milliseconds until a direction that is held repeats, and between two repetitions. */
const REPEAT_AFTER = 300;
const REPEAT_EVERY = 80;
/** How far a stick has to be moved to count. */
const STICK = 0.5;

/** Watches for gamepads and acts on them; the result stops that. */
export function watchGamepads(session: Session): () => void {
  const pressedAt = new Map<ButtonName, number>();
  let frame = 0;
  const look = (now: number) => {
    frame = 0;
    const pads = navigator.getGamepads?.().filter((pad) => pad !== null) ?? [];
    if (pads.length === 0) return;
    const down = pressedOf(pads);
    for (const name of NAMES) {
      const since = pressedAt.get(name);
      if (!down.has(name)) {
        if (since !== undefined) release(session, name);
        pressedAt.delete(name);
      } else if (since === undefined) {
        pressedAt.set(name, now);
        press(session, name);
      } else if (STEPS[name] !== undefined && now - since > REPEAT_AFTER) {
        pressedAt.set(name, now - REPEAT_AFTER + REPEAT_EVERY);
        press(session, name);
      }
    }
    frame = requestAnimationFrame(look);
  };
  const start = () => {
    frame ||= requestAnimationFrame(look);
  };
  addEventListener('gamepadconnected', start);
  start();
  return () => {
    removeEventListener('gamepadconnected', start);
    cancelAnimationFrame(frame);
  };
}

function pressedOf(pads: readonly Gamepad[]): Set<ButtonName> {
  const down = new Set<ButtonName>();
  for (const { buttons, axes } of pads) {
    for (const name of NAMES) if (buttons[BUTTONS[name]]?.pressed) down.add(name);
    const [x = 0, y = 0] = axes;
    if (x < -STICK) down.add('west');
    if (x > STICK) down.add('east');
    if (y < -STICK) down.add('up');
    if (y > STICK) down.add('down');
  }
  return down;
}

function press(session: Session, name: ButtonName): void {
  const { model, control, assistant } = session;
  const step = STEPS[name];
  if (step !== undefined) {
    const from = model.cursor.peek();
    const cell = model.step(...step);
    if (model.stroke.peek() !== undefined) model.extend(cell);
    else announce(cellWords(model.play.peek(), cell, from));
    control.reveal(cell);
    return;
  }
  const begin = (tool: 'fill' | 'cross' | 'memo') => {
    model.begin(model.cursor.peek(), 'main', tool);
    model.hasCursor.value = true;
  };
  if (name === 'a') begin('fill');
  else if (name === 'b') begin('cross');
  else if (name === 'x') begin('memo');
  else if (name === 'y') assistant.hint();
  else if (name === 'left') model.undo();
  else if (name === 'right') model.redo();
}

/** A mark is made when its button is let go: until then it may be drawn along. */
function release({ model }: Session, name: ButtonName): void {
  if ((name !== 'a' && name !== 'b' && name !== 'x') || model.stroke.peek() === undefined) return;
  announce(changeWords(model.puzzle, model.end()));
  model.hasCursor.value = true;
}
