// English: what is wrong with an input, a puzzle or a grid.
import { MAX_COLORS, MAX_SIDE } from '../../model/index.js';
import { foundIn } from '../found-value.js';
import type { FaultTexts } from '../language.js';
import { counted, listed } from '../text.js';
import type { FaultPlace, PaletteEntry } from '../texts.js';
import { name, names } from './words.js';

const shown = foundIn({ array: 'an array', object: 'an object', function: 'a function', symbol: 'a symbol' });

/** `row 3`, `column 12, run 2` */
function at({ side, index, run }: FaultPlace): string {
  const line = name({ isRow: side === 'rows', number: index + 1 });
  return run === undefined ? line : `${line}, run ${run + 1}`;
}

/** `the background`, `colour 2 ("red")` */
function entry({ color, name: called }: PaletteEntry): string {
  if (color === 0) return 'the background';
  return `colour ${color}${called === undefined ? '' : ` (${called})`}`;
}

const range = (colors: number) => (colors === 1 ? 'only colour 1' : `colours 1 to ${colors}`);
const least = (isAtLeast: boolean) => (isAtLeast ? 'at least ' : '');

export const faults: FaultTexts = {
  faults: {
    'no-lines': ({ side, found }) =>
      found === undefined
        ? `there are no ${side}; a puzzle needs at least one`
        : `the ${side} are ${shown(found)}; expected a list of clues`,
    'too-large': ({ side, count }) => `there are ${count} ${side}; at most ${MAX_SIDE} are supported`,
    'bad-clue': (fault) =>
      `${at(fault)} is ${shown(fault.found)}; expected a list of runs, or null for an unknown clue`,
    'bad-length': (fault) =>
      `${at(fault)} is ${shown(fault.found)}; a run is a whole number of cells, 1 or more`,
    'zero-run': (fault) => `${at(fault)} is 0; a blank line is a single 0 or no run at all`,
    'unknown-color': (fault) =>
      `${at(fault)} has colour ${shown(fault.found)}; ` +
      (fault.colors === null
        ? 'a colour is a whole number, 1 or more'
        : `the palette has ${range(fault.colors)}`),
    'clue-too-long': (fault) =>
      `${at(fault)} needs ${fault.needed} cells but has ${fault.room}: ${fault.excess} too many`,
  },
  palette: {
    'not-an-object': ({ found }) => `the palette is ${shown(found)}; expected an object`,
    'no-list': ({ found }) => `the palette's colours are ${shown(found)}; expected a list of colours`,
    'no-colors': () => 'the palette has no colours; it needs at least one besides the background',
    'too-many-colors': ({ count }) => `the palette has ${count} colours; at most ${MAX_COLORS} are supported`,
    'bad-entry': (fault) => `${entry(fault)} is ${shown(fault.found)}; expected an object`,
    'bad-name': (fault) =>
      `${entry(fault)} has the name ${shown(fault.found)}; expected visible text on one line`,
    'bad-rgb': (fault) => `${entry(fault)} has the value ${shown(fault.found)}; expected #rrggbb or #rgb`,
    'bad-symbol': (fault) =>
      `${entry(fault)} has the symbol ${shown(fault.found)}; expected one visible character other than "." and "?"`,
    'same-name': (fault) =>
      `${entry(fault)} has the same name ${fault.found} as ${entry({ color: fault.as })}`,
    'same-symbol': (fault) =>
      `${entry(fault)} has the same symbol ${fault.found} as ${entry({ color: fault.as })}`,
  },
  failures: {
    'unknown-cells': (line, unknown) => `${name(line)} has ${counted(unknown, 'unknown cell')}`,
    'runs-differ': (line, found) => `${name(line)} should read ${line.clue} but reads ${found}`,
  },
  totals: ({ color, rows, rowsAtLeast, columns, columnsAtLeast }) =>
    `the rows ask for ${least(rowsAtLeast)}${counted(rows, `${color ?? 'filled'} cell`)}, ` +
    `the columns for ${least(columnsAtLeast)}${columns}`,
  suspects: (lines) => `If one number is wrong, it is in ${listed(names(lines), 'or')}.`,
};
