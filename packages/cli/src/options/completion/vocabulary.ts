// The words to complete, derived from the definitions of the commands, for the scripts of all shells.
import type { ArgumentDefinition, CommandDefinition } from '../definition.js';
import { HELP_OPTION } from '../help.js';

type Completes = NonNullable<ArgumentDefinition['completes']>;

export interface WordOption {
  /** Including the dashes. */
  readonly names: readonly string[];
  readonly description: string;
  readonly takesValue: boolean;
  readonly choices?: readonly string[] | undefined;
  readonly completes?: Completes | undefined;
}

export interface WordCommand {
  readonly name: string;
  readonly description: string;
  readonly options: readonly WordOption[];
  /** Completion of the arguments; that of the last applies to all further ones. */
  readonly argument: {
    readonly choices?: readonly string[] | undefined;
    readonly completes?: Completes | undefined;
  };
}

export interface Vocabulary {
  readonly commands: readonly WordCommand[];
  readonly formats: readonly string[];
}

export function vocabularyOf(
  definitions: readonly CommandDefinition<never>[],
  formats: readonly string[],
): Vocabulary {
  const commands = definitions.map((definition): WordCommand => {
    const argument = definition.args.at(-1);
    return {
      name: definition.name,
      description: plain(definition.summary),
      options: [...definition.options, HELP_OPTION].map((option) => ({
        names: option.flags.split(/, | /).filter((word) => word.startsWith('-')),
        description: plain(option.description),
        takesValue: option.flags.includes('<'),
        choices: option.choices,
        completes: option.completes,
      })),
      argument: { choices: argument?.choices, completes: argument?.completes },
    };
  });
  const help: WordCommand = {
    name: 'help',
    description: 'show the help of a command',
    options: [],
    argument: { completes: 'command' },
  };
  return { commands: [...commands, help], formats };
}

/** Removes quotes and brackets, which shells interpret. */
function plain(text: string): string {
  return text
    .replaceAll(/[`'"$\\]/g, '')
    .replaceAll(/[[\]:]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
