// Parses a command line with commander. Mistakes become a UsageError that says how to fix them.
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { type CommandDefinition, InvalidValue, type OptionDefinition, UsageError } from './definition.js';

export interface ParsedArguments {
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

export function parseArguments(
  definition: CommandDefinition<never>,
  words: readonly string[],
): ParsedArguments {
  const command = new Command(definition.name)
    .exitOverride()
    .configureOutput({ writeOut: () => {}, writeErr: () => {} })
    .helpOption(false)
    .allowExcessArguments(false);
  for (const { name, description, isOptional, isVariadic, choices } of definition.args) {
    const dots = isVariadic ? '...' : '';
    const argument = new Argument(isOptional ? `[${name}${dots}]` : `<${name}${dots}>`, description);
    command.addArgument(choices === undefined ? argument : argument.choices(choices));
  }
  for (const option of definition.options) command.addOption(commanderOption(option));
  try {
    command.parse(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) throw usageErrorOf(error);
    throw error;
  }
  return { args: command.args, options: command.opts() };
}

function commanderOption(definition: OptionDefinition): Option {
  const option = new Option(definition.flags, definition.description);
  if (definition.default !== undefined) option.default(definition.default);
  if (definition.choices !== undefined) option.choices(definition.choices);
  const { parse, isRepeatable } = definition;
  if (parse === undefined && !isRepeatable) return option;
  return option.argParser((text, before: unknown) => {
    try {
      const value = parse === undefined ? text : parse(text);
      return isRepeatable ? [...(Array.isArray(before) ? before : []), value] : value;
    } catch (error) {
      if (error instanceof InvalidValue) throw new InvalidArgumentError(error.message);
      throw error;
    }
  });
}

function usageErrorOf(error: CommanderError): UsageError {
  const message = error.message
    .replace(/^error: /, '')
    .replace(/\n\(Did you mean (.*)\?\)$/, '; did you mean $1?');
  return new UsageError(message);
}
