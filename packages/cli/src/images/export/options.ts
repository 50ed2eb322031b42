// The options of every command that writes pictures, and how they become a look.
import { normalRgb } from '@crosshatch/core/model';
import { PAPERS, type Paper } from '@crosshatch/core/render';
import { InvalidValue, type OptionDefinition } from '../../options/definition.js';
import { decimal, wholeNumber } from '../../options/values.js';
import type { PictureFileOptions } from './picture-job.js';

/** How puzzles look, in pictures and on paper. */
export const LOOK: readonly OptionDefinition[] = [
  {
    flags: '--cell <size>',
    description: 'side of a cell: in pixels, or on paper in millimetres',
    defaultText: '20 pixels; on paper as large as fits',
    parse: cellSize,
  },
  {
    flags: '--rule-every <cells>',
    description: 'a heavy line after every so many cells; 0 for none',
    default: 5,
    parse: wholeNumber(0),
  },
  {
    flags: '--black-and-white',
    description: 'for a printer without colours: tell them apart by letters and patterns',
  },
  { flags: '--ink <color>', description: 'colour of figures, such as #223344', parse: rgb },
  { flags: '--background <color>', description: 'colour of the paper', parse: rgb },
];

export const PAPER: OptionDefinition = {
  flags: '--paper <size>',
  description: 'the paper of PDF files',
  choices: PAPERS,
  default: 'a4',
};

export interface LookOptions {
  readonly cell?: number;
  readonly ruleEvery: number;
  readonly blackAndWhite?: boolean;
  readonly ink?: string;
  readonly background?: string;
  readonly paper: Paper;
  readonly force?: boolean;
}

export function lookOf(options: LookOptions): PictureFileOptions {
  const { ink, background, ruleEvery, blackAndWhite = false } = options;
  return {
    cell: options.cell,
    ruleEvery,
    blackAndWhite,
    theme: {
      ...(ink === undefined ? {} : { ink }),
      ...(background === undefined ? {} : { paper: background }),
    },
    paper: options.paper,
    force: options.force,
  };
}

function cellSize(text: string): number {
  const value = decimal(text);
  if (value >= 1 && value <= 1000) return value;
  throw new InvalidValue('Expected a number from 1 to 1000.');
}

function rgb(text: string): string {
  const value = normalRgb(text);
  if (value !== undefined) return value;
  throw new InvalidValue('Expected a colour such as #223344 or #234.');
}
