// Words of the play screen.
const lineWord = (isRow: boolean) => (isRow ? 'Row' : 'Column');

export const play = {
  untitled: 'Untitled',
  givenCells: (count: number) => `${count} given ${count === 1 ? 'cell' : 'cells'}`,
  unknownPuzzle: 'This puzzle is not here',
  unknownPuzzleText: 'It may have been deleted, or it is kept in another browser.',
  gridLabel: (title: string, width: number, height: number) =>
    `${title}: grid of ${height} rows and ${width} columns`,
  gridHelp:
    'Arrow keys move, space fills, X crosses out. R reads the row, L the column, H gives a hint, question mark lists all keys.',

  tools: { fill: 'Fill', cross: 'Cross', erase: 'Erase', move: 'Move' },
  toolsLabel: 'Tool',
  colorsLabel: 'Colour',
  color: (name: string, symbol: string, key: number) => `${name} (${symbol}), key ${key}`,
  undo: 'Undo',
  redo: 'Redo',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  fit: 'Show everything',
  more: 'More',
  moreTitle: 'More to do',

  welcome: 'Each number is a run of filled cells, in order, with a gap between.',
  welcomeTouch: 'Tap or drag to fill; press long to cross out what stays blank.',
  welcomeMouse: 'Click or drag to fill; right-click to cross out what stays blank.',
  gotIt: 'Got it',

  hint: 'Hint',
  hintMore: 'Tell me more',
  hintDo: 'Draw it',
  hintLevel: (level: number) => `Hint, part ${level} of 4`,
  thinking: 'Thinking…',
  stop: 'Stop',
  dismiss: 'Close',

  check: 'Right so far?',
  back: 'Back to before the mistake',
  redoBringsBack: 'Redo brings them back.',

  why: 'Why is a cell so?',
  whyPick: 'Choose a cell.',
  whyGiven: 'This cell is given with the puzzle.',
  whyStep: (step: number, steps: number) => (steps === 1 ? 'Why' : `Why, step ${step} of ${steps}`),
  previous: 'Before',
  next: 'Next',

  guess: 'Try something',
  guessNote: 'What you draw now is ringed, until you keep it or throw it away.',
  guessing: 'You are trying something.',
  guessKeep: 'Keep',
  guessDrop: 'Throw away',
  guessKept: 'Kept.',
  guessDropped: 'Thrown away.',

  crossFinished: 'Cross out finished lines',
  clear: 'Start again',
  clearQuestion: 'Take all marks away? Undo brings them back.',
  keys: 'How to play',
  share: 'Send to a friend',
  time: 'Time',

  solvedTitle: 'Solved',
  solvedText: (title: string) => (title === '' ? 'That is the picture.' : `It is: ${title}.`),
  solvedIn: (time: string) => `Your time: ${time}`,
  nextPuzzle: 'Next puzzle',
  gallery: 'All puzzles',
  playAgain: 'Play again',

  /** Spoken: a mark in a cell. */
  filled: 'filled',
  filledWith: (color: string) => color,
  crossed: 'crossed out',
  unmarked: 'no mark',
  given: (mark: string) => `${mark}, given`,
  isGiven: 'This cell is given with the puzzle and stays as it is.',
  cell: (row: number, column: number, mark: string) => `Row ${row}, column ${column}: ${mark}`,
  rowClue: (clue: string) => `row clue ${clue}`,
  columnClue: (clue: string) => `column clue ${clue}`,
  line: (isRow: boolean, number: number, clue: string) => `${lineWord(isRow)} ${number}, clue ${clue}`,
  lineFinished: 'finished',
  lineImpossible: 'does not fit its clue',
  stretch: (from: number, to: number, mark: string) =>
    from === to ? `${from} ${mark}` : `${from} to ${to} ${mark}`,
  clueBlank: 'zero',
  clueUnknown: 'not told',
  runUnknown: 'some',
  changed: (count: number, mark: string) => (count === 1 ? mark : `${count} cells ${mark}`),
  undone: 'Undone',
  redone: 'Redone',
  toolChosen: (tool: string) => `Tool: ${tool}`,

  readout: (name: string, clue: string) => `${name}: ${clue}`,
  row: (number: number) => `Row ${number}`,
  column: (number: number) => `Column ${number}`,
} as const;
