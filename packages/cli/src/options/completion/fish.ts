// Completion for fish: one `complete` for each command and option.
import type { Vocabulary, WordCommand, WordOption } from './vocabulary.js';

export function fishScript(vocabulary: Vocabulary): string {
  const lines = [
    '# fish completion for crosshatch. To try: crosshatch completion fish | source',
    'complete -c crosshatch -f',
    `complete -c crosshatch -n __fish_use_subcommand -l help -s h -d 'show help'`,
    `complete -c crosshatch -n __fish_use_subcommand -l version -s V -d 'show the version'`,
    ...vocabulary.commands.map(
      ({ name, description }) =>
        `complete -c crosshatch -n __fish_use_subcommand -a ${name} -d '${description}'`,
    ),
    ...vocabulary.commands.flatMap((command) => commandLines(command, vocabulary)),
  ];
  return `${lines.join('\n')}\n`;
}

function commandLines({ name, options, argument }: WordCommand, vocabulary: Vocabulary): string[] {
  const here = `complete -c crosshatch -n '__fish_seen_subcommand_from ${name}'`;
  const lines = options.map((option) => {
    const names = option.names.map((text) =>
      text.startsWith('--') ? `-l ${text.slice(2)}` : `-s ${text.slice(1)}`,
    );
    const value = option.takesValue ? ` -r${values(option, vocabulary)}` : '';
    return `${here} ${names.join(' ')}${value} -d '${option.description}'`;
  });
  const given = values(argument, vocabulary);
  return given === '' ? lines : [...lines, `${here}${given}`];
}

function values(
  { choices, completes }: Pick<WordOption, 'choices' | 'completes'>,
  vocabulary: Vocabulary,
): string {
  if (choices !== undefined) return ` -a '${choices.join(' ')}'`;
  switch (completes) {
    case 'file':
      return ' -F';
    case 'folder':
      return ` -a '(__fish_complete_directories)'`;
    case 'format':
      return ` -a '${vocabulary.formats.join(' ')}'`;
    case 'command':
      return ` -a '${vocabulary.commands.map((command) => command.name).join(' ')}'`;
    case undefined:
      return '';
  }
}
