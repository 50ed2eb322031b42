// The solve of a puzzle as an animated SVG, with CSS and no scripts. Viewers without animation, and users who prefer
// reduced motion, see the solution.
//
// Every frame is a group with its own CSS rule, which makes it visible at its time, in a loop.
import {
  BLANK,
  candidate,
  type Grid,
  type PuzzleDocument,
  puzzleHash,
  unknownGrid,
} from '../../model/index.js';
import type { AnimationFrame } from './animation.js';
import { cellShapes, gridPaper, paperColor } from './cells.js';
import { type ClueNumber, clueNumbers, clueShapes, strike } from './clues.js';
import { layoutOf, type PictureLayout } from './layout.js';
import { type Look, lookOf, type PictureOptions } from './options.js';
import { descriptionOf, headingShapes, legendShapes } from './puzzle-scene.js';
import { rules } from './rules.js';
import type { Rectangle, Shape } from './scene.js';
import { svgDefinitions, svgDocument, svgNumber, svgShapes } from './svg.js';

/** Options of `drawAnimatedSvg`; times are in seconds. */
export interface AnimatedSvgOptions extends PictureOptions {
  /** The initial grid. Default: all unknown. */
  readonly given?: Grid;
  /** Seconds between two frames. Default 0.4. */
  readonly secondsPerFrame?: number;
  /** Seconds that the solution is shown before the loop restarts. Default 4. */
  readonly holdSeconds?: number;
}

/**
 * The solve of a puzzle as an SVG animation without scripts.
 *
 * @example
 * const svg = drawAnimatedSvg(document, animationFrames(puzzle, steps(puzzle)));
 */
export function drawAnimatedSvg(
  document: PuzzleDocument,
  frames: readonly AnimationFrame[],
  options: AnimatedSvgOptions = {},
): string {
  const { puzzle } = document;
  const start = options.given ?? unknownGrid(puzzle, puzzle.palette);
  const look = lookOf(document, start, { ...options, strikeOff: false, marked: [] });
  const layout = layoutOf(look);
  const { width, height } = layout;
  const clock = new Clock(document, frames.length, options);
  const numbers = look.clues && options.strikeOff ? clueNumbers(look, layout) : [];
  const moments = frames.map((frame) => momentOf(look, layout, frame, numbers));
  const paper: Rectangle = { kind: 'rectangle', x: 0, y: 0, width, height, fill: look.theme.paper };
  const still = [paper, ...headingShapes(look, layout), gridPaper(look, layout), ...cellShapes(look, layout)];
  const above = [
    ...rules(look, layout),
    ...(look.clues ? clueShapes(look, layout) : []),
    ...legendShapes(look, layout),
  ];
  const content = [
    `<style>${clock.css()}</style>`,
    svgShapes(still),
    ...moments.map(({ cells }, i) => clock.shownFrom(i, svgShapes(cells))),
    svgShapes(above),
    ...moments.map(({ struck }, i) => (struck.length === 0 ? '' : clock.shownFrom(i, svgShapes(struck)))),
    ...moments.map(({ bands }, i) => (bands.length === 0 ? '' : clock.shownDuring(i, svgShapes(bands)))),
  ];
  const description = descriptionOf(look, 'solved step by step');
  const drawn = [...still, ...moments.flatMap(({ cells }) => cells), ...above];
  return svgDocument({ width, height, description }, svgDefinitions(drawn), content.join('\n'));
}

/** The additions of one frame. */
interface Moment {
  readonly cells: readonly Shape[];
  readonly struck: readonly Shape[];
  /** The highlight of a line, for the duration of the frame. */
  readonly bands: readonly Rectangle[];
}

function momentOf(
  look: Look,
  layout: PictureLayout,
  { cells, finished, lines }: AnimationFrame,
  numbers: readonly ClueNumber[],
): Moment {
  const { width, height } = look.puzzle;
  const known = new Uint32Array(width * height).fill(candidate(BLANK));
  for (const { cell, color } of cells) known[cell] = candidate(color);
  const struck = numbers.filter((number) =>
    finished.some(({ line, run }) => line === number.line && run === number.run),
  );
  return {
    cells: [
      ...cells.map(({ cell }) => square(look, layout, cell)),
      ...cellShapes({ ...look, grid: { width, height, cells: known } }, layout),
    ],
    struck: struck.map((number) => strike(look, layout, number)),
    bands: lines.length > 2 ? [] : lines.map((line) => band(look, layout, line)),
  };
}

/** The background of a known cell, over the shade of unknown cells. */
function square(look: Look, { cell: side, left, top }: PictureLayout, cell: number): Rectangle {
  const { width } = look.puzzle;
  const [x, y] = [left + (cell % width) * side, top + Math.floor(cell / width) * side];
  return { kind: 'rectangle', x, y, width: side, height: side, fill: paperColor(look) };
}

/** A line of the grid with its clue. */
function band({ puzzle, theme }: Look, layout: PictureLayout, line: number): Rectangle {
  const { cell, left, top, margin, heading } = layout;
  const fill = theme.mark;
  if (line < puzzle.height) {
    const width = left + puzzle.width * cell - margin;
    return { kind: 'rectangle', x: margin, y: top + line * cell, width, height: cell, fill };
  }
  const [x, y] = [left + (line - puzzle.height) * cell, margin + heading];
  return { kind: 'rectangle', x, y, width: cell, height: top - y + puzzle.height * cell, fill };
}

/** The timing of the frames as CSS rules. Names contain a hash, so that several images can share a page. */
class Clock {
  private readonly name: string;
  private readonly step: number;
  private readonly total: number;

  constructor(
    document: PuzzleDocument,
    private readonly count: number,
    options: AnimatedSvgOptions,
  ) {
    this.name = `crosshatch-${puzzleHash(document.puzzle).slice(0, 8)}`;
    this.step = options.secondsPerFrame ?? 0.4;
    // The empty puzzle is shown first.
    this.total = (count + 1) * this.step + (options.holdSeconds ?? 4);
    if (!(this.step > 0 && this.total < Infinity)) {
      throw new RangeError(`secondsPerFrame is ${this.step}; expected a number above 0.`);
    }
  }

  shownFrom(frame: number, content: string): string {
    return `<g class="${this.name}" style="animation-name:${this.name}-${frame}">${content}</g>`;
  }

  shownDuring(frame: number, content: string): string {
    return `<g class="${this.name} ${this.name}-look" style="animation-name:${this.name}-${frame}-look">${content}</g>`;
  }

  css(): string {
    const rulesOfFrames = Array.from({ length: this.count }, (_, frame) => {
      const [from, to] = [this.percent(frame), this.percent(frame + 1)];
      return (
        `@keyframes ${this.name}-${frame}{0%{opacity:0}${from}%{opacity:1}}` +
        `@keyframes ${this.name}-${frame}-look{0%{opacity:0}${from}%{opacity:.22}${to}%{opacity:0}}`
      );
    });
    return [
      `.${this.name}{animation-duration:${svgNumber(this.total)}s;animation-timing-function:step-end;animation-iteration-count:infinite}`,
      `.${this.name}-look{opacity:0}`,
      `@media (prefers-reduced-motion:reduce){.${this.name}{animation:none}}`,
      ...rulesOfFrames,
    ].join('\n');
  }

  private percent(frame: number): string {
    return svgNumber((100 * (frame + 1) * this.step) / this.total);
  }
}
