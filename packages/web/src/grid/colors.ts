// The colours that the canvas paints with: the page's, and those of the puzzle.
import { isMono, type Palette } from '@crosshatch/core/model';
import { colorsAt, contrasting } from '../components/canvas-colors.js';

const NAMES = [
  'paper',
  'ink',
  'accent',
  'on-accent',
  'bad',
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

/** Black on white takes the page's colours; any other puzzle brings its own, on its own ground. */
export function cellColors(palette: Palette, page: PageColors): CellColors {
  if (isMono(palette) && palette.colors[0].rgb === '#000000' && palette.background.rgb === '#ffffff') {
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
  const ground = palette.background.rgb;
  const isLight = contrasting(ground) === '#000000';
  const mixed = (percent: number) => `rgb(${isLight ? '20 24 60' : '255 255 255'} / ${percent}%)`;
  return {
    ground,
    fills: palette.colors.map(({ rgb }) => rgb),
    onFills: palette.colors.map(({ rgb }) => contrasting(rgb)),
    cross: mixed(60),
    given: mixed(10),
    thin: mixed(20),
    thick: mixed(60),
    lit: isLight ? 'rgb(255 214 10 / 22%)' : 'rgb(255 230 120 / 18%)',
  };
}
