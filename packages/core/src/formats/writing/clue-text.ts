// Clues as plain formats write them: numbers with something between.
import type { Clue } from '../../model/index.js';

/** The lengths of a clue's runs; `blank` stands for a line without runs. Pre: every length is known. */
export function lengthsText(clue: Clue, separator: string, blank: string): string {
  return clue?.map((run) => run.length).join(separator) || blank;
}
