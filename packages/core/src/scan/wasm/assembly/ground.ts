// Backgrounds of the numbers on a strip.

/** Four levels each, for three channels. */
const histograms: usize = memory.data(3 * 64 * 4, 16);
const BINS: i32 = 64;

/**
 * Median colours of rectangles of a strip, from every third pixel. `boxes` holds left, top, right and bottom of each, inside
 * the strip; three numbers each are written to `out`.
 */
export function medianColors(colors: usize, width: i32, boxes: usize, count: i32, out: usize): void {
  for (let i = 0; i < count; i++, boxes += 16, out += 12)
    medianColor(
      colors,
      width,
      load<i32>(boxes),
      load<i32>(boxes, 4),
      load<i32>(boxes, 8),
      load<i32>(boxes, 12),
      out,
    );
}

function medianColor(
  colors: usize,
  width: i32,
  left: i32,
  top: i32,
  right: i32,
  bottom: i32,
  out: usize,
): void {
  memory.fill(histograms, 0, 3 * 64 * 4);
  let count = 0;
  for (let y = top; y < bottom; y += 3) {
    for (let x = left; x < right; x += 3) {
      const from = colors + <usize>(y * width + x) * 3;
      for (let c: usize = 0; c < 3; c++) {
        const bin = histograms + (c << 8) + ((<usize>load<u8>(from + c) >> 2) << 2);
        store<i32>(bin, load<i32>(bin) + 1);
      }
      count++;
    }
  }
  for (let c: usize = 0; c < 3; c++) {
    const histogram = histograms + (c << 8);
    let rest = <f64>count / 2.0;
    let bin = 0;
    while (bin < BINS - 1 && rest > <f64>load<i32>(histogram + (bin << 2))) {
      rest -= <f64>load<i32>(histogram + (bin << 2));
      bin++;
    }
    const own = load<i32>(histogram + (bin << 2));
    // Inside the bin: where the middle one lies among its neighbours.
    store<f32>(out + (c << 2), <f32>(<f64>(bin * 4) + (own > 0 ? (4.0 * rest) / <f64>own : 2.0) - 0.5));
  }
}

/** Channels of the slots around one. */
const around: usize = memory.data(25 * 4, 16);

/**
 * Where the neighbours of a slot inside boxes agree on a background that differs by at most `level`, it becomes that of the
 * slot. Slots of one cell are `pace` apart from those of the next one; `boxed` is 1 for slots inside boxes.
 */
export function levelSlots(
  colors: usize,
  bands: i32,
  count: i32,
  pace: i32,
  boxed: usize,
  level: f32,
  out: usize,
): void {
  for (let band = 0; band < bands; band++) {
    for (let slot = 0; slot < count; slot++) {
      const own = <usize>(band * count + slot) * 12;
      if (
        load<u8>(boxed + slot) !== 0 &&
        levelSlot(colors, bands, count, pace, boxed, level, band, slot, out + own)
      )
        continue;
      memory.copy(out + own, colors + own, 12);
    }
  }
}

function levelSlot(
  colors: usize,
  bands: i32,
  count: i32,
  pace: i32,
  boxed: usize,
  level: f32,
  band: i32,
  slot: i32,
  out: usize,
): bool {
  for (let c = 0; c < 3; c++) {
    let found = 0;
    for (let b = max(0, band - 2); b <= min(bands - 1, band + 2); b++) {
      for (let s = slot - 2 * pace; s <= slot + 2 * pace; s += pace) {
        if (s < 0 || s >= count || load<u8>(boxed + s) === 0) continue;
        const value = load<f32>(colors + ((<usize>((b * count + s) * 3 + c)) << 2));
        let at = found++;
        for (; at > 0 && load<f32>(around + ((at - 1) << 2)) > value; at--)
          store<f32>(around + (at << 2), load<f32>(around + ((at - 1) << 2)));
        store<f32>(around + (at << 2), value);
      }
    }
    const median = load<f32>(around + ((found >> 1) << 2));
    if (
      abs(<f64>median - <f64>load<f32>(colors + ((<usize>((band * count + slot) * 3 + c)) << 2))) > <f64>level
    )
      return false;
    store<f32>(out + (c << 2), median);
  }
  return true;
}
