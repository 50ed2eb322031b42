// The light and the dark theme.

/** Colours as `#rrggbb`. */
export interface Theme {
  readonly paper: string;
  readonly ink: string;
  /** Numbers that are struck off or secondary. */
  readonly faint: string;
  /** Rules between cells, and the heavier ones. */
  readonly thin: string;
  readonly heavy: string;
  /** Unknown cells. */
  readonly unknown: string;
  /** Marked cells. */
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

/** The perceived brightness of a colour, from 0 to 1. */
export function brightnessOf(rgb: string): number {
  const value = Number.parseInt(rgb.slice(1), 16);
  return (299 * (value >> 16) + 587 * ((value >> 8) & 255) + 114 * (value & 255)) / 255_000;
}

/** Black or white, whichever is readable on this colour. */
export function readableOn(rgb: string): string {
  return brightnessOf(rgb) > 0.55 ? '#000000' : '#ffffff';
}
