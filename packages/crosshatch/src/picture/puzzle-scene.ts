// A puzzle as a scene: paper, heading, cells, rules, clues, legend.
import { type Grid, isComplete, type PuzzleDocument } from '../model/index.js';
import { cellShapes, gridPaper, marks, swatch } from './cells.js';
import { clueShapes } from './clues.js';
import { CAP_HEIGHT } from './font/outline.js';
import { fittedText, textWidth } from './font/text.js';
import { LEGEND_LINE, layoutOf, legendSize, type PictureLayout } from './layout.js';
import { type Look, lookOf, type PictureOptions } from './options.js';
import { rules } from './rules.js';
import type { Rectangle, Scene, Shape, Text } from './scene.js';

/** The puzzle with this grid in it, or empty as for printing. */
export function puzzleScene(
  document: PuzzleDocument,
  grid: Grid | undefined,
  options: PictureOptions = {},
): Scene {
  const look = lookOf(document, grid, options);
  return sceneOf(look, layoutOf(look));
}

/** Where the parts of such a picture stand. */
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

/** The title at the left, the author at the right; the title gives way. */
export function headingShapes({ heading, theme, cell }: Look, layout: PictureLayout): Text[] {
  if (heading === undefined) return [];
  const { width, margin } = layout;
  const { title = '', author = '' } = heading;
  const [titleSize, authorSize] = [cell * 0.62, cell * 0.42];
  const room = width - 2 * margin;
  const credit = fittedText(author, ((title === '' ? 1 : 0.45) * room * CAP_HEIGHT) / authorSize);
  const creditRoom = author === '' ? 0 : (textWidth(credit) / CAP_HEIGHT) * authorSize + cell;
  const line = { kind: 'text', y: margin + cell * 0.75, color: theme.ink } as const;
  const shapes: Text[] = [];
  if (title !== '') {
    const text = fittedText(title, ((room - creditRoom) * CAP_HEIGHT) / titleSize);
    shapes.push({ ...line, text, x: margin, size: titleSize, weight: 0.15, align: 'left' });
  }
  if (author !== '') {
    const x = width - margin;
    shapes.push({ ...line, text: credit, x, size: authorSize, weight: 0.11, align: 'right' });
  }
  return shapes;
}

/** Which letter and which pattern stand for which colour. */
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
