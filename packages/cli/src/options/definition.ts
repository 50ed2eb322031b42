// What a command is: plain data and one function. Help, man pages, docs/cli.md and shell completion
// are all made of this, so that they can't disagree. Prose may have `code` in backticks.
import type { Context } from '../context.js';
import type { ExitName } from '../exit-codes.js';

export interface ArgumentDefinition {
  /** As shown, in capitals. */
  readonly name: string;
  readonly description: string;
  readonly isOptional?: boolean;
  readonly isVariadic?: boolean;
  readonly choices?: readonly string[];
  /** What a shell completes it with. Default: nothing. */
  readonly completes?: 'file' | 'folder' | 'format' | 'command';
}

export interface OptionDefinition {
  /** `-o, --output <file>`, `--all`, `--no-color`; `<x>` takes a value. */
  readonly flags: string;
  readonly description: string;
  readonly choices?: readonly string[];
  readonly default?: unknown;
  /** How the default is told, when it is not the value itself. */
  readonly defaultText?: string;
  /** From text to value; throws InvalidValue with the reason. */
  readonly parse?: (text: string) => unknown;
  readonly completes?: ArgumentDefinition['completes'];
  /** May be given several times: its value is a list. */
  readonly isRepeatable?: boolean;
}

interface Example {
  readonly command: string;
  readonly explains: string;
}

export interface CommandInput<Options> {
  readonly args: readonly string[];
  readonly options: Options;
  readonly context: Context;
  /** The definitions of all commands, for those that tell about them. */
  readonly loadAll: () => Promise<readonly CommandDefinition<never>[]>;
}

export interface CommandDefinition<Options = unknown> {
  readonly name: string;
  /** One line, without a full stop. */
  readonly summary: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly args: readonly ArgumentDefinition[];
  readonly options: readonly OptionDefinition[];
  readonly examples: readonly Example[];
  /** The ways in which it may end, besides `internal` and `usage`. */
  readonly exits: readonly ExitName[];
  readonly run: (input: CommandInput<Options>) => Promise<ExitName>;
}

/** A value on the command line that an option can't take; the message says what would be right. */
export class InvalidValue extends Error {}

/** An error that the user can fix. The message is printed verbatim; the command ends with this outcome. */
export class UserError extends Error {
  constructor(
    message: string,
    readonly outcome: ExitName,
  ) {
    super(message);
  }
}

/** A command line that makes no sense. The program adds where to find help. */
export class UsageError extends UserError {
  constructor(message: string) {
    super(message, 'usage');
  }
}
