// Assigns puzzles to pages and chooses orientation and cell size: the largest that fits within limits. Small puzzles share
// a page; one too large for a page is split.
import { pictureLayout } from '../puzzle-scene.js';
import type { BookEntry, BookOptions, NumberedEntry } from './entry.js';
import { type Area, MM, partsOf, type Sheet, sheetOf } from './paper.js';

/** Limits of the cell size in points. */
const LEAST_CELL = 2.5 * MM;
const MOST_CELL = 8 * MM;
/** Minimum cell size with a solution at the foot; otherwise the solution gets its own page. */
const FOOT_CELL = 4 * MM;
/** Landscape must enlarge the cells by this factor to be used. */
const WORTH_TURNING = 1.12;

const GUTTER = 11 * MM;

/** Divisions of a page in portrait; swapped in landscape. Used if all cells have at least this size. */
const SHARES = [
  { count: 6, columns: 2, rows: 3, cell: 5.6 * MM },
  { count: 4, columns: 2, rows: 2, cell: 5.6 * MM },
  { count: 2, columns: 1, rows: 2, cell: 4.6 * MM },
  { count: 1, columns: 1, rows: 1, cell: 0 },
] as const;

export interface PlannedPage {
  readonly kind: 'page';
  readonly sheet: Sheet;
  readonly landscape: boolean;
  readonly places: readonly { readonly entry: NumberedEntry; readonly area: Area; readonly cell: number }[];
}

/** A puzzle split over several pages. */
export interface PlannedSpread {
  readonly kind: 'spread';
  readonly entry: NumberedEntry;
}

/** Height of the caption above a puzzle, in points. */
export const HEADER = 33;
/** Minimum height for a solution below a puzzle, including the separator. */
export const LEAST_FOOT = 38 * MM;

export function planPages(
  entries: readonly NumberedEntry[],
  options: BookOptions,
): (PlannedPage | PlannedSpread)[] {
  const pages: (PlannedPage | PlannedSpread)[] = [];
  for (let first = 0; first < entries.length; ) {
    const page = bestPage(entries.slice(first, first + SHARES[0].count), options);
    pages.push(page);
    first += page.kind === 'page' ? page.places.length : 1;
  }
  return pages;
}

function bestPage(next: readonly NumberedEntry[], options: BookOptions): PlannedPage | PlannedSpread {
  const { perPage = 'fit' } = options;
  for (const share of SHARES) {
    if (share.count === 1) break;
    if (perPage === 'fit' ? next.length < share.count : perPage !== share.count) continue;
    const page = turnedPage(next.slice(0, share.count), share, options);
    const least = perPage === 'fit' ? share.cell : LEAST_CELL;
    if (leastCell(page) >= least) return page;
  }
  const [entry] = next;
  const page = turnedPage([entry], SHARES[3], options);
  if (leastCell(page) >= LEAST_CELL) return page;
  return { kind: 'spread', entry };
}

/** Portrait, or landscape if that is sufficiently better. */
function turnedPage(
  entries: readonly NumberedEntry[],
  share: (typeof SHARES)[number],
  options: BookOptions,
): PlannedPage {
  const upright = pageOf(entries, share, options, false);
  const turned = pageOf(entries, share, options, true);
  return leastCell(turned) > leastCell(upright) * WORTH_TURNING ? turned : upright;
}

function pageOf(
  entries: readonly NumberedEntry[],
  { columns, rows }: (typeof SHARES)[number],
  options: BookOptions,
  landscape: boolean,
): PlannedPage {
  const sheet = sheetOf(options.paper ?? 'a4', landscape);
  const areas = landscape
    ? partsOf(sheet.inside, rows, columns, GUTTER)
    : partsOf(sheet.inside, columns, rows, GUTTER);
  const places = entries.map((entry, i) => ({
    entry,
    area: areas[i],
    cell: cellIn(entry, areas[i], options),
  }));
  return { kind: 'page', sheet, landscape, places };
}

/** The cell size that fills the area; 0 if the requested size does not fit. */
function cellIn(entry: BookEntry, area: Area, options: BookOptions): number {
  const { width, height } = pictureLayout(entry.document, unitPicture(options));
  const fitsBeside = (taken: number) => Math.min(area.width / width, (area.height - HEADER - taken) / height);
  const fits = fitsBeside(0);
  if (options.cell !== undefined) return options.cell * MM <= fits ? options.cell * MM : 0;
  const hasFoot = options.solutions === 'foot' && entry.solution !== undefined;
  const besideFoot = hasFoot ? fitsBeside(LEAST_FOOT) : 0;
  return Math.min(besideFoot >= FOOT_CELL ? besideFoot : fits, MOST_CELL);
}

/** The layout of a puzzle with cells of size 1 and no margin. */
export function unitPicture(options: BookOptions) {
  return { ...options.picture, cellSize: 1, margin: 0, heading: false };
}

function leastCell({ places }: PlannedPage): number {
  return Math.min(...places.map(({ cell }) => cell));
}
