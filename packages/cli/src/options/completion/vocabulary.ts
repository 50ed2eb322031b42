// What there is to complete, in the plainest form: made of the definitions of the commands, used by the
// scripts for all shells.
import type { ArgumentDefinition, CommandDefinition } from '../definition.js';
import { HELP_OPTION } from '../help.js';

type Completes = NonNullable<ArgumentDefinition['completes']>;

export interface WordOption {
  /** With their dashes. */
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
  /** What its arguments are completed with; the last one's holds for all. */
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
    description: 'tell about a command',
    options: [],
    argument: { completes: 'command' },
  };
  return { commands: [...commands, help], formats };
}

/** Shells are particular about quotes and brackets: descriptions do without. */
function plain(text: string): string {
  return text
    .replaceAll(/[`'"$\\]/g, '')
    .replaceAll(/[[\]:]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
