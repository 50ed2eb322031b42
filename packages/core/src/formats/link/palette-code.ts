// Palettes as bits, in either direction. Names and symbols cost nothing where the model would choose
// the same ones by itself.
import {
  BLACK_ON_WHITE,
  completePalette,
  MAX_COLORS,
  type Palette,
  type PaletteInput,
} from '../../model/index.js';
import type { BitCoder } from './bit-coder.js';
import { codeFixed, type TextCode } from './number-code.js';

/** What a palette is made from; the reader hands it to the model, which judges it. */
export function codePalette(coder: BitCoder, texts: TextCode, palette: Palette): PaletteInput {
  if (!coder.even(!samePalette(palette, BLACK_ON_WHITE))) return BLACK_ON_WHITE;
  const count = Math.min(codeFixed(coder, 5, palette.colors.length - 1) + 1, MAX_COLORS);
  const { background, colors } = palette;
  const rgbs = [background.rgb, ...colors.map(({ rgb }) => rgb)];
  const bare = (named: boolean): PaletteInput => ({
    background: { rgb: background.rgb, ...(named ? { name: background.name } : {}) },
    colors: colors.map(({ name, rgb }) => (named ? { name, rgb } : { rgb })),
  });
  const named = coder.even(!coder.reads && !sameNames(completePalette(bare(false)), palette));
  const marked = coder.even(!coder.reads && !samePalette(completePalette(bare(named)), palette));
  const read = Array.from({ length: count + 1 }, (_, i) => ({
    rgb: codeRgb(coder, rgbs[i] ?? '#000000'),
    ...(named ? { name: texts.code(coder, (i === 0 ? background : colors[i - 1])?.name ?? '') } : {}),
    ...(marked && i > 0 ? { symbol: texts.code(coder, colors[i - 1]?.symbol ?? '') } : {}),
  }));
  return { background: read[0], colors: read.slice(1) };
}

function codeRgb(coder: BitCoder, rgb: string): string {
  const value = codeFixed(coder, 24, Number.parseInt(rgb.slice(1), 16));
  return `#${value.toString(16).padStart(6, '0')}`;
}

function sameNames(a: Palette, b: Palette): boolean {
  return (
    a.background.name === b.background.name && a.colors.every(({ name }, i) => name === b.colors[i].name)
  );
}

function samePalette(a: Palette, b: Palette): boolean {
  return (
    a.background.rgb === b.background.rgb &&
    a.colors.length === b.colors.length &&
    sameNames(a, b) &&
    a.colors.every(({ rgb, symbol }, i) => rgb === b.colors[i].rgb && symbol === b.colors[i].symbol)
  );
}
