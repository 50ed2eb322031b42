// Completion for zsh: commands by _describe, options and arguments by _arguments.
import type { Vocabulary, WordCommand, WordOption } from './vocabulary.js';

export function zshScript(vocabulary: Vocabulary): string {
  const commands = vocabulary.commands.map(({ name, description }) => `    '${name}:${description}'`);
  return `#compdef crosshatch
# zsh completion for crosshatch. Put it as _crosshatch into a folder of $fpath, or: source <(crosshatch completion zsh)
_crosshatch() {
  local -a commands names formats
  commands=(
${commands.join('\n')}
  )
  names=(\${commands%%:*})
  formats=(${vocabulary.formats.join(' ')})
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  local command="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$command" in
${vocabulary.commands.map(commandCase).join('\n')}
  esac
}
if [ "$funcstack[1]" = "_crosshatch" ]; then _crosshatch "$@"; else compdef _crosshatch crosshatch; fi
`;
}

function commandCase({ name, options, argument }: WordCommand): string {
  const specs = [...options.flatMap(optionSpecs), quoted(`*:${name}:${action(argument)}`)];
  return `    ${name}) _arguments \\\n${specs.map((spec) => `      ${spec}`).join(' \\\n')} ;;`;
}

function optionSpecs(option: WordOption): string[] {
  const { names, description, takesValue } = option;
  const exclusive = names.length > 1 ? `(${names.join(' ')})` : '';
  const value = takesValue ? `:value:${action(option)}` : '';
  return names.map((name) => quoted(`${exclusive}${name}[${description}]${value}`));
}

function action({ choices, completes }: Pick<WordOption, 'choices' | 'completes'>): string {
  if (choices !== undefined) return `(${choices.join(' ')})`;
  switch (completes) {
    case 'file':
      return '_files';
    case 'folder':
      return '_files -/';
    case 'format':
      return '($formats)';
    case 'command':
      return '($names)';
    case undefined:
      return ' ';
  }
}

/** In double quotes, so that word lists are expanded. */
function quoted(text: string): string {
  return `"${text}"`;
}
