// docs/cli.md, made of the same definitions as the help, so that the two can't disagree. A test
// compares the file in the repository with what this makes.

import { VERDICTS, type Verdict } from '@crosshatch/core/report';
import { EXIT_CODES } from '../../exit-codes.js';
import { exitOf } from '../../report/verdicts.js';
import type { CommandDefinition } from '../definition.js';
import { argumentText, exitEntries, HELP_OPTION, optionText, TAGLINE, usage } from '../help.js';
import { allOptions } from './all-options.js';
import { CONVENTIONS, EXIT_RULES } from './conventions.js';

export function markdownReference(commands: readonly CommandDefinition<never>[]): string {
  return [
    '<!-- Made by `npm run generate` from the definitions of the commands: edit those. -->',
    '# The command `crosshatch`',
    TAGLINE,
    table(
      ['command', 'what it does'],
      commands.map(({ name, summary }) => [`[\`${name}\`](#crosshatch-${name})`, summary]),
    ),
    ...CONVENTIONS.flatMap(({ title, paragraphs }) => [`## ${title}`, ...paragraphs]),
    '## Exit codes',
    ...EXIT_RULES,
    table(
      ['code', 'meaning'],
      Object.values(EXIT_CODES).map(({ code, meaning }) => [String(code), meaning]),
    ),
    '## Verdicts',
    'The word that every JSON object has as `verdict`, and the exit code that says the same.',
    table(
      ['verdict', 'meaning', 'exit code'],
      Object.entries(VERDICTS).map(([verdict, meaning]) => [
        `\`${verdict}\``,
        meaning,
        verdict === 'failed' ? '2 or 8' : String(EXIT_CODES[exitOf(verdict as Verdict)].code),
      ]),
    ),
    '## All options',
    'An option has the same name in every command that has it, and a short flag has one meaning.',
    optionTable(commands),
    ...commands.flatMap(commandSection),
  ].join('\n\n');
}

function optionTable(commands: readonly CommandDefinition<never>[]): string {
  const rows = allOptions(commands).flatMap(({ spellings }) =>
    [...spellings].map(([flags, names]) => [
      `\`${flags}\``,
      names.map((name) => `[${name}](#crosshatch-${name})`).join(', '),
    ]),
  );
  return table(['option', 'commands'], rows);
}

function commandSection(command: CommandDefinition<never>): string[] {
  const args = command.args.map((arg) => [`\`${arg.name}\``, argumentText(arg)]);
  const options = [...command.options, HELP_OPTION].map((option) => [
    `\`${option.flags}\``,
    optionText(option),
  ]);
  const examples = command.examples.map(({ explains, command: line }) => `# ${explains}\n${line}`);
  const codes = exitEntries(command).map(([code]) => code);
  return [
    `## crosshatch ${command.name}`,
    `\`\`\`\n${usage(command)}\n\`\`\``,
    ...command.description,
    ...(args.length === 0 ? [] : [table(['argument', 'meaning'], args)]),
    table(['option', 'meaning'], options),
    `\`\`\`sh\n${examples.join('\n\n')}\n\`\`\``,
    `Exit codes: ${codes.join(', ')}.`,
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
