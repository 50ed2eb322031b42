// `crosshatch completion`: completion scripts for shells.
import { FORMATS } from '@crosshatch/core/formats';
import type { ExitName } from '../exit-codes.js';
import { bashScript } from '../options/completion/bash.js';
import { fishScript } from '../options/completion/fish.js';
import { powershellScript } from '../options/completion/powershell.js';
import { type Vocabulary, vocabularyOf } from '../options/completion/vocabulary.js';
import { zshScript } from '../options/completion/zsh.js';
import type { CommandDefinition, CommandInput } from '../options/definition.js';
import { printJson } from '../report/json.js';

const SHELLS = { bash: bashScript, zsh: zshScript, fish: fishScript, powershell: powershellScript };

interface CompletionOptions {
  readonly json?: boolean;
}

export const completionCommand: CommandDefinition<CompletionOptions> = {
  name: 'completion',
  summary: 'print a completion script for your shell',
  description: [
    'Prints a script that completes commands, options, values and formats. The script contains all words, so it does not ' +
      'start `crosshatch` to complete. Regenerate it after an update.',
  ],
  args: [{ name: 'SHELL', description: 'the shell', choices: Object.keys(SHELLS) }],
  options: [
    {
      flags: '--json',
      description: 'print one JSON object with the shell, the script and the words to complete',
    },
  ],
  examples: [
    {
      explains: 'bash, permanently:',
      command: 'crosshatch completion bash > ~/.local/share/bash-completion/completions/crosshatch',
    },
    { explains: 'zsh, in ~/.zshrc:', command: 'source <(crosshatch completion zsh)' },
    {
      explains: 'fish, permanently:',
      command: 'crosshatch completion fish > ~/.config/fish/completions/crosshatch.fish',
    },
    {
      explains: 'PowerShell, in $PROFILE:',
      command: 'crosshatch completion powershell | Out-String | Invoke-Expression',
    },
  ],
  exits: [],
  run,
};

async function run({ args, options, context, loadAll }: CommandInput<CompletionOptions>): Promise<ExitName> {
  const vocabulary: Vocabulary = vocabularyOf(
    await loadAll(),
    FORMATS.map((format) => format.id),
  );
  const shell = args[0] as keyof typeof SHELLS;
  const script = SHELLS[shell](vocabulary);
  if (options.json) printJson(context, { shell, script, ...vocabulary, verdict: 'ok', warnings: [] });
  else context.stdout.write(Buffer.from(script));
  return 'ok';
}
