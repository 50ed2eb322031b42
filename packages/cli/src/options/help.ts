// The help texts of the program and of each command, wrapped to the given width.
import { EXIT_CODES, type ExitName } from '../exit-codes.js';
import { wrapped } from '../report/words.js';
import type { ArgumentDefinition, CommandDefinition, OptionDefinition } from './definition.js';

export const TAGLINE = 'Read, solve, prove, count, explain, draw and make nonograms.';

/** A row of a two-column list. */
type Entry = readonly [term: string, meaning: string];

export const HELP_OPTION: OptionDefinition = { flags: '-h, --help', description: 'show this help' };

const MAX_WIDTH = 100;

/** What `crosshatch` without arguments prints. */
export const START = `Crosshatch solves, explains and makes nonograms.

  crosshatch solve teacup      solve a puzzle that is included
  crosshatch play              choose one and play it here
  crosshatch serve             play, solve and make puzzles in the browser
  crosshatch solve FILE        solve your own, in any of 39 formats
  crosshatch check FILE        is it solvable, unique, and how hard?

\`crosshatch puzzles\` lists the puzzles, \`crosshatch help\` all commands.
`;

export function overallHelp(commands: readonly { name: string; summary: string }[], width: number): string {
  return [
    `${wrap('Usage: crosshatch COMMAND [OPTIONS] ...', width, '')}\n\n${wrap(TAGLINE, width, '')}`,
    section(
      'Commands',
      list(
        commands.map(({ name, summary }): Entry => [name, summary]),
        width,
      ),
    ),
    section(
      'Options',
      list(
        [
          ['-h, --help', 'show this help; `crosshatch help COMMAND` shows the help of a command'],
          ['-V, --version', 'show the version'],
        ],
        width,
      ),
    ),
    section(
      'Try',
      ["crosshatch solve '2;1:1;2'", 'crosshatch solve castle.non', 'crosshatch help solve']
        .map((line) => wrap(line, width, '  '))
        .join('\n'),
    ),
  ].join('\n\n');
}

export function commandHelp(command: CommandDefinition<never>, width: number): string {
  const entries = command.args.map((arg): Entry => [arg.name, argumentText(arg)]);
  const options = [...command.options, HELP_OPTION].map(
    (option): Entry => [indented(option.flags), optionText(option)],
  );
  const examples = command.examples.map(
    (example) => `${wrap(plain(example.explains), width, '  ')}\n    $ ${example.command}`,
  );
  return [
    wrap(`Usage: ${usage(command)}`, width, ''),
    ...command.description.map((paragraph) => wrap(plain(paragraph), width, '')),
    ...(entries.length === 0 ? [] : [section('Arguments', list(entries, width))]),
    section('Options', list(options, width)),
    section('Examples', examples.join('\n\n')),
    section('Exit codes', list(exitEntries(command), width)),
  ].join('\n\n');
}

/** `crosshatch solve [OPTIONS] SOURCE...` */
export function usage(command: CommandDefinition<never>): string {
  const args = command.args.map((arg) => {
    const name = `${arg.name}${arg.isVariadic ? '...' : ''}`;
    return arg.isOptional ? `[${name}]` : name;
  });
  return ['crosshatch', command.name, '[OPTIONS]', ...args].join(' ');
}

export function argumentText(arg: ArgumentDefinition): string {
  return arg.choices === undefined ? arg.description : `${arg.description}: ${arg.choices.join(', ')}`;
}

/** The description with choices and default. */
export function optionText(option: OptionDefinition): string {
  const notes: string[] = [];
  if (option.choices !== undefined) notes.push(`one of ${option.choices.join(', ')}`);
  const fallback = option.defaultText ?? (option.default === undefined ? undefined : String(option.default));
  if (fallback !== undefined) notes.push(`default ${fallback}`);
  return notes.length === 0 ? option.description : `${option.description} (${notes.join('; ')})`;
}

/** The codes of a command, `internal` and `usage` included, by number. */
export function exitEntries(command: CommandDefinition<never>): [code: string, meaning: string][] {
  const names = new Set<ExitName>(['ok', ...command.exits, 'internal', 'usage']);
  return [...names]
    .map((name) => ({ code: EXIT_CODES[name].code, meaning: exitMeaning(command, name) }))
    .sort((a, b) => a.code - b.code)
    .map(({ code, meaning }) => [String(code), meaning]);
}

/** The general meanings mention solutions and --strict, which not every command has. */
function exitMeaning({ exits, exitMeanings, options }: CommandDefinition<never>, name: ExitName): string {
  const own = exitMeanings?.[name];
  if (own !== undefined) return own;
  if (name === 'ok' && !exits.includes('none')) return 'success';
  if (name === 'output' && !options.some(({ flags }) => flags === '--strict'))
    return 'the output cannot be written';
  return EXIT_CODES[name].meaning;
}

/** Aligns long options, with and without a short flag. */
function indented(flags: string): string {
  return flags.startsWith('--') ? `    ${flags}` : flags;
}

function section(title: string, body: string): string {
  return `${title}:\n${body}`;
}

function list(entries: readonly Entry[], width: number): string {
  const widest = Math.max(...entries.map(([term]) => term.length));
  // On a narrow terminal the meaning goes below its term.
  const isNarrow = width < 3 * Math.min(20, widest + 2);
  const longest = isNarrow ? 0 : Math.min(30, widest);
  return entries
    .map(([term, meaning]) => {
      const indent = ' '.repeat(longest + 4);
      const text = wrap(plain(meaning), width, indent);
      if (isNarrow) return `${wrap(term.trim(), width, '  ')}\n${text}`;
      // A term too long for its column gets its own line.
      return term.length > longest ? `  ${term}\n${text}` : `  ${term.padEnd(longest)}  ${text.trimStart()}`;
    })
    .join('\n');
}

/** Removes the backticks. */
function plain(text: string): string {
  return text.replaceAll('`', '');
}

function wrap(text: string, width: number, indent: string): string {
  const room = Math.max(12, Math.min(width, MAX_WIDTH) - indent.length);
  return wrapped(text, room)
    .map((line) => indent + line)
    .join('\n');
}
