// What a puzzle is called. A shipped puzzle that is not solved yet has a number: its title would give the picture away.
import { settings } from '../settings/settings.js';
import { home as words } from '../strings/words.js';
import type { PuzzleEntry } from './entry.js';

/** The title, or the number; empty when it has neither. */
export function shownTitle({ number, document: { meta } }: PuzzleEntry, isSolved: boolean): string {
  const { title = '' } = meta;
  return number === undefined || isSolved || settings.value.showTitles ? title : words.numbered(number);
}
