// What the game says, in one place.
import type { Judgement, MistakeSearch } from '@crosshatch/core/explain';
import { judgementSentence, mistakeSentence } from '@crosshatch/core/messages';
import { harmless } from '@crosshatch/core/model';
import { counted } from '../report/words.js';

export const SAY = {
  welcome: 'Space fills, x crosses, ? lists all keys.',
  resumed: (moves: number) => `Welcome back: ${counted(moves, 'move')} so far.`,
  thinking: 'Thinking ... Esc stops.',
  more: '(h: more)',
  solved: (title: string | undefined, moves: number) =>
    `Solved${title === undefined ? '' : `: ${harmless(title)}`}, in ${counted(moves, 'move')}. q quits.`,
  solvedBefore: 'Solved. C clears the marks to start again, q quits.',
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
export function checkWords(judgement: Judgement): string {
  const isMistake = judgement.verdict === 'wrong' || judgement.verdict === 'wrong-together';
  return `${judgementSentence(judgement)}${isMistake ? ' b goes back to before it.' : ''}`;
}

/** What going back to before the mistake came to. */
export function mistakeWords(search: MistakeSearch): string {
  const sentence = mistakeSentence(search);
  if (search.verdict !== 'mistake') return sentence;
  return `${sentence} ${search.undo === null ? 'C clears them.' : 'r brings them back.'}`;
}
