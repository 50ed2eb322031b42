// SVG is a program as much as a picture. It is not rendered: whoever has one can save it as PNG.
import type { Pixels } from 'crosshatch/make';
import { Refusal } from '../command-line/definition.js';

export async function pixelsOfSvg(name: string, _bytes: Uint8Array): Promise<Pixels> {
  throw new Refusal(
    `${name}: SVG is not read, since it may hold scripts and references; save it as PNG`,
    'badInput',
  );
}
