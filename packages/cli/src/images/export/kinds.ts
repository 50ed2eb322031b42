// The registry of image kinds. The file extension chooses the kind; its renderer is loaded on demand.
import { extname } from 'node:path';
import { UsageError } from '../../options/definition.js';
import type { PictureJob } from './picture-job.js';

export interface PictureKind {
  /** The file extension without the dot. */
  readonly id: string;
  /** For printing: a white background and any number of puzzles, one per page. Other kinds hold exactly one. */
  readonly isPaper: boolean;
  /** Whether the image animates the solve, which requires a solution. */
  readonly moves: 'always' | 'when-asked' | 'never';
  readonly content: (job: PictureJob) => Promise<string | Uint8Array>;
}

const PICTURE_KINDS: readonly PictureKind[] = [
  {
    id: 'svg',
    isPaper: false,
    moves: 'when-asked',
    content: async (job) => (await import('./svg.js')).svgContent(job),
  },
  {
    id: 'png',
    isPaper: false,
    moves: 'never',
    content: async (job) => (await import('./png.js')).pngContent(job),
  },
  {
    id: 'gif',
    isPaper: false,
    moves: 'always',
    content: async (job) => (await import('./gif.js')).gifContent(job),
  },
  {
    id: 'pdf',
    isPaper: true,
    moves: 'never',
    content: async (job) => (await import('./pdf.js')).pdfContent(job),
  },
];

/** The image kind of a file name; undefined if there is none. */
export function pictureKind(path: string): PictureKind | undefined {
  const extension = extname(path).slice(1).toLowerCase();
  return PICTURE_KINDS.find(({ id }) => id === extension);
}

/** The image kind of a file name. Throws a UsageError that lists the kinds. */
export function requirePictureKind(path: string): PictureKind {
  const kind = pictureKind(path);
  if (kind !== undefined) return kind;
  const endings = PICTURE_KINDS.map(({ id }) => `.${id}`).join(', ');
  throw new UsageError(`${path}: unrecognised image format; expected a name that ends in one of ${endings}`);
}
