// Prints the puzzle that is played: its clues and an empty grid.
import { gradeWords } from '../../cards/grades.js';
import { shownTitle } from '../../puzzles/title.js';
import { notify } from '../../shell/announcer.js';
import { home, play as words } from '../../strings/words.js';
import type { Session } from './session.js';

export async function printThis({ entry, model, isFresh }: Session): Promise<void> {
  const { width, height } = model.puzzle;
  const title = shownTitle(entry, model.solved.peek() || !isFresh) || words.untitled;
  const facts = [home.size(width, height), ...(entry.grade === '' ? [] : [gradeWords(entry.grade)])];
  try {
    const { printPuzzle } = await import('../../share/print-puzzle.js');
    await printPuzzle(entry.document, title, facts.join(' · '));
  } catch {
    notify(words.printFailed);
  }
}
