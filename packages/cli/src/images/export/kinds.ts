// The one place where kinds of picture files are registered. A file's name decides which is written. How a
// kind is drawn is loaded when it is asked for: most commands draw none.
import { extname } from 'node:path';
import { UsageError } from '../../options/definition.js';
import type { PictureJob } from './picture-job.js';

export interface PictureKind {
  /** As file names end, without the dot. */
  readonly id: string;
  /** Paper stays white, and a file takes any number of puzzles, a page each; others take exactly one. */
  readonly isPaper: boolean;
  /** Whether it shows the solve step by step, which takes a solution. */
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

/** The kind that a file's name asks for; undefined when it is none of a picture. */
export function pictureKind(path: string): PictureKind | undefined {
  const extension = extname(path).slice(1).toLowerCase();
  return PICTURE_KINDS.find(({ id }) => id === extension);
}

/** The same, or a UserError that lists the kinds. */
export function requirePictureKind(path: string): PictureKind {
  const kind = pictureKind(path);
  if (kind !== undefined) return kind;
  const endings = PICTURE_KINDS.map(({ id }) => `.${id}`).join(', ');
  throw new UsageError(
    `${path}: can not tell what kind of picture this is to be; let its name end in one of ${endings}`,
  );
}
