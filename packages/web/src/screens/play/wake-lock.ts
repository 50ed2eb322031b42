// Keeps the screen on while a puzzle is being played.
import { effect, type ReadonlySignal } from '@preact/signals';
import { settings } from '../../settings/settings.js';

/** Starts; the result lets the screen go dark again. */
export function stayAwake(isOver: ReadonlySignal<boolean>): () => void {
  let lock: WakeLockSentinel | undefined;
  let isAsking = false;
  let isStopped = false;
  const release = () => {
    lock?.release().catch(() => undefined);
    lock = undefined;
  };
  const isWanted = () => !isStopped && settings.peek().awake && !isOver.peek() && !document.hidden;
  const ask = async () => {
    if (!isWanted() || !('wakeLock' in navigator)) return release();
    // The browser itself lets it go when the page is hidden.
    if (isAsking || lock?.released === false) return;
    isAsking = true;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    isAsking = false;
    // The puzzle may have been solved or left while the browser thought about it.
    if (!isWanted()) release();
  };
  const stop = effect(() => {
    void settings.value.awake;
    void isOver.value;
    ask();
  });
  document.addEventListener('visibilitychange', ask);
  return () => {
    isStopped = true;
    stop();
    document.removeEventListener('visibilitychange', ask);
    release();
  };
}
