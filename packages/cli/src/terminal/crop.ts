// Crops a picture that is larger than the screen: some lines at the top and some columns at the left (the clues) stay
// visible, the rest scrolls. Escape sequences for colours have no width and keep their effect.

export interface Window {
  /** Lines at the top and columns at the left that stay visible. */
  readonly pinned: { readonly lines: number; readonly columns: number };
  /** The position in the whole picture that is shown in the middle if possible. */
  readonly focus: { readonly line: number; readonly column: number };
  readonly size: { readonly lines: number; readonly columns: number };
}

export function cropPicture(picture: readonly string[], { pinned, focus, size }: Window): string[] {
  const width = picture.reduce((most, line) => Math.max(most, lengthOf(line)), 0);
  const top = firstShown(picture.length, pinned.lines, size.lines, focus.line);
  const left = firstShown(width, pinned.columns, size.columns, focus.column);
  const lines = [...picture.slice(0, pinned.lines), ...picture.slice(top, top + size.lines - pinned.lines)];
  return lines.map(
    (line) => part(line, 0, pinned.columns) + part(line, left, left + size.columns - pinned.columns),
  );
}

/** The start of the window that centres the focus without exceeding the edges. */
function firstShown(whole: number, pinned: number, room: number, focus: number): number {
  const inner = Math.max(0, room - pinned);
  const middle = Math.round(focus - inner / 2);
  return Math.max(pinned, Math.min(middle, whole - inner));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
const PIECE = /\u001b\[[\d;]*m|[\s\S]/gu;

function lengthOf(line: string): number {
  return [...line.matchAll(PIECE)].filter(([piece]) => piece[0] !== '\u001b').length;
}

/** A slice of a line in visible characters, with their colours. */
function part(line: string, from: number, to: number): string {
  let style = '';
  let text = '';
  let isStyled = false;
  let place = 0;
  for (const [piece] of line.matchAll(PIECE)) {
    if (piece[0] === '\u001b') {
      style = piece === '\u001b[0m' || piece === '\u001b[m' ? '' : style + piece;
      if (place > from && place < to) text += piece;
      continue;
    }
    if (place === from) text += style;
    if (place >= from && place < to) {
      text += piece;
      isStyled = style !== '';
    }
    place += 1;
  }
  return isStyled ? `${text}\u001b[0m` : text;
}
