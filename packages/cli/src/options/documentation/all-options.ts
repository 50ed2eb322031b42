// Every option of every command, by its long name: for the table in docs/cli.md and for the test that keeps one
// spelling per option and one meaning per short flag.
import type { CommandDefinition } from '../definition.js';

export interface OptionUse {
  readonly long: string;
  readonly short: string | undefined;
  /** The flags as defined, and the commands that define them so. More than one entry is a fault. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
}

/** Sorted by long name. */
export function allOptions(commands: readonly CommandDefinition<never>[]): OptionUse[] {
  const found = new Map<string, { short: string | undefined; spellings: Map<string, string[]> }>();
  for (const { name, options } of commands) {
    for (const { flags } of options) {
      const long = flags.match(/--[\w-]+/)?.[0] ?? flags;
      const use = found.get(long) ?? { short: flags.match(/^-\w\b/)?.[0], spellings: new Map() };
      use.spellings.set(flags, [...(use.spellings.get(flags) ?? []), name]);
      found.set(long, use);
    }
  }
  return [...found].map(([long, use]) => ({ long, ...use })).sort((a, b) => (a.long < b.long ? -1 : 1));
}
