// Options that several commands share.
import type { ArgumentDefinition, OptionDefinition } from './definition.js';
import { seconds } from './values.js';

export const SOURCES: ArgumentDefinition = {
  name: 'SOURCE',
  description: 'a file in any supported format, `-` for standard input, or a puzzle as a string',
  isVariadic: true,
  completes: 'file',
};

/** How the input is read. */
export const READING: readonly OptionDefinition[] = [
  {
    flags: '--from <format>',
    description: 'read the input as this format instead of detecting it (see `crosshatch formats`)',
    completes: 'format',
  },
  {
    flags: '--columns-first',
    description: 'in formats that do not state which clues are the rows: columns come first',
  },
  {
    flags: '--rows-first',
    description: 'in formats that do not state which clues are the rows: rows come first',
  },
  { flags: '--transpose', description: 'swap the rows and columns of every puzzle' },
];

export interface ReadingOptions {
  readonly from?: string;
  readonly columnsFirst?: boolean;
  readonly rowsFirst?: boolean;
  readonly transpose?: boolean;
}

export const TIMEOUT: OptionDefinition = {
  flags: '-t, --timeout <seconds>',
  description: 'time limit for each puzzle',
  parse: seconds,
};

export const OUTPUT: OptionDefinition = {
  flags: '-o, --output <file>',
  description: 'write all puzzles to this file',
  completes: 'file',
};

export const FORCE: OptionDefinition = { flags: '-f, --force', description: 'replace files that exist' };

export const JSON_LINES: OptionDefinition = {
  flags: '--json',
  description: 'print one JSON object per puzzle, one per line',
};

export const QUIET: OptionDefinition = {
  flags: '-q, --quiet',
  description: 'print only the result line, no pictures',
};

const COLOR_CHOICES = ['auto', 'always', 'never', '16', '256', 'truecolor'] as const;

/** How pictures are drawn in a terminal. */
export const PICTURE: readonly OptionDefinition[] = [
  {
    flags: '--ascii',
    description: 'draw with ASCII characters (default if the locale or TERM requires it)',
  },
  { flags: '--no-ascii', description: 'draw with Unicode characters in every locale' },
  {
    flags: '--half-blocks',
    description: 'draw two rows per line, without clues (default if the picture is too wide)',
  },
  {
    flags: '--color <when>',
    description: 'colours in pictures; auto depends on the terminal, NO_COLOR and FORCE_COLOR',
    choices: COLOR_CHOICES,
    default: 'auto',
  },
  { flags: '--no-color', description: 'the same as `--color never`' },
];

export interface PictureOptions {
  readonly ascii?: boolean;
  readonly halfBlocks?: boolean;
  readonly color: (typeof COLOR_CHOICES)[number] | false;
}
