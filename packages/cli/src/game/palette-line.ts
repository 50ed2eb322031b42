// The palette below the grid: key, swatch and name of each colour. Black and white has none.

import { type Color, harmless, isMono } from '@crosshatch/core/model';
import { readableOn, type StyledPiece } from '@crosshatch/core/render';
import { cutText } from '../terminal/text-width.js';
import type { Look } from './cell-look.js';
import type { Game } from './game.js';
import type { ScreenSize } from './geometry.js';
import { type Line, widthOf } from './styled-line.js';

/** The area in which a click chooses a colour. */
export interface ColorHit {
  readonly color: Color;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

const LONGEST_NAME = 12;

/** In windows with fewer rows, names that need a second line are omitted. */
const SHORT = 20;

interface PaletteLines {
  readonly lines: Line[];
  readonly hits: ColorHit[];
}

/** The lines, and the click areas of the colours if the first line is `top`. */
export function paletteLines(game: Game, look: Look, size: ScreenSize, top: number): PaletteLines {
  if (isMono(game.play.puzzle.palette)) return { lines: [], hits: [] };
  const named = entryLines(game, look, size.columns, top, LONGEST_NAME);
  const isShort = size.rows < SHORT && named.lines.length > 1;
  return isShort ? entryLines(game, look, size.columns, top, 0) : named;
}

function entryLines(game: Game, look: Look, width: number, top: number, longestName: number): PaletteLines {
  const { palette } = game.play.puzzle;
  const lines: StyledPiece[][] = [[]];
  const hits: ColorHit[] = [];
  palette.colors.forEach(({ name, rgb, symbol }, i) => {
    const isChosen = game.color === i + 1;
    const swatch: StyledPiece =
      look.color === 'none'
        ? { text: symbol }
        : { text: game.hasLetters ? symbol.padStart(2) : '  ', style: { back: rgb, front: readableOn(rgb) } };
    const key = i < 9 ? String(i + 1) : ' ';
    const shownName = cutText(harmless(name), longestName);
    const entry: StyledPiece[] = [
      { text: isChosen ? '[' : ' ', style: { isBold: true } },
      { text: `${key} `, style: isChosen ? { isBold: true } : { isDim: true } },
      swatch,
      { text: shownName === '' ? '' : ` ${shownName}`, style: isChosen ? { isBold: true } : {} },
      { text: isChosen ? ']' : ' ', style: { isBold: true } },
    ];
    let line = lines[lines.length - 1];
    if (line.length > 0 && widthOf(line) + widthOf(entry) > width) {
      line = [];
      lines.push(line);
    }
    const from = widthOf(line);
    line.push(...entry);
    hits.push({ color: i + 1, y: top + lines.length - 1, from, to: widthOf(line) });
  });
  return { lines, hits };
}
