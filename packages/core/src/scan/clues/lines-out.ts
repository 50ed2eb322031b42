// Removes box lines from the ink of a strip. Only ink beside a line of the lattice, and only where it runs
// on for most of a cell: the stem of a 1 beside its box must stay.
import { kernel } from '../wasm/kernel.js';
import { CELL, type Strip } from './strip.js';

const REACH = Math.round(CELL * 0.14);

/** Bytes that the kernel needs for a cell. */
const PER_CELL = 12;

/** Clears lattice lines in both directions; across the bands only inside the lattice, `length` cells long. */
export function removeBoxLines(strip: Strip, length: number): void {
  const { area, lines, width, height } = strip;
  const rows = lines === 'rows';
  const inside = (line: number) => line >= 0 && line <= length;
  const own = kernel();
  const [mask, before] = [own.put(strip.mask), own.put(strip.mask)];
  const most = Math.max(area.right - area.left, area.bottom - area.top);
  const room = own.room(PER_CELL * most);
  const removeLine = (isUpright: boolean, line: number) => {
    const [at, first, end] = isUpright
      ? [line - area.left, area.top, area.bottom]
      : [line - area.top, area.left, area.right];
    own.exports.removeLine(
      mask,
      before,
      width,
      height,
      isUpright ? 1 : 0,
      at * CELL,
      REACH,
      CELL,
      end - first,
      -first,
      length - 1 - first,
      room,
    );
  };
  for (let line = area.left; line <= area.right; line++) if (!rows || inside(line)) removeLine(true, line);
  for (let line = area.top; line <= area.bottom; line++) if (rows || inside(line)) removeLine(false, line);
  own.read(mask, strip.mask);
}
