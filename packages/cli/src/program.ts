// One run of the command: finds what is asked for, does it, and says how it ended. Knows nothing of
// single commands, and nothing of the process: that is main.ts.
import type { CommandDefinition } from './command-line/definition.js';
import { Refusal } from './command-line/definition.js';
import type { Context } from './context.js';
import type { ExitName } from './exit-codes.js';
import { COMMANDS, type RegisteredCommand } from './registry.js';
import { version } from './version.js';

export async function runProgram(words: readonly string[], context: Context): Promise<ExitName> {
  try {
    return await dispatch(words, context);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    context.stderr.write(`crosshatch: ${error.message}\n`);
    return error.outcome;
  }
}

async function dispatch(words: readonly string[], context: Context): Promise<ExitName> {
  const [first, ...rest] = words;
  switch (first) {
    case '-V':
    case '--version':
      context.stdout.write(`${version()}\n`);
      return 'ok';
    case undefined:
      context.stderr.write(await overallHelp(context));
      return 'usage';
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
  const [definition, { parseArguments }] = await Promise.all([
    registered.load(),
    import('./command-line/parse-arguments.js'),
  ]);
  const { args, options } = parseArguments(definition, words);
  // The definition's own parsers made these options; only its `run` reads them.
  const { run } = definition as CommandDefinition;
  const loadAll = () => Promise.all(COMMANDS.map((command) => command.load()));
  return run({ args, options, context, loadAll });
}

function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return words.slice(0, end < 0 ? undefined : end).some((word) => word === '-h' || word === '--help');
}

async function showHelp(name: string | undefined, context: Context): Promise<ExitName> {
  if (name === undefined || name === 'help') {
    context.stdout.write(await overallHelp(context));
    return 'ok';
  }
  const registered = await find(name);
  const { commandHelp } = await import('./command-line/help.js');
  context.stdout.write(`${commandHelp(await registered.load(), helpWidth(context))}\n`);
  return 'ok';
}

async function overallHelp(context: Context): Promise<string> {
  const help = await import('./command-line/help.js');
  return `${help.overallHelp(COMMANDS, helpWidth(context))}\n`;
}

function helpWidth(context: Context): number {
  return context.stdout.columns ?? 80;
}

async function find(name: string): Promise<RegisteredCommand> {
  const found = COMMANDS.find((command) => command.name === name);
  if (found !== undefined) return found;
  const { nearestWord } = await import('./command-line/suggest.js');
  // What is no command may be one of the two options, with or without its dashes.
  const known = [...COMMANDS.map((command) => command.name), 'help', 'version'];
  const near = nearestWord(name.replace(/^-+/, ''), known);
  const meant = near === 'version' || (near === 'help' && name.startsWith('-')) ? `--${near}` : near;
  const suggestion = meant === undefined ? '' : `; did you mean "${meant}"?`;
  const kind = name.startsWith('-') ? 'option' : 'command';
  throw new Refusal(`there is no ${kind} "${name}"${suggestion}\nTry: crosshatch help`, 'usage');
}
