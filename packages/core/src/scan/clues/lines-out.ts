// Removes box lines from the ink of a strip. Only ink beside a line of the lattice, and only where it runs
// on for most of a cell: the stem of a 1 beside its box must stay.
import { CELL, type Strip } from './strip.js';

const REACH = Math.round(CELL * 0.14);

/** Ink along this share of a cell's side is the line, not a digit. */
const SHARE = 0.8;

/** The same for a cell whose neighbour along the line has the line at the same place. */
const SHARE_BESIDE = 0.55;

/** Ink no thicker than this beside a line that was removed is its rough edge; strokes of digits are thicker. */
const FRINGE = 2;
const FRINGE_SHARE = 0.35;

/** Pixels by which a line may climb within an outermost cell, where the mapping of a curled page is least certain. */
const SLOPES = [0, -2, 2, -4, 4, -7, 7];
const STRAIGHT = [0];

/** Where a line runs through one cell: rows of pixels beside the lattice line, and how much it climbs. */
interface Segment {
  readonly offsets: readonly number[];
  readonly slope: number;
}

const NONE: Segment = { offsets: [], slope: 0 };

/** Clears lattice lines in both directions; across the bands only inside the lattice, `length` cells long. */
export function removeBoxLines(strip: Strip, length: number): void {
  const { area, lines } = strip;
  const slopes = (cell: number) => (cell === 0 || cell === length - 1 ? SLOPES : STRAIGHT);
  const rows = lines === 'rows';
  const inside = (line: number) => line >= 0 && line <= length;
  for (let line = area.left; line <= area.right; line++) {
    if (!rows || inside(line)) removeLine(strip, true, line, area.top, area.bottom, slopes);
  }
  for (let line = area.top; line <= area.bottom; line++) {
    if (rows || inside(line)) removeLine(strip, false, line, area.left, area.right, slopes);
  }
}

function removeLine(
  strip: Strip,
  vertical: boolean,
  line: number,
  first: number,
  end: number,
  slopes: (cell: number) => readonly number[],
): void {
  const segments: Segment[] = [];
  for (let cell = first; cell < end; cell++)
    segments.push(segmentOf(strip, vertical, line, cell, slopes(cell)));
  const whole = segments.map(({ offsets }) => offsets.length > 0);
  for (let i = 0; i < segments.length; i++) {
    if (whole[i] || slopes(first + i) === STRAIGHT) continue;
    const beside = [segments[i - 1], segments[i + 1]].filter(
      (_, k) => whole[i + (k === 0 ? -1 : 1)] === true,
    );
    if (beside.length > 0) segments[i] = continued(strip, vertical, line, first + i, beside);
  }
  for (let i = 0; i < segments.length; i++) clearSegment(strip, vertical, line, first + i, segments[i]);
}

/** Where a lattice line passes one cell: its pixels `from` to `to` along the line, and how to step through the mask. */
function stretchOf({ area, width, height }: Strip, vertical: boolean, line: number, cell: number) {
  const from = Math.max(0, Math.round((cell - (vertical ? area.top : area.left)) * CELL));
  return {
    centre: Math.round((line - (vertical ? area.left : area.top)) * CELL),
    from,
    to: Math.min(vertical ? height : width, from + CELL),
    stride: vertical ? 1 : width,
    pace: vertical ? width : 1,
    most: vertical ? width : height,
  };
}

/** Counts ink along a line through one cell, `offset` pixels beside the lattice line. */
function inkAlong(
  strip: Strip,
  vertical: boolean,
  line: number,
  cell: number,
  { offset, slope }: { offset: number; slope: number },
): number {
  const { mask } = strip;
  const { centre, from, to, stride, pace, most } = stretchOf(strip, vertical, line, cell);
  let count = 0;
  for (let i = from; i < to; i++) {
    const place = centre + offset + Math.round(slope * ((i - from) / CELL - 0.5));
    if (place < 1 || place >= most - 1) continue;
    const at = i * pace + place * stride;
    if (mask[at] !== 0 || mask[at - stride] !== 0 || mask[at + stride] !== 0) count++;
  }
  return count / Math.max(1, to - from);
}

function segmentOf(
  strip: Strip,
  vertical: boolean,
  line: number,
  cell: number,
  slopes: readonly number[],
): Segment {
  let best: Segment = NONE;
  for (const slope of slopes) {
    const offsets: number[] = [];
    for (let offset = -REACH; offset <= REACH; offset++) {
      if (inkAlong(strip, vertical, line, cell, { offset, slope }) > SHARE) offsets.push(offset);
    }
    // The right slope covers the full thickness of the line.
    if (offsets.length > best.offsets.length) best = { offsets, slope };
  }
  return best;
}

/** The line of a neighbouring cell goes on, although less of it can be seen. */
function continued(
  strip: Strip,
  vertical: boolean,
  line: number,
  cell: number,
  beside: readonly Segment[],
): Segment {
  const near = new Set(beside.flatMap(({ offsets }) => offsets.flatMap((o) => [o - 1, o, o + 1])));
  const offsets = [...near].filter(
    (offset) => inkAlong(strip, vertical, line, cell, { offset, slope: 0 }) > SHARE_BESIDE,
  );
  return { offsets, slope: 0 };
}

function clearSegment(
  strip: Strip,
  vertical: boolean,
  line: number,
  cell: number,
  { offsets, slope }: Segment,
): void {
  const { mask } = strip;
  const { centre, from, to, stride, pace, most } = stretchOf(strip, vertical, line, cell);
  for (const offset of offsets) {
    for (let i = from; i < to; i++) {
      const place = centre + offset + Math.round(slope * ((i - from) / CELL - 0.5));
      if (place >= 0 && place < most) mask[i * pace + place * stride] = 0;
    }
  }
  if (offsets.length === 0) return;
  clearFringe(strip, vertical, line, cell, { edge: Math.min(...offsets), outward: -1, slope });
  clearFringe(strip, vertical, line, cell, { edge: Math.max(...offsets), outward: 1, slope });
}

/** Clears the rough edge of a line that was removed. */
function clearFringe(
  strip: Strip,
  vertical: boolean,
  line: number,
  cell: number,
  { edge, outward, slope }: { edge: number; outward: number; slope: number },
): void {
  const { mask } = strip;
  const { centre, from, to, stride, pace, most } = stretchOf(strip, vertical, line, cell);
  const thin: number[] = [];
  for (let i = from; i < to; i++) {
    const first = centre + edge + outward + Math.round(slope * ((i - from) / CELL - 0.5));
    let thick = 0;
    for (let place = first; thick <= FRINGE; place += outward, thick++) {
      if (place < 0 || place >= most || mask[i * pace + place * stride] === 0) break;
    }
    for (let k = 0; thick <= FRINGE && k < thick; k++) thin.push(i * pace + (first + k * outward) * stride);
  }
  // The tips of a digit are thin too, but short.
  if (thin.length > FRINGE_SHARE * (to - from)) for (const at of thin) mask[at] = 0;
}
