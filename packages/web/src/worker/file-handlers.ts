// Files and links: any format to documents, and documents to any format. The formats are loaded with the
// first of them.
import type { FormatInput, ParseResult, WriteResult } from '@crosshatch/core/formats';
import type { PuzzleDocument } from '@crosshatch/core/model';
import type { BookletInput } from './booklet.js';

/** What a page can cope with: far less than a program that converts collections. */
const LIMITS = { bytes: 8 * 1024 * 1024, puzzles: 500, cells: 4_000_000 };

/** What was read, and what the format is called. */
export type NamedReading = ParseResult & { readonly formatTitle: string };

/** A format that can be written, for a list to choose from. */
export interface TargetFormat {
  readonly id: string;
  readonly title: string;
  readonly extension: string;
}

export const fileHandlers = {
  /** `transpose` swaps rows and columns, for files that do not say which are which. */
  read: async (input: {
    content: FormatInput;
    name?: string;
    transpose?: boolean;
  }): Promise<NamedReading> => {
    const { formatById, parse } = await import('@crosshatch/core/formats');
    const { content, ...options } = input;
    const result = parse(content, { limits: LIMITS, ...options });
    return { ...result, formatTitle: formatById(result.format ?? '')?.title ?? '' };
  },

  write: async (input: { document: PuzzleDocument; format: string }): Promise<WriteResult> => {
    const { write } = await import('@crosshatch/core/formats');
    return write(input.document, input.format);
  },

  /** The formats that this document can be written in. */
  targets: async (input: { document: PuzzleDocument }): Promise<readonly TargetFormat[]> => {
    const { FORMATS, write } = await import('@crosshatch/core/formats');
    return FORMATS.filter((format) => format.write !== undefined && write(input.document, format.id).ok).map(
      ({ id, title, extensions }) => ({ id, title, extension: extensions[0] }),
    );
  },

  picture: async (input: { document: PuzzleDocument; isSolved: boolean }): Promise<string> => {
    const { drawSvg } = await import('@crosshatch/core/render');
    const { document, isSolved } = input;
    return drawSvg(document, isSolved ? document.goal : undefined);
  },

  /** A pack as a booklet to print, as PDF; how many puzzles are done. */
  booklet: async (input: BookletInput, progress: (done: number) => void): Promise<Uint8Array> =>
    (await import('./booklet.js')).booklet(input, progress),

  /** A page to print, as PDF; the solution stands small and upside down at its foot. */
  paper: async (input: { document: PuzzleDocument; isSolved: boolean }): Promise<Uint8Array> => {
    const { makeBook, scenesToPdf } = await import('@crosshatch/core/render');
    const { document, isSolved } = input;
    const solution = isSolved ? document.goal : undefined;
    const entry = { document, ...(solution === undefined ? {} : { solution }) };
    const { pages, bookmarks } = makeBook([entry], { solutions: 'foot' });
    const { title, author } = document.meta;
    return scenesToPdf(pages, {
      ...(title === undefined ? {} : { title }),
      ...(author === undefined ? {} : { author }),
      bookmarks,
    });
  },
};
