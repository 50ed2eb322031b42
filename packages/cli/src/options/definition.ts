// The definition of a command: plain data and one function. Help, man pages, docs/cli.md and shell completion are
// generated from it. Prose may have `code` in backticks.
import type { Context } from '../context.js';
import type { ExitName } from '../exit-codes.js';

export interface ArgumentDefinition {
  /** In capitals. */
  readonly name: string;
  readonly description: string;
  readonly isOptional?: boolean;
  readonly isVariadic?: boolean;
  readonly choices?: readonly string[];
  /** Values that shell completion offers. Default: none. */
  readonly completes?: 'file' | 'folder' | 'format' | 'command';
}

export interface OptionDefinition {
  /** `-o, --output <file>`, `--all`, `--no-color`; `<x>` takes a value. */
  readonly flags: string;
  readonly description: string;
  readonly choices?: readonly string[];
  readonly default?: unknown;
  /** Describes the default in the help. Default: the value itself. */
  readonly defaultText?: string;
  /** Converts the text to a value. Throws InvalidValue with the reason. */
  readonly parse?: (text: string) => unknown;
  readonly completes?: ArgumentDefinition['completes'];
  /** Can be repeated; the value is a list. */
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
  /** Loads the definitions of all commands. */
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
  /** Possible outcomes besides `ok`, `internal` and `usage`. */
  readonly exits: readonly ExitName[];
  /** What exit codes mean for this command, where that is less or more than their general meaning. */
  readonly exitMeanings?: Partial<Record<ExitName, string>>;
  readonly run: (input: CommandInput<Options>) => Promise<ExitName>;
}

/** An invalid value of an option. The message states what was expected. */
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
