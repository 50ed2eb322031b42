// Runs one command line: finds the command, runs it, reports errors and returns the outcome. Independent of single
// commands and of the process (main.ts).

import type { Context } from './context.js';
import { warnOfSlowEngine } from './engine-warning.js';
import { EXIT_CODES, type ExitName } from './exit-codes.js';
import type { CommandDefinition } from './options/definition.js';
import { UsageError, UserError } from './options/definition.js';
import { COMMANDS, type RegisteredCommand } from './registry.js';
import { version } from './version.js';

export async function runProgram(words: readonly string[], context: Context): Promise<ExitName> {
  const fail = async (failure: { message: string; outcome: ExitName }) => {
    const { failureJson, printJson } = await import('./report/json.js');
    printJson(context, failureJson(failure));
  };
  try {
    const outcome = await dispatch(words, context);
    if (wantsJson(words) && (outcome === 'interrupted' || outcome === 'terminated')) {
      await fail({ message: EXIT_CODES[outcome].meaning, outcome });
    }
    return outcome;
  } catch (error) {
    const failure = error instanceof UserError ? error : await systemError(error);
    if (failure === undefined) {
      // The reader of the JSON gets the message; the stack trace goes to standard error.
      if (wantsJson(words)) await fail({ message: String(error), outcome: 'internal' });
      throw error;
    }
    if (wantsJson(words)) await fail(failure);
    else {
      const { forPeople } = await import('./terminal/for-people.js');
      forPeople(context, { words }).stderr.write(`crosshatch: ${failure.message}\n`);
    }
    return failure.outcome;
  }
}

/** System errors that no command handles are not bugs. */
async function systemError(error: unknown): Promise<UserError | undefined> {
  const { isSystemError, uncaughtSystemError } = await import('./output/file-errors.js');
  return isSystemError(error) ? uncaughtSystemError(error) : undefined;
}

/** Whether JSON is requested. Must work for invalid command lines too. */
function wantsJson(words: readonly string[]): boolean {
  return beforeOperands(words).includes('--json');
}

async function dispatch(words: readonly string[], context: Context): Promise<ExitName> {
  const [first, ...rest] = words;
  switch (first) {
    case '-V':
    case '--version':
      context.stdout.write(`${version()}\n`);
      return 'ok';
    case undefined:
      context.stdout.write((await import('./options/help.js')).START);
      return 'ok';
    case '-h':
    case '--help':
      context.stdout.write(await overallHelp(context));
      return 'ok';
    case 'help':
      return showHelp(rest[0], context);
    default:
      return runCommand(await find(first), rest, context);
  }
}

async function runCommand(
  registered: RegisteredCommand,
  words: readonly string[],
  context: Context,
): Promise<ExitName> {
  if (asksForHelp(words)) return showHelp(registered.name, context);
  const [definition, { parseArguments }, { forPeople }] = await Promise.all([
    registered.load(),
    import('./options/parse-arguments.js'),
    import('./terminal/for-people.js'),
  ]);
  try {
    const { args, options } = parseArguments(definition, words);
    // The definition's own parsers made these options; only its `run` reads them.
    const { run } = definition as CommandDefinition;
    await warnOfSlowEngine(context.stderr);
    const loadAll = () => Promise.all(COMMANDS.map((command) => command.load()));
    return await run({ args, options, context: forPeople(context, { ...options, words }), loadAll });
  } catch (error) {
    if (!(error instanceof UsageError) || error.message.includes(HELP_HINT)) throw error;
    throw new UsageError(`${error.message}${HELP_HINT} help ${registered.name}`);
  }
}

const HELP_HINT = '\nTry: crosshatch';

function asksForHelp(words: readonly string[]): boolean {
  return beforeOperands(words).some((word) => word === '-h' || word === '--help');
}

/** The words before `--`; nothing after it is an option. */
function beforeOperands(words: readonly string[]): readonly string[] {
  const end = words.indexOf('--');
  return words.slice(0, end < 0 ? undefined : end);
}

async function showHelp(name: string | undefined, context: Context): Promise<ExitName> {
  if (name === undefined || name === 'help') {
    context.stdout.write(await overallHelp(context));
    return 'ok';
  }
  const registered = await find(name);
  const { commandHelp } = await import('./options/help.js');
  context.stdout.write(`${commandHelp(await registered.load(), helpWidth(context))}\n`);
  return 'ok';
}

async function overallHelp(context: Context): Promise<string> {
  const help = await import('./options/help.js');
  return `${help.overallHelp(COMMANDS, helpWidth(context))}\n`;
}

function helpWidth(context: Context): number {
  return context.stdout.columns ?? 80;
}

async function find(name: string): Promise<RegisteredCommand> {
  const found = COMMANDS.find((command) => command.name === name);
  if (found !== undefined) return found;
  const { nearestWord } = await import('./options/suggest.js');
  // An unknown word may be `help` or `version`, with or without dashes.
  const known = [...COMMANDS.map((command) => command.name), 'help', 'version'];
  const near = nearestWord(name.replace(/^-+/, ''), known);
  const meant = near === 'version' || (near === 'help' && name.startsWith('-')) ? `--${near}` : near;
  const suggestion = meant === undefined ? '' : `; did you mean "${meant}"?`;
  const kind = name.startsWith('-') ? 'option' : 'command';
  throw new UsageError(`unknown ${kind} "${name}"${suggestion}\nTry: crosshatch help`);
}
