// A line of the screen in pieces with their styles, and the way to a terminal. Without colours the other
// attributes stay: a cursor or a number that is struck off has to show on any terminal.
import type { ColorCodes } from 'crosshatch/draw';

export interface Style {
  /** `#rrggbb`. */
  readonly front?: string;
  readonly back?: string;
  readonly isBold?: boolean;
  readonly isDim?: boolean;
  readonly isUnderlined?: boolean;
  readonly isInverse?: boolean;
  readonly isStruck?: boolean;
}

export interface Piece {
  readonly text: string;
  readonly style?: Style | undefined;
}

export type Line = readonly Piece[];

/** Characters, not code units: a colour's symbol may lie beyond the first plane. */
export function widthOf(line: Line): number {
  return line.reduce((width, { text }) => width + [...text].length, 0);
}

/** The line cut to so many characters. */
export function cut(line: Line, width: number): Line {
  let room = width;
  const pieces: Piece[] = [];
  for (const piece of line) {
    const characters = [...piece.text];
    if (room <= 0) break;
    pieces.push(characters.length <= room ? piece : { ...piece, text: characters.slice(0, room).join('') });
    room -= characters.length;
  }
  return pieces;
}

/** The line as text with escape sequences, plain again at its end. */
export function render(line: Line, codes: ColorCodes | undefined): string {
  let out = '';
  let current = '';
  for (const { text, style } of line) {
    if (text === '') continue;
    const wanted = style === undefined ? '' : parameters(style, codes);
    if (wanted !== current) {
      if (current !== '') out += '\u001b[0m';
      if (wanted !== '') out += `\u001b[${wanted}m`;
      current = wanted;
    }
    out += text;
  }
  return current === '' ? out : `${out}\u001b[0m`;
}

function parameters(style: Style, codes: ColorCodes | undefined): string {
  const parts: string[] = [];
  if (style.isBold) parts.push('1');
  if (style.isDim) parts.push('2');
  if (style.isUnderlined) parts.push('4');
  if (style.isInverse) parts.push('7');
  if (style.isStruck) parts.push('9');
  if (codes !== undefined && style.front !== undefined) parts.push(codes(style.front, 'front'));
  if (codes !== undefined && style.back !== undefined) parts.push(codes(style.back, 'back'));
  return parts.join(';');
}

/** Text in lines of at most so many characters, broken at spaces. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (line !== '' && [...line, ' ', ...word].length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return line === '' ? lines : [...lines, line];
}
