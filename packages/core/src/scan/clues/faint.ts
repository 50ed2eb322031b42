// Numbers that a game has greyed because they are done stand beside black ones, and their ink is too weak for a limit
// that follows the strongest ink around. What is apart from all strong ink is no blurred edge of it, and neither is what has
// no strong ink in itself: there a lower limit holds.
import type { Plane } from '../image/picture.js';
import { kernel } from '../wasm/kernel.js';

/** Ink this much stronger than the limit, within one piece, has blurred edges that the limit would take in. */
const STRONGER = 2.5;

/**
 * Adds to `mask` the pieces of ink above `limit`, at least `least` pixels high, that are apart from what it has, or faint all
 * over: half a number may lie where the limit is lower.
 */
export function addFaintPieces(
  { width, height, data }: Plane<Uint8Array>,
  ink: Uint8ClampedArray,
  limit: number,
  least: number,
): void {
  const own = kernel();
  const [mask, source] = [own.put(data), own.put(ink)];
  const [weak, strong] = [own.room(data.length), own.room(data.length)];
  const room = own.room(12 * width + 24);
  const most = STRONGER * limit;
  own.exports.addFaintPieces(mask, source, width, height, limit, most, Math.ceil(least), weak, strong, room);
  own.read(mask, data);
}
