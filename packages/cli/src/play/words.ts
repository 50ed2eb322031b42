// What the game says, in one place.
import type { RightSoFar } from 'crosshatch/explain';
import type { MistakeSearch } from 'crosshatch/play';
import { counted, harmless } from '../report/words.js';

export const SAY = {
  welcome: 'Space fills, x crosses, ? lists all keys.',
  resumed: (moves: number) => `Welcome back: ${counted(moves, 'move')} so far.`,
  thinking: 'Thinking ... Esc stops.',
  more: '(h: more)',
  solved: (title: string | undefined, moves: number) =>
    `Solved${title === undefined ? '' : `: ${harmless(title)}`}, in ${counted(moves, 'move')}. q quits.`,
  solvedBefore: 'Solved. C clears the marks to begin anew, q quits.',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  nothingToCross: 'No finished line has a cell left to cross.',
  cleared: 'All marks are gone; u brings them back.',
  trying: 'From here on you try: k keeps what you try, d drops it.',
  noTrial: 'You are not trying anything; t begins.',
  kept: 'Kept.',
  dropped: 'Dropped; r brings it back.',
  notSaved: (reason: string) => `Not saved: ${reason}`,
} as const;

/** "Right so far?", without saying where. */
export function checkWords(answer: RightSoFar): string {
  switch (answer.answer) {
    case 'yes':
      return 'Right so far.';
    case 'no':
      return 'There is a mistake. b goes back to before it.';
    case 'cannot-tell':
      return answer.because === 'several'
        ? 'No mistake so far: the puzzle has several solutions, and your marks fit at least one.'
        : 'This puzzle has no solution, so nothing is right or wrong.';
    default:
      return 'That took too long to find out.';
  }
}

/** What going back to before the mistake came to. */
export function mistakeWords(search: MistakeSearch, moves: number): string {
  switch (search.kind) {
    case 'right':
      return 'Right so far: there is nothing to go back to.';
    case 'no-solution':
      return 'This puzzle has no solution, so nothing is right or wrong.';
    case 'undecided':
      return 'That took too long to find out.';
    default:
      return search.moves === null
        ? 'The marks that the file came with are wrong already; C clears them.'
        : `Back to before the mistake: ${counted(moves - search.moves, 'move')} undone, r brings them back.`;
  }
}
