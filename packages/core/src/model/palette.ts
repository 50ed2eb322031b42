// Colours are indices: 0 is the background ("blank"), 1..n are the entries of the palette.
// A black-and-white puzzle is a puzzle with a palette of one colour; nothing else sets it apart.

/** 0 = blank (the background); 1..n = `palette.colors[color - 1]`. */
export type Color = number;

/** The background colour, as a `Color`. */
export const BLANK: Color = 0;

/** A colour of a palette: its name, its RGB value (`#rrggbb`), and one character for drawings. */
export interface PaletteColor {
  readonly name: string;
  /** `#rrggbb`, lower case. */
  readonly rgb: string;
  /** The one character that stands for this colour in text drawings; never `.`, `?` or white space. */
  readonly symbol: string;
}

/** The background and the colours of a puzzle; colour 1 is the first. */
export interface Palette {
  readonly background: { readonly name: string; readonly rgb: string };
  readonly colors: readonly PaletteColor[];
}

/** The palette of every black-and-white puzzle that does not say otherwise. */
export const BLACK_ON_WHITE: Palette = Object.freeze({
  background: Object.freeze({ name: 'white', rgb: '#ffffff' }),
  colors: Object.freeze([Object.freeze({ name: 'black', rgb: '#000000', symbol: '#' })]),
});

/**
 * True for puzzles of one colour, whatever that colour is.
 *
 * @example
 * isMono(puzzle.palette); // true for black and white
 */
export function isMono(palette: Palette): boolean {
  return palette.colors.length === 1;
}

/** A colour as a caller gives it; missing parts are chosen. */
export interface PaletteColorInput {
  readonly name?: string;
  readonly rgb?: string;
  readonly symbol?: string;
}

/** A palette as the input gives it; missing parts are filled in. */
export interface PaletteInput {
  readonly background?: { readonly name?: string; readonly rgb?: string };
  readonly colors: readonly PaletteColorInput[];
}

/**
 * `#abc`, `abc`, `#AABBCC` -> `#aabbcc`; undefined when it is none of these.
 *
 * @example
 * normalRgb('F00'); // '#ff0000'
 */
export function normalRgb(text: string): string | undefined {
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase();
  if (hex === undefined) return undefined;
  return `#${hex.length === 6 ? hex : [...hex].map((digit) => digit + digit).join('')}`;
}

/**
 * Completes a palette: every colour gets a name, an RGB value and a symbol, each different from those
 * of the others. Names lose blanks at their ends. The first letter of a colour's name is preferred as its symbol.
 * Pre: what is given is valid, as makePuzzle verifies.
 *
 * @example
 * const palette = completePalette({ colors: [{ rgb: '#c00' }] });
 */
export function completePalette(input: PaletteInput): Palette {
  const { background = {}, colors } = input;
  const mono = colors.length === 1;
  const names = new Set(colors.flatMap((color) => color.name?.trim() ?? []));
  const symbols = new Set(colors.flatMap((color) => color.symbol ?? []));
  const backgroundName =
    background.name?.trim() ?? (names.has('white') ? free('background', names) : 'white');
  names.add(backgroundName);
  const backgroundRgb = rgbOf(background) ?? '#ffffff';
  const rgbs = new Set([backgroundRgb, ...colors.flatMap((color) => rgbOf(color) ?? [])]);

  const completed = colors.map((color, index): PaletteColor => {
    const name = color.name?.trim() ?? free(mono ? 'black' : `color${index + 1}`, names);
    const rgb = rgbOf(color) ?? freeRgb(rgbs);
    const symbol = color.symbol ?? (mono ? '#' : freeSymbol(name, symbols));
    names.add(name);
    rgbs.add(rgb);
    symbols.add(symbol);
    return { name, rgb, symbol };
  });
  return { background: { name: backgroundName, rgb: backgroundRgb }, colors: completed };
}

function rgbOf(color: { readonly rgb?: string }): string | undefined {
  return color.rgb === undefined ? undefined : normalRgb(color.rgb);
}

/** The name, or `name-2`, `name-3` ... when it is taken. */
function free(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let n = 2; ; n++) if (!taken.has(`${name}-${n}`)) return `${name}-${n}`;
}

/** For messages: `only colour 1`, `colours 1 to 4`. */
export function colorRange(count: number): string {
  return count === 1 ? 'only colour 1' : `colours 1 to ${count}`;
}

const SPARE_SYMBOLS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A letter of the name, else any: there are more of them than colours. */
function freeSymbol(name: string, taken: ReadonlySet<string>): string {
  // The first letters of a name are enough: it may be as long as the file that it comes from.
  const start = name.slice(0, 100);
  const letters = [...start.toLowerCase(), ...start.toUpperCase(), ...SPARE_SYMBOLS];
  return letters.find((letter) => /[a-z0-9]/i.test(letter) && !taken.has(letter)) as string;
}

// Eight hues that stay apart for most kinds of colour blindness (Okabe and Ito).
const HUES = ['#000000', '#d55e00', '#0072b2', '#009e73', '#e69f00', '#cc79a7', '#56b4e9', '#f0e442'];

/** A colour that is not taken: one of the eight, else a step of the golden angle round the circle. */
function freeRgb(taken: ReadonlySet<string>): string {
  const hue = HUES.find((rgb) => !taken.has(rgb));
  if (hue !== undefined) return hue;
  for (let n = 0; ; n++) {
    const rgb = rgbOfHue(n * 137.5);
    if (!taken.has(rgb)) return rgb;
  }
}

/** A colour of this hue in degrees, rather dark so that it stands out from white. */
function rgbOfHue(degrees: number): string {
  const channel = (offset: number) => {
    const turn = ((degrees / 30 + offset) % 12) - 3;
    const value = 0.45 - 0.35 * Math.max(-1, Math.min(turn, 6 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
