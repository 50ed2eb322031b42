// The colours of paper and figures, light and dark.

export interface Theme {
  readonly paper: string;
  readonly ink: string;
  /** Numbers that ask for nothing. */
  readonly faint: string;
  readonly thin: string;
  readonly heavy: string;
  readonly unknown: string;
  readonly mark: string;
}

export const LIGHT: Theme = {
  paper: '#ffffff',
  ink: '#111111',
  faint: '#8a8a8a',
  thin: '#c4c4c4',
  heavy: '#4a4a4a',
  unknown: '#dcdcdc',
  mark: '#e5484d',
};

export const DARK: Theme = {
  paper: '#16181d',
  ink: '#ececec',
  faint: '#7d828c',
  thin: '#3b3f48',
  heavy: '#8d939e',
  unknown: '#31353d',
  mark: '#ff6369',
};

/** Black or white: whichever can be read on this colour. */
export function readableOn(rgb: string): string {
  const value = Number.parseInt(rgb.slice(1), 16);
  const brightness = 299 * (value >> 16) + 587 * ((value >> 8) & 255) + 114 * (value & 255);
  return brightness > 140_000 ? '#000000' : '#ffffff';
}
