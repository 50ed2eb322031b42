// The look of one cell in the game. With colours, cells are painted on the puzzle's own background; without, filled
// cells are blocks or letters. The cursor, trials and hints are recognisable by characters, not by colour alone.

import { BLANK, type Color, candidate, colorOf, isMono, type Palette } from '@crosshatch/core/model';
import {
  alphabetOf,
  blendRgb,
  CellLook,
  type ColorMode,
  type DrawAlphabet,
  readableOn,
  type StyledPiece,
  shadeRgb,
  type TextStyle,
} from '@crosshatch/core/render';

export interface Look {
  readonly color: ColorMode;
  readonly isAscii: boolean;
}

export interface CellState {
  /** The mark, a candidate set. */
  readonly mark: number;
  readonly isCursor: boolean;
  /** In the row or column of the cursor. */
  readonly isLit: boolean;
  /** Changed by the open trial. */
  readonly isTried: boolean;
  /** The role in a hint: to be filled, to be crossed, part of the reason, or wrong. */
  readonly hinted: 'fill' | 'cross' | 'reason' | 'wrong' | null;
  /** In the last row before a rule that is drawn as an underline. */
  readonly isUnderlined: boolean;
}

const ACCENT = '#e0a000';
const LIGHT = '#3b82f6';
const ALARM = '#d00000';

interface Signs extends DrawAlphabet {
  readonly cross: string;
  readonly tried: string;
  readonly hinted: Readonly<Record<'fill' | 'cross' | 'wrong', string>>;
}

function signsOf(isAscii: boolean): Signs {
  const alphabet = alphabetOf(isAscii);
  const [cross, tried, hintedCross] = isAscii ? ['x', '%', 'o'] : ['×', '▒', '◇'];
  const hinted = { fill: alphabet.mark, cross: hintedCross, wrong: alphabet.contradictory };
  return { ...alphabet, cross, tried, hinted };
}

/** Cells during the game; finished ones look as in other pictures. */
export class PlayedCellLook {
  /** The background of the cells; undefined without colours. */
  readonly paper: TextStyle;
  private readonly background: string;
  private readonly isMono: boolean;
  private readonly hasColor: boolean;
  private readonly signs: Signs;
  private readonly still: CellLook;

  constructor(
    private readonly palette: Palette,
    private readonly look: Look,
    private readonly width: number,
    private readonly hasLetters: boolean,
  ) {
    this.isMono = isMono(palette);
    this.hasColor = look.color !== 'none';
    this.background = palette.background.rgb;
    this.signs = signsOf(look.isAscii);
    this.still = new CellLook(palette, this.hasColor, this.signs, width);
    this.paper = this.still.paper ?? {};
  }

  /** A cell of the finished picture, in its plain colour. */
  finished(mark: number): StyledPiece {
    return this.still.of(colorOf(mark) === undefined ? candidate(BLANK) : mark, false);
  }

  of(state: CellState): StyledPiece {
    const color = colorOf(state.mark);
    const sign = this.signOf(state, color);
    const piece = this.hasColor ? this.painted(state, color, sign) : this.plain(state, color, sign);
    return state.isUnderlined ? { ...piece, style: { ...piece.style, isUnderlined: true } } : piece;
  }

  /** The rule between two cells of a row; not drawn between cells of one colour. */
  rule(text: string, before: number, after: number): StyledPiece {
    return { text, style: isFilled(colorOf(before)) ? this.still.between(before, after) : this.paper };
  }

  /** The character that shows the state of the cell; undefined for an ordinary filled cell. */
  private signOf({ hinted }: CellState, color: Color | undefined): string {
    if (hinted !== null && hinted !== 'reason') return this.signs.hinted[hinted];
    if (isFilled(color)) return this.hasLetters && !this.isMono ? this.symbol(color) : '';
    return color === BLANK ? this.signs.cross : this.signs.empty;
  }

  private painted(state: CellState, color: Color | undefined, sign: string): StyledPiece {
    const { isCursor, isTried, hinted } = state;
    if (isFilled(color) && isTried && !isCursor) {
      return { text: this.block(color, true), style: { front: this.rgb(color), back: this.background } };
    }
    const back = isFilled(color) ? this.rgb(color) : this.backOnPaper(state);
    const text = isCursor ? this.bracketed(sign) : `${isTried ? '?' : ''}${sign}`.padStart(this.width);
    const share = isCursor || isFilled(color) ? 1 : color === BLANK ? 0.65 : 0.3;
    const isAlarm = hinted !== null && hinted !== 'reason' && readableOn(back) === '#000000';
    return { text, style: { back, front: isAlarm ? ALARM : shadeRgb(back, share), isBold: isCursor } };
  }

  /** With sixteen colours there are no tints, so none are used. */
  private backOnPaper({ hinted, isLit, isCursor }: CellState): string {
    if (this.look.color === '16') return this.background;
    if (isCursor) return blendRgb(this.background, ACCENT, 0.5);
    if (hinted === 'reason') return blendRgb(this.background, ACCENT, 0.3);
    return isLit ? blendRgb(this.background, LIGHT, 0.13) : this.background;
  }

  private plain(
    { isCursor, isTried, isLit }: CellState,
    color: Color | undefined,
    sign: string,
  ): StyledPiece {
    if (isCursor) {
      const shown = sign === '' && isFilled(color) && !this.isMono ? this.symbol(color) : sign;
      return { text: this.bracketed(shown), style: { isBold: true, isInverse: isFilled(color) } };
    }
    if (isFilled(color) && (sign === '' || this.hasLetters)) return { text: this.block(color, isTried) };
    const text = `${isTried ? '?' : ''}${sign}`.padStart(this.width);
    return { text, style: { isDim: sign === this.signs.empty && !isLit } };
  }

  /** A filled cell without colours: a block, or the letter of its colour. */
  private block(color: Color, isTried: boolean): string {
    if (this.isMono || this.hasColor)
      return (isTried ? this.signs.tried : this.signs.filled).repeat(this.width);
    const symbol = this.symbol(color);
    return isTried ? symbol.padStart(this.width, '?') : symbol.repeat(this.width);
  }

  /** The cursor: brackets around the character, if there is room. */
  private bracketed(sign: string): string {
    const isBare = sign === '' || sign === this.signs.empty;
    return `[${(isBare ? ']' : sign).padStart(this.width - 1)}`;
  }

  private symbol(color: Color): string {
    return this.palette.colors[color - 1].symbol;
  }

  private rgb(color: Color): string {
    return this.palette.colors[color - 1].rgb;
  }
}

function isFilled(color: Color | undefined): color is Color {
  return color !== undefined && color !== BLANK;
}
