// Conventions that all commands follow, for docs/cli.md and the man page. Prose may have `code` in backticks.

export interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** How every command chooses its exit code. */
export const EXIT_RULES: readonly string[] = [
  'Exit codes are the same for every command and stable. With several puzzles, the most severe result sets the exit code.',
  'The exit code reports the verdict on the puzzles. A command that determines the number of solutions (`solve`, `check`, ' +
    '`count`, `batch`, `hint`, `why`, `explain`, `grade`, `diagnose`, `draw --solution`, `book`) exits with 4 for a puzzle with ' +
    'several, even if it succeeded in counting or drawing them. `generate` and `make` exit with 0 if they reached their ' +
    'target. `play` without a terminal is a usage error.',
];

export const CONVENTIONS: readonly Section[] = [
  {
    title: 'Input and output',
    paragraphs: [
      'Results go to standard output; faults, warnings and progress go to standard error. `-` reads standard input. An ' +
        'argument that is not the name of a file but parses as a puzzle is used as a puzzle. The format is detected from the ' +
        'content; `--from` overrides the detection.',
      'Faults are reported as `file:line:column: message`, with an excerpt and a suggestion. Commands write only the files you ' +
        'name, except that `play` saves your marks (see its help), and they send nothing over a network. A reader that closes ' +
        'the pipe early is not an error.',
      'Control characters in file names, titles and other texts never reach the terminal or an output file. Messages and ' +
        'metadata show them as U+FFFD, JSON as `\\uXXXX`.',
    ],
  },
  {
    title: 'Writing files',
    paragraphs: [
      'A file gets its name only when it is complete. An existing file is kept unless `--force` is given; the new file then has ' +
        'the mode, owner and group of the old one. (Without permission to change the owner, the new file belongs to you.) ' +
        'Symbolic links are followed.',
      'Devices, FIFOs and open descriptors are written to and never replaced, so they need no `--force`: `-o /dev/null`, ' +
        '`-o >(less)`. `/dev/stdout` means the same as `-`.',
      'If a file or standard output cannot be written, for example because the disk is full, the command prints the reason on ' +
        'one line and exits with 8.',
    ],
  },
  {
    title: 'Stopping',
    paragraphs: [
      'Ctrl-C ends every command within a second, with exit code 130. Commands that list this code first print what is known ' +
        'and leave complete files. `batch`, `play` and `worker` have work to save: on a busy machine they may take up to ten ' +
        'seconds, and a second Ctrl-C ends them at once. While a command reads a file, draws an image or works on a puzzle of more than 10,000 ' +
        'cells, it ends immediately and prints nothing more. So do `hint`, `why`, `explain`, `grade` and `diagnose`, which ' +
        'print complete answers and write no files. Ctrl-Z suspends every command, including `play` and `solve --watch`; `fg` ' +
        'restores the screen.',
      '`--timeout` limits the time for each puzzle, and also the time for reading a file. A file that takes longer is ' +
        'reported, and the exit code is 6.',
    ],
  },
  {
    title: 'Colours and width',
    paragraphs: [
      'Pictures use the colours that the terminal supports, and none if the output is not a terminal or `NO_COLOR` is set. ' +
        '`FORCE_COLOR` (1 = sixteen, 2 = 256, 3 = true colour, 0 = none) overrides that, and `--color` overrides both. A ' +
        'picture too wide for the terminal is drawn in half blocks, two rows per line and without clues; if that is still ' +
        'too wide, it is cropped at the right, with a note. Other text is wrapped at spaces, down to 20 columns; only single ' +
        'words, such as file names, and the examples in the help are longer.',
      'Pictures and symbols are ASCII if `LC_ALL`, `LC_CTYPE` or `LANG` (the first one that is set) names a locale without ' +
        'UTF-8, such as `C` or `POSIX`, or if `TERM` is `dumb`; on a terminal also if none of them is set, except on Windows ' +
        'and macOS. `--ascii` and `--no-ascii` override that. On a `dumb` terminal there is no progress line, and `play` and ' +
        '`--watch` are not available.',
    ],
  },
  {
    title: 'JSON',
    paragraphs: [
      'With `--json` a command prints one JSON object per line and nothing else: one for each puzzle, file or format, and one ' +
        'for every failure. Each object has `verdict` (see below) and `warnings` (a list, often empty). An object about a ' +
        'puzzle also has `source` (as given), `index` (from 1, within the source), `title`, `format`, `orientation` ' +
        '(`assumed` if the file does not state which clues are the rows), `width`, `height` and `hash`. Fields that do not ' +
        'apply are omitted. docs/json.md shows how to use them, docs/schemas/results.schema.json defines every field.',
      'A failure has `error` with `code`, `exitCode` and `message`, and for files that cannot be read all `faults` with their ' +
        'positions.',
      'Names are the same in all objects: `solutions` is the list and `solutionCount` the number, `complete` states whether ' +
        'these are all, `grade` is an object with `class` and `number`, `reason` states why something stopped (`max`, ' +
        '`effort`, `deadline`, `abort`). Rows and columns count from 1. New fields may be added; existing ones do not change.',
    ],
  },
];
