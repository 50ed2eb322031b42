// Words of the Make screen.
import type { DullCode } from '@crosshatch/core/make';
import { number, plural } from './formats.js';

export const makeWords = {
  title: 'Make',
  lead: 'Draw a picture. While you draw, the page shows its clues, whether it has one solution, and how hard it is.',
  open: 'Open a photo or a puzzle',
  opened: 'Opened.',
  openedWithoutGiven: 'Opened without its given cells: a drawing has clues only.',
  cantOpen: 'This is neither a picture nor a puzzle with one solution.',
  drop: 'Drop a photo or a puzzle to draw on it',
  photo: {
    title: 'From a photo',
    making: 'Looking at the photo…',
    preview: (width: number, height: number) => `Preview, ${number(width)} by ${number(height)} cells`,
    size: 'Size of the longer side:',
    colors: 'Colours:',
    threshold: 'Darkness:',
    automatic: 'automatic',
    outline: 'Only outlines',
    dither: 'Dotted shades',
    invert: 'Swap filled and blank',
    crop: 'Crop to the subject',
    target: 'Result',
    targets: {
      none: 'Unchanged',
      unique: 'One solution',
      'line-solvable': 'No guessing',
      easy: 'Easy',
      medium: 'Medium',
      hard: 'Hard',
    },
    use: 'Make the puzzle',
  },
  sheet: (width: number, height: number) =>
    `Your drawing, ${width} by ${height} cells. Arrow keys move, Space paints, Backspace erases.`,
  cell: (row: number, column: number, color: string) =>
    `Row ${number(row)}, column ${number(column)}, ${color}`,
  blank: 'blank',

  tools: 'Tools',
  tool: {
    pencil: 'Pencil',
    line: 'Line',
    rectangle: 'Rectangle',
    box: 'Filled box',
    fill: 'Fill an area',
  },
  mirror: 'Mirror',
  mirrors: {
    none: 'No mirror',
    sides: 'Left and right',
    ends: 'Top and bottom',
    both: 'Both',
    turn: 'Half a turn',
  },
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear',
  invert: 'Invert',

  /** Colours to draw with. */
  paints: {
    '#d1342f': 'red',
    '#2563c9': 'blue',
    '#2f8f3e': 'green',
    '#f2a71b': 'orange',
    '#8a4fc7': 'purple',
    '#7a4a21': 'brown',
    '#f29bb7': 'pink',
    '#8d949e': 'grey',
    '#5bc0c9': 'turquoise',
    '#f5dd42': 'yellow',
  },
  colors: 'Colours',
  color: (name: string) => `Draw with ${name}`,
  background: 'Background',
  addColor: 'Add a colour',
  changeColor: (name: string) => `Change ${name}`,
  nameOf: (name: string) => `Name of ${name}`,
  removeColor: (name: string) => `Remove ${name}`,
  eraser: 'Eraser',

  size: 'Size and place',
  sizeNow: (width: number, height: number) => `${number(width)} × ${number(height)}`,
  edges: { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' },
  grow: {
    top: 'Add a line at the top',
    right: 'Add a line at the right',
    bottom: 'Add a line at the bottom',
    left: 'Add a line at the left',
  },
  shrink: {
    top: 'Remove a line at the top',
    right: 'Remove a line at the right',
    bottom: 'Remove a line at the bottom',
    left: 'Remove a line at the left',
  },
  shift: 'Shift the picture',
  shifts: { up: 'Shift up', down: 'Shift down', left: 'Shift left', right: 'Shift right' },
  newSize: 'New drawing',
  newSizeOf: (side: number) => `${number(side)} × ${number(side)}`,

  verdict: 'As a puzzle',
  judging: 'Checking…',
  empty: 'Nothing is drawn yet.',
  multipleText: (cells: number, exact: boolean) =>
    plural(
      cells,
      exact
        ? {
            one: '# cell could differ between solutions (framed).',
            other: '# cells could differ between solutions (framed).',
          }
        : {
            one: 'At least # cell could differ between solutions (framed).',
            other: 'At least # cells could differ between solutions (framed).',
          },
    ),
  undecidedText: 'Too many cells could differ to decide quickly. Try the suggestions, or a smaller picture.',
  improve: {
    makeUnique: 'Make it unique',
    makeLineSolvable: 'Make it solvable without guessing',
    makeGraded: 'Or change a few cells to make it',
    working: 'Looking for the fewest changes…',
    workingSoFar: (changed: number, open: number) =>
      plural(
        changed,
        open === 0
          ? { one: '# cell changed so far…', other: '# cells changed so far…' }
          : {
              one: `# cell changed so far, ${number(open)} still open…`,
              other: `# cells changed so far, ${number(open)} still open…`,
            },
      ),
    stop: 'Stop',
    stopped: 'Stopped. Nothing was changed.',
    changed: (cells: number) =>
      plural(cells, {
        one: '# cell changed; it is framed. Undo brings the old picture back.',
        other: '# cells changed; they are framed. Undo brings the old picture back.',
      }),
    nothingToChange: 'Nothing had to be changed.',
    nothingChanged: 'Nothing was changed.',
    targets: {
      unique: 'One solution',
      'line-solvable': 'No guessing',
      easy: 'Easy',
      medium: 'Medium',
      hard: 'Hard',
    },
    notReached: (target: string) => `“${target}” was not reached:`,
    limit: 'the search reached its limit.',
    stuck: 'no small change achieves it.',
    nearest: 'This is the closest result.',
    open: (cells: number) =>
      plural(cells, { one: '# cell is still open.', other: '# cells are still open.' }),
  },

  dull: {
    'almost-empty': 'It is almost empty.',
    'almost-full': 'It is almost full.',
    'plain-lines': 'At least half of the lines need no deduction.',
    'similar-colors': 'Some colours look alike.',
    'one-color': 'Everything has one colour.',
  } satisfies Record<DullCode, string>,
  dullAdvice: {
    photo: {
      'almost-empty': 'Try a smaller size, another darkness, or swap filled and blank.',
      'almost-full': 'Try another darkness, or swap filled and blank.',
      'plain-lines': 'Crop it to the subject, or choose a size with more detail.',
      'similar-colors': 'Try fewer.',
      'one-color': 'Try another darkness.',
    },
    drawing: {
      'almost-empty': 'A smaller sheet makes a better puzzle.',
      'almost-full': 'Try inverting it.',
      'plain-lines': 'Remove blank lines at the edges, or add detail.',
      'similar-colors': 'Choose others, or fewer.',
      'one-color': '',
    },
  } satisfies Record<string, Record<DullCode, string>>,

  about: 'Details',
  titleField: 'Title',
  author: 'Author',
  license: 'Licence',

  use: 'Share and export',
  play: 'Keep and play',
  format: 'File format',
  saveAs: 'Download',
  losses: (parts: string) => `Not everything fits: ${parts}.`,
  savePicture: 'Picture',
  saveSvg: 'SVG',
  savePng: 'PNG',
  savePdf: 'PDF to print',
  withSolution: 'with the solution',
};
