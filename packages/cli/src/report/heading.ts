// The heading above a picture: which puzzle it is.

import { harmless } from '@crosshatch/core/model';
import type { SourcedDocument } from '../input/documents.js';

/** `pack.non #3 - Castle - by Crosshatch`; empty for a single puzzle without a title. */
export function headingOf({ document, name, isOnly }: SourcedDocument): string {
  const { title, author } = document.meta;
  const parts = [...(isOnly ? [] : [name]), ...(title ? [title] : []), ...(author ? [`by ${author}`] : [])];
  return harmless(parts.join(' - '));
}
