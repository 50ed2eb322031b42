// Exit codes and verdicts, from the tables that the command itself uses. A heading for each code, so that a search
// for "exit code 4" finds it.
import { VERDICTS } from '@crosshatch/core/report';
import { EXIT_CODES, type ExitName, errorCode } from 'crosshatch/dist/exit-codes.js';
import { COMMANDS } from 'crosshatch/dist/registry.js';
import { exitOf } from 'crosshatch/dist/report/verdicts.js';
import { code, page, table } from './markdown.js';

export async function exitCodesPage(): Promise<string> {
  const commands = await Promise.all(COMMANDS.map((command) => command.load()));
  const names = Object.keys(EXIT_CODES) as ExitName[];
  const numbers = [...new Set(names.map((name) => EXIT_CODES[name].code))];
  const chapters = numbers.map((number) => {
    const meanings = names.filter((name) => EXIT_CODES[name].code === number);
    const users = commands.filter(({ exits }) => exits.some((name) => EXIT_CODES[name].code === number));
    const verdicts = Object.keys(VERDICTS).filter((verdict) => exitOf(verdict as never) === meanings[0]);
    return [
      `## Exit code ${number}`,
      meanings
        .map((name) => `${sentence(EXIT_CODES[name].meaning)} In JSON: ${code(errorCode(name))}.`)
        .join('\n\n'),
      ...(verdicts.length === 0 ? [] : [`Verdicts: ${verdicts.map(code).join(', ')}.`]),
      users.length === commands.length || users.length === 0
        ? 'Any command.'
        : `Commands: ${users.map(({ name }) => `[${name}](../../../docs/cli.md#crosshatch-${name})`).join(', ')}.`,
    ].join('\n\n');
  });
  return page(
    'Exit codes and verdicts',
    'What each exit code of the command means, and the verdicts of its JSON.',
    table(
      ['exit code', 'meaning'],
      names.map((name) => [String(EXIT_CODES[name].code), EXIT_CODES[name].meaning]),
    ),
    'A run over several puzzles ends with the most severe code, in the order 3, 5, 4, 6. A code never changes its meaning.',
    ...chapters,
    '## Verdicts',
    'The word that every JSON object has as `verdict`.',
    table(
      ['verdict', 'meaning'],
      Object.entries(VERDICTS).map(([verdict, meaning]) => [code(verdict), meaning]),
    ),
  );
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
