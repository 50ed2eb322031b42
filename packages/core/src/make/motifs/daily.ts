// The puzzle of a day: the same for everyone, small on Monday and large on Sunday. It is an ordinary picture of a motif,
// so that its code recreates it without the date.
import { Random } from '../../model/index.js';
import { type MotifPuzzle, pictureFrom, suits } from './endless.js';
import { ALL_MOTIFS, MOTIFS } from './registry.js';

/** The longer side by weekday, Monday first. */
const SIDES = [10, 12, 15, 16, 20, 25, 30] as const;
/** The weekdays whose picture is coloured: Wednesday and Saturday. */
const COLORED: readonly number[] = [2, 5];
const COLORS = 4;
/** Days are counted from a Monday, 1 January 2018. */
const FIRST = dayCount(2018, 1, 1);

/**
 * The puzzle of a day of the Gregorian calendar: unique, and solvable by line logic alone. Deterministic.
 *
 * @example
 * const { puzzle, motif } = daily('2026-11-18');
 */
export function daily(date: string): MotifPuzzle {
  const day = dayOf(date);
  const week = Math.floor(day / 7);
  const weekday = day - 7 * week;
  const random = new Random(mixed(day));
  const side = SIDES[weekday];
  const colors = COLORED.includes(weekday) ? COLORS : 1;
  const all = MOTIFS.map((_, i) => i).filter(
    (i) => suits(i, day, side) && (colors === 1 || ALL_MOTIFS[i].colors.length > 1),
  );
  // Every motif moves on by three weekdays a week, so that none comes twice within a week.
  const turn = all.filter((i) => (i + 3 * week + 6 * weekday) % 7 === 0);
  // Where there are pictures drawn by hand, on Mondays, they are the best ones.
  const byHand = all.filter((i) => ALL_MOTIFS[i].largest !== undefined && random.below(3) > 0);
  const motifs = byHand.length > 0 ? byHand : turn.length > 0 ? turn : all;
  const motif = MOTIFS[motifs[random.below(motifs.length)]];
  return pictureFrom({ size: side, motif, colors }, random);
}

/** Spreads neighbouring days over all seeds. */
function mixed(day: number): number {
  const h = Math.imul(day ^ 0x5bd1e995, 0x9e3779b1);
  return (h ^ (h >>> 15)) >>> 0;
}

/** The number of the day, 0 for the first one. */
function dayOf(date: string): number {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []).map(Number);
  if (month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month)) {
    return dayCount(year, month, day) - FIRST;
  }
  throw new RangeError(`date is "${date.slice(0, 40)}"; expected a day such as 2026-11-18.`);
}

function lengthOf(year: number, month: number): number {
  const next = month === 12 ? dayCount(year + 1, 1, 1) : dayCount(year, month + 1, 1);
  return next - dayCount(year, month, 1);
}

/** Days of the Gregorian calendar since 1 March of the year 0. The year begins in March: the leap day is its last. */
function dayCount(year: number, month: number, day: number): number {
  const y = month < 3 ? year - 1 : year;
  const m = month < 3 ? month + 9 : month - 3;
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leaps + Math.floor((153 * m + 2) / 5) + day - 1;
}
