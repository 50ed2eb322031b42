// Words of the Solve screen.
import { number, plural } from './formats.js';

export const solveWords = {
  title: 'Solve',
  lead: 'Open a puzzle in any format. The page solves it step by step with reasons, proves whether it is unique, grades it, and finds mistyped clues.',

  ways: { paste: 'Paste or open', type: 'Type the clues' },
  waysLabel: 'Input',
  pasteLabel: 'Puzzle as text, or a link',
  pastePlaceholder:
    'Paste a puzzle in any supported format, or a link.\nOr drop a file anywhere on this page.',
  open: 'Open a file',
  example: 'Try an example',
  drop: 'Drop the file to open it',
  reading: 'Reading…',
  readAs: (format: string, title: string, size: string) =>
    title === '' ? `Read as ${format}: ${size}.` : `Read as ${format}: “${title}”, ${size}.`,
  size: (width: number, height: number) => `${number(width)} × ${number(height)}`,
  faults: (count: number) =>
    plural(count, { one: 'This could not be read', other: 'This could not be read: # faults' }),
  faultPlace: (line: number, column: number) => `Line ${number(line)}, column ${number(column)}`,
  assumedRows: (width: number, height: number) =>
    `The file does not say which clues are the rows: read as ${number(width)} wide and ${number(height)} high.`,
  swapSides: 'Swap rows and columns',
  warning: (message: string) => `Note: ${message}.`,
  several: 'Puzzle',
  severalName: (index: number, title: string) =>
    title === '' ? `Puzzle ${number(index + 1)}` : `${number(index + 1)}. ${title}`,
  unreadable: 'The file could not be opened. Check that it still exists and try again.',

  entry: {
    rows: 'Rows',
    columns: 'Columns',
    width: 'Width',
    height: 'Height',
    help: 'Numbers with anything between them. Enter goes on to the next line; a whole block can be pasted. “?” is a run of unknown length, “*” an unknown clue.',
    helpColors: (symbols: string) => `After each number its colour: ${symbols}.`,
    fills: (needed: number, room: number) => `${number(needed)} of ${number(room)}`,
    pasted: (clues: number) => plural(clues, { one: '# clue pasted.', other: '# clues pasted.' }),
    clear: 'Clear',
  },

  solve: 'Solve',
  again: 'Solve again',
  stop: 'Stop',
  working: 'Solving…',
  stopped: 'Stopped. Nothing is proved yet.',
  stoppedRest: 'Stopped before everything was analysed.',
  failed: 'The solver failed. Try again; the puzzle may be too large for this device.',
  empty: 'Nothing to solve yet',
  emptyText: 'Paste, open or type a puzzle, and it appears here.',
  sheet: (size: string, what: string) => `The puzzle, ${size}, ${what}.`,
  sheetStep: (at: number, of: number) => `after step ${number(at)} of ${number(of)}`,
  sheetUnsolved: 'not solved yet',
  sheetSolution: (which: number) => `solution ${number(which)}`,

  repairs: 'Possible fixes',
  repairsLooking: 'Looking for a mistyped clue…',
  repair: 'Apply',
  story: 'The contradiction',
  give: (cells: number) => plural(cells, { one: 'Reveal # starting cell', other: 'Reveal # starting cells' }),
  giveText: 'Then only one solution is left.',
  flicker: 'Alternate',
  flickerNote: 'Switches between two solutions.',
  first: 'First solution',
  second: 'Second solution',

  grade: 'How hard',
  grading: 'Grading…',
  gradeHardest: (title: string) => `Hardest technique: ${title}.`,
  gradeSteps: (steps: number, rounds: number) =>
    `${plural(steps, { one: '# deduction', other: '# deductions' })} in ${plural(rounds, { one: '# round', other: '# rounds' })}.`,
  gradeNarrow: (footholds: number) =>
    plural(footholds, {
      one: 'At the hardest point only one step is available.',
      other: 'At the hardest point # steps are available.',
    }),
  gradeTechniques: 'Techniques used',
  techniqueUses: (title: string, uses: number) => `${title} × ${number(uses)}`,

  film: {
    label: 'The solve, step by step',
    play: 'Play',
    pause: 'Pause',
    back: 'Previous step',
    forward: 'Next step',
    start: 'First step',
    end: 'Last step',
    scrub: 'Step',
    position: (at: number, of: number, open: boolean) =>
      open ? `${number(at)} / ${number(of)}…` : `${number(at)} / ${number(of)}`,
    speed: 'Speed, steps a second',
    speedOf: (steps: number) => `${number(steps)} / s`,
    begin: 'Press play, or move along the steps.',
    ends: {
      several: 'No further deduction: the remaining cells differ between solutions.',
      contradiction: 'Contradiction: the next line has no valid placement.',
    },
  },
  play: 'Play this puzzle',
  edit: 'Edit',
  faultHints: {
    'unknown-format': 'Supported are the usual nonogram formats, share links and plain lists of clues.',
    'ambiguous-format': 'Rename the file with the extension of its format, and open it again.',
    'input-too-large': 'Split the file.',
  } as Readonly<Record<string, string>>,
};
