// Puzzles as PDF, for printing.
import { deflateSync } from 'node:zlib';
import { harmless } from '@crosshatch/core/model';
import {
  type BookEntry,
  type BookOptions,
  bookLength,
  makeBook,
  missingCharacters,
  scenesToPdf,
} from '@crosshatch/core/render';
import type { Context } from '../../context.js';
import { UserError } from '../../options/definition.js';
import { counted } from '../../report/words.js';
import { MOST_PAGES } from './bounds.js';
import type { PictureFileOptions, PictureJob } from './picture-job.js';

/** One puzzle per page, with its solution small and upside down at the foot. */
export async function pdfContent({ path, pictures, options, context }: PictureJob): Promise<Uint8Array> {
  warnOfBoxes(pictures, context);
  return bookPdf(path, pictures, bookOptions(options)).bytes;
}

function bookOptions(options: PictureFileOptions): BookOptions {
  const { blackAndWhite, ruleEvery, clues, strikeOff, theme } = options;
  return {
    paper: options.paper ?? 'a4',
    solutions: 'foot',
    perPage: 1,
    ...(options.cell === undefined ? {} : { cell: options.cell }),
    ...(options.heading === false ? { titles: 'solutions' } : {}),
    picture: {
      ...(blackAndWhite === undefined ? {} : { blackAndWhite }),
      ...(ruleEvery === undefined ? {} : { ruleEvery }),
      ...(clues === undefined ? {} : { clues }),
      ...(strikeOff === undefined ? {} : { strikeOff }),
      ...(theme === undefined ? {} : { theme }),
    },
  };
}

export interface PdfFile {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

export function bookPdf(path: string, entries: readonly BookEntry[], options: BookOptions): PdfFile {
  const length = bookLength(entries, options);
  if (length > MOST_PAGES) {
    const how = options.cell === undefined ? 'fewer puzzles' : 'fewer puzzles or a smaller --cell';
    throw new UserError(
      `${path}: the file would have ${counted(length, 'page')}; expected at most ${MOST_PAGES}; choose ${how}`,
      'output',
    );
  }
  const { pages, bookmarks } = makeBook(entries, options);
  const [{ document }] = entries;
  const title = options.title ?? document.meta.title;
  const author = options.author ?? (entries.length === 1 ? document.meta.author : undefined);
  const bytes = scenesToPdf(pages, {
    ...(title === undefined ? {} : { title }),
    ...(author === undefined ? {} : { author }),
    bookmarks,
    compress: deflateSync,
  });
  return { bytes, pages: pages.length };
}

/** Warns about characters of titles and names that the font lacks. */
export function warnOfBoxes(entries: readonly BookEntry[], context: Pick<Context, 'stderr'>): void {
  const texts = entries.map(({ document: { meta } }) => `${meta.title ?? ''}${meta.author ?? ''}`);
  const missing = missingCharacters(texts.join(''));
  if (missing.length === 0) return;
  const shown = missing.slice(0, 10).join('') + (missing.length > 10 ? '…' : '');
  context.stderr.write(
    `warning: ${counted(missing.length, 'character')} of titles or names cannot be printed and will appear as boxes: ${harmless(shown)}\n`,
  );
}
