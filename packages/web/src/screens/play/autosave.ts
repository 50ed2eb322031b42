// Keeps the play after every move. One write at a time: what changes meanwhile is written next, so that
// the last state always gets there.

import { writePlay } from '@crosshatch/core/play';
import { effect } from '@preact/signals';
import { keepProgress, type ProgressRecord } from '../../puzzles/progress.js';
import type { Clock } from './clock.js';
import type { PlayModel } from './play-model.js';

/** Starts; the result writes a last time and stops. */
export function autosave(id: string, model: PlayModel, clock: Clock): () => void {
  let writing = false;
  let isDue = false;
  const save = async () => {
    isDue = true;
    if (writing) return;
    writing = true;
    while (isDue) {
      isDue = false;
      // Storage may be full; the play goes on, and the next move tries again.
      await keepProgress(recordOf(id, model, clock)).catch(() => undefined);
    }
    writing = false;
  };
  const before = model.play.peek();
  const stop = effect(() => {
    // Nothing is kept of a puzzle that was only looked at.
    if (model.play.value !== before) save();
  });
  const leave = () => {
    if (document.hidden && model.play.peek().done.length > 0) save();
  };
  document.addEventListener('visibilitychange', leave);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', leave);
    if (model.play.peek().done.length > 0) save();
  };
}

function recordOf(id: string, model: PlayModel, clock: Clock): ProgressRecord {
  const solved = model.solved.peek();
  return {
    id,
    play: writePlay(model.play.peek()),
    seconds: clock.seconds.peek(),
    done: model.done(),
    solved,
    touched: Date.now(),
    picture: solved ? model.picture() : '',
  };
}
