// The look of one cell. With colours, cells are painted on the puzzle's own background, so that black is black on any
// terminal; without, filled cells are blocks and colours are letters.
import { BLANK, colorOf, isMono, type Palette } from '../../model/index.js';
import { readableOn, shadeRgb } from './color-mode.js';
import type { DrawAlphabet } from './options.js';
import type { StyledPiece, TextStyle } from './styled-text.js';

/** How a cell looks in a terminal. */
export class CellLook {
  /** The background of the cells; undefined without colours. */
  readonly paper: TextStyle | undefined;
  private readonly isMono: boolean;

  constructor(
    private readonly palette: Palette,
    private readonly hasColor: boolean,
    private readonly alphabet: DrawAlphabet,
    private readonly width: number,
  ) {
    this.isMono = isMono(palette);
    const rgb = palette.background.rgb;
    this.paper = hasColor ? { back: rgb, front: shadeRgb(rgb, 0.4) } : undefined;
  }

  /** A cell of an empty puzzle. */
  empty(): StyledPiece {
    return { text: this.alphabet.empty.padStart(this.width), style: this.paper };
  }

  of(candidates: number, isMarked: boolean): StyledPiece {
    const color = colorOf(candidates);
    return this.hasColor
      ? this.painted(candidates, color, isMarked)
      : this.plain(candidates, color, isMarked);
  }

  /** The style of a rule between two cells; invisible between cells of the same colour. */
  between(one: number | undefined, other: number | undefined): TextStyle | undefined {
    if (!this.hasColor || one === undefined || one !== other) return this.paper;
    const back = this.rgb(one);
    return { back, front: shadeRgb(back, 0.35) };
  }

  /** `#rrggbb` of a cell; for an unknown one, a shade between background and ink. */
  rgb(candidates: number): string {
    const color = colorOf(candidates);
    const { background, colors } = this.palette;
    if (color === BLANK) return background.rgb;
    if (color !== undefined) return colors[color - 1].rgb;
    return shadeRgb(background.rgb, 0.25);
  }

  private painted(candidates: number, color: number | undefined, isMarked: boolean): StyledPiece {
    const back = this.rgb(candidates);
    const front = isMarked ? markOn(back) : shadeRgb(back, 0.35);
    const text = isMarked
      ? this.alphabet.mark
      : candidates === 0
        ? this.alphabet.contradictory
        : color === undefined
          ? '?'
          : '';
    return { text: text.padStart(this.width), style: text === '' ? { back } : { back, front } };
  }

  private plain(candidates: number, color: number | undefined, isMarked: boolean): StyledPiece {
    const { alphabet, width } = this;
    const symbol =
      candidates === 0
        ? alphabet.contradictory
        : color === undefined
          ? alphabet.unknown
          : color === BLANK
            ? ' '
            : this.isMono
              ? alphabet.filled
              : this.palette.colors[color - 1].symbol;
    return { text: symbol.repeat(width - 1) + (isMarked ? alphabet.mark : symbol) };
  }
}

/** The colour of a mark: red, or yellow on colours where red is not visible. */
function markOn(rgb: string): string {
  return readableOn(rgb) === '#000000' ? '#d00000' : '#ffd000';
}
