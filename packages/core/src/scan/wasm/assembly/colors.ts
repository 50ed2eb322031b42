// The colours of digits: that of their strokes, and that of what they stand on.

const histogram: usize = memory.data(256 * 4, 16);

/** Adds up the colours of the pixels of a box whose ink lies between two levels, and writes their mean. */
function meanColor(
  colors: usize,
  ink: usize,
  width: i32,
  box: usize,
  least: i32,
  most: i32,
  out: usize,
): void {
  const right = load<i32>(box, 8);
  const bottom = load<i32>(box, 12);
  let red = 0;
  let green = 0;
  let blue = 0;
  let count = 0;
  for (let y = load<i32>(box, 4); y < bottom; y++) {
    for (let x = load<i32>(box); x < right; x++) {
      const at = <usize>(y * width + x);
      const own = <i32>load<u8>(ink + at);
      if (own < least || own > most) continue;
      const from = colors + at * 3;
      red += <i32>load<u8>(from);
      green += <i32>load<u8>(from, 1);
      blue += <i32>load<u8>(from, 2);
      count++;
    }
  }
  store<f64>(out, <f64>red / <f64>count);
  store<f64>(out, <f64>green / <f64>count, 8);
  store<f64>(out, <f64>blue / <f64>count, 16);
}

function countAt(level: i32): i32 {
  return load<i32>(histogram + ((<usize>level) << 2));
}

/**
 * Mean colours of the strongest and of the weakest ink of some boxes, a share of the pixels each; more where levels are equal.
 * `boxes` holds left, top, right and bottom of each; six numbers each are written to `out`.
 */
export function colorsOf(
  colors: usize,
  ink: usize,
  width: i32,
  boxes: usize,
  count: i32,
  share: f64,
  out: usize,
): void {
  for (let i = 0; i < count; i++, boxes += 16, out += 48) {
    const left = load<i32>(boxes);
    const top = load<i32>(boxes, 4);
    const right = load<i32>(boxes, 8);
    const bottom = load<i32>(boxes, 12);
    memory.fill(histogram, 0, 1024);
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const at = histogram + ((<usize>load<u8>(ink + <usize>(y * width + x))) << 2);
        store<i32>(at, load<i32>(at) + 1);
      }
    }
    const part = max(1, <i32>Math.floor(share * <f64>(right - left) * <f64>(bottom - top)));
    let high = 255;
    for (let rest = part - countAt(high); rest > 0 && high > 0; ) rest -= countAt(--high);
    let low = 0;
    for (let rest = part - countAt(low); rest > 0 && low < 255; ) rest -= countAt(++low);
    meanColor(colors, ink, width, boxes, high, 255, out);
    meanColor(colors, ink, width, boxes, 0, low, out + 24);
  }
}
