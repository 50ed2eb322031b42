// A book of puzzles as scenes, one per page, for PDF. Also for a single puzzle on a page.
import type { PdfOptions } from '../pdf/pdf.js';
import type { Scene } from '../scene.js';
import { type BookEntry, type BookOptions, type NumberedEntry, titleOf } from './entry.js';
import { contentsLength, contentsPages, titlePage } from './front-matter.js';
import { PAPERS } from './paper.js';
import { type PlannedPage, type PlannedSpread, planPages } from './plan.js';
import { footRoom, puzzlePage } from './puzzle-page.js';
import { solutionPages, solutionsLength } from './solutions.js';
import { cutSheets, type SheetPlan, spreadPages } from './spread.js';

/** The pages of a book as scenes, in points (1/72 inch), with its bookmarks. */
export interface Book {
  readonly pages: readonly Scene[];
  /** The outline that viewers show beside the pages. */
  readonly bookmarks: NonNullable<PdfOptions['bookmarks']>;
}

type Part = { readonly page: PlannedPage } | { readonly spread: PlannedSpread; readonly sheets: SheetPlan };

/**
 * How many pages the book would have, without drawing it.
 *
 * @example
 * bookLength(entries); // pages
 */
export function bookLength(entries: readonly BookEntry[], options: BookOptions = {}): number {
  const numbered = numberedEntries(entries, options);
  const parts = partsOfBook(numbered, options);
  const solutions = atTheEnd(numbered, parts, options);
  return frontLength(entries, options) + puzzleLength(parts) + solutionsLength(solutions.length);
}

/**
 * A booklet to print: title page, puzzles, solutions.
 *
 * @example
 * const { pages } = makeBook([{ document, solution }], { paper: 'a4' });
 */
export function makeBook(entries: readonly BookEntry[], options: BookOptions = {}): Book {
  if (entries.length === 0) throw new RangeError('There are no entries; a book needs at least one puzzle.');
  if (options.paper !== undefined && !PAPERS.includes(options.paper)) {
    throw new RangeError(`paper is "${options.paper}"; expected one of ${PAPERS.join(', ')}.`);
  }
  const numbered = numberedEntries(entries, options);
  const hasNumbers = numbered[0].number !== undefined;
  const parts = partsOfBook(numbered, options);
  const front = frontLength(entries, options);
  const pageOf = new Map<NumberedEntry, number>();
  const puzzles: Scene[] = [];
  for (const part of parts) {
    const page = front + puzzles.length + 1;
    for (const entry of entriesOf(part)) pageOf.set(entry, page);
    const shown = hasNumbers ? page : undefined;
    if ('page' in part) puzzles.push(puzzlePage(part.page, options, shown));
    else puzzles.push(...spreadPages(part.spread, part.sheets, options, shown));
  }
  const opening = front === 0 ? [] : [titlePage(numbered, options)];
  const contents = front < 2 ? [] : contentsPages(numbered, pageOf, options, 2);
  const first = front + puzzles.length + 1;
  const hidden = atTheEnd(numbered, parts, options);
  const solutions = hidden.length === 0 ? [] : solutionPages(hidden, options, hasNumbers ? first : undefined);
  const bookmarks = [
    ...(contents.length === 0 ? [] : [{ page: 1, title: 'Contents' }]),
    ...(entries.length === 1
      ? []
      : numbered.map((entry) => ({ page: (pageOf.get(entry) ?? 1) - 1, title: bookmark(entry, options) }))),
    ...(solutions.length === 0 ? [] : [{ page: first - 1, title: 'Solutions' }]),
  ];
  return { pages: [...opening, ...contents, ...puzzles, ...solutions], bookmarks };
}

function numberedEntries(entries: readonly BookEntry[], options: BookOptions): NumberedEntry[] {
  const isNumbered = options.numbered ?? entries.length > 1;
  return entries.map((entry, i) => ({ ...entry, number: isNumbered ? i + 1 : undefined }));
}

function partsOfBook(entries: readonly NumberedEntry[], options: BookOptions): Part[] {
  return planPages(entries, options).map((planned) =>
    planned.kind === 'page' ? { page: planned } : { spread: planned, sheets: cutSheets(planned, options) },
  );
}

function entriesOf(part: Part): readonly NumberedEntry[] {
  return 'page' in part ? part.page.places.map(({ entry }) => entry) : [part.spread.entry];
}

function frontLength(entries: readonly BookEntry[], options: BookOptions): number {
  if (options.title === undefined) return 0;
  return entries.length === 1 ? 1 : 1 + contentsLength(entries.length, options);
}

function puzzleLength(parts: readonly Part[]): number {
  return parts.reduce(
    (sum, part) => sum + ('page' in part ? 1 : part.sheets.across.length * part.sheets.down.length),
    0,
  );
}

/** The entries whose solutions are printed at the end: all, or those without room on their own page. */
function atTheEnd(
  entries: readonly NumberedEntry[],
  parts: readonly Part[],
  options: BookOptions,
): NumberedEntry[] {
  if (options.solutions === 'none') return [];
  const onPage = new Set<NumberedEntry>();
  for (const part of parts) {
    if (!('page' in part)) continue;
    for (const { entry, area, cell } of part.page.places) {
      if (footRoom(entry, area, cell, options) > 0) onPage.add(entry);
    }
  }
  return entries.filter((entry) => entry.solution !== undefined && !onPage.has(entry));
}

function bookmark(entry: NumberedEntry, options: BookOptions): string {
  const title = options.titles === 'solutions' ? '' : titleOf(entry);
  return (
    [entry.number === undefined ? '' : String(entry.number), title].filter(Boolean).join('  ') || 'Puzzle'
  );
}
