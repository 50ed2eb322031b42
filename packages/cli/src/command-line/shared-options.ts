// Options that mean the same in every command that has them.
import type { ArgumentDefinition, OptionDefinition } from './definition.js';

export const SOURCES: ArgumentDefinition = {
  name: 'SOURCE',
  description: 'a file in any known format, `-` for standard input, or a puzzle as a string',
  isVariadic: true,
  completes: 'file',
};

export const FROM: OptionDefinition = {
  flags: '--from <format>',
  description: 'read the input as this format instead of detecting it (see `crosshatch formats`)',
  completes: 'format',
};

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
  { flags: '--ascii', description: 'draw with plain ASCII characters' },
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
