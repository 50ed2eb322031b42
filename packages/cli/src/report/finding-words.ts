// What is known to be wrong with a puzzle before any solving, and where to look for it.
import { asSentence, findingMessage, suspectsSentence } from '@crosshatch/core/messages';
import type { Finding, Puzzle } from '@crosshatch/core/model';

export function findingWords(puzzle: Puzzle, finding: Finding): string {
  return [asSentence(findingMessage(finding, puzzle)), suspectsSentence(finding, puzzle)].join(' ').trimEnd();
}
