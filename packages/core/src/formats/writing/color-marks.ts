// One character for each colour, in formats that mark runs and cells so.
import { isMono, type Palette } from '../../model/index.js';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Black on white, where no colour need be stated. */
export function isPlain(palette: Palette): boolean {
  return isMono(palette) && palette.colors[0].rgb === '#000000';
}

/** A letter for every colour, by index from 1: its own symbol if that is a letter, else a free one. */
export function colorLetters(palette: Palette): string[] {
  const own = new Set(
    palette.colors.map((color) => color.symbol).filter((symbol) => LETTERS.includes(symbol)),
  );
  const spare = LETTERS.filter((letter) => !own.has(letter));
  return ['', ...palette.colors.map(({ symbol }) => (own.has(symbol) ? symbol : (spare.shift() as string)))];
}
