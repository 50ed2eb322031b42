// From pixels to puzzles: find lattices, read the most promising ones, keep the best reading of each place.
import type { Weights } from './digits/network.js';
import { DigitReader } from './digits/reader.js';
import { loadWeights } from './digits/weights.js';
import { withLinesBeyond } from './extend.js';
import { flippedPicture, MIRRORS, unflipped } from './flip.js';
import {
  type Found,
  hasDigits,
  hasMoreLines,
  isAmongClues,
  isApart,
  isBetter,
  isWider,
  leastUnsound,
  liesAmongClues,
  wholeExtent,
} from './found.js';
import { extentOf, findLattices, type LatticeSearch, overlap } from './grid/find.js';
import type { Lattice } from './grid/lattice.js';
import { cornerMapping, mappingOf } from './grid/mapping.js';
import { type Picture, type ScanPixels, workingPicture } from './image/picture.js';
import {
  fusedReading,
  type GridReading,
  isConvincing,
  readGrid,
  repairedGrid,
  rereadGrid,
} from './reading/read-grid.js';
import type { Quad, ScannedPuzzle, ScanOptions, ScanResult } from './result.js';
import { scannedPuzzle } from './scanned-puzzle.js';
import { trimKernel } from './wasm/kernel.js';

/** Lattices that are read before giving up on a picture, and on one place in it. */
const MOST_TRIED = 14;
const TRIED_PER_PLACE = 3;

/** Lattices of one size in one place, found by different masks, as long as none reads convincingly. */
const TRIED_PER_SIZE = 3;

/** A side with this share of lines without a clue may have its clues elsewhere; so may a grid that is this short. */
const MOST_BLANK = 0.5;
const SHORT = 3;

/**
 * Pictures that were shrunk this much have little noise left: a convincing grid is enough. In others noise may have hidden
 * a line at the edge from the usual masks, and what is left can be convincing as well.
 */
const SHRUNK = 0.75;

/** Smaller pictures hold no puzzle that could be read. */
const LEAST_SIDE = 24;

/**
 * Finds and reads every puzzle of a picture. Pure: the same pixels and options give the same result.
 *
 * @example
 * const result = await scan({ width, height, data });
 * if (result.ok) console.log(solve(result.puzzles[0].puzzle).verdict);
 */
export async function scan(pixels: ScanPixels, options: ScanOptions = {}): Promise<ScanResult> {
  return scanWith(await loadWeights(), pixels, options);
}

/**
 * `scan` with the network's weights already loaded, in one call.
 *
 * @example
 * const result = scanWith(await loadWeights(), pixels);
 */
export function scanWith(weights: Weights, pixels: ScanPixels, options: ScanOptions = {}): ScanResult {
  verify(pixels);
  if (pixels.width < LEAST_SIDE || pixels.height < LEAST_SIDE) return { ok: false, code: 'too-small' };
  try {
    return scanned(weights, pixels, options);
  } finally {
    trimKernel();
  }
}

function scanned(weights: Weights, pixels: ScanPixels, options: ScanOptions): ScanResult {
  const picture = workingPicture(pixels);
  const reader = new DigitReader(weights);
  if (options.corners !== undefined && options.size !== undefined) {
    return finished(picture, reader, [byCorners(picture, reader, options.size, options.corners)]);
  }
  const result = searched(picture, reader, options);
  if (result.ok ? isSettled(result.puzzles) : result.code !== 'no-clues') return result;
  for (const flip of MIRRORS) {
    const mirrored = searched(flippedPicture(picture, flip), new DigitReader(weights, flip), options);
    if (
      mirrored.ok &&
      isSettled(mirrored.puzzles) &&
      mirrored.puzzles.every(({ verdict }) => verdict !== 'none')
    )
      return { ok: true, puzzles: mirrored.puzzles.map((puzzle) => unflipped(puzzle, flip, pixels)) };
  }
  return result;
}

/** Whether both sides of every puzzle have clues, and none is so small that it may be something else. */
const isSettled = (puzzles: readonly ScannedPuzzle[]) =>
  puzzles.every(
    ({ puzzle: { rows, columns } }) =>
      Math.min(rows.length, columns.length) > SHORT &&
      [rows, columns].every(
        (side) => side.filter((clue) => clue?.length === 0).length <= MOST_BLANK * side.length,
      ),
  );

/** All puzzles of a picture with clues at the left and above. */
function searched(picture: Picture, reader: DigitReader, options: ScanOptions): ScanResult {
  const finish = (found: readonly Found[], by: LatticeSearch) =>
    settled(picture, reader, options, [...found, ...elsewhere(picture, reader, by, found)]);
  if (picture.scale < SHRUNK) {
    // The cells of a large photo can be seen at half its size; its digits are read at the full one.
    const coarse = findLattices(picture, true);
    const found = read(picture, reader, options, coarse.usual, { isTrial: true });
    if (found.some(({ reading }) => isConvincing(reading))) return finish(found, coarse);
  }
  const search = findLattices(picture);
  const isUsual = picture.scale < SHRUNK || !search.isNoisy();
  const readings = new Map<Lattice, GridReading>();
  const first = isUsual ? read(picture, reader, options, search.usual, { readings }) : [];
  if (first.some(({ reading }) => isConvincing(reading))) return finish(first, search);
  const lattices = search.all();
  if (lattices.length === 0) return { ok: false, code: 'no-grid' };
  const second = read(picture, reader, options, lattices, { readings });
  // Without noise the usual masks are the better guess, unless faint lines make everything fit.
  const isPreferred =
    search.isNoisy() || first.length === 0 || second.some(({ reading }) => isConvincing(reading));
  return finish(isPreferred ? second : first, search);
}

/**
 * Puzzles beside those that were found. The search over the whole picture sees only the commonest sizes of cells, and on a
 * page those of a small puzzle are few.
 */
function elsewhere(
  picture: Picture,
  reader: DigitReader,
  { outside }: LatticeSearch,
  found: readonly Found[],
): Found[] {
  const more: Found[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const all = [...found, ...more];
    const known = all.filter(({ reading }) => isGood(reading));
    if (known.length === 0 && all.length > 0) known.push(leastUnsound(all));
    for (const item of all) if (hasDigits(item.reading) && isApart(item, known)) known.push(item);
    if (known.length === 0) break;
    const next = read(picture, reader, {}, outside(known.map(wholeExtent))).filter(
      (item) => (isConvincing(item.reading) || hasDigits(item.reading)) && isApart(item, known),
    );
    if (next.length === 0) break;
    more.push(...next);
  }
  return more;
}

/** Sizes of cells on one page, apart from the commonest ones. */
const MOST_ROUNDS = 3;

/** How a list of lattices is read. */
interface ReadingOf {
  /** What was read, for another list with some of the same lattices. */
  readonly readings?: Map<Lattice, GridReading>;
  /** Ends if the first lattice does not read convincingly, with nothing: another list follows then. */
  readonly isTrial?: boolean;
}

/** The best reading of every place, by evidence. */
function read(
  picture: Picture,
  reader: DigitReader,
  options: ScanOptions,
  lattices: readonly Lattice[],
  { readings = new Map<Lattice, GridReading>(), isTrial = false }: ReadingOf = {},
): Found[] {
  const found: Found[] = [];
  const tries: { extent: Found['extent']; count: number; sizes: Map<string, number> }[] = [];
  let tried = 0;
  for (const lattice of lattices) {
    if (tried >= MOST_TRIED || lattice.score < 0.04 * lattices[0].score) break;
    if (isTrial && found.length > 0 && !found.some(({ reading }) => isConvincing(reading))) return [];
    const extent = extentOf(lattice);
    let place = tries.find((other) => overlap(other.extent, extent) > 0.5);
    if (place === undefined) {
      if (found.some((known) => isConvincing(known.reading) && liesAmongClues(lattice, extent, known)))
        continue;
      place = { extent, count: 0, sizes: new Map() };
      tries.push(place);
    }
    const size = `${lattice.columns}x${lattice.rows}`;
    const known = found.find((other) => overlap(other.extent, extent) > 0.5);
    const again = place.sizes.get(size) ?? 0;
    if (
      (again === 0 ? place.count >= TRIED_PER_PLACE : again >= TRIED_PER_SIZE) ||
      (known !== undefined && isConvincing(known.reading) && !hasMoreLines(lattice, known.lattice))
    )
      continue;
    const mapping = mappingOf(lattice);
    if (mapping === undefined) continue;
    if (again === 0) place.count++;
    place.sizes.set(size, again + 1);
    tried++;
    const own =
      readings.get(lattice) ?? readGrid(picture, mapping, lattice, reader, splitFor(lattice, options));
    readings.set(lattice, own);
    const reading = known === undefined ? own : better(own, fusedReading(known.reading, own));
    const next = { mapping, reading, lattice, extent };
    if (known === undefined) found.push(next);
    else if (
      isBetter(next, known) ||
      (isConvincing(reading) && hasMoreLines(lattice, known.lattice) && isWider(reading, known.reading))
    )
      found[found.indexOf(known)] = next;
  }
  return found
    .map((item) => withoutClueCells(picture, reader, item) ?? item)
    .filter(({ reading }) => hasClues(reading))
    .sort((a, b) => b.reading.evidence - a.reading.evidence);
}

function settled(
  picture: Picture,
  reader: DigitReader,
  options: ScanOptions,
  kept: readonly Found[],
): ScanResult {
  if (kept.length === 0) return { ok: false, code: 'no-clues' };
  // Beside a reading that holds together, a small one that does not is a thumbnail, a keyboard or a dialog.
  const good = kept.filter(({ reading }) => isGood(reading));
  const sound = good.filter((item) => !good.some((other) => isAmongClues(item, other)));
  const reported = sound.length > 0 ? sound : [leastUnsound(kept)];
  for (const item of kept) if (hasDigits(item.reading) && isApart(item, reported)) reported.push(item);
  return finished(picture, reader, inReadingOrder(reported.slice(0, options.most ?? 12)));
}

const better = (reading: GridReading, other: GridReading | undefined) =>
  other !== undefined && other.evidence > reading.evidence ? other : reading;

/**
 * A reading without a solution, read again with a lattice of the grid alone; `undefined` if that has none either. The
 * gaps between aligned numbers can look like cells, and then their own pitch bends the lattice.
 */
function withoutClueCells(picture: Picture, reader: DigitReader, found: Found): Found | undefined {
  const { split, judged } = found.reading;
  if (judged.verdict !== 'none' || found.lattice.cells === undefined || split.columns + split.rows === 0)
    return undefined;
  const cells = found.lattice.cells
    .map((cell) => ({ ...cell, column: cell.column - split.columns, row: cell.row - split.rows }))
    .filter(({ column, row }) => column >= 0 && row >= 0);
  const size = { columns: found.lattice.columns - split.columns, rows: found.lattice.rows - split.rows };
  const lattice = { ...size, cells, score: cells.length };
  const mapping = mappingOf(lattice);
  if (mapping === undefined) return undefined;
  const reading = readGrid(picture, mapping, size, reader, { columns: 0, rows: 0 });
  return reading.judged.verdict === 'none'
    ? undefined
    : { mapping, reading, lattice, extent: extentOf(lattice) };
}

function verify({ width, height, data }: ScanPixels): void {
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) {
    throw new RangeError(`The picture is ${width}x${height}; expected whole numbers above 0.`);
  }
  if (data.length !== width * height * 4) {
    throw new RangeError(
      `The picture has ${data.length} bytes; expected ${width * height * 4} (${width}x${height}, RGBA).`,
    );
  }
}

/** A size that was given leaves one split, if the lattice is large enough for it. */
function splitFor({ columns, rows }: Lattice, { size }: ScanOptions) {
  if (size === undefined || columns < size.columns || rows < size.rows) return undefined;
  return { columns: columns - size.columns, rows: rows - size.rows };
}

const isGood = (reading: GridReading) =>
  isConvincing(reading) ||
  (reading.judged.balanced && reading.judged.verdict !== 'none' && reading.stray < 4);

/** Half of the lines have a clue: otherwise it is a table, a calendar or a keyboard. */
function hasClues({ lines, width, height }: GridReading): boolean {
  const read = lines.filter(({ digits }) => digits.length > 0);
  const rows = lines.slice(0, height).filter(({ digits }) => digits.length > 0).length;
  return (
    width >= 2 &&
    height >= 2 &&
    read.length >= 0.5 * lines.length &&
    rows >= 0.4 * height &&
    read.length - rows >= 0.4 * width
  );
}

function byCorners(
  picture: Picture,
  reader: DigitReader,
  size: { columns: number; rows: number },
  corners: Quad,
): Found {
  const scaled = corners.map(({ x, y }) => [x * picture.scale, y * picture.scale] as const);
  const mapping = cornerMapping(size, scaled);
  const [xs, ys] = [scaled.map(([x]) => x), scaled.map(([, y]) => y)];
  return {
    mapping,
    lattice: size,
    reading: readGrid(picture, mapping, size, reader, { columns: 0, rows: 0 }),
    extent: { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) },
  };
}

/** From the top, and from the left where two stand side by side. */
function inReadingOrder(found: readonly Found[]): Found[] {
  return [...found].sort((a, b) => {
    const shared = Math.min(a.extent.bottom, b.extent.bottom) - Math.max(a.extent.top, b.extent.top);
    const height = Math.min(a.extent.bottom - a.extent.top, b.extent.bottom - b.extent.top);
    return shared > 0.5 * height ? a.extent.left - b.extent.left : a.extent.top - b.extent.top;
  });
}

function finished(picture: Picture, reader: DigitReader, found: readonly Found[]): ScanResult {
  const puzzles = found.map((item) => {
    const reading = rereadGrid(picture, item.mapping, item.lattice, reader, item.reading);
    const whole = withLinesBeyond(picture, reader, { ...item, reading });
    return scannedPuzzle(picture, { ...whole, reading: repairedGrid(whole.reading) });
  });
  return { ok: true, puzzles };
}
