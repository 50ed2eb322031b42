// The shapes of a scene as the content of a PDF page. The y axis of a page points up; a matrix at the start flips it, and
// text is flipped back.
import { CAP_HEIGHT } from '../font/outline.js';
import { textWidth } from '../font/text.js';
import type { Group, Rectangle, Scene, Shape, Stroke, Text } from '../scene.js';
import type { PdfFonts } from './fonts.js';
import { pdfNumber } from './objects.js';

/** One unit of the scene is a point (1/72 inch). */
export function pageContent(scene: Scene, fonts: PdfFonts): string {
  const writer = new ContentWriter(fonts);
  writer.shapes(scene.shapes);
  return `1 0 0 -1 0 ${pdfNumber(scene.height)} cm\n${writer.text}`;
}

/** Distance of the control points of a quarter circle from its ends, for a radius of 1. */
const ROUND = 0.5523;

class ContentWriter {
  text = '';
  /** The current graphics state, to avoid setting it again. */
  private state: Record<string, string> = {};

  constructor(private readonly fonts: PdfFonts) {}

  shapes(shapes: readonly Shape[]): void {
    for (const shape of shapes) this.shape(shape);
  }

  private shape(shape: Shape): void {
    if (shape.kind === 'rectangle') this.rectangle(shape);
    else if (shape.kind === 'stroke') this.stroke(shape);
    else if (shape.kind === 'text') this.label(shape);
    else this.group(shape);
  }

  private rectangle({ x, y, width, height, fill, round }: Rectangle): void {
    this.set('fill', `${colorOf(fill)} rg`);
    if (round === undefined) this.write(`${numbers(x, y, width, height)} re f`);
    else this.write(`${roundedPath(x, y, width, height, Math.min(round, width / 2, height / 2))} f`);
  }

  private stroke({ x1, y1, x2, y2, color, thickness, cap = 'square', dash }: Stroke): void {
    this.set('stroke', `${colorOf(color)} RG`);
    this.set('width', `${numbers(thickness)} w`);
    this.set('cap', `${{ butt: 0, round: 1, square: 2 }[cap]} J`);
    this.set('dash', dash === undefined ? '[] 0 d' : `[${numbers(dash)}] 0 d`);
    this.write(`${numbers(x1, y1)} m ${numbers(x2, y2)} l S`);
  }

  private label({ text, x, y, size, weight, color, align }: Text): void {
    // Viewers draw the strokes of Type 3 glyphs in the fill or the stroke colour, so set both.
    this.set('fill', `${colorOf(color)} rg`);
    this.set('stroke', `${colorOf(color)} RG`);
    this.set('dash', '[] 0 d');
    const before = { left: 0, center: 0.5, right: 1 }[align] * textWidth(text) * (size / CAP_HEIGHT);
    const pieces = this.fonts.encode(text, weight);
    const shown = pieces.map(({ font, codes }) => `/${font} ${numbers(size)} Tf <${codes}> Tj`);
    this.write(`BT 1 0 0 -1 ${numbers(x - before, y)} Tm ${shown.join(' ')} ET`);
  }

  private group({ x, y, scale, turned, clip, shapes }: Group): void {
    const outer = { ...this.state };
    const side = turned ? -scale : scale;
    this.write(`q ${numbers(side)} 0 0 ${numbers(side, x, y)} cm`);
    if (clip !== undefined) this.write(`${numbers(clip.x, clip.y, clip.width, clip.height)} re W n`);
    this.shapes(shapes);
    this.write('Q');
    this.state = outer;
  }

  private set(name: string, operation: string): void {
    if (this.state[name] === operation) return;
    this.state[name] = operation;
    this.write(operation);
  }

  private write(line: string): void {
    this.text += `${line}\n`;
  }
}

function roundedPath(x: number, y: number, width: number, height: number, radius: number): string {
  const [right, bottom] = [x + width, y + height];
  const near = radius * (1 - ROUND);
  return [
    `${numbers(x + radius, y)} m ${numbers(right - radius, y)} l`,
    `${numbers(right - near, y, right, y + near, right, y + radius)} c ${numbers(right, bottom - radius)} l`,
    `${numbers(right, bottom - near, right - near, bottom, right - radius, bottom)} c ${numbers(x + radius, bottom)} l`,
    `${numbers(x + near, bottom, x, bottom - near, x, bottom - radius)} c ${numbers(x, y + radius)} l`,
    `${numbers(x, y + near, x + near, y, x + radius, y)} c h`,
  ].join(' ');
}

/** `#rrggbb` as three shares. */
function colorOf(rgb: string): string {
  const value = Number.parseInt(rgb.slice(1), 16);
  return numbers((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
}

function numbers(...values: number[]): string {
  return values.map(pdfNumber).join(' ');
}
