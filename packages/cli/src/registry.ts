// The one place where commands are registered, in the order in which the help lists them. Only the
// name and the summary are known here; the rest of a command is loaded when it is called.
import type { CommandDefinition } from './command-line/definition.js';

export interface RegisteredCommand {
  readonly name: string;
  readonly summary: string;
  // A definition of options is used through the same definition only: their type stays inside it.
  readonly load: () => Promise<CommandDefinition<never>>;
}

export const COMMANDS: readonly RegisteredCommand[] = [
  {
    name: 'solve',
    summary: 'solve puzzles, and prove that the solution is the only one',
    load: async () => (await import('./commands/solve.js')).solveCommand,
  },
  {
    name: 'count',
    summary: 'count the solutions exactly, however many there are',
    load: async () => (await import('./commands/count.js')).countCommand,
  },
  {
    name: 'convert',
    summary: 'convert puzzles from any format to any other, one file or thousands',
    load: async () => (await import('./commands/convert.js')).convertCommand,
  },
  {
    name: 'formats',
    summary: 'list the file formats that are known, and what each can carry',
    load: async () => (await import('./commands/formats.js')).formatsCommand,
  },
];
