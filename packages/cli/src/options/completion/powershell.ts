// Completion for PowerShell: a table of words and a native completer that looks them up.
import type { Vocabulary, WordCommand, WordOption } from './vocabulary.js';

export function powershellScript(vocabulary: Vocabulary): string {
  return `# PowerShell completion for crosshatch. To try: crosshatch completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName crosshatch -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $formats = @(${list(vocabulary.formats)})
  $commands = [ordered]@{
${vocabulary.commands.map(({ name, description }) => `    '${name}' = '${description}'`).join('\n')}
  }
  $options = @{
${vocabulary.commands.map(({ name, options }) => `    '${name}' = @(${list(options.flatMap((option) => option.names))})`).join('\n')}
  }
  $values = @{
${vocabulary.commands.map((command) => `    '${command.name}' = @{ ${valueTable(command).join('; ')} }`).join('\n')}
  }
  $words = @($commandAst.CommandElements | ForEach-Object { $_.ToString() })
  if ($wordToComplete -ne '') { $words = @($words | Select-Object -SkipLast 1) }
  if ($words.Count -le 1) {
    $commands.Keys | Where-Object { $_ -like "$wordToComplete*" } | ForEach-Object {
      [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $commands[$_])
    }
    return
  }
  $command = $words[1]
  if (-not $options.ContainsKey($command)) { return }
  $found = $values[$command][$words[-1]]
  if ($null -eq $found -and $wordToComplete -like '-*') { $found = $options[$command] }
  if ($null -eq $found) { $found = $values[$command]['*'] }
  # Nothing of our own: PowerShell goes on to complete files.
  $found | Where-Object { $_ -like "$wordToComplete*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
}

/** \`'--from' = $formats\`, and \`'*'\` for the arguments. */
function valueTable({ options, argument }: WordCommand): string[] {
  const entries = options.flatMap((option) => {
    const given = values(option);
    return given === undefined ? [] : option.names.map((name) => `'${name}' = ${given}`);
  });
  const given = values(argument);
  return given === undefined ? entries : [...entries, `'*' = ${given}`];
}

function values({ choices, completes }: Pick<WordOption, 'choices' | 'completes'>): string | undefined {
  if (choices !== undefined) return `@(${list(choices)})`;
  if (completes === 'format') return '$formats';
  return completes === 'command' ? '@($commands.Keys)' : undefined;
}

function list(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
