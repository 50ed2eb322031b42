// Words of the Solve screen.

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

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
  size: (width: number, height: number) => `${width} × ${height}`,
  faults: (number: number) =>
    number === 1 ? 'This could not be read' : `This could not be read: ${number} faults`,
  faultPlace: (line: number, column: number) => `Line ${line}, column ${column}`,
  assumedRows: (width: number, height: number) =>
    `The file does not say which clues are the rows: read as ${width} wide and ${height} high.`,
  swapSides: 'Swap rows and columns',
  warning: (message: string) => `Note: ${message}.`,
  several: 'Puzzle',
  severalName: (index: number, title: string) =>
    title === '' ? `Puzzle ${index + 1}` : `${index + 1}. ${title}`,
  unreadable: 'The file could not be opened. Check that it still exists and try again.',

  entry: {
    rows: 'Rows',
    columns: 'Columns',
    width: 'Width',
    height: 'Height',
    help: 'Numbers with anything between them. Enter goes on to the next line; a whole block can be pasted. “?” is a run of unknown length, “*” an unknown clue.',
    helpColors: (symbols: string) => `After each number its colour: ${symbols}.`,
    fills: (needed: number, room: number) => `${needed} of ${room}`,
    pasted: (clues: number) => `${count(clues, 'clue')} pasted.`,
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
  sheetStep: (at: number, of: number) => `after step ${at} of ${of}`,
  sheetUnsolved: 'not solved yet',
  sheetSolution: (which: number) => `solution ${which}`,

  repairs: 'Possible fixes',
  repairsLooking: 'Looking for a mistyped clue…',
  repair: 'Apply',
  story: 'The contradiction',
  give: (cells: number) => `Reveal ${count(cells, 'starting cell')}`,
  giveText: 'Then only one solution is left.',
  flicker: 'Alternate',
  flickerNote: 'Switches between two solutions.',
  first: 'First solution',
  second: 'Second solution',

  grade: 'How hard',
  grading: 'Grading…',
  gradeHardest: (title: string) => `Hardest technique: ${title}.`,
  gradeSteps: (steps: number, rounds: number) => `${count(steps, 'deduction')} in ${count(rounds, 'round')}.`,
  gradeNarrow: (footholds: number) =>
    footholds === 1
      ? 'At the hardest point only one step is available.'
      : `At the hardest point ${footholds} steps are available.`,
  gradeTechniques: 'Techniques used',
  techniqueUses: (title: string, uses: number) => `${title} × ${uses}`,

  film: {
    label: 'The solve, step by step',
    play: 'Play',
    pause: 'Pause',
    back: 'Previous step',
    forward: 'Next step',
    start: 'First step',
    end: 'Last step',
    scrub: 'Step',
    position: (at: number, of: number, open: boolean) => `${at} / ${of}${open ? '…' : ''}`,
    speed: 'Speed, steps a second',
    speedOf: (steps: number) => `${steps} / s`,
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
} as const;
