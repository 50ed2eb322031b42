// What holds for every command: for docs/cli.md and the man page. Prose may have `code` in backticks.

export interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** How exit codes are chosen, by every command. */
export const EXIT_RULES: readonly string[] = [
  'The same for every command; scripts can rely on them. With several puzzles the gravest outcome counts.',
  'The exit code reports the verdict on the puzzles: a command that has to know how many solutions a puzzle has (`solve`, ' +
    '`check`, `count`, `batch`, `hint`, `why`, `explain`, `grade`, `diagnose`, `draw --solution`, `book`) ends with 4 for one ' +
    'with several, even if it did what it was asked for: counted them, drew one of them. `generate` and `make` end with 0 when ' +
    'they made what was asked for. `play` without a terminal is wrong usage, with a file or without.',
];

export const MANNERS: readonly Section[] = [
  {
    title: 'Input and output',
    paragraphs: [
      'Results go to standard output, everything else (faults, warnings, progress) to standard error. ' +
        '`-` reads standard input. A word that is not the name of a file but reads as a puzzle is taken as the puzzle itself. ' +
        'The format is found by looking at the content; `--from` overrules that.',
      'Faults are told as `file:line:column: what is wrong`, with the excerpt and how to mend it. ' +
        'No file is written that was not named (`play` alone keeps your marks in a place that its help names), nothing is sent over a network, and a reader that closes the pipe early is no error.',
      'Control characters in file names, titles and other texts never reach the terminal or a file that is written: messages and ' +
        'metadata show them as U+FFFD, JSON as `\\uXXXX`.',
    ],
  },
  {
    title: 'Writing files',
    paragraphs: [
      'A file appears under its name when it is complete. An existing file is kept unless `--force` is given; the new file then ' +
        'has the mode, the owner and the group of the old one. (Without the right to change the owner, the new file belongs to you.) ' +
        'A symbolic link is followed, and the file at its end is written.',
      'A device, a FIFO or an open descriptor is written to and never replaced, so it needs no `--force`: `-o /dev/null`, ' +
        '`-o >(less)`. `/dev/stdout` means the same as `-`.',
      'If a file or standard output can not be written, for example because the disk is full, the command prints one line with the ' +
        'reason and ends with 8.',
    ],
  },
  {
    title: 'Stopping',
    paragraphs: [
      'Ctrl-C ends every command within a second, with 130. Commands that list this code first print what is known by then and ' +
        'leave files whole. While a command reads a file or draws a picture, and while it works on a puzzle of more than ' +
        '10,000 cells, it ends at once and prints nothing more. So do `hint`, `why`, `explain`, `grade` and `diagnose`: what is ' +
        'printed already are whole answers and whole steps, and they write no files. Ctrl-Z suspends every command, `play` and ' +
        '`solve --watch` too; `fg` brings the screen back.',
      '`--timeout` is the way to get an answer within a time. It also limits how long a file may take to be read: one that ' +
        'takes longer is reported, and the exit code is 6.',
    ],
  },
  {
    title: 'Colours and width',
    paragraphs: [
      'Pictures use the colours that the terminal can show: none when the output is not a terminal or `NO_COLOR` is set; ' +
        '`FORCE_COLOR` (1 = sixteen, 2 = 256, 3 = true colour, 0 = none) overrules that, and `--color` overrules both. ' +
        'A picture too wide for the terminal is drawn in half blocks, two rows in a line and without clues; if that is still too ' +
        'wide, it is cut at the right and a note says so. Other text is broken between words, down to 20 columns; only single ' +
        'words, such as file names, and the examples of the help are longer.',
      'Pictures and signs are plain ASCII if `LC_ALL`, `LC_CTYPE` or `LANG` (the first one that is set) names a locale without UTF-8, ' +
        'such as `C` or `POSIX`, or if `TERM` is `dumb`; on a terminal also if none of them is set, except on Windows and macOS. ' +
        '`--ascii` and `--no-ascii` overrule that. On a `dumb` terminal there is no progress line, and `play` and `--watch` are refused.',
    ],
  },
  {
    title: 'JSON',
    paragraphs: [
      'With `--json` a command prints one JSON object per line and nothing else: one for each puzzle, file or format, and one ' +
        'for every failure. Each object has `verdict` (one word, see below) and `warnings` (a list, often empty); what is about a ' +
        'puzzle has `source` (as given), `index` (from 1, within the source), `title`, `format`, `orientation` (`assumed` when the ' +
        'file does not say which clues are the rows), `width`, `height` and `hash`. ' +
        'Fields that do not apply are left out. docs/json.md shows how to use them, docs/schemas/results.schema.json has every field.',
      'A failure has `error` with `code`, `exitCode`, `message`, and for files that can not be read all `faults` with their places.',
      'The same thing has the same name everywhere: `solutions` is the list and `solutionCount` the number, `complete` says whether ' +
        'there are no more, `grade` is an object with `class` and `number`, `reason` says why something stopped (`max`, `effort`, ' +
        '`deadline`, `abort`). Rows and columns count from 1. Fields are added over time, never changed.',
    ],
  },
];
