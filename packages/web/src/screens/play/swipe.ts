// A swipe to the left or right over a panel: to the next (1) or the one before (-1).
import type { HTMLAttributes } from 'preact';

/** Pixels that a swipe is long at least. */
const FAR = 40;

type Handlers = Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onPointerUp'>;

export function swipe(turn: (by: number) => void): Handlers {
  let start: { readonly x: number; readonly y: number } | undefined;
  return {
    onPointerDown: (event: PointerEvent) => {
      start = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (start === undefined) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      start = undefined;
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}
