// Sorts the shipped puzzles into groups: by size, the easy ones first; puzzles without exactly one
// solution have their own group, so that players choose them knowingly.
import type { PuzzleEntry } from '../../puzzles/entry.js';
import { gallery as words } from '../../strings/words.js';
import { gradeNumber, isCurious } from './grades.js';

export interface GalleryGroup {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly entries: readonly PuzzleEntry[];
}

/** The longest side that a puzzle of the group may have. */
const SIZES = [
  ['tiny', 5],
  ['small', 12],
  ['medium', 22],
  ['large', 36],
  ['huge', Infinity],
] as const;

export function galleryGroups(entries: readonly PuzzleEntry[]): GalleryGroup[] {
  const plain = entries.filter((entry) => !isCurious(entry.grade));
  const groups: GalleryGroup[] = SIZES.map(([id, most], i) => {
    const least = i === 0 ? 0 : SIZES[i - 1][1];
    const inGroup = plain.filter(({ document: { puzzle } }) => {
      const side = Math.max(puzzle.width, puzzle.height);
      return side > least && side <= most;
    });
    return {
      id,
      title: words.groups[id],
      entries: inGroup.sort((a, b) => gradeNumber(a.grade) - gradeNumber(b.grade)),
    };
  });
  groups.push({
    id: 'curious',
    title: words.curious,
    note: words.curiousNote,
    entries: entries.filter(({ grade }) => isCurious(grade)),
  });
  return groups.filter(({ entries: inGroup }) => inGroup.length > 0);
}
