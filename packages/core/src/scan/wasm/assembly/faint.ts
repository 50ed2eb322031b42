// Faint pieces of ink beside strong ones: numbers that a game has greyed because they are done.
import { components } from './components';

/** Whether a rectangle has no ink in a mask. */
function isFree(mask: usize, width: i32, left: i32, top: i32, right: i32, bottom: i32): bool {
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) if (load<u8>(mask + <usize>(y * width + x)) !== 0) return false;
  }
  return true;
}

/**
 * Adds to `mask` the pieces of ink above `limit`, at least `least` pixels high, that have no ink above `strong` in the mask.
 * `weakMask` and `strongMask` have room for the masks of both, and memory from `room` on is used.
 */
export function addFaintPieces(
  mask: usize,
  ink: usize,
  width: i32,
  height: i32,
  limit: f64,
  strong: f64,
  least: i32,
  weakMask: usize,
  strongMask: usize,
  room: usize,
): void {
  for (let y = 0; y < height; y++) {
    const at = <usize>(y * width);
    splitRow(
      ink + at,
      mask + at,
      width,
      <i32>Math.floor(limit),
      <i32>Math.floor(strong),
      weakMask + at,
      strongMask + at,
    );
  }
  const count = components(weakMask, width, height, 1, least, room);
  for (let i = 0; i < count; i++) {
    const box = room + <usize>i * 20;
    const left = load<i32>(box, 4);
    const top = load<i32>(box, 8);
    const right = load<i32>(box, 12);
    const bottom = load<i32>(box, 16);
    if (bottom - top < least || !isFree(strongMask, width, left, top, right, bottom)) continue;
    for (let y = top; y < bottom; y++) {
      for (let at = <usize>(y * width + left), end = <usize>(y * width + right); at < end; at++)
        if (load<u8>(weakMask + at) !== 0) store<u8>(mask + at, 1);
    }
  }
}

/** Levels are whole: what exceeds a limit also exceeds its whole part. */
function splitRow(
  ink: usize,
  mask: usize,
  width: i32,
  low: i32,
  high: i32,
  weak: usize,
  strong: usize,
): void {
  for (let x = 0; x < width; x++) {
    const own = <i32>load<u8>(ink + x);
    store<u8>(weak + x, own > low ? 1 : 0);
    store<u8>(strong + x, own > high ? load<u8>(mask + x) : 0);
  }
}
