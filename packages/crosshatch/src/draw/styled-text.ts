// Text in pieces, each with its style, and the way from there to a terminal: escape sequences are
// written only where the style changes, and every line ends as plain as it began, so that lines can
// be cut off, joined side by side or sent to a pager.
import type { ColorCodes } from './color-mode.js';

export interface Style {
  /** `#rrggbb` of the characters. */
  readonly front?: string;
  /** `#rrggbb` behind them. */
  readonly back?: string;
  readonly bold?: boolean;
  readonly dim?: boolean;
}

export interface Piece {
  readonly text: string;
  readonly style?: Style | undefined;
}

/** One line of output; without codes (no colours) all styles are dropped. */
export function renderLine(pieces: readonly Piece[], codes: ColorCodes | undefined): string {
  if (codes === undefined) return pieces.map((piece) => piece.text).join('');
  let out = '';
  let current = '';
  for (const { text, style } of pieces) {
    if (text === '') continue;
    const wanted = parameters(style, codes);
    if (wanted !== current) {
      if (current !== '') out += '\u001b[0m';
      if (wanted !== '') out += `\u001b[${wanted}m`;
      current = wanted;
    }
    out += text;
  }
  return current === '' ? out : `${out}\u001b[0m`;
}

function parameters(style: Style | undefined, codes: ColorCodes): string {
  if (style === undefined) return '';
  const parts: string[] = [];
  if (style.bold) parts.push('1');
  if (style.dim) parts.push('2');
  if (style.front !== undefined) parts.push(codes(style.front, 'front'));
  if (style.back !== undefined) parts.push(codes(style.back, 'back'));
  return parts.join(';');
}
