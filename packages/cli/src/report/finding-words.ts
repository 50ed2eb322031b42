// Findings about a puzzle that are known without solving, with the suspected lines.
import { asSentence, findingMessage, suspectsSentence } from '@crosshatch/core/messages';
import type { Finding, Puzzle } from '@crosshatch/core/model';

export function findingWords(puzzle: Puzzle, finding: Finding): string {
  return [asSentence(findingMessage(finding, puzzle)), suspectsSentence(finding, puzzle)].join(' ').trimEnd();
}
