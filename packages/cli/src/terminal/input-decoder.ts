// Decodes terminal input into keys and mouse events. Input arrives in chunks that may end anywhere, so incomplete
// sequences are kept for the next chunk. A lone Escape looks like the start of a sequence: the caller uses `flush`
// when nothing more arrives for a moment.

export interface KeyPress {
  readonly kind: 'key';
  /** `up`, `page-down`, `enter`, `ctrl-z`, or the character itself. */
  readonly key: string;
  readonly isShifted: boolean;
  /** Ctrl or Alt together with a cursor key. */
  readonly isFar: boolean;
}

export interface MouseMove {
  readonly kind: 'mouse';
  readonly what: 'press' | 'drag' | 'release' | 'wheel-up' | 'wheel-down' | 'wheel-left' | 'wheel-right';
  readonly button: 'left' | 'middle' | 'right' | 'none';
  /** From 0. */
  readonly x: number;
  readonly y: number;
}

export type InputEvent = KeyPress | MouseMove;

/** Longer sequences are invalid and dropped. */
const LONGEST_SEQUENCE = 32;

export class InputDecoder {
  private pending = '';

  /** Adds a chunk of input and returns the complete events. */
  push(text: string): InputEvent[] {
    this.pending += text;
    const events: InputEvent[] = [];
    while (this.pending !== '') {
      const used = this.take(events);
      if (used === 0) break;
      this.pending = this.pending.slice(used);
    }
    return events;
  }

  /** Whether an incomplete sequence is kept. */
  get isWaiting(): boolean {
    return this.pending !== '';
  }

  /** Ends an incomplete sequence: a kept Escape becomes a key, a broken sequence is dropped. */
  flush(): InputEvent[] {
    const wasEscape = this.pending.startsWith(ESCAPE);
    const isAlone = this.pending.length === 1;
    this.pending = '';
    return wasEscape && isAlone ? [key('escape')] : [];
  }

  /** Decodes one event. Returns the number of characters used, 0 if more are needed. */
  private take(events: InputEvent[]): number {
    const { pending } = this;
    if (!pending.startsWith(ESCAPE)) return takeCharacter(pending, events);
    if (pending.length === 1) return 0;
    if (pending[1] === ESCAPE) {
      events.push(key('escape'));
      return 1;
    }
    if (pending[1] !== '[' && pending[1] !== 'O') {
      // Alt with a character counts as the character.
      return 1 + takeCharacter(pending.slice(1), events);
    }
    const match = SEQUENCE.exec(pending);
    if (match === null) return pending.length > LONGEST_SEQUENCE ? pending.length : 0;
    const event = sequence(match[1] ?? '', match[2]);
    if (event !== undefined) events.push(event);
    return match[0].length;
  }
}

const ESCAPE = '\u001b';
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const SEQUENCE = /^\u001b(?:\[([<?=>]?[\d;:]*)|O)([A-Za-z~])/;

function key(name: string, isShifted = false, isFar = false): KeyPress {
  return { kind: 'key', key: name, isShifted, isFar };
}

const CONTROLS: Readonly<Record<string, string>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\u007f': 'backspace',
  '\b': 'backspace',
};

function takeCharacter(text: string, events: InputEvent[]): number {
  const code = text.codePointAt(0) ?? 0;
  const character = String.fromCodePoint(code);
  const named = CONTROLS[character];
  if (named !== undefined) events.push(key(named));
  else if (code >= 1 && code <= 26) events.push(key(`ctrl-${String.fromCharCode(96 + code)}`));
  else if (code >= 32) events.push(key(character));
  return character.length;
}

const LETTERS: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  F: 'end',
  H: 'home',
  Z: 'back-tab',
};

const NUMBERS: Readonly<Record<string, string>> = {
  '1': 'home',
  '3': 'delete',
  '4': 'end',
  '5': 'page-up',
  '6': 'page-down',
  '7': 'home',
  '8': 'end',
};

function sequence(parameters: string, final: string): InputEvent | undefined {
  if (parameters.startsWith('<')) return mouse(parameters.slice(1), final);
  const [first, modifiers] = parameters.split(';');
  const name = final === '~' ? NUMBERS[first] : LETTERS[final];
  if (name === undefined) return undefined;
  // 1 + a bit for each of Shift, Alt, Ctrl.
  const bits = Math.max(0, Number(modifiers ?? 1) - 1);
  return key(name, (bits & 1) !== 0, (bits & 6) !== 0);
}

const BUTTONS = ['left', 'middle', 'right', 'none'] as const;
const WHEELS = ['wheel-up', 'wheel-down', 'wheel-left', 'wheel-right'] as const;

/** SGR mouse: button and modifiers in one number, then column and row from 1. */
function mouse(parameters: string, final: string): MouseMove | undefined {
  const [code, column, row] = parameters.split(';').map(Number);
  if (!(column >= 1 && row >= 1) || !Number.isInteger(code)) return undefined;
  const place = { x: column - 1, y: row - 1 };
  const isShifted = (code & 4) !== 0;
  if ((code & 64) !== 0) {
    const wheel = WHEELS[(code & 3) ^ (isShifted ? 2 : 0)];
    return { kind: 'mouse', what: wheel, button: 'none', ...place };
  }
  const button = BUTTONS[code & 3];
  const what = final === 'm' ? 'release' : (code & 32) !== 0 ? 'drag' : 'press';
  return { kind: 'mouse', what, button, ...place };
}
