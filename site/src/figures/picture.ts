// Pictures of puzzles for the site: drawn by the library, in colours that follow the theme of the page.
import type { Grid, PuzzleDocument } from '@crosshatch/core';
import { drawSvg, type PictureOptions } from '@crosshatch/core/render';

/** Colours that the library draws with, and the variables of style.css that replace them. */
const COLORS = {
  paper: ['#fefefe', 'var(--figure-paper)'],
  ink: ['#010101', 'var(--figure-ink)'],
  faint: ['#8a8a8b', 'var(--figure-faint)'],
  thin: ['#c4c4c5', 'var(--figure-thin)'],
  heavy: ['#4a4a4b', 'var(--figure-heavy)'],
  unknown: ['#dcdcdd', 'var(--figure-unknown)'],
  mark: ['#e5484e', 'var(--figure-mark)'],
} as const;

/** An SVG element without heading; `marked` cells are framed. */
export function picture(
  document: PuzzleDocument,
  grid: Grid | undefined,
  options: PictureOptions = {},
): string {
  const theme = Object.fromEntries(Object.entries(COLORS).map(([name, [color]]) => [name, color]));
  const svg = drawSvg(document, grid, { heading: false, margin: 0.2, ...options, theme });
  const themed = Object.values(COLORS).reduce(
    (text, [color, variable]) => text.replaceAll(color, variable),
    svg,
  );
  return themed.replace(/^<\?xml.*?\?>\s*/, '');
}
