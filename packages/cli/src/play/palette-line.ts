// The colours to choose from, below the grid: a number to press, a swatch, a name. Black and white need none.

import { readableOn } from 'crosshatch/draw';
import { type Color, isMono } from 'crosshatch/model';
import { harmless } from '../report/words.js';
import type { Look } from './cell-look.js';
import type { Game } from './game.js';
import { type Line, type Piece, widthOf } from './styled-line.js';

/** Where a colour can be clicked at. */
export interface ColorHit {
  readonly color: Color;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

const LONGEST_NAME = 12;

/** The lines, and where on the screen each colour is when the first of them is line `top`. */
export function paletteLines(
  game: Game,
  look: Look,
  width: number,
  top: number,
): { lines: Line[]; hits: ColorHit[] } {
  const { palette } = game.play.puzzle;
  if (isMono(palette)) return { lines: [], hits: [] };
  const lines: Piece[][] = [[]];
  const hits: ColorHit[] = [];
  palette.colors.forEach(({ name, rgb, symbol }, i) => {
    const isChosen = game.color === i + 1;
    const swatch: Piece =
      look.color === 'none'
        ? { text: symbol }
        : { text: game.hasLetters ? symbol.padStart(2) : '  ', style: { back: rgb, front: readableOn(rgb) } };
    const key = i < 9 ? String(i + 1) : ' ';
    const shownName = [...harmless(name)].slice(0, LONGEST_NAME).join('');
    const entry: Piece[] = [
      { text: isChosen ? '[' : ' ', style: { isBold: true } },
      { text: `${key} `, style: isChosen ? { isBold: true } : { isDim: true } },
      swatch,
      { text: ` ${shownName}`, style: isChosen ? { isBold: true } : {} },
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
