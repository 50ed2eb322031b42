// Removes box lines from the ink of a strip. Only ink beside a line of the lattice, and only where it runs
// on for most of a cell: the stem of a 1 beside its box must stay.
import { CELL, type Strip } from './strip.js';

const REACH = Math.round(CELL * 0.14);

/** Ink at this offset from a line over this share of a cell is the line, not a digit. */
const SHARE = 0.8;

/** Clears lattice lines in both directions; across the bands only inside the lattice, `length` cells long. */
export function removeBoxLines(strip: Strip, length: number): void {
  const { area, lines } = strip;
  const rows = lines === 'rows';
  const inside = (line: number) => line >= 0 && line <= length;
  for (let line = area.left; line <= area.right; line++) {
    if (rows && !inside(line)) continue;
    for (let cell = area.top; cell < area.bottom; cell++) clearSegment(strip, 'vertical', line, cell);
  }
  for (let line = area.top; line <= area.bottom; line++) {
    if (!rows && !inside(line)) continue;
    for (let cell = area.left; cell < area.right; cell++) clearSegment(strip, 'horizontal', line, cell);
  }
}

function clearSegment(strip: Strip, direction: 'vertical' | 'horizontal', line: number, cell: number): void {
  const { area, width, height, mask } = strip;
  const vertical = direction === 'vertical';
  const centre = Math.round((line - (vertical ? area.left : area.top)) * CELL);
  const from = Math.max(0, Math.round((cell - (vertical ? area.top : area.left)) * CELL));
  const to = Math.min(vertical ? height : width, from + CELL);
  const [stride, pace] = vertical ? [1, width] : [width, 1];
  const most = vertical ? width : height;
  const lined: number[] = [];
  for (let offset = -REACH; offset <= REACH; offset++) {
    const place = centre + offset;
    if (place < 1 || place >= most - 1) continue;
    let count = 0;
    for (let i = from; i < to; i++) {
      const at = i * pace + place * stride;
      if (mask[at] !== 0 || mask[at - stride] !== 0 || mask[at + stride] !== 0) count++;
    }
    if (count > SHARE * (to - from)) lined.push(place);
  }
  for (const place of lined) {
    for (let i = from; i < to; i++) mask[i * pace + place * stride] = 0;
  }
}
