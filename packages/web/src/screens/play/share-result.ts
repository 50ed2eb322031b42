// A result to send: size, grade, time and stars, without a word about the picture.

import { gradeWords } from '../../cards/grades.js';
import { notify } from '../../shell/announcer.js';
import { home, play as words } from '../../strings/words.js';
import { timeText } from './clock.js';
import type { Session } from './session.js';

/** Size and grade, and the time. */
export function resultFacts({ entry, model, ending, clock }: Session): [...facts: string[], time: string] {
  const { width, height } = model.puzzle;
  const seconds = ending.result.peek()?.seconds ?? clock.seconds.peek();
  const grade = entry.grade === '' ? [] : [gradeWords(entry.grade)];
  return [home.size(width, height), ...grade, timeText(seconds)];
}

function resultText(session: Session): string {
  const facts = resultFacts(session);
  return words.resultText(facts.slice(0, -1).join(', '), facts[facts.length - 1], session.ending.stars);
}

/** Through the browser's own way to share, or into the clipboard. */
export async function shareResult(session: Session): Promise<void> {
  const text = resultText(session);
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      notify(words.resultCopied);
    }
  } catch (error) {
    // Closing the dialog of the system is an answer, too.
    if (!(error instanceof DOMException && error.name === 'AbortError')) notify(text);
  }
}
