// The compact drawing for large grids: a character shows two cells, as upper and lower half of a block. No clues; ticks on
// the frame every five cells. Without colours, a coloured puzzle needs letters and gets one character per cell.
import { BLANK, colorOf, type Grid, isMono, type Puzzle } from '../../model/index.js';
import { CellLook } from './cell-look.js';
import type { ColorCodes } from './color-mode.js';
import { type DrawAlphabet, type DrawOptions, RULE_EVERY } from './options.js';
import { renderLine, type StyledPiece } from './styled-text.js';

export function drawHalfBlocks(
  puzzle: Puzzle,
  grid: Grid,
  options: DrawOptions,
  alphabet: DrawAlphabet,
  codes: ColorCodes | undefined,
): string {
  const marked = new Set(options.marked);
  const isLettered = codes === undefined && !isMono(puzzle.palette);
  const look = new CellLook(puzzle.palette, codes !== undefined, alphabet, 1);
  const { heavy, joint } = alphabet;
  const lines: StyledPiece[][] = [
    [{ text: joint.topLeft + ticks(puzzle.width, heavy.across, joint.top) + joint.topRight }],
  ];
  for (let row = 0; row < puzzle.height; row += isLettered ? 1 : 2) {
    const line: StyledPiece[] = [{ text: heavy.down }];
    for (let column = 0; column < puzzle.width; column++) {
      const upper = row * puzzle.width + column;
      const lower = upper + puzzle.width;
      if (isLettered) line.push(look.of(grid.cells[upper], marked.has(upper)));
      else if (marked.has(upper) || marked.has(lower))
        line.push(markedPair(look, alphabet, grid, upper, codes));
      else line.push(pair(look, alphabet, grid, upper, codes));
    }
    line.push({ text: heavy.down });
    lines.push(line);
  }
  lines.push([
    { text: joint.bottomLeft + ticks(puzzle.width, heavy.across, joint.bottom) + joint.bottomRight },
  ]);
  return lines.map((line) => renderLine(line, codes)).join('\n');
}

function pair(
  look: CellLook,
  alphabet: DrawAlphabet,
  grid: Grid,
  upper: number,
  codes: ColorCodes | undefined,
): StyledPiece {
  const top = grid.cells[upper];
  const bottom: number | undefined = grid.cells[upper + grid.width];
  if (codes === undefined || alphabet.halves[1] !== '▀') {
    const text = alphabet.halves[halfIndex(top, bottom)];
    return codes === undefined ? { text } : { text, style: look.paper };
  }
  const front = look.rgb(top);
  if (bottom === undefined) return { text: '▀', style: { front } };
  const back = look.rgb(bottom);
  return front === back ? { text: ' ', style: { back } } : { text: '▀', style: { front, back } };
}

/** The index of the half block for a pair of cells; 4 if one is unknown. */
function halfIndex(top: number, bottom: number | undefined): number {
  const colors = [colorOf(top), bottom === undefined ? BLANK : colorOf(bottom)];
  if (colors.includes(undefined)) return 4;
  return (colors[0] === BLANK ? 0 : 1) + (colors[1] === BLANK ? 0 : 2);
}

function markedPair(
  look: CellLook,
  alphabet: DrawAlphabet,
  grid: Grid,
  upper: number,
  codes: ColorCodes | undefined,
): StyledPiece {
  return codes === undefined ? { text: alphabet.mark } : look.of(grid.cells[upper], true);
}

function ticks(cells: number, across: string, tick: string): string {
  return Array.from({ length: cells }, (_, i) => (i > 0 && i % RULE_EVERY === 0 ? tick : across)).join('');
}
