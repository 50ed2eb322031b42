// Connected components of a mask, in one pass over its rows: each span of pixels joins the components of the spans that it
// touches in the row above. Two that turn out to be one are merged into the one that was found first.

/** A component under construction: which one stands for it, and its figures. */
@unmanaged
class Label {
  parent: i32;
  area: i32;
  left: i32;
  top: i32;
  /** Exclusive. */
  right: i32;
  /** Exclusive. */
  bottom: i32;
}

/** A span of one row of pixels. */
@unmanaged
class Span {
  from: i32;
  /** Exclusive. */
  to: i32;
  label: i32;
}

const SPAN: usize = offsetof<Span>();
const LABEL: usize = offsetof<Label>();
const FIGURES: usize = 20;

let labels: usize = 0;
let count: i32 = 0;

function labelAt(index: i32): Label {
  return changetype<Label>(labels + <usize>index * LABEL);
}

function added(): i32 {
  const end = labels + <usize>(count + 1) * LABEL;
  const size = (<usize>memory.size()) << 16;
  // By an eighth and more, so that noise with a million specks does not mean as many calls.
  if (end > size && memory.grow(<i32>((max(size >> 3, 65_536) + 0xffff) >> 16)) < 0) unreachable();
  const label = labelAt(count);
  label.parent = count;
  label.area = 0;
  label.left = label.top = i32.MAX_VALUE;
  label.right = label.bottom = 0;
  return count++;
}

function rootOf(index: i32): i32 {
  let label = labelAt(index);
  while (label.parent !== index) {
    label.parent = labelAt(label.parent).parent;
    index = label.parent;
    label = labelAt(index);
  }
  return index;
}

/** Both must be roots. */
function merge(a: i32, b: i32): i32 {
  const kept = labelAt(min(a, b));
  const gone = labelAt(max(a, b));
  gone.parent = min(a, b);
  kept.area += gone.area;
  kept.left = min(kept.left, gone.left);
  kept.top = min(kept.top, gone.top);
  kept.right = max(kept.right, gone.right);
  kept.bottom = max(kept.bottom, gone.bottom);
  gone.area = 0;
  return min(a, b);
}

/** The first pixel from x on that is 0, or that is not. */
function firstOf(row: usize, x: i32, width: i32, isZero: bool): i32 {
  for (; x + 16 <= width; x += 16) {
    const bytes = v128.load(row + x);
    if (isZero ? !i8x16.all_true(bytes) : v128.any_true(bytes)) break;
  }
  while (x < width && (load<u8>(row + x) === 0) !== isZero) x++;
  return x;
}

/** Finds the spans of a row; the result is how many there are. */
function spansOf(row: usize, y: i32, width: i32, reach: i32, above: usize, end: usize, own: usize): i32 {
  let found = 0;
  for (let x = firstOf(row, 0, width, false); x < width; x = firstOf(row, x, width, false)) {
    const from = x;
    x = firstOf(row, x, width, true);
    while (above < end && changetype<Span>(above).to + reach <= from) above += SPAN;
    let label = -1;
    for (let at = above; at < end && changetype<Span>(at).from < x + reach; at += SPAN) {
      const other = rootOf(changetype<Span>(at).label);
      label = label < 0 || label === other ? other : merge(label, other);
    }
    if (label < 0) label = added();
    const figures = labelAt(label);
    figures.area += x - from;
    figures.left = min(figures.left, from);
    figures.top = min(figures.top, y);
    figures.right = max(figures.right, x);
    figures.bottom = y + 1;
    const span = changetype<Span>(own + <usize>found * SPAN);
    span.from = from;
    span.to = x;
    span.label = label;
    found++;
  }
  return found;
}

/**
 * Figures of the components of the pixels that are not 0, at least `least` pixels large, in the order of their first pixels:
 * area, left, top, right and bottom, written to `room`. The result is how many there are. Memory beyond `room` is used.
 */
export function components(mask: usize, width: i32, height: i32, reach: i32, least: i32, room: usize): i32 {
  const most = <usize>((width >> 1) + 1) * SPAN;
  let above = room;
  let own = room + most;
  labels = room + 2 * most;
  count = 0;
  let before: usize = 0;
  for (let y = 0; y < height; y++) {
    const found = spansOf(mask + <usize>(y * width), y, width, reach, above, above + before * SPAN, own);
    before = found;
    const free = above;
    above = own;
    own = free;
  }
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const area = labelAt(i).area;
    if (area === 0 || area < least) continue;
    memory.copy(room + <usize>kept * FIGURES, changetype<usize>(labelAt(i)) + 4, FIGURES);
    kept++;
  }
  return kept;
}

/** Sides of a cell in pixels at least, how much of its box it fills, and how long it is as a multiple of its width. */
const LEAST_SIDE: i32 = 4;
const LEAST_FILLED: f64 = 0.45;
const MOST_ASPECT: f64 = 3.2;

/** Of the components in `room`, keeps those that are compact and of a plausible size. The result is how many there are. */
export function cells(room: usize, count: i32, most: f64): i32 {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const at = room + <usize>i * FIGURES;
    const width = load<i32>(at, 12) - load<i32>(at, 4);
    const height = load<i32>(at, 16) - load<i32>(at, 8);
    const wide = <f64>width;
    const high = <f64>height;
    if (width < LEAST_SIDE || height < LEAST_SIDE || wide > most || high > most) continue;
    if (<f64>load<i32>(at) < LEAST_FILLED * wide * high) continue;
    if (wide > MOST_ASPECT * high || high > MOST_ASPECT * wide) continue;
    memory.copy(room + <usize>kept * FIGURES, at, FIGURES);
    kept++;
  }
  return kept;
}
