// Blank lines at the edge of a grid that the lattice has lost: filled, or without a wall to the clues. They change nothing in
// the other clues, so only the picture shows them.
import type { DigitReader } from './digits/reader.js';
import { type LineBeyond, linesBeyond, type Side } from './grid/beyond.js';
import type { GridMapping } from './grid/mapping.js';
import type { Picture } from './image/picture.js';
import { type GridReading, readGrid } from './reading/read-grid.js';

interface Read {
  readonly mapping: GridMapping;
  readonly lattice: { readonly columns: number; readonly rows: number };
  readonly reading: GridReading;
}

/** Lines that are added at most. */
const MOST_ADDED = 4;

/** Larger grids would take seconds to be read again: they are in doubt, and stay as they are. */
const MOST_LINES = 60;

/** The lattice with the lines that it lacks, and a reading that is marked as ambiguous where there are some. */
export function withLinesBeyond<Item extends Read>(picture: Picture, reader: DigitReader, found: Item): Item {
  let item = found;
  let isCut = false;
  for (let round = 0; round < MOST_ADDED; round++) {
    const lines = missingLines(picture, item);
    if (lines.length === 0) break;
    isCut = true;
    if (item.reading.lines.length > MOST_LINES) break;
    const next = lines
      .filter(({ isClosed }) => isClosed)
      .map(({ side }) => extended(picture, reader, item, side))
      .find((one) => one.reading.judged.balanced && one.reading.judged.verdict !== 'none');
    if (next === undefined) break;
    item = next;
  }
  return isCut ? { ...item, reading: { ...item.reading, ambiguous: true } } : item;
}

/** Lines beyond the grid. At the sides of the clues only those without any number are some: clues have boxes, too. */
function missingLines(picture: Picture, { mapping, lattice, reading }: Read): LineBeyond[] {
  const { columns: left, rows: top } = reading.split;
  const { height } = reading;
  const isFree = (at: 'u' | 'v') =>
    reading.lines
      .slice(...(at === 'u' ? [0, height] : [height]))
      .every(({ digits }) => digits.every(({ mark }) => mark[at] < -1));
  return linesBeyond(picture, mapping, { ...lattice, left, top }).filter(
    ({ side }) =>
      side === 'below' ||
      side === 'right' ||
      (side === 'above' ? top === 0 && isFree('v') : left === 0 && isFree('u')),
  );
}

function extended<Item extends Read>(picture: Picture, reader: DigitReader, item: Item, side: Side): Item {
  const { mapping, lattice, reading } = item;
  const [across, down] = [side === 'right' || side === 'left', side === 'below' || side === 'above'];
  const size = { columns: lattice.columns + (across ? 1 : 0), rows: lattice.rows + (down ? 1 : 0) };
  const [shiftU, shiftV] = [side === 'left' ? 1 : 0, side === 'above' ? 1 : 0];
  const shifted: GridMapping = {
    pitch: mapping.pitch,
    at: (u, v, out) => {
      mapping.at(u - shiftU, v - shiftV, out);
    },
  };
  return {
    ...item,
    mapping: shifted,
    lattice: size,
    reading: readGrid(picture, shifted, size, reader, reading.split),
  };
}
