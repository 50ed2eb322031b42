// The layout of the picture of a puzzle.
//
//   margin
//     heading
//     (corner)  column clues
//     row clues grid
//     legend
//   margin
import type { Clue } from '../../model/index.js';
import { CAP_HEIGHT, TRACKING } from './font/outline.js';
import { textWidth } from './font/text.js';
import type { Look } from './options.js';

/** Where the parts of a picture are, in pixels (SVG) or points (PDF). */
export interface PictureLayout {
  readonly width: number;
  readonly height: number;
  /** Side of a cell. */
  readonly cell: number;
  /** Length of one number along its clue. */
  readonly lane: number;
  readonly margin: number;
  /** Height of the heading; 0 without one. */
  readonly heading: number;
  /** The origin of the grid. */
  readonly left: number;
  readonly top: number;
  /** The legend of letters in black and white, line by line; empty if there is none. */
  readonly legend: readonly (readonly LegendEntry[])[];
}

interface LegendEntry {
  readonly color: number;
  readonly text: string;
  readonly x: number;
}

export const LEGEND_LINE = 1.3;

export function layoutOf(look: Look): PictureLayout {
  const { puzzle, cell, margin } = look;
  // A letter beside the number needs more space.
  const lane = cell * (look.patterned ? 1.05 : 0.9);
  const room = (clues: readonly Clue[]) => (look.clues ? longest(clues) * lane + cell * 0.3 : 0);
  const left = margin + room(puzzle.rows);
  const width = left + puzzle.width * cell + margin;
  const heading = headingHeight(look, width - 2 * margin);
  const top = margin + heading + room(puzzle.columns);
  const legend = look.patterned && look.clues ? legendOf(look, width - 2 * margin) : [];
  const legendHeight = legend.length === 0 ? 0 : (0.5 + legend.length * LEGEND_LINE) * cell;
  const height = top + puzzle.height * cell + legendHeight + margin;
  return { width, height, cell, lane, margin, heading, left, top, legend };
}

/** Heights of the capitals of title and author, in cells. */
export const HEADING_SIZES = { title: 0.62, author: 0.42 };

/** One line if title and author fit side by side, otherwise two. */
function headingHeight({ heading, cell }: Look, room: number): number {
  if (heading === undefined) return 0;
  const { title = '', author = '' } = heading;
  // A title from a file may have megabytes; a prefix suffices to see that it is too long.
  const [first, second] = [title.slice(0, 500), author.slice(0, 500)];
  const widths = textWidth(first) * HEADING_SIZES.title + textWidth(second) * HEADING_SIZES.author;
  const fits = title === '' || author === '' || (widths / CAP_HEIGHT + 1) * cell <= room;
  return cell * (fits ? 1.6 : 2.4);
}

/** Wraps the entries of the legend. */
function legendOf({ puzzle, cell, margin }: Look, room: number): LegendEntry[][] {
  const lines: LegendEntry[][] = [];
  let x = Infinity;
  puzzle.palette.colors.forEach(({ name, symbol }, i) => {
    const text = `${symbol}  ${name}`;
    const width = cell * 1.3 + ((textWidth(text) + TRACKING) / CAP_HEIGHT) * legendSize(cell) + cell;
    if (x + width - cell > room) {
      lines.push([]);
      x = 0;
    }
    lines[lines.length - 1].push({ color: i + 1, text, x: margin + x });
    x += width;
  });
  return lines;
}

/** Height of the capitals in the legend. */
export function legendSize(cell: number): number {
  return cell * 0.4;
}

/** The maximum number of runs of these clues, at least 1: empty and unknown clues show a symbol. */
function longest(clues: readonly Clue[]): number {
  return Math.max(1, ...clues.map((clue) => clue?.length ?? 1));
}
