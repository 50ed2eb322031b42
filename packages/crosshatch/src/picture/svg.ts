// A scene as SVG: self-contained, no fonts needed for the numbers, no scripts, nothing fetched.
import type { Grid, PuzzleDocument } from '../model/index.js';
import { GLYPH, GLYPHS, textWidth } from './digits.js';
import { type PictureOptions, puzzleScene } from './puzzle-scene.js';
import type { Digits, Label, Rectangle, Scene, Shape, Stroke } from './scene.js';

/** A puzzle as SVG: with this grid in it, or empty as for printing. */
export function drawSvg(document: PuzzleDocument, grid?: Grid, options: PictureOptions = {}): string {
  return sceneToSvg(puzzleScene(document, grid, options));
}

export function sceneToSvg(scene: Scene): string {
  const [width, height] = [number(scene.width), number(scene.height)];
  const used = new Set(scene.shapes.flatMap((shape) => (shape.kind === 'digits' ? [...shape.text] : [])));
  const glyphs = [...used]
    .sort()
    .map((character) => `<path id="${glyphId(character)}" d="${GLYPHS[character]}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(scene.description)}</title>`,
    `<defs>${glyphs.join('')}</defs>`,
    ...groups(scene.shapes).map(group),
    '</svg>\n',
  ].join('\n');
}

/** Neighbours in the list that share their look, so that it is written once. */
function groups(shapes: readonly Shape[]): Shape[][] {
  const result: Shape[][] = [];
  let last = '';
  for (const shape of shapes) {
    const look = lookOf(shape);
    if (look === last) result[result.length - 1].push(shape);
    else result.push([shape]);
    last = look;
  }
  return result;
}

function lookOf(shape: Shape): string {
  switch (shape.kind) {
    case 'rectangle':
      // Edges that meet leave no seam when they are not smoothed; round ones have to be.
      return `fill="${shape.fill}"${shape.round === undefined ? ' shape-rendering="crispEdges"' : ''}`;
    case 'stroke':
      return `stroke="${shape.color}" stroke-width="${number(shape.thickness)}" stroke-linecap="square"`;
    case 'digits': {
      const width = number((shape.thickness * GLYPH.height) / shape.size);
      return `fill="none" stroke="${shape.color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
    }
    case 'label':
      return `fill="${shape.color}" font-family="system-ui, sans-serif"`;
  }
}

function group(shapes: readonly Shape[]): string {
  return `<g ${lookOf(shapes[0])}>${shapes.map(element).join('')}</g>`;
}

function element(shape: Shape): string {
  switch (shape.kind) {
    case 'rectangle':
      return rectangle(shape);
    case 'stroke':
      return stroke(shape);
    case 'digits':
      return digits(shape);
    case 'label':
      return label(shape);
  }
}

function rectangle({ x, y, width, height, round }: Rectangle): string {
  const corner = round === undefined ? '' : ` rx="${number(round)}"`;
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${corner}/>`;
}

function stroke({ x1, y1, x2, y2 }: Stroke): string {
  return `<path d="M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}"/>`;
}

function digits({ text, x, y, size }: Digits): string {
  const scale = size / GLYPH.height;
  const left = x - (textWidth(text) * scale) / 2;
  const uses = [...text].map((character, i) => {
    const place = i === 0 ? '' : ` x="${number(i * GLYPH.advance)}"`;
    return `<use href="#${glyphId(character)}"${place}/>`;
  });
  const transform = `translate(${number(left)} ${number(y - size / 2)}) scale(${number(scale)})`;
  return `<g transform="${transform}">${uses.join('')}</g>`;
}

function label({ text, x, y, size, align, bold }: Label): string {
  const anchor = align === 'right' ? ' text-anchor="end"' : '';
  const weight = bold ? ' font-weight="600"' : '';
  return `<text x="${number(x)}" y="${number(y)}" font-size="${number(size)}"${anchor}${weight}>${escaped(text)}</text>`;
}

function glyphId(character: string): string {
  return `crosshatch-${character.codePointAt(0)?.toString(16)}`;
}

/** Three digits are finer than anybody can see. */
function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Text from a file as text: no markup of its own, and no characters that XML does not have. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
