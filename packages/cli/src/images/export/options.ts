// Options of the commands that write images.
import { normalRgb } from '@crosshatch/core/model';
import { PAPERS, type Paper } from '@crosshatch/core/render';
import { InvalidValue, type OptionDefinition } from '../../options/definition.js';
import { decimal, wholeNumber } from '../../options/values.js';
import type { PictureFileOptions } from './picture-job.js';

/** The look of puzzles in images and on paper. */
export const LOOK: readonly OptionDefinition[] = [
  {
    flags: '--cell <size>',
    description: 'side of a cell in pixels, on paper in millimetres',
    defaultText: '20 pixels; on paper the largest that fits',
    parse: cellSize,
  },
  {
    flags: '--rule-every <cells>',
    description: 'draw a heavy line after this many cells; 0 for none',
    default: 5,
    parse: wholeNumber(0),
  },
  {
    flags: '--black-and-white',
    description: 'mark colours by letters and patterns, for printers without colours',
  },
  { flags: '--ink <color>', description: 'colour of numbers, such as #223344', parse: rgb },
  { flags: '--background <color>', description: 'colour of the paper', parse: rgb },
];

export const PAPER: OptionDefinition = {
  flags: '--paper <size>',
  description: 'paper size of PDF files',
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
