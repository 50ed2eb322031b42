// What holds for every command: for docs/cli.md and the man page. Prose may have `code` in backticks.

export interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const MANNERS: readonly Section[] = [
  {
    title: 'Input and output',
    paragraphs: [
      'Results go to standard output, everything else (faults, warnings, progress) to standard error. ' +
        '`-` reads standard input. A word that is not the name of a file but reads as a puzzle is taken as the puzzle itself. ' +
        'The format is found by looking at the content; `--from` overrules that.',
      'Faults are told as `file:line:column: what is wrong`, with the excerpt and how to mend it. ' +
        'No file is written that was not named (`play` alone keeps your marks in a place that its help names), nothing is sent over a network, and a reader that closes the pipe early is no error.',
    ],
  },
  {
    title: 'Stopping',
    paragraphs: [
      'Ctrl-C ends every command at once, with 130. Commands that list this code first print what is known by then and leave ' +
        'files whole. `hint`, `why`, `explain`, `grade` and `diagnose` just end: what is printed already are whole answers and ' +
        'whole steps, and they write no files. `--timeout` is the way to get an answer within a time.',
    ],
  },
  {
    title: 'Colours and width',
    paragraphs: [
      'Pictures use the colours that the terminal can show: none when the output is not a terminal or `NO_COLOR` is set; ' +
        '`FORCE_COLOR` (1 = sixteen, 2 = 256, 3 = true colour, 0 = none) overrules that, and `--color` overrules both. ' +
        'A picture too wide for the terminal is drawn in half blocks, two rows in a line and without clues.',
    ],
  },
  {
    title: 'JSON',
    paragraphs: [
      'With `--json` every puzzle gives one object on one line. `solve` prints: `source` (as given), `index` (from 1, within ' +
        'the source), `title`, `format`, `width`, `height`, `colors` (of coloured puzzles: name, rgb, symbol), `verdict` (`unique`, ' +
        '`multiple`, `none`, `undecided` or `invalid`), `solutions` (each an array of row strings: `#` filled, `.` blank, the ' +
        "colours' symbols in coloured puzzles), `lineSolvable`, `complete` (whether these are all solutions), `reason` (why it " +
        'stopped: `max`, `budget`, `deadline`, `abort`), `differing` (cells, as `row` and `column` from 1), `line` (where it broke), ' +
        '`partial` (what is known, `?` where nothing is), `effort` (counters of work, the same on every machine), `milliseconds`, ' +
        '`hash` (the same for the same clues in any format), `warnings`, with `--steps` the deductions as `steps` and how they ended ' +
        'as `stepsEnd`, and for `invalid` the `faults` with `code`, `message`, ' +
        '`line`, `column`, `excerpt` and `hint`. Fields that do not apply are left out.',
      '`check` tells the same of the puzzle, and `wellFormed`, `lineSolvable`, `grade` (`class`, `number`, `hardest`, `techniques`, ' +
        '`steps`); of an ambiguous puzzle `differing`, whether that is all (`differingIsExact`), `places` (cells that hang together), ' +
        '`give` (cells that leave one solution) and `giveQuality` (`fewest`, `minimal`, or `partly` when a limit came first); of one ' +
        'without a solution `totals`, `conflict` (lines that can not hold together), `contradiction` (in words) and `repairs`.',
      '`count` prints `count` (a string of digits), `exact`, `reason` when it is not, `regions`, `effort` and `milliseconds`. ' +
        '`batch` prints rows: `id`, `source`, `index`, `title`, `width`, `height`, `colors` (how many), `verdict`, `solutions` (how many ' +
        'were found), `lineSolvable`, `grade`, `gradeNumber`, `effort`, `milliseconds`, `hash`, `symmetryHash`, `duplicateOf` (an id), ' +
        '`duplicate` (`exact` or `symmetric`), `message` and `faults`. The other commands print what they find under names that ' +
        'speak for themselves. Fields are added over time, never changed.',
    ],
  },
];
