// Metadata in formats that have comments and nothing else for it. We write labelled lines
//   Title: Kite
//   Author: A. Maker
// and read them back exactly; of comments in the wild we understand what people usually write:
// the title first, then `by A. Maker`, then `Copyright ..`; `site #12: Kite` has an id before the title.
import type { Metadata } from '../model/index.js';
import { decodeEntities, encodeEntities } from './reading/html-entities.js';
import { type MetadataFields, metadata } from './reading/reading.js';

const LABELS = ['title', 'author', 'copyright', 'license', 'source', 'id', 'description'] as const;

/** All fields, for a format's `supports.meta`. */
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
    const text = comment.trim();
    const colon = text.indexOf(':');
    // No label is longer than this: of a long line no copy in lower case is made.
    const label = text.slice(0, Math.min(Math.max(colon, 0), 20)).toLowerCase();
    const field = LABELS.find((name) => name === label);
    if (field !== undefined) fields[field] = decodeEntities(text.slice(colon + 1).trim());
    else if (/\w/.test(text)) rest.push(decodeEntities(text));
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
      const { id, title = comment } = numbered(comment);
      fields.id ??= id;
      if (title !== '') fields.title = title;
    }
  }
}

/** The parts of `site #12: Kite`; the title is '' in `site #12`. Neither in any other comment. */
function numbered(comment: string): { id?: string; title?: string } {
  const id = /^\S+ #\d+/.exec(comment)?.[0];
  if (id === undefined) return {};
  if (id.length === comment.length) return { id, title: '' };
  const title = comment[id.length] === ':' ? comment.slice(id.length + 1).trim() : '';
  return title === '' ? {} : { id, title };
}
