// Styled text, and its rendering for a terminal: escape sequences are written only where the style changes, and every line
// ends with the default style, so that lines can be cut, joined or sent to a pager.
import type { ColorCodes } from './color-mode.js';

/** How text looks in a terminal. Colours are `#rrggbb`. */
export interface TextStyle {
  /** `#rrggbb` of the characters. */
  readonly front?: string;
  /** `#rrggbb` behind them. */
  readonly back?: string;
  readonly isBold?: boolean;
  readonly isDim?: boolean;
  readonly isUnderlined?: boolean;
  readonly isInverse?: boolean;
  readonly isStruck?: boolean;
}

/** The escape sequence parameters of attributes other than colours. */
const ATTRIBUTES = [
  ['isBold', '1'],
  ['isDim', '2'],
  ['isUnderlined', '4'],
  ['isInverse', '7'],
  ['isStruck', '9'],
] as const;

/** For a terminal without colours that supports the other attributes. */
export const NO_COLORS: ColorCodes = () => '';

/** A piece of text with its style. */
export interface StyledPiece {
  readonly text: string;
  readonly style?: TextStyle | undefined;
}

/**
 * One line of output; without codes it is plain text.
 *
 * @example
 * console.log(renderLine([{ text: 'Row 1' }], undefined));
 */
export function renderLine(pieces: readonly StyledPiece[], codes: ColorCodes | undefined): string {
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

function parameters(style: TextStyle | undefined, codes: ColorCodes): string {
  if (style === undefined) return '';
  const parts: string[] = ATTRIBUTES.flatMap(([name, code]) => (style[name] ? [code] : []));
  if (style.front !== undefined) parts.push(codes(style.front, 'front'));
  if (style.back !== undefined) parts.push(codes(style.back, 'back'));
  return parts.filter((part) => part !== '').join(';');
}
