// Words of the Scan screen.
import { number, percent, plural } from './formats.js';

export const scanWords = {
  title: 'Scan',
  lead: 'Take a photo of a puzzle in a magazine, or open a screenshot of a game. The page reads the clues and the cells that are already filled.',
  promise: 'The picture stays in your browser.',
  tip: 'The whole puzzle should be in the picture, in focus, with all its clues.',

  camera: 'Take a photo',
  choose: 'Choose a picture',
  paste: 'Paste',
  dropHint: 'Or drop a picture on this page, or paste one.',
  drop: 'Drop the picture to scan it',
  nothingToPaste: 'The clipboard holds no picture. Copy a picture or a screenshot first.',
  cantPaste: 'The browser does not let the page read the clipboard. Press Ctrl+V (⌘V on a Mac) instead.',

  cameraTitle: 'Take a photo',
  cameraStarting: 'Starting the camera…',
  cameraView: 'What the camera sees',
  cameraAim: 'Fill the frame with the grid and all its clues.',
  shoot: 'Take the photo',
  cameraFaults: {
    denied: 'The page may not use the camera. Allow it in the settings of your browser, or choose a picture.',
    missing: 'There is no camera here. Choose a picture instead.',
    busy: 'The camera does not start. Close other programs that use it, or choose a picture.',
  },

  decoding: 'Opening the picture…',
  reading: 'Reading the puzzle…',
  readingAgain: 'Reading it again…',
  stop: 'Stop',
  refused: {
    crashed: 'The picture could not be opened. Try again.',
    heic: 'This browser cannot open HEIC pictures. Save it as JPEG first: on an iPhone, a screenshot of the photo will do, or choose “Most Compatible” in the camera settings.',
    pdf: 'This is a PDF. Open it, take a screenshot of the page, and scan that.',
    'not-a-picture':
      'This is not a picture. PNG, JPEG, WebP, GIF and AVIF can be scanned; a puzzle file can be opened in Solve.',
    broken: 'This picture is damaged or incomplete. Save or send it again, or take a screenshot of it.',
    'too-large': (megapixels: number, most: number) =>
      `This picture has ${number(megapixels)} megapixels; at most ${number(most)} can be opened. Make it smaller, or crop it to the puzzle.`,
  },

  failures: {
    'no-grid': 'No grid was found',
    'no-clues': 'No clues were found beside a grid',
    'too-small': 'The picture is too small to read',
    crashed: 'This picture could not be read',
    stopped: 'Stopped',
  },
  advice: {
    'no-grid':
      'Take the photo from straight above, in even light, with all four corners in it. Or help: drag the four corners onto the grid, without its clues, and enter its size.',
    'no-clues':
      'The clues must be in the picture, to the left of the grid and above it. Or help: drag the four corners onto the grid, without its clues, and enter its size.',
    crashed:
      'Crop it to the puzzle and try again. Or help: drag the four corners onto the grid, without its clues, and enter its size.',
    stopped: 'To help, drag the four corners onto the grid, without its clues, and enter its size.',
    'too-small': 'Open the original picture instead of a thumbnail, or take a larger screenshot.',
  },

  stage: 'The picture with the grid that was found',
  stageHelp: 'Grid in the wrong place? Drag its corners. Tap a clue to correct it.',
  corners: ['Top left corner', 'Top right corner', 'Bottom right corner', 'Bottom left corner'],
  corner: (name: string, x: number, y: number) => `${name}, ${x} by ${y}. Arrow keys move it.`,
  badCorners: 'These corners do not form a grid. Drag them to the four corners, in order.',
  whole: 'Whole picture',
  columns: 'Columns',
  rows: 'Rows',
  size: 'Size',
  times: '×',
  read: 'Read the clues',
  several: (count: number) =>
    plural(count, { one: '# puzzle in this picture', other: '# puzzles in this picture' }),
  one: (index: number) => `Puzzle ${number(index + 1)}`,

  spoken: (columns: number, rows: number, doubts: number) =>
    plural(doubts, {
      one: `Read: ${number(columns)} columns, ${number(rows)} rows, # clue to check.`,
      other: `Read: ${number(columns)} columns, ${number(rows)} rows, # clues to check.`,
    }),
  verdict: 'Result',
  judging: 'Solving…',
  sure: (part: number) => `Certainty ${percent(part)}.`,
  noDoubts: 'Every clue was read clearly.',
  marks: (filled: number, crossed: number) => {
    if (crossed === 0)
      return plural(filled, {
        one: '# filled cell found. Play continues from there.',
        other: '# filled cells found. Play continues from there.',
      });
    if (filled === 0)
      return plural(crossed, {
        one: '# crossed cell found. Play continues from there.',
        other: '# crossed cells found. Play continues from there.',
      });
    return `Found: ${number(filled)} filled, ${number(crossed)} crossed out. Play continues from there.`;
  },
  noneText: 'A clue is wrong, here or in print. Check the clues below, or let Solve look for the wrong one.',
  play: 'Play',
  solve: 'Solve',
  edit: 'Edit',
  fixFirst: 'Correct the clue that does not fit first.',

  doubts: (count: number) => plural(count, { one: '# clue to check', other: '# clues to check' }),
  doubtsText: 'Is it read correctly? Tap the right reading, or type it.',
  allRight: 'All are right',
  more: (count: number) => `Show ${number(count)} more`,
  checked: (line: string, clue: string) => `${line}: ${clue}`,
  empty: 'empty',
  crop: (line: string) => `${line} in the picture`,
  readAs: (line: string, clue: string) => `${line} is ${clue}`,
  type: (line: string) => `${line}, typed`,
  another: 'Correct another clue',
  anotherNone: 'Choose a line…',
  line: (name: string, clue: string) => `${name}: ${clue}`,
};
