// The colours that the canvas paints with: the page's, and those of the puzzle.
import { isMono, type Palette } from '@crosshatch/core/model';
import { colorsAt, contrasting } from '../components/canvas-colors.js';

const NAMES = [
  'paper',
  'ink',
  'accent',
  'on-accent',
  'bad',
  'good',
  'cell',
  'cell-ink',
  'cell-blank',
  'grid-thin',
  'grid-thick',
  'clue-zone',
  'clue-lit',
  'lit',
  'clue-done',
  'hint',
  'hint-wash',
  'guess',
  'guess-2',
  'guess-3',
] as const;

export type PageColors = Readonly<Record<(typeof NAMES)[number], string>>;

export interface CellColors {
  /** A cell without a mark. */
  readonly ground: string;
  /** By colour, from 1. */
  readonly fills: readonly string[];
  /** What is written on a filled cell, by colour. */
  readonly onFills: readonly string[];
  readonly cross: string;
  /** The ground of a blank cell that is given. */
  readonly given: string;
  readonly thin: string;
  readonly thick: string;
  /** Laid over the row and column of the pointer. */
  readonly lit: string;
}

export function pageColors(element: HTMLElement): PageColors {
  return colorsAt(element, NAMES);
}

/** Whether a puzzle is plain black on white, which the page shows in its own colours. */
function isPlain(palette: Palette): boolean {
  return isMono(palette) && palette.colors[0].rgb === '#000000' && palette.background.rgb === '#ffffff';
}

/** A finished picture: on its own paper in every theme, because a negative is another picture. */
export function pictureColors(palette: Palette): Pick<CellColors, 'ground' | 'fills'> {
  if (isPlain(palette)) return { ground: '#ffffff', fills: ['#1f2757'] };
  return { ground: palette.background.rgb, fills: palette.colors.map(({ rgb }) => rgb) };
}

/** Black on white takes the page's colours; any other puzzle brings its own, on its own ground. */
export function cellColors(
  palette: Palette,
  page: PageColors,
  ground: 'page' | 'paper' = 'page',
): CellColors {
  if (isPlain(palette) && ground === 'page') {
    return {
      ground: page.cell,
      fills: [page['cell-ink']],
      onFills: [page.cell],
      cross: page['cell-blank'],
      given: page['clue-zone'],
      thin: page['grid-thin'],
      thick: page['grid-thick'],
      lit: page.lit,
    };
  }
  const { ground: paper, fills } = pictureColors(palette);
  const isLight = contrasting(paper) === '#000000';
  const mixed = (percent: number) => `rgb(${isLight ? '20 24 60' : '255 255 255'} / ${percent}%)`;
  return {
    ground: paper,
    fills,
    onFills: fills.map(contrasting),
    cross: mixed(60),
    given: mixed(10),
    thin: mixed(50),
    thick: mixed(75),
    lit: isLight ? 'rgb(255 204 0 / 20%)' : 'rgb(255 226 120 / 18%)',
  };
}
