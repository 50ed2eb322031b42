// Colours are indices: 0 is the background ("blank"), 1..n are the entries of the palette.
// A black-and-white puzzle is a puzzle with a palette of one colour; nothing else sets it apart.

/** 0 = blank (the background); 1..n = `palette.colors[color - 1]`. */
export type Color = number;

/** The background colour, as a `Color`. */
export const BLANK: Color = 0;

export interface PaletteColor {
  readonly name: string;
  /** `#rrggbb`, lower case. */
  readonly rgb: string;
  /** The one character that stands for this colour in text drawings; never `.`, `?` or white space. */
  readonly symbol: string;
}

export interface Palette {
  readonly background: { readonly name: string; readonly rgb: string };
  readonly colors: readonly PaletteColor[];
}

/** The palette of every black-and-white puzzle that does not say otherwise. */
export const BLACK_ON_WHITE: Palette = {
  background: { name: 'white', rgb: '#ffffff' },
  colors: [{ name: 'black', rgb: '#000000', symbol: '#' }],
};

/** True for puzzles of one colour, whatever that colour is. */
export function isMono(palette: Palette): boolean {
  return palette.colors.length === 1;
}

const SPARE_SYMBOLS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** What a caller may give for a colour; what is missing is chosen. */
export interface PaletteColorInput {
  readonly name?: string;
  readonly rgb?: string;
  readonly symbol?: string;
}

export interface PaletteInput {
  readonly background?: { readonly name?: string; readonly rgb?: string };
  readonly colors: readonly PaletteColorInput[];
}

/** `#abc`, `abc`, `#AABBCC` -> `#aabbcc`; undefined when it is none of these. */
export function normalRgb(text: string): string | undefined {
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase();
  if (hex === undefined) return undefined;
  return `#${hex.length === 6 ? hex : [...hex].map((digit) => digit + digit).join('')}`;
}

/**
 * Completes a palette: every colour gets a name, an RGB value and a symbol of its own.
 * The first letter of a colour's name is preferred as its symbol. Pre: values given are valid.
 */
export function completePalette(input: PaletteInput): Palette {
  const mono = input.colors.length === 1;
  const taken = new Set(input.colors.flatMap((color) => color.symbol ?? []));
  const colors = input.colors.map((color, index): PaletteColor => {
    const name = color.name ?? (mono ? 'black' : `color${index + 1}`);
    const symbol = color.symbol ?? (mono && !taken.has('#') ? '#' : freeSymbol(name, taken));
    taken.add(symbol);
    return { name, rgb: normalRgb(color.rgb ?? '') ?? fallbackRgb(index, mono), symbol };
  });
  const background = input.background ?? {};
  return {
    background: { name: background.name ?? 'white', rgb: normalRgb(background.rgb ?? '') ?? '#ffffff' },
    colors,
  };
}

function freeSymbol(name: string, taken: ReadonlySet<string>): string {
  const letters = [...name.toLowerCase(), ...name.toUpperCase(), ...SPARE_SYMBOLS];
  return letters.find((letter) => /[a-z0-9]/i.test(letter) && !taken.has(letter)) ?? '#';
}

// Eight hues that stay apart for most kinds of colour blindness (Okabe and Ito), then repeats.
const FALLBACK = ['#000000', '#d55e00', '#0072b2', '#009e73', '#e69f00', '#cc79a7', '#56b4e9', '#f0e442'];

function fallbackRgb(index: number, mono: boolean): string {
  return mono ? '#000000' : FALLBACK[index % FALLBACK.length];
}
