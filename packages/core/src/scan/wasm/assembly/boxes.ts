// What lies in a box of a strip.

/** Shrinks a box to its ink: left, top, right and bottom are written to `out`. False if there is none. */
export function tight(
  mask: usize,
  width: i32,
  left: i32,
  top: i32,
  right: i32,
  bottom: i32,
  out: usize,
): bool {
  let l = right;
  let t = bottom;
  let r = left;
  let b = top;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (load<u8>(mask + <usize>(y * width + x)) === 0) continue;
      l = min(l, x);
      r = max(r, x + 1);
      t = min(t, y);
      b = y + 1;
    }
  }
  store<i32>(out, l);
  store<i32>(out, t, 4);
  store<i32>(out, r, 8);
  store<i32>(out, b, 12);
  return r > l && b > t;
}

/** Sums of a plane over some rows, for every column from `left` to `right`. */
export function columnSums(plane: usize, width: i32, rows: i32, left: i32, right: i32, out: usize): void {
  for (let x = left; x < right; x++, out += 4) {
    let sum = 0;
    for (let y = 0; y < rows; y++) sum += <i32>load<u8>(plane + <usize>(y * width + x));
    store<i32>(out, sum);
  }
}
