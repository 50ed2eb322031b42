// Removes box lines from the ink of a strip. Only ink beside a line of the lattice, and only where it runs
// on for most of a cell: the stem of a 1 beside its box must stay.
import { CELL, type Strip } from './strip.js';

const REACH = Math.round(CELL * 0.14);

/** Ink along this share of a cell's side is the line, not a digit. */
const SHARE = 0.8;

/** Pixels by which a line may climb within an outermost cell, where the mapping of a curled page is least certain. */
const SLOPES = [0, -2, 2, -4, 4, -7, 7];
const STRAIGHT = [0];

/** Clears lattice lines in both directions; across the bands only inside the lattice, `length` cells long. */
export function removeBoxLines(strip: Strip, length: number): void {
  const { area, lines } = strip;
  const slopes = (cell: number) => (cell === 0 || cell === length - 1 ? SLOPES : STRAIGHT);
  const rows = lines === 'rows';
  const inside = (line: number) => line >= 0 && line <= length;
  for (let line = area.left; line <= area.right; line++) {
    if (rows && !inside(line)) continue;
    for (let cell = area.top; cell < area.bottom; cell++) clearSegment(strip, true, line, cell, slopes(cell));
  }
  for (let line = area.top; line <= area.bottom; line++) {
    if (!rows && !inside(line)) continue;
    for (let cell = area.left; cell < area.right; cell++)
      clearSegment(strip, false, line, cell, slopes(cell));
  }
}

function clearSegment(
  strip: Strip,
  vertical: boolean,
  line: number,
  cell: number,
  slopes: readonly number[],
): void {
  const { area, width, height, mask } = strip;
  const centre = Math.round((line - (vertical ? area.left : area.top)) * CELL);
  const from = Math.max(0, Math.round((cell - (vertical ? area.top : area.left)) * CELL));
  const to = Math.min(vertical ? height : width, from + CELL);
  const [stride, pace] = vertical ? [1, width] : [width, 1];
  const most = vertical ? width : height;
  let lined: readonly number[] = [];
  let slope = 0;
  for (const tried of slopes) {
    const offsets: number[] = [];
    for (let offset = -REACH; offset <= REACH; offset++) {
      let count = 0;
      for (let i = from; i < to; i++) {
        const place = centre + offset + Math.round(tried * ((i - from) / CELL - 0.5));
        if (place < 1 || place >= most - 1) continue;
        const at = i * pace + place * stride;
        if (mask[at] !== 0 || mask[at - stride] !== 0 || mask[at + stride] !== 0) count++;
      }
      if (count > SHARE * (to - from)) offsets.push(offset);
    }
    // The right slope covers the full thickness of the line.
    if (offsets.length > lined.length) [lined, slope] = [offsets, tried];
  }
  for (const offset of lined) {
    for (let i = from; i < to; i++) {
      const place = centre + offset + Math.round(slope * ((i - from) / CELL - 0.5));
      if (place >= 0 && place < most) mask[i * pace + place * stride] = 0;
    }
  }
}
