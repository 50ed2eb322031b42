// A line of the screen: measuring, cutting and breaking it.
import type { StyledPiece } from '@crosshatch/core/render';
import { wrapped } from '../report/words.js';
import { cutText, textWidth } from '../terminal/text-width.js';

export type Line = readonly StyledPiece[];

export function widthOf(line: Line): number {
  return line.reduce((width, { text }) => width + textWidth(text), 0);
}

/** The line cut to so many columns. */
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

/** Text in lines of at most so many columns, broken at white space; none for no text. */
export function wrap(text: string, width: number): string[] {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  return words === '' ? [] : wrapped(words, width);
}
