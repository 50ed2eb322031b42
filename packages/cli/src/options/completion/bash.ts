// Completion for bash: one function with word lists; files by compgen. Works without bash-completion.
import type { Vocabulary, WordCommand } from './vocabulary.js';

type Source = Pick<WordCommand['argument'], 'choices' | 'completes'>;

export function bashScript(vocabulary: Vocabulary): string {
  const commands = vocabulary.commands.map((command) => command.name);
  return `# bash completion for crosshatch. To try: source <(crosshatch completion bash)
_crosshatch() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}"
  local commands="${commands.join(' ')}"
  local formats="${vocabulary.formats.join(' ')}"
  COMPREPLY=()
  if (( COMP_CWORD == 1 )); then
    COMPREPLY=( $(compgen -W "$commands --help --version" -- "$cur") )
    return
  fi
  case "\${COMP_WORDS[1]}" in
${vocabulary.commands.map((command) => commandCase(command)).join('\n')}
  esac
}
complete -F _crosshatch crosshatch
`;
}

function commandCase({ name, options, argument }: WordCommand): string {
  const valued = options.filter((option) => option.takesValue);
  const cases = valued.map((option) => `        ${option.names.join('|')}) ${completion(option)}; return ;;`);
  const previous = cases.length === 0 ? '' : `      case "$prev" in\n${cases.join('\n')}\n      esac\n`;
  const names = options.flatMap((option) => option.names).join(' ');
  const flags =
    names === ''
      ? ''
      : `      if [[ "$cur" == -* ]]; then COMPREPLY=( $(compgen -W "${names}" -- "$cur") ); return; fi\n`;
  return `    ${name})\n${previous}${flags}      ${completion(argument)} ;;`;
}

function completion({ choices, completes }: Source): string {
  if (choices !== undefined) return words(choices.join(' '));
  switch (completes) {
    case 'file':
      return files('-f');
    case 'folder':
      return files('-d');
    case 'format':
      return words('$formats');
    case 'command':
      return words('$commands');
    case undefined:
      return ':';
  }
}

/** One name per line, because names may contain spaces. */
function files(kind: '-f' | '-d'): string {
  return `local IFS=$'\\n'; compopt -o filenames 2>/dev/null; COMPREPLY=( $(compgen ${kind} -- "$cur") )`;
}

function words(list: string): string {
  return `COMPREPLY=( $(compgen -W "${list}" -- "$cur") )`;
}
