// Grey planes of colour pictures.

/** Grey levels of a row of pixels, three bytes each: 0.299, 0.587 and 0.114 of 65,536, rounded to the nearest level. */
export function greyRow(rgb: usize, count: i32, out: usize): void {
  // Green counts in two halves, because 38,470 does not fit into 16 bits with a sign.
  const weights = i16x8(19_595, 19_235, 7_471, 19_235, 19_595, 19_235, 7_471, 19_235);
  const first = i8x16(0, -1, 1, -1, 2, -1, 1, -1, 3, -1, 4, -1, 5, -1, 4, -1);
  const second = i8x16(6, -1, 7, -1, 8, -1, 7, -1, 9, -1, 10, -1, 11, -1, 10, -1);
  const half = i32x4.splat(32_768);
  let x = 0;
  // Each load takes sixteen bytes for four pixels: the last ones are left to the other loop.
  for (; x + 6 <= count; x += 4, rgb += 12, out += 4) {
    const bytes = v128.load(rgb);
    const a = i32x4.dot_i16x8_s(i8x16.swizzle(bytes, first), weights);
    const b = i32x4.dot_i16x8_s(i8x16.swizzle(bytes, second), weights);
    const sum = i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7));
    const level = i32x4.shr_u(i32x4.add(sum, half), 16);
    const halves = i16x8.narrow_i32x4_u(level, level);
    store<u32>(out, i32x4.extract_lane(i8x16.narrow_i16x8_u(halves, halves), 0));
  }
  for (; x < count; x++, rgb += 3, out++) {
    const sum = 19_595 * <i32>load<u8>(rgb) + 38_470 * <i32>load<u8>(rgb, 1) + 7_471 * <i32>load<u8>(rgb, 2);
    store<u8>(out, (sum + 32_768) >> 16);
  }
}

/** Means of two by two pixels of two rows, rounded to the nearest level. */
export function halveRows(upper: usize, lower: usize, count: i32, out: usize): void {
  for (let x = 0; x < count; x++, upper += 2, lower += 2, out++) {
    const sum =
      <i32>load<u8>(upper) + <i32>load<u8>(upper, 1) + <i32>load<u8>(lower) + <i32>load<u8>(lower, 1);
    store<u8>(out, (sum + 2) >> 2);
  }
}
