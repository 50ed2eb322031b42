// Removes box lines from the ink of a strip. Only ink beside a line of the lattice, and only where it runs on for most of a
// cell: the stem of a 1 beside its box must stay.

/** Ink along this share of a cell's side is the line, not a digit. */
const SHARE: f64 = 0.8;

/** The same for a cell whose neighbour along the line has the line at the same place. */
const SHARE_BESIDE: f64 = 0.55;

/** Ink no thicker than this beside a line that was removed is its rough edge; strokes of digits are thicker. */
const FRINGE: i32 = 2;
const FRINGE_SHARE: f64 = 0.35;

/** Pixels by which a line may climb within an outermost cell, where the mapping of a curled page is least certain. */
const SLOPES: usize = memory.data<i32>([0, -2, 2, -4, 4, -7, 7]);
const SLOPE_COUNT: i32 = 7;

/** Where a line runs through one cell. */
@unmanaged
class Segment {
  /** Which rows of pixels beside the lattice line it covers: a bit each, from one more than the reach on. */
  offsets: u32;
  /** The same before lines were continued. */
  seen: u32;
  /** Pixels by which it climbs. */
  slope: i32;
}

const SEGMENT: usize = offsetof<Segment>();

let mask: usize = 0;
/** The mask before any line was cleared. */
let whole: usize = 0;
/** Pixels of a cell, and from the lattice line to the farthest ink that may be it. */
let size: i32 = 0;
let reach: i32 = 0;
/** From one pixel to the next one across the line, and along it. */
let stride: i32 = 0;
let pace: i32 = 0;
/** Pixels of the strip across the line and along it, and where the lattice has the line. */
let most: i32 = 0;
let extent: i32 = 0;
let centre: i32 = 0;
let segments: usize = 0;

/** Places of thin ink along one cell. */
const thin: usize = memory.data(1024 * 4, 16);

function segmentAt(cell: i32): Segment {
  return changetype<Segment>(segments + <usize>cell * SEGMENT);
}

/**
 * Clears one line of the lattice, `at` pixels from the edge of the strip, along `cells` cells of `cell` pixels. It may climb in
 * the cells `first` and `last`. `room` has twelve bytes a cell; `before` is the mask as it was before the first line.
 */
export function removeLine(
  data: usize,
  before: usize,
  width: i32,
  height: i32,
  isUpright: bool,
  at: i32,
  farthest: i32,
  cell: i32,
  cells: i32,
  first: i32,
  last: i32,
  room: usize,
): void {
  mask = data;
  whole = before;
  size = cell;
  reach = farthest;
  stride = isUpright ? 1 : width;
  pace = isUpright ? width : 1;
  most = isUpright ? width : height;
  extent = isUpright ? height : width;
  centre = at;
  segments = room;
  for (let i = 0; i < cells; i++) findSegment(i, i === first || i === last ? SLOPE_COUNT : 1);
  for (let i = 0; i < cells; i++) {
    if (segmentAt(i).seen !== 0 || (i !== first && i !== last)) continue;
    const beside = (i > 0 ? segmentAt(i - 1).seen : 0) | (i + 1 < cells ? segmentAt(i + 1).seen : 0);
    if (beside !== 0) goOn(i, beside);
  }
  for (let i = 0; i < cells; i++) clearSegment(i);
}

/** How far a line with a slope is from where it is level. */
function climb(slope: i32, i: i32): i32 {
  return slope === 0 ? 0 : <i32>Math.floor(<f64>slope * (<f64>i / <f64>size - 0.5) + 0.5);
}

/**
 * The share of a cell along which there is ink, `offset` pixels beside the lattice line. Where a line across this one was
 * cleared nothing is known: between two thick ones less than the usual share of a cell would be left.
 */
function inkAlong(cell: i32, offset: i32, slope: i32): f64 {
  const from = cell * size;
  const to = min(extent, from + size);
  let count = 0;
  let cleared = 0;
  for (let i = from; i < to; i++) {
    const place = centre + offset + climb(slope, i - from);
    if (place < 1 || place >= most - 1) continue;
    const index = <usize>(i * pace + place * stride);
    const at = mask + index;
    if ((load<u8>(at) | load<u8>(at - stride) | load<u8>(at + stride)) !== 0) count++;
    else if (load<u8>(whole + index) !== 0) cleared++;
  }
  return <f64>count / <f64>max((to - from) >> 1, to - from - cleared);
}

function findSegment(cell: i32, slopes: i32): void {
  const own = segmentAt(cell);
  own.offsets = 0;
  own.slope = 0;
  for (let i = 0; i < slopes; i++) {
    const slope = load<i32>(SLOPES + ((<usize>i) << 2));
    let offsets: u32 = 0;
    for (let offset = -reach; offset <= reach; offset++) {
      if (inkAlong(cell, offset, slope) > SHARE) offsets |= 1 << (offset + reach + 1);
    }
    // The right slope covers the full thickness of the line.
    if (popcnt(offsets) <= popcnt(own.offsets)) continue;
    own.offsets = offsets;
    own.slope = slope;
  }
  own.seen = own.offsets;
}

/** The line of a neighbouring cell goes on, although less of it can be seen. */
function goOn(cell: i32, beside: u32): void {
  const near = beside | (beside << 1) | (beside >> 1);
  const own = segmentAt(cell);
  for (let bit = 0; bit <= 2 * reach + 2; bit++) {
    if (((near >> bit) & 1) !== 0 && inkAlong(cell, bit - reach - 1, 0) > SHARE_BESIDE)
      own.offsets |= 1 << bit;
  }
}

function clearSegment(cell: i32): void {
  const offsets = segmentAt(cell).offsets;
  const slope = segmentAt(cell).slope;
  if (offsets === 0) return;
  const from = cell * size;
  const to = min(extent, from + size);
  for (let bit = 0; bit <= 2 * reach + 2; bit++) {
    if (((offsets >> bit) & 1) === 0) continue;
    for (let i = from; i < to; i++) {
      const place = centre + bit - reach - 1 + climb(slope, i - from);
      if (place >= 0 && place < most) store<u8>(mask + <usize>(i * pace + place * stride), 0);
    }
  }
  clearFringe(from, to, <i32>ctz(offsets) - reach - 1, -1, slope);
  clearFringe(from, to, 31 - <i32>clz(offsets) - reach - 1, 1, slope);
}

/** Clears the rough edge of a line that was removed. */
function clearFringe(from: i32, to: i32, edge: i32, outward: i32, slope: i32): void {
  let found = 0;
  for (let i = from; i < to; i++) {
    const first = centre + edge + outward + climb(slope, i - from);
    let thick = 0;
    for (let place = first; thick <= FRINGE; place += outward, thick++) {
      if (place < 0 || place >= most || load<u8>(mask + <usize>(i * pace + place * stride)) === 0) break;
    }
    for (let k = 0; thick <= FRINGE && k < thick; k++, found++)
      store<i32>(thin + ((<usize>found) << 2), i * pace + (first + k * outward) * stride);
  }
  // The tips of a digit are thin too, but short.
  if (<f64>found <= FRINGE_SHARE * <f64>(to - from)) return;
  for (let i = 0; i < found; i++) store<u8>(mask + load<i32>(thin + ((<usize>i) << 2)), 0);
}
