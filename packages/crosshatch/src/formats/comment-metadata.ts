// Metadata in formats that have comments and nothing else for it. We write labelled lines
//   Title: Kite
//   Author: A. Maker
// and read them back exactly; of comments in the wild we understand what people usually write:
// the title first, then `by A. Maker`, then `Copyright ..`; `site #12: Kite` has an id before the title.
import type { Metadata } from '../model/index.js';
import { decodeEntities, encodeEntities } from './reading/html-entities.js';
import { type MetadataFields, metadata } from './reading/reading.js';

const LABELS = ['title', 'author', 'copyright', 'license', 'source', 'id', 'description'] as const;

/** All fields, for a format's `carries.meta`. */
export const ALL_METADATA: readonly (keyof Metadata)[] = LABELS;

/** One labelled line per field, without the comment character. */
export function commentLines(meta: Metadata): string[] {
  return LABELS.flatMap((field) => {
    const value = meta[field];
    if (value === undefined) return [];
    return [`${field[0].toUpperCase()}${field.slice(1)}: ${encodeEntities(value, '')}`];
  });
}

/** What comments say. `free` comments may be without labels. */
export function metadataOfComments(comments: readonly string[], free = true): Metadata {
  const fields: MetadataFields = {};
  const rest: string[] = [];
  for (const comment of comments) {
    const [, label = '', value = ''] = /^\s*([A-Za-z]+):\s*(.*?)\s*$/.exec(comment) ?? [];
    const field = LABELS.find((name) => name === label.toLowerCase());
    if (field !== undefined) fields[field] = decodeEntities(value);
    else if (/\w/.test(comment)) rest.push(decodeEntities(comment.trim()));
  }
  if (free) readFree(rest, fields);
  return metadata(fields);
}

function readFree(comments: readonly string[], fields: MetadataFields): void {
  for (const comment of comments) {
    const author = /^by\s+(.+)/i.exec(comment)?.[1];
    if (author !== undefined) fields.author ??= author;
    else if (/^(copyright|\(c\)|©)/i.test(comment)) fields.copyright ??= comment;
    else if (fields.title === undefined) {
      const [, id, title] = /^(\S+ #\d+)(?::\s*(.+))?$/.exec(comment) ?? [];
      fields.id ??= id;
      if (id === undefined || title !== undefined) fields.title = title ?? comment;
    }
  }
}
