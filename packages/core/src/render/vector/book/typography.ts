// The text and rule styles of a book. Sizes are heights of capitals in points.
import { CAP_HEIGHT } from '../font/outline.js';
import { fittedText, textWidth } from '../font/text.js';
import type { Stroke, Text } from '../scene.js';

export const INK = '#111111';
export const GREY = '#6f6f6f';
export const RULE = '#9a9a9a';

export const TYPE = {
  display: { size: 30, weight: 0.12, color: INK },
  heading: { size: 13, weight: 0.13, color: INK },
  number: { size: 11, weight: 0.15, color: INK },
  title: { size: 9, weight: 0.11, color: INK },
  body: { size: 6.6, weight: 0.105, color: INK },
  note: { size: 5.4, weight: 0.105, color: GREY },
} as const;

export type TypeName = keyof typeof TYPE;

/** A line of text, shortened to the available width. */
export function label(
  name: TypeName,
  text: string,
  place: { x: number; y: number; align?: Text['align']; room?: number; scale?: number; color?: string },
): Text {
  const { x, y, align = 'left', room = Infinity, scale = 1 } = place;
  const { weight, ...look } = TYPE[name];
  const size = look.size * scale;
  const shown = fittedText(text, (room * CAP_HEIGHT) / size);
  return { kind: 'text', text: shown, x, y, size, weight, color: place.color ?? look.color, align };
}

/** The width of a text in this style. */
export function widthOf(name: TypeName, text: string, scale = 1): number {
  return (textWidth(text) * TYPE[name].size * scale) / CAP_HEIGHT;
}

export function rule(x: number, y: number, width: number, thickness: number, color: string = INK): Stroke {
  return { kind: 'stroke', x1: x, y1: y, x2: x + width, y2: y, color, thickness, cap: 'butt' };
}

/** Wraps a paragraph. */
export function wrapped(name: TypeName, text: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(name, longer) > room) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
