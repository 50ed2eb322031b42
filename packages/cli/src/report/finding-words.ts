// What is known to be wrong with a puzzle before any solving, and where to look for it.
import { type Finding, lineCount, lineName, type Puzzle } from 'crosshatch/model';
import { listed } from './words.js';

/** More lines than these are no help. */
const MOST_SUSPECTS = 6;

export function findingWords(puzzle: Puzzle, finding: Finding): string {
  const suspects = finding.suspects.map((line) => lineName(puzzle, line));
  const isTelling = suspects.length > 0 && suspects.length < lineCount(puzzle) / 2;
  if (!isTelling || suspects.length > MOST_SUSPECTS) return finding.message;
  return `${finding.message} If one number is wrong, it is in ${listed(suspects, 'or')}.`;
}
