// Elements of several kinds of pages: difficulty squares and the page footer.
import type { Shape, Stroke } from '../scene.js';
import type { Difficulty } from './entry.js';
import type { Sheet } from './paper.js';
import { INK, label, widthOf } from './typography.js';

const MOST_MARKS = 5;

/** Five squares that show the difficulty, with the right end at `right` and the bottom at `y`. */
export function difficultySquares({ marks }: Difficulty, right: number, y: number, side = 5): Shape[] {
  const step = side * 1.35;
  return Array.from({ length: MOST_MARKS }, (_, i): Shape[] => {
    const x = right - (MOST_MARKS - i) * step + (step - side);
    if (i >= marks) return outline(x, y - side, side);
    return [{ kind: 'rectangle', x, y: y - side, width: side, height: side, fill: INK }];
  }).flat();
}

/** A square in hairlines, within its bounds. */
function outline(x: number, y: number, side: number): Stroke[] {
  const thickness = side * 0.12;
  const near = thickness / 2;
  const [left, top, right, bottom] = [x + near, y + near, x + side - near, y + side - near];
  const line = (x1: number, y1: number, x2: number, y2: number): Stroke => {
    return { kind: 'stroke', x1, y1, x2, y2, color: INK, thickness };
  };
  return [
    line(left, top, right, top),
    line(right, top, right, bottom),
    line(right, bottom, left, bottom),
    line(left, bottom, left, top),
  ];
}

/** The width of the squares. */
export function squaresWidth(side = 5): number {
  return MOST_MARKS * side * 1.35;
}

/** Credit at the left, page number in the middle, the book's title at the right. */
export function footer(
  { inside, height }: Sheet,
  texts: { left?: string; page?: number | undefined; right?: string },
): Shape[] {
  const y = height - (height - inside.y - inside.height) / 2;
  const room = inside.width / 2 - 24;
  const shapes: Shape[] = [];
  if (texts.left) shapes.push(label('note', texts.left, { x: inside.x, y, room }));
  if (texts.page !== undefined) {
    const x = inside.x + inside.width / 2;
    shapes.push(label('note', String(texts.page), { x, y, align: 'center', color: INK, scale: 1.2 }));
  }
  if (texts.right) {
    shapes.push(label('note', texts.right, { x: inside.x + inside.width, y, align: 'right', room }));
  }
  return shapes;
}

/** `easy` and its squares, right-aligned; returns the shapes and their left end. */
export function difficultyLabel(
  difficulty: Difficulty,
  right: number,
  y: number,
  scale: number,
): { shapes: Shape[]; left: number } {
  const side = 5.4 * scale;
  const squares = difficultySquares(difficulty, right, y, side);
  const x = right - squaresWidth(side) - 5 * scale;
  const words = label('note', difficulty.words, { x, y, align: 'right', scale });
  return { shapes: [...squares, words], left: x - widthOf('note', difficulty.words, scale) };
}
