// Keeps the screen on while a puzzle is being played.
import { effect, type ReadonlySignal } from '@preact/signals';
import { settings } from '../../settings/settings.js';

/** Starts; the result lets the screen go dark again. */
export function stayAwake(isOver: ReadonlySignal<boolean>): () => void {
  let lock: WakeLockSentinel | undefined;
  const release = () => {
    lock?.release().catch(() => undefined);
    lock = undefined;
  };
  const ask = async () => {
    const isWanted = settings.peek().awake && !isOver.peek() && !document.hidden;
    if (!isWanted || !('wakeLock' in navigator)) return release();
    // The browser itself lets it go when the page is hidden.
    if (lock === undefined || lock.released) {
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    }
  };
  const stop = effect(() => {
    void settings.value.awake;
    void isOver.value;
    ask();
  });
  document.addEventListener('visibilitychange', ask);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', ask);
    release();
  };
}
