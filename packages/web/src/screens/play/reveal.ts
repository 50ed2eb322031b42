// The moment at the end: the lines fade, the cells close up, the picture stays. At once for those who
// want no motion.
import { announce } from '../../shell/announcer.js';
import { play as words } from '../../strings/play.js';
import type { Session } from './session.js';

const DURATION = 900;

/** Starts; the result stops. */
export function reveal(session: Session): () => void {
  session.control.fitAll();
  session.control.isBare.value = true;
  announce(`${words.solvedTitle}. ${words.solvedText(session.entry.document.meta.title ?? '')}`);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    session.revealed.value = 1;
    return () => hide(session);
  }
  let frame = 0;
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - start) / DURATION));
    session.revealed.value = part * part * (3 - 2 * part);
    if (part < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
    hide(session);
  };
}

/** Back to a grid to play on. */
function hide({ revealed, control }: Session): void {
  revealed.value = 0;
  control.isBare.value = false;
}
