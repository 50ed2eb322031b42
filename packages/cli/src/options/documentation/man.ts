// Man pages (troff with the man macros), made of the same definitions as the help: crosshatch(1) and one
// page for every command, crosshatch-solve(1) and so on.

import { EXIT_CODES } from '../../exit-codes.js';
import type { CommandDefinition } from '../definition.js';
import { argumentText, exitEntries, HELP_OPTION, optionText, TAGLINE, usage } from '../help.js';
import { CONVENTIONS, EXIT_RULES } from './conventions.js';

export interface ManPage {
  readonly file: string;
  readonly text: string;
}

export function manPages(commands: readonly CommandDefinition<never>[], version: string): ManPage[] {
  return [overview(commands, version), ...commands.map((command) => commandPage(command, version))];
}

function overview(commands: readonly CommandDefinition<never>[], version: string): ManPage {
  const text = [
    title('CROSSHATCH', version),
    section('NAME', `crosshatch \\- ${prose(TAGLINE.replace(/\.$/, '').toLowerCase())}`),
    section('SYNOPSIS', '.B crosshatch\n.I COMMAND\n[\\fIOPTIONS\\fR] ...'),
    section(
      'COMMANDS',
      list(commands.map(({ name, summary }) => [`\\fBcrosshatch\\-${troff(name)}\\fR(1)`, prose(summary)])),
    ),
    ...CONVENTIONS.map(({ title: heading, paragraphs }) =>
      section(heading.toUpperCase(), paragraphs.map(prose).join('\n.PP\n')),
    ),
    section(
      'EXIT STATUS',
      `${EXIT_RULES.map(prose).join('\n.PP\n')}\n${exitList(Object.values(EXIT_CODES).map(({ code, meaning }) => [String(code), meaning]))}`,
    ),
  ];
  return { file: 'crosshatch.1', text: `${text.join('\n')}\n` };
}

function commandPage(command: CommandDefinition<never>, version: string): ManPage {
  const page = `crosshatch-${command.name}`;
  const args = command.args.map((arg): [string, string] => [`\\fI${arg.name}\\fR`, prose(argumentText(arg))]);
  const options = [...command.options, HELP_OPTION].map((option): [string, string] => [
    `\\fB${troff(option.flags)}\\fR`,
    prose(optionText(option)),
  ]);
  const examples = command.examples.map(
    ({ explains, command: line }) => `.PP\n${prose(explains)}\n.PP\n.nf\n.RS 4\n${troff(line)}\n.RE\n.fi`,
  );
  const text = [
    title(page.toUpperCase(), version),
    section('NAME', `${troff(page)} \\- ${prose(command.summary)}`),
    section('SYNOPSIS', troff(usage(command))),
    section('DESCRIPTION', command.description.map(prose).join('\n.PP\n')),
    ...(args.length === 0 ? [] : [section('ARGUMENTS', list(args))]),
    section('OPTIONS', list(options)),
    section('EXAMPLES', examples.join('\n')),
    section('EXIT STATUS', exitList(exitEntries(command))),
    section('SEE ALSO', '\\fBcrosshatch\\fR(1)'),
  ];
  return { file: `${page}.1`, text: `${text.join('\n')}\n` };
}

function title(name: string, version: string): string {
  return `.TH "${troff(name)}" "1" "" "crosshatch ${version}" "Crosshatch"`;
}

function section(heading: string, body: string): string {
  return `.SH ${heading}\n${body}`;
}

function list(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([term, meaning]) => `.TP\n${term}\n${meaning}`).join('\n');
}

function exitList(entries: readonly (readonly [string, string])[]): string {
  return list(entries.map(([code, meaning]) => [`\\fB${code}\\fR`, prose(meaning)]));
}

/** `code` in backticks becomes bold. */
function prose(text: string): string {
  return troff(text).replaceAll(/`([^`]*)`/g, '\\fB$1\\fR');
}

/** Nothing in the text is taken for a macro, and a hyphen stays one that can be pasted. */
function troff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/gm, '\\&$1');
}
