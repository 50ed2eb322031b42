// What a puzzle is called that is known by its id only.

import { noonOf } from '../puzzles/dates.js';
import { madeIdOf } from '../puzzles/made-id.js';
import { language, home as words } from '../strings/words.js';

/** The title of a daily is its day, that of Endless its code; undefined for other puzzles. */
export function madeTitle(id: string): string | undefined {
  const made = madeIdOf(id);
  if (made === undefined) return undefined;
  return made.kind === 'daily' ? dayText(made.date) : words.endlessTitle(made.code);
}

/** A day in words, in the language of the page. */
export function dayText(day: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return new Intl.DateTimeFormat(language.value, options).format(noonOf(day));
}

/** The name of a pack in the language of the page; as it is where there is none. */
export function packName(id: string): string {
  return words.packs[id] ?? id;
}
