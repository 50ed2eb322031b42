// Scenes as SVG: self-contained, without fonts, scripts and external resources.
import { type Grid, harmless, type PuzzleDocument } from '../../model/index.js';
import { CAP_HEIGHT } from './font/outline.js';
import { charactersOf, drawnGlyph, missingCharacters, placedGlyphs, textWidth } from './font/text.js';
import type { PictureOptions } from './options.js';
import { puzzleScene } from './puzzle-scene.js';
import type { Group, Rectangle, Scene, Shape, Stroke, Text } from './scene.js';

/**
 * A puzzle as SVG: with this grid in it, or empty as for printing.
 *
 * @example
 * const svg = drawSvg({ puzzle, meta: { title: 'Cup' } }, solution, { cellSize: 24 });
 */
export function drawSvg(document: PuzzleDocument, grid?: Grid, options: PictureOptions = {}): string {
  return sceneToSvg(puzzleScene(document, grid, options));
}

/**
 * A scene as an SVG file.
 *
 * @example
 * const svg = sceneToSvg(puzzleScene(document, solution));
 */
export function sceneToSvg(scene: Scene): string {
  return svgDocument(scene, svgDefinitions(scene.shapes), svgShapes(scene.shapes));
}

/** The frame of an SVG file around its content. */
export function svgDocument(scene: Omit<Scene, 'shapes'>, definitions: string, content: string): string {
  const [width, height] = [svgNumber(scene.width), svgNumber(scene.height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(scene.description)}</title>`,
    `<defs>${definitions}</defs>`,
    content,
    '</svg>\n',
  ].join('\n');
}

/** The glyphs that the shapes use, each once. */
export function svgDefinitions(shapes: readonly Shape[]): string {
  return [...new Set(drawnCharacters(shapes))]
    .sort()
    .map((character) => `<path id="${glyphId(character)}" d="${drawnGlyph(character).path}"/>`)
    .join('');
}

export function svgShapes(shapes: readonly Shape[]): string {
  return alike(shapes)
    .map((group) => `<g${lookOf(group[0])}>${group.map(element).join('')}</g>`)
    .join('\n');
}

function drawnCharacters(shapes: readonly Shape[]): string[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'group') return drawnCharacters(shape.shapes);
    return shape.kind === 'text' && isDrawn(shape) ? charactersOf(shape.text).filter(isSeen) : [];
  });
}

function isSeen(character: string): boolean {
  return drawnGlyph(character).path !== '';
}

/** Text with characters that the built-in font lacks uses the fonts of the viewer. */
function isDrawn({ text }: Text): boolean {
  return missingCharacters(text).length === 0;
}

/** Groups adjacent shapes of the same style, so that it is written once. */
function alike(shapes: readonly Shape[]): Shape[][] {
  const result: Shape[][] = [];
  let last: string | undefined;
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
      // Without anti-aliasing, adjacent edges have no seam; round shapes need it.
      return ` fill="${shape.fill}"${shape.round === undefined ? ' shape-rendering="crispEdges"' : ''}`;
    case 'stroke': {
      const dash = shape.dash === undefined ? '' : ` stroke-dasharray="${svgNumber(shape.dash)}"`;
      const cap = shape.cap ?? 'square';
      return ` stroke="${shape.color}" stroke-width="${svgNumber(shape.thickness)}" stroke-linecap="${cap}"${dash}`;
    }
    case 'text': {
      if (!isDrawn(shape)) return ` fill="${shape.color}" font-family="system-ui, sans-serif"`;
      const width = svgNumber(shape.weight * CAP_HEIGHT);
      return ` fill="none" stroke="${shape.color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
    }
    case 'group':
      return '';
  }
}

function element(shape: Shape): string {
  switch (shape.kind) {
    case 'rectangle':
      return rectangle(shape);
    case 'stroke':
      return stroke(shape);
    case 'text':
      return isDrawn(shape) ? text(shape) : foreignText(shape);
    case 'group':
      return group(shape);
  }
}

function rectangle({ x, y, width, height, round }: Rectangle): string {
  const corner = round === undefined ? '' : ` rx="${svgNumber(round)}"`;
  return `<rect x="${svgNumber(x)}" y="${svgNumber(y)}" width="${svgNumber(width)}" height="${svgNumber(height)}"${corner}/>`;
}

function stroke({ x1, y1, x2, y2 }: Stroke): string {
  return `<path d="M${svgNumber(x1)} ${svgNumber(y1)}L${svgNumber(x2)} ${svgNumber(y2)}"/>`;
}

function text({ text: content, x, y, size, align }: Text): string {
  const scale = size / CAP_HEIGHT;
  const before = { left: 0, center: 0.5, right: 1 }[align] * textWidth(content);
  const uses = placedGlyphs(content)
    .filter(({ character }) => isSeen(character))
    .map((glyph) => {
      const place = glyph.x === 0 ? '' : ` x="${svgNumber(glyph.x)}"`;
      return `<use href="#${glyphId(glyph.character)}"${place}/>`;
    });
  const transform = `translate(${svgNumber(x - before * scale)} ${svgNumber(y - size)}) scale(${svgNumber(scale)})`;
  return `<g transform="${transform}">${uses.join('')}</g>`;
}

/** The height of capitals in common fonts, relative to the font size. */
function foreignText({ text: content, x, y, size, align, weight }: Text): string {
  const anchor = { left: '', center: ' text-anchor="middle"', right: ' text-anchor="end"' }[align];
  const bold = weight >= 0.14 ? ' font-weight="600"' : '';
  return `<text x="${svgNumber(x)}" y="${svgNumber(y)}" font-size="${svgNumber(size / 0.7)}"${anchor}${bold}>${escaped(content)}</text>`;
}

function group({ x, y, scale, turned, clip, shapes }: Group): string {
  const turn = turned ? ' rotate(180)' : '';
  const transform = `translate(${svgNumber(x)} ${svgNumber(y)})${turn} scale(${svgNumber(scale)})`;
  const content = svgShapes(shapes);
  return `<g transform="${transform}">${clip === undefined ? content : clipped(content, clip)}</g>`;
}

/** Clips a nested picture to its frame. */
function clipped(content: string, { x, y, width, height }: NonNullable<Group['clip']>): string {
  const numbers = [x, y, width, height].map(svgNumber);
  const [left, top, wide, high] = numbers;
  return `<svg x="${left}" y="${top}" width="${wide}" height="${high}" viewBox="${numbers.join(' ')}">${content}</svg>`;
}

function glyphId(character: string): string {
  return `crosshatch-${[...character].map((part) => part.codePointAt(0)?.toString(16)).join('-')}`;
}

/** Three digits are enough for display. */
export function svgNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Escapes markup and removes characters that are invalid in XML. */
function escaped(text: string): string {
  return harmless(text)
    .replaceAll(/[\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
