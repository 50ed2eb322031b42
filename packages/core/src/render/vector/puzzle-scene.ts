// A puzzle as a scene: background, heading, cells, rules, clues, legend.
import { type Grid, isComplete, type PuzzleDocument } from '../../model/index.js';
import { cellShapes, gridPaper, marks, swatch } from './cells.js';
import { clueShapes } from './clues.js';
import { CAP_HEIGHT } from './font/outline.js';
import { fittedText } from './font/text.js';
import { HEADING_SIZES, LEGEND_LINE, layoutOf, legendSize, type PictureLayout } from './layout.js';
import { type Look, lookOf, type PictureOptions } from './options.js';
import { rules } from './rules.js';
import type { Rectangle, Scene, Shape, Text } from './scene.js';

/**
 * The puzzle with this grid in it, or empty as for printing.
 *
 * @example
 * const svg = sceneToSvg(puzzleScene(document, solution));
 */
export function puzzleScene(
  document: PuzzleDocument,
  grid: Grid | undefined,
  options: PictureOptions = {},
): Scene {
  const look = lookOf(document, grid, options);
  return sceneOf(look, layoutOf(look));
}

/**
 * Where the parts of such a picture stand.
 *
 * @example
 * const { left, top, cell } = pictureLayout(document);
 */
export function pictureLayout(document: PuzzleDocument, options: PictureOptions = {}): PictureLayout {
  return layoutOf(lookOf(document, undefined, options));
}

function sceneOf(look: Look, layout: PictureLayout): Scene {
  const { width, height } = layout;
  const paper: Rectangle = { kind: 'rectangle', x: 0, y: 0, width, height, fill: look.theme.paper };
  const shapes = [
    paper,
    ...headingShapes(look, layout),
    gridPaper(look, layout),
    ...cellShapes(look, layout),
    ...rules(look, layout),
    ...(look.clues ? clueShapes(look, layout) : []),
    ...legendShapes(look, layout),
    ...marks(look, layout),
  ];
  return { width, height, description: descriptionOf(look), shapes };
}

export function descriptionOf({ puzzle, document, grid }: Look, state = stateOf(grid)): string {
  const title = document.meta.title === undefined ? '' : ` "${document.meta.title}"`;
  return `Nonogram${title}, ${puzzle.width} by ${puzzle.height} cells, ${state}`;
}

function stateOf(grid: Grid | undefined): string {
  if (grid === undefined) return 'empty';
  return isComplete(grid) ? 'solved' : 'in part';
}

/** The title at the left; the author at the right, or below if there is no room. */
export function headingShapes({ heading, theme, cell }: Look, layout: PictureLayout): Text[] {
  if (heading === undefined) return [];
  const { width, margin } = layout;
  const { title = '', author = '' } = heading;
  const [titleSize, authorSize] = [cell * HEADING_SIZES.title, cell * HEADING_SIZES.author];
  const fitted = (text: string, size: number) => fittedText(text, ((width - 2 * margin) * CAP_HEIGHT) / size);
  const first = margin + cell * 0.75;
  const isBelow = layout.heading > 2 * cell;
  const shapes: Text[] = [];
  if (title !== '') {
    const place = { x: margin, y: first, size: titleSize, weight: 0.15, color: theme.ink } as const;
    shapes.push({ kind: 'text', text: fitted(title, titleSize), align: 'left', ...place });
  }
  if (author !== '') {
    const place = isBelow
      ? ({ x: margin, y: first + cell * 0.85, align: 'left' } as const)
      : ({ x: width - margin, y: first, align: 'right' } as const);
    const text = fitted(author, authorSize);
    shapes.push({ kind: 'text', text, size: authorSize, weight: 0.11, color: theme.ink, ...place });
  }
  return shapes;
}

/** The legend: the letter and pattern of each colour. */
export function legendShapes(look: Look, layout: PictureLayout): Shape[] {
  const { puzzle, theme, cell } = look;
  const top = layout.top + puzzle.height * cell + cell * 0.5;
  const side = cell * 0.9;
  return layout.legend.flatMap((entries, line) => {
    const y = top + line * LEGEND_LINE * cell;
    return entries.flatMap(({ color, text, x }): Shape[] => {
      const size = legendSize(cell);
      const frame = { kind: 'rectangle', x, y, width: side, height: side, fill: theme.thin } as const;
      const inner = cell * 0.03;
      return [
        frame,
        {
          ...frame,
          x: x + inner,
          y: y + inner,
          width: side - 2 * inner,
          height: side - 2 * inner,
          fill: theme.paper,
        },
        ...swatch(look, color, { x, y, side }),
        {
          kind: 'text',
          text,
          x: x + cell * 1.3,
          y: y + side / 2 + size / 2,
          size,
          weight: 0.12,
          color: theme.ink,
          align: 'left',
        },
      ];
    });
  });
}
