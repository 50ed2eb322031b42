// Numbers that a game has greyed because they are done stand beside black ones, and their ink is too weak for a limit
// that follows the strongest ink around. What is apart from all strong ink is no blurred edge of it, and neither is what has
// no strong ink in itself: there a lower limit holds.
import { components } from '../image/components.js';
import type { Plane } from '../image/picture.js';

/** Whether a rectangle has no ink in a mask. */
function isFree(
  { width, data }: Plane<Uint8Array>,
  { left, top, right, bottom }: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>,
): boolean {
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) if (data[y * width + x] !== 0) return false;
  }
  return true;
}

/** Ink this much stronger than the limit, within one piece, has blurred edges that the limit would take in. */
const STRONGER = 2.5;

/**
 * Adds to `mask` the pieces of ink above `limit`, at least `least` pixels high, that are apart from what it has, or faint all
 * over: half a number may lie where the limit is lower.
 */
export function addFaintPieces(
  mask: Plane<Uint8Array>,
  ink: Uint8ClampedArray,
  limit: number,
  least: number,
): void {
  const { width, height, data } = mask;
  const weak = { width, height, data: new Uint8Array(data.length) };
  for (let i = 0; i < ink.length; i++) weak.data[i] = ink[i] > limit ? 1 : 0;
  const strong = { width, height, data: data.slice() };
  for (let i = 0; i < ink.length; i++) if (ink[i] <= STRONGER * limit) strong.data[i] = 0;
  for (const box of components(weak, 8, least)) {
    if (box.bottom - box.top < least || !isFree(strong, box)) continue;
    for (let y = box.top; y < box.bottom; y++) {
      for (let x = box.left; x < box.right; x++) if (weak.data[y * width + x] !== 0) data[y * width + x] = 1;
    }
  }
}
