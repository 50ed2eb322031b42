// The kinds of picture files, by how their names end.
import { extname } from 'node:path';
import { Refusal } from '../command-line/definition.js';

const PICTURE_KINDS = ['svg', 'png', 'gif', 'pdf'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** The kind that a file's name asks for; undefined when it is none of a picture. */
export function pictureKind(path: string): PictureKind | undefined {
  const extension = extname(path).slice(1).toLowerCase();
  return PICTURE_KINDS.find((kind) => kind === extension);
}

/** The same, or a Refusal that lists the kinds. */
export function requirePictureKind(path: string): PictureKind {
  const kind = pictureKind(path);
  if (kind !== undefined) return kind;
  const endings = PICTURE_KINDS.map((known) => `.${known}`).join(', ');
  throw new Refusal(
    `${path}: can not tell what kind of picture this is to be; let its name end in one of ${endings}`,
    'usage',
  );
}
