// Digits of fonts that training never saw: `bench/training/fonts.json` lists none of these packages, as a test checks.
// They are devDependencies of the bench.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const require = createRequire(import.meta.url);

/** Name to file: a geometric sans, a rounded one, a narrow one, a pixel font, one that looks handwritten. */
const FILES: Readonly<Record<string, string>> = {
  Poppins: require.resolve('@fontsource/poppins/files/poppins-latin-500-normal.woff'),
  Fredoka: require.resolve('@fontsource/fredoka/files/fredoka-latin-500-normal.woff'),
  'Barlow Condensed': require.resolve(
    '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff',
  ),
  'Press Start 2P': require.resolve('@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff'),
  'Patrick Hand': require.resolve('@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff'),
};

export const FONT_NAMES = Object.keys(FILES);

export const FONT_PACKAGES = FONT_NAMES.map(
  (name) => `@fontsource/${name.toLowerCase().replaceAll(' ', '-')}`,
);

/** Draws text as SVG paths: no installed font takes part. */
export interface DigitFont {
  readonly name: string;
  /** Width of the text when its digits are `height` pixels high. */
  width(text: string, height: number): number;
  /** Path data of the text, its left edge at `x`, its digits between `top` and `top + height`. */
  path(text: string, x: number, top: number, height: number): string;
}

const loaded = new Map<string, DigitFont>();

export function digitFont(name: string): DigitFont {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const bytes = readFileSync(FILES[name]);
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  const result = made(name, font);
  loaded.set(name, result);
  return result;
}

function made(name: string, font: Font): DigitFont {
  const commands = (character: string) => font.charToGlyph(character).getPath(0, 0, 1).commands;
  const ys = [...'0123456789'].flatMap((digit) =>
    commands(digit).flatMap((command) => (command.type === 'Z' ? [] : [command.y])),
  );
  const [high, low] = [Math.min(...ys), Math.max(...ys)];
  const advance = (character: string) => (font.charToGlyph(character).advanceWidth ?? 0) / font.unitsPerEm;
  const scaleOf = (height: number) => height / (low - high);
  return {
    name,
    width: (text, height) =>
      [...text].reduce((sum, character) => sum + advance(character), 0) * scaleOf(height),
    path: (text, x, top, height) => {
      const scale = scaleOf(height);
      let left = x;
      const parts: string[] = [];
      for (const character of text) {
        const px = (value: number) => (left + value * scale).toFixed(2);
        const py = (value: number) => (top + (value - high) * scale).toFixed(2);
        for (const { type, x: ex, y: ey, x1, y1, x2, y2 } of commands(character)) {
          if (type === 'Z') parts.push('Z');
          else if (type === 'Q') parts.push(`Q${px(x1)} ${py(y1)} ${px(ex)} ${py(ey)}`);
          else if (type === 'C') parts.push(`C${px(x1)} ${py(y1)} ${px(x2)} ${py(y2)} ${px(ex)} ${py(ey)}`);
          else parts.push(`${type}${px(ex)} ${py(ey)}`);
        }
        left += advance(character) * scale;
      }
      return parts.join('');
    },
  };
}
