// Scenes as a PDF file, one page each. Deterministic: no dates, no random ids.
import type { Scene } from '../scene.js';
import { pageContent } from './content.js';
import { PdfFonts } from './fonts.js';
import { type Compress, PdfObjects, pdfNumber, pdfString } from './objects.js';

/** Options of `scenesToPdf`. */
export interface PdfOptions {
  readonly title?: string;
  readonly author?: string;
  /** A zlib compressor, which makes the file about ten times smaller. Default: none. */
  readonly compress?: Compress;
  /** The outline that viewers show beside the pages: page (from 0) and title. */
  readonly bookmarks?: readonly { readonly page: number; readonly title: string }[];
}

/**
 * One page for each scene, as large as the scene; a unit is a point, 1/72 inch.
 *
 * @example
 * const bytes = scenesToPdf(makeBook([{ document, solution }]).pages);
 */
export function scenesToPdf(scenes: readonly Scene[], options: PdfOptions = {}): Uint8Array {
  if (scenes.length === 0) throw new RangeError('There are no scenes; a PDF file needs at least one page.');
  const objects = new PdfObjects(options.compress);
  const [catalog, tree, resources] = [objects.reserve(), objects.reserve(), objects.reserve()];
  const fonts = new PdfFonts();
  const pages = scenes.map((scene) => {
    const content = objects.addStream(pageContent(scene, fonts));
    const box = `[0 0 ${pdfNumber(scene.width)} ${pdfNumber(scene.height)}]`;
    return objects.add(
      `<</Type/Page/Parent ${tree} 0 R/MediaBox${box}/Resources ${resources} 0 R/Contents ${content} 0 R>>`,
    );
  });
  objects.add(`<</Type/Pages/Kids[${references(pages)}]/Count ${pages.length}>>`, tree);
  objects.add(`<</ProcSet[/PDF/Text]/Font${fonts.write(objects)}>>`, resources);
  const bookmarks = options.bookmarks ?? [];
  const outlines =
    bookmarks.length === 0
      ? ''
      : `/Outlines ${writeBookmarks(objects, pages, bookmarks)} 0 R/PageMode/UseOutlines`;
  objects.add(
    `<</Type/Catalog/Pages ${tree} 0 R/ViewerPreferences<</DisplayDocTitle true>>${outlines}>>`,
    catalog,
  );
  return objects.file(catalog, writeInfo(objects, options));
}

function writeInfo(objects: PdfObjects, { title, author }: PdfOptions): number {
  const entries = [
    ...(title === undefined ? [] : [`/Title${pdfString(title)}`]),
    ...(author === undefined ? [] : [`/Author${pdfString(author)}`]),
    '/Creator(Crosshatch)',
    '/Producer(Crosshatch)',
  ];
  return objects.add(`<<${entries.join('')}>>`);
}

function writeBookmarks(
  objects: PdfObjects,
  pages: readonly number[],
  bookmarks: NonNullable<PdfOptions['bookmarks']>,
): number {
  const root = objects.reserve();
  const numbers = bookmarks.map(() => objects.reserve());
  bookmarks.forEach(({ page, title }, i) => {
    const previous = i === 0 ? '' : `/Prev ${numbers[i - 1]} 0 R`;
    const next = i === numbers.length - 1 ? '' : `/Next ${numbers[i + 1]} 0 R`;
    objects.add(
      `<</Title${pdfString(title)}/Parent ${root} 0 R${previous}${next}/Dest[${pages[page]} 0 R/Fit]>>`,
      numbers[i],
    );
  });
  objects.add(
    `<</Type/Outlines/First ${numbers[0]} 0 R/Last ${numbers.at(-1)} 0 R/Count ${numbers.length}>>`,
    root,
  );
  return root;
}

function references(numbers: readonly number[]): string {
  return numbers.map((number) => `${number} 0 R`).join(' ');
}
