// The messages of the game.
import type { Judgement, MistakeSearch } from '@crosshatch/core/explain';
import { judgementSentence, mistakeSentence } from '@crosshatch/core/messages';
import { harmless } from '@crosshatch/core/model';
import { counted } from '../report/words.js';

export const MESSAGES = {
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
  cleared: 'All marks removed; u restores them.',
  trying: 'Trial started: k keeps it, d discards it.',
  noTrial: 'No trial is open; t starts one.',
  kept: 'Kept.',
  dropped: 'Discarded; r restores it.',
  notSaved: (reason: string) => `Not saved: ${reason}`,
} as const;

/** Whether the marks are right, without the position of a mistake. */
export function checkWords(judgement: Judgement): string {
  const isMistake = judgement.verdict === 'wrong' || judgement.verdict === 'wrong-together';
  return `${judgementSentence(judgement)}${isMistake ? ' b goes back to before it.' : ''}`;
}

/** The result of going back to before the mistake. */
export function mistakeWords(search: MistakeSearch): string {
  const sentence = mistakeSentence(search);
  if (search.verdict !== 'mistake') return sentence;
  return `${sentence} ${search.undo === null ? 'C clears them.' : 'r restores them.'}`;
}
