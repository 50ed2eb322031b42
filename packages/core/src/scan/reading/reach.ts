// How far from the lattice digits can be clues: up to the first empty stretch, or to where letters, icons or
// a texture begin to outnumber them.
import { colorsOf } from '../clues/glyph-colors.js';
import { digitProbability, type Glyphs } from '../clues/glyphs.js';
import { isFaint, usualLevel } from '../clues/greyed.js';
import { CELL, type Strip } from '../clues/strip.js';
import { median } from '../image/median.js';
import type { DigitMark } from './digit-marks.js';

/** Farthest that the first number may stand from the lattice, and the widest empty stretch, in cells. */
const FIRST_DISTANCE = 2.8;
const WIDEST_GAP = 1.7;
const SLOTS = 4;

/** Pieces of a texture often look a little like a digit, and seldom certainly. */
const CERTAIN = 0.9;

/** What a certain digit beside the middle of its column counts among the pieces that are none: some of a text are centred. */
const ASTRAY = 2;

/** What a piece that is no digit counts against one that is. */
const OTHER = 0.6;

const isInRow = ({ v }: DigitMark) => Math.abs(v - Math.floor(v) - 0.5) < 0.36;

/** How far the middle of a column's number may be from where the others are, in cells. */
const OFF_CENTRE = 0.16;

/** Free space inside a number, in digit heights. */
const WIDEST_PAIR = 0.4;

/**
 * Whether a digit belongs to a number that stands in the middle of its column. Text above the clues does so only by chance:
 * its letters pass from one column to the next.
 */
function columnCentring(marks: readonly DigitMark[], digitHeight: number): (mark: DigitMark) => boolean {
  const middles = new Map<DigitMark, number>();
  const columns = new Map<number, DigitMark[]>();
  for (const mark of marks) {
    const column = Math.floor(mark.u);
    columns.set(column, [...(columns.get(column) ?? []), mark]);
  }
  for (const mark of marks) {
    const column = Math.floor(mark.u);
    const beside = (columns.get(column) ?? []).filter(
      (other) => Math.abs(other.v - mark.v) < 0.5 * digitHeight,
    );
    if (beside.length > 2) continue;
    const [first, second] = beside.sort((a, b) => a.u - b.u);
    if (second !== undefined && second.left - first.right > WIDEST_PAIR * digitHeight) continue;
    const left = Math.min(...beside.map((other) => other.left));
    const right = Math.max(...beside.map((other) => other.right));
    middles.set(mark, (left + right) / 2 - column - 0.5);
  }
  const near = marks.filter((mark) => mark.v > -FIRST_DISTANCE && digitProbability(mark.glyph) > CERTAIN);
  const usual = median(near.flatMap((mark) => middles.get(mark) ?? [])) ?? 0;
  return (mark) => Math.abs((middles.get(mark) ?? 1) - usual) < OFF_CENTRE;
}

/** Distance outside the lattice in cells; marks beyond it are not clues. */
export function clueReach(strip: Strip, glyphs: Glyphs, marks: readonly DigitMark[]): number {
  const rows = strip.lines === 'rows';
  const depth = rows ? -strip.area.left : -strip.area.top;
  const count = Math.ceil(depth * SLOTS);
  if (count <= 0) return 0;
  const digits = new Float32Array(count);
  const others = new Float32Array(count);
  const add = (list: Float32Array, distance: number, amount: number) => {
    const slot = Math.floor(distance * SLOTS);
    if (slot >= 0 && slot < count) list[slot] += amount;
  };
  const isCentred = rows ? isInRow : columnCentring(marks, glyphs.digitHeight / CELL);
  for (const mark of marks) {
    const sure = digitProbability(mark.glyph);
    const distance = -(rows ? mark.u : mark.v);
    if (sure > CERTAIN)
      add(isCentred(mark) ? digits : others, distance, isCentred(mark) || rows ? 1 : ASTRAY);
    else add(others, distance, sure > 0.7 ? 1 : 0.5);
  }
  // The ends of pills and the texture of paper are fainter than any letter.
  const usual = usualLevel(glyphs);
  for (const glyph of glyphs.list) {
    if (digitProbability(glyph) >= 0.12 || isFaint(glyph, usual)) continue;
    const middle = rows ? (glyph.box.left + glyph.box.right) / 2 : (glyph.box.top + glyph.box.bottom) / 2;
    add(others, depth - middle / CELL, 1);
  }
  const colors = colorsOf(strip, glyphs.others);
  for (const [i, box] of glyphs.others.entries()) {
    if (isFaint({ colors: colors[i] }, usual)) continue;
    const middle = rows ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2;
    add(others, depth - middle / CELL, 1);
  }
  // The stretch with the most digits and the fewest other pieces in it. Seams between pills have pieces in a few
  // slots, a texture or a title has them in all.
  let [last, end] = [-1, -1];
  let [balance, most] = [0, 0];
  for (let slot = 0; slot < count; slot++) {
    if ((slot - last) / SLOTS > (last < 0 ? FIRST_DISTANCE : WIDEST_GAP)) break;
    balance += digits[slot] - OTHER * others[slot];
    if (digits[slot] === 0) continue;
    last = slot;
    if (balance > most) [end, most] = [slot, balance];
  }
  return end < 0 ? 0 : (end + 1.6) / SLOTS;
}
