// Which ink of a strip is strong enough for its surroundings.

const edges: usize = memory.data(256 * 4, 16);
const inners: usize = memory.data(256 * 4, 16);

/** Ink of which a share of 0.03 is at least as strong. */
function topOf(histogram: usize, count: i32): f32 {
  let rest = <f64>count * 0.03;
  let value = 255;
  while (value > 0 && rest >= <f64>load<i32>(histogram + (value << 2))) {
    rest -= <f64>load<i32>(histogram + (value << 2));
    value--;
  }
  return <f32>value;
}

/**
 * Strongest ink of every tile: all of it, and what lies inside cells. `insideX` and `insideY` are 1 for the columns and rows
 * of pixels that do.
 */
export function strongest(
  ink: usize,
  width: i32,
  height: i32,
  tile: i32,
  insideX: usize,
  insideY: usize,
  all: usize,
  inside: usize,
): void {
  for (let top = 0; top < height; top += tile) {
    for (let left = 0; left < width; left += tile, all += 4, inside += 4) {
      const right = min(width, left + tile);
      const bottom = min(height, top + tile);
      memory.fill(edges, 0, 1024);
      memory.fill(inners, 0, 1024);
      for (let y = top; y < bottom; y++)
        countRow(ink + <usize>(y * width), left, right, insideX, load<u8>(insideY + y) !== 0);
      let count = 0;
      for (let value: usize = 0; value < 1024; value += 4) {
        const own = load<i32>(inners + value);
        count += own;
        store<i32>(edges + value, load<i32>(edges + value) + own);
      }
      store<f32>(all, topOf(edges, (right - left) * (bottom - top)));
      store<f32>(inside, topOf(inners, count));
    }
  }
}

function countRow(row: usize, left: i32, right: i32, insideX: usize, isInside: bool): void {
  for (let x = left; x < right; x++) {
    const histogram = isInside && load<u8>(insideX + x) !== 0 ? inners : edges;
    const at = histogram + ((<usize>load<u8>(row + x)) << 2);
    store<i32>(at, load<i32>(at) + 1);
  }
}

/** The mask of a strip: 1 where the ink exceeds the limit of its tile, `columns` of them in a row. */
export function applyLimits(
  ink: usize,
  width: i32,
  height: i32,
  tile: i32,
  limits: usize,
  columns: i32,
  mask: usize,
): void {
  for (let y = 0; y < height; y++) {
    const own = limits + ((<usize>((y / tile) * columns)) << 2);
    limitRow(ink + <usize>(y * width), width, tile, own, mask + <usize>(y * width));
  }
}

/** Levels are whole: what exceeds the limit also exceeds its whole part. */
function limitRow(ink: usize, width: i32, tile: i32, limits: usize, mask: usize): void {
  for (let left = 0; left < width; left += tile, limits += 4) {
    const limit = <i32>Math.floor(<f64>load<f32>(limits));
    for (let x = left, right = min(width, left + tile); x < right; x++)
      store<u8>(mask + x, <i32>load<u8>(ink + x) > limit ? 1 : 0);
  }
}
