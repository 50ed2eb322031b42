// Options that mean the same in every command that has them.
import type { ArgumentDefinition, OptionDefinition } from './definition.js';
import { seconds } from './values.js';

export const SOURCES: ArgumentDefinition = {
  name: 'SOURCE',
  description: 'a file in any known format, `-` for standard input, or a puzzle as a string',
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
    description: 'where the input does not say which clues are the rows: the columns come first',
  },
  { flags: '--rows-first', description: 'the same: the rows come first' },
  { flags: '--transpose', description: 'swap the rows and columns of whatever is read' },
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
  description: 'write all puzzles into this file',
  completes: 'file',
};

export const FORCE: OptionDefinition = { flags: '-f, --force', description: 'replace files that exist' };

export const JSON_LINES: OptionDefinition = {
  flags: '--json',
  description: 'print one JSON object per puzzle and line',
};

export const QUIET: OptionDefinition = {
  flags: '-q, --quiet',
  description: 'no pictures, only the line that says how it went',
};

const COLOR_CHOICES = ['auto', 'always', 'never', '16', '256', 'truecolor'] as const;

/** How pictures are drawn in a terminal. */
export const PICTURE: readonly OptionDefinition[] = [
  {
    flags: '--ascii',
    description: 'draw with plain ASCII characters (chosen by itself where the locale or TERM asks for it)',
  },
  { flags: '--no-ascii', description: 'draw with Unicode characters, whatever the locale' },
  {
    flags: '--half-blocks',
    description: 'draw two rows in one line, without clues (chosen by itself when a picture is too wide)',
  },
  {
    flags: '--color <when>',
    description: 'colours in pictures; auto looks at the terminal, NO_COLOR and FORCE_COLOR',
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
