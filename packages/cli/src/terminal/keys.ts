// From what a terminal sends in raw mode to the names of keys. A printable character is its own name.

const NAMED: Readonly<Record<string, string>> = {
  '\u0003': 'ctrl-c',
  '\r': 'enter',
  '\n': 'enter',
  '\u001b': 'escape',
  '\u001b[A': 'up',
  '\u001b[B': 'down',
  '\u001b[C': 'right',
  '\u001b[D': 'left',
  '\u001b[H': 'home',
  '\u001b[F': 'end',
  '\u001b[1~': 'home',
  '\u001b[4~': 'end',
};

// A sequence of three or more characters, or any single one.
// biome-ignore lint/suspicious/noControlCharactersInRegex: sequences begin with one.
const SEQUENCE = /\u001b[[O][\d;]*[A-Za-z~]|[\s\S]/gu;

/** The keys in what came at once; what has no name here is left out. */
export function keysIn(text: string): string[] {
  const keys: string[] = [];
  for (const [sequence] of text.matchAll(SEQUENCE)) {
    // Terminals that are told so send ESC O instead of ESC [ for the cursor keys.
    const key = NAMED[sequence.replace('\u001bO', '\u001b[')];
    if (key !== undefined) keys.push(key);
    else if (/^[^\p{Cc}]$/u.test(sequence)) keys.push(sequence);
  }
  return keys;
}
