// The options of `crosshatch make` and their values.
import { EMBLEM_NAMES, THRESHOLDS, type Threshold } from '@crosshatch/core/make';
import { MAX_COLORS, MAX_SIDE, normalRgb, type Size } from '@crosshatch/core/model';
import { MAKE_TARGETS, type MakeTarget } from '@crosshatch/core/report';
import { InvalidValue, type OptionDefinition } from '../../options/definition.js';
import { GRADE_RANGES, type GradeRangeOptions } from '../../options/grade-ranges.js';
import { FORCE, OUTPUT, PICTURE, type PictureOptions, QUIET, TIMEOUT } from '../../options/shared-options.js';
import { wholeNumber } from '../../options/values.js';

export interface MakeOptions extends PictureOptions, GradeRangeOptions {
  readonly size: number | Size;
  readonly colors: number | readonly string[];
  readonly target: MakeTarget;
  readonly threshold: Threshold;
  readonly dither?: boolean;
  readonly outline?: boolean;
  readonly invert?: boolean;
  readonly crop: boolean;
  readonly contrast: boolean;
  readonly specks?: number;
  readonly text?: string;
  readonly scale: number;
  readonly title?: string;
  readonly author?: string;
  readonly output?: readonly string[];
  readonly to?: string;
  readonly force?: boolean;
  readonly seed: number;
  readonly timeout: number;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

export const MAKE_OPTIONS: readonly OptionDefinition[] = [
  {
    flags: '--size <cells>',
    description: 'cells of the longer side, or width and height such as `40x30`',
    default: 30,
    parse: sizeValue,
  },
  {
    flags: '-c, --colors <colors>',
    description:
      'number of colours, not counting the background, or a list such as `#fff,#c00,#000` (the background is the one at the border)',
    default: 1,
    parse: colorsValue,
  },
  {
    flags: '-T, --target <kind>',
    description:
      'change cells until the puzzle is unique, solvable by line logic, or of this grade; `any` changes nothing',
    choices: MAKE_TARGETS,
    default: 'unique',
  },
  ...GRADE_RANGES,
  {
    flags: '--threshold <how>',
    description: `threshold for black and white: ${THRESHOLDS.join(', ')}, or a lightness in percent; darker pixels become black`,
    default: 'otsu',
    parse: thresholdValue,
  },
  { flags: '--dither', description: 'render shades as patterns of dots' },
  { flags: '--outline', description: 'use only the outlines' },
  { flags: '--invert', description: 'swap filled and blank cells (black and white)' },
  { flags: '--no-crop', description: 'keep the plain border around the subject' },
  { flags: '--no-contrast', description: 'do not stretch lightness from black to white' },
  {
    flags: '--specks <cells>',
    description: 'remove faint patches of at most this many cells',
    defaultText: '1; 2 from 40 cells per side',
    parse: wholeNumber(0, 1000),
  },
  {
    flags: '--text <text>',
    description: `use this text instead of a picture; emblems: ${EMBLEM_NAMES.map((name) => `:${name}:`).join(' ')}`,
  },
  {
    flags: '--scale <cells>',
    description: 'cells per side of a pixel of the font',
    default: 1,
    parse: wholeNumber(1, 100),
  },
  { flags: '--title <text>', description: 'title of the puzzle', defaultText: 'the file name' },
  { flags: '--author <text>', description: 'author of the puzzle' },
  {
    ...OUTPUT,
    description:
      'write the puzzle in any format, or an image of it (.svg, .png, .gif, .pdf); can be repeated',
    isRepeatable: true,
  },
  {
    flags: '--to <format>',
    description: 'format to write; default: by the file extension',
    completes: 'format',
  },
  FORCE,
  { flags: '--seed <number>', description: 'seed of the random numbers', default: 0, parse: wholeNumber(0) },
  {
    ...TIMEOUT,
    description: 'time limit for the changes; the best result so far is used',
    default: 60,
  },
  { ...QUIET, description: 'print only the result, no pictures' },
  { flags: '--json', description: 'print one JSON object with the result' },
  ...PICTURE,
];

function sizeValue(text: string): number | Size {
  const match = /^(\d{1,4})(?:[x×](\d{1,4}))?$/i.exec(text);
  const [width, height] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])];
  const isSide = (side: number) => side >= 1 && side <= MAX_SIDE;
  if (!isSide(width) || !isSide(height)) {
    throw new InvalidValue(`Expected cells such as 30 or 40x30, 1 to ${MAX_SIDE}.`);
  }
  return match?.[2] === undefined ? width : { width, height };
}

function colorsValue(text: string): number | readonly string[] {
  if (/^\d+$/.test(text)) return wholeNumber(1, MAX_COLORS)(text);
  const colors = text.split(',').map((color) => normalRgb(color.trim()));
  const isList = colors.length >= 2 && colors.length <= MAX_COLORS + 1;
  if (isList && colors.every((color) => color !== undefined)) return colors as string[];
  throw new InvalidValue(`Expected a number, 1 to ${MAX_COLORS}, or colours such as #fff,#c00,#000.`);
}

function thresholdValue(text: string): Threshold {
  const method = THRESHOLDS.find((known) => known === text);
  if (method !== undefined) return method;
  const percent = /^\d+(\.\d+)?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  if (percent <= 100) return percent / 100;
  throw new InvalidValue(`Expected ${THRESHOLDS.join(', ')} or a number from 0 to 100.`);
}
