// Measures, cuts and wraps lines of the screen.
import type { StyledPiece } from '@crosshatch/core/render';
import { wrapped } from '../report/words.js';
import { cutText, textWidth } from '../terminal/text-width.js';

export type Line = readonly StyledPiece[];

export function widthOf(line: Line): number {
  return line.reduce((width, { text }) => width + textWidth(text), 0);
}

/** Cuts the line to this many columns. */
export function cut(line: Line, width: number): Line {
  let room = width;
  const pieces: StyledPiece[] = [];
  for (const piece of line) {
    if (room <= 0) break;
    const text = cutText(piece.text, room);
    pieces.push(text === piece.text ? piece : { ...piece, text });
    room -= text === piece.text ? textWidth(text) : room;
  }
  return pieces;
}

/** Wraps a text at white space; no lines for an empty text. */
export function wrap(text: string, width: number): string[] {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  return words === '' ? [] : wrapped(words, width);
}
