// Words of the Solve screen.

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

export const solveWords = {
  title: 'Solve',
  lead: 'Bring a puzzle in any form. It is solved step by step with the reasons, proved unique or not, graded, and fixed where a clue was mistyped.',

  ways: { paste: 'Paste or open', type: 'Type the clues' },
  waysLabel: 'How to bring a puzzle',
  pasteLabel: 'Puzzle as text, or a link',
  pastePlaceholder: 'Paste a puzzle in any known format, or a link.\nOr drop a file anywhere on this page.',
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
  unreadable: 'This could not be opened. Is the file still there? Try once more.',

  entry: {
    rows: 'Rows',
    columns: 'Columns',
    row: (index: number) => `Row ${index + 1}`,
    column: (index: number) => `Column ${index + 1}`,
    width: 'Width',
    height: 'Height',
    help: 'Numbers with anything between them. Enter goes on to the next line; a whole block can be pasted. “?” is a run of unknown length, “*” a clue that is not known.',
    helpColors: (symbols: string) => `After each number its colour: ${symbols}.`,
    notARun: (text: string) => `“${text}” is no number`,
    noColor: (text: string) => `there is no colour “${text}”`,
    tooLong: (excess: number) => `${count(excess, 'cell')} too long`,
    fills: (needed: number, room: number) => `${needed} of ${room}`,
    totals: (rows: number, columns: number) => `Rows ${rows}, columns ${columns}`,
    totalsAgree: 'The sums agree.',
    totalsDiffer: (by: number) => `The sums differ by ${by}: a number is wrong somewhere.`,
    suspects: (lines: string) => `One change could fix it in: ${lines}.`,
    pasted: (clues: number) => `${count(clues, 'clue')} pasted.`,
    clear: 'Clear',
  },

  solve: 'Solve',
  again: 'Solve again',
  stop: 'Stop',
  working: 'Thinking…',
  stopped: 'Stopped. Nothing is proved yet.',
  stoppedRest: 'Stopped before the rest was worked out.',
  failed:
    'Something went wrong in the solver. Try again; if it stays, the puzzle may be too large for this device.',
  empty: 'Nothing to solve yet',
  emptyText: 'Paste, open or type a puzzle, and it appears here.',
  sheet: (size: string, what: string) => `The puzzle, ${size}, ${what}.`,
  sheetStep: (at: number, of: number) => `after step ${at} of ${of}`,
  sheetUnsolved: 'not solved yet',
  sheetSolution: (which: number) => `solution ${which}`,

  repairs: 'What would fix it',
  repairsLooking: 'Looking for the slip that explains it…',
  repair: 'Fix it so',
  story: 'Where it breaks',
  give: (cells: number) => `Give ${count(cells, 'cell')} from the start`,
  giveText: 'Then one solution is left.',
  flicker: 'Flicker',
  flickerNote: 'Switches between two solutions.',
  first: 'First solution',
  second: 'Second solution',

  grade: 'How hard',
  grading: 'Grading…',
  gradeHardest: (title: string) => `Hardest technique: ${title}.`,
  gradeSteps: (steps: number, rounds: number) => `${count(steps, 'deduction')} in ${count(rounds, 'round')}.`,
  gradeNarrow: (footholds: number) =>
    footholds === 1
      ? 'At the narrowest point there is only one place to go on.'
      : `At the narrowest point there are ${footholds} places to go on.`,
  gradeTechniques: 'Techniques used',
  techniqueUses: (title: string, uses: number) => `${title} × ${uses}`,

  film: {
    label: 'The solve, step by step',
    play: 'Play',
    pause: 'Pause',
    back: 'One step back',
    forward: 'One step on',
    start: 'To the beginning',
    end: 'To the end',
    scrub: 'Step',
    position: (at: number, of: number, open: boolean) => `${at} / ${of}${open ? '…' : ''}`,
    speed: 'Speed, steps a second',
    speedOf: (steps: number) => `${steps} / s`,
    begin: 'Press play, or move along the steps.',
    ends: {
      several: 'No deduction leads further: what is left differs between the solutions.',
      contradiction: 'Here it breaks: the next line can no longer be met.',
    },
  },
  play: 'Play it',
  edit: 'Edit it',
} as const;
