// What a split of a lattice may say, before sums and the solver decide: with one colour, with the colours of its digits, or
// with numbers whose digits stand one above the other.
import { digitProbability } from '../clues/glyphs.js';
import { type LineReading, lineReadings } from './alternatives.js';
import { type Coloring, colorings, hasColoredTiles } from './coloring.js';
import { sumDifference } from './joint.js';
import { type LineDigits, lineDigits } from './lines.js';
import { gapLimits, limitPrior } from './numbers.js';
import type { Side, Size } from './side.js';
import type { Split } from './split.js';

/** Lines of one side, and what is known of the other one. */
interface Unseparated {
  readonly own: readonly LineDigits[];
  /** Cells of a line. */
  readonly length: number;
  readonly others: readonly (readonly LineReading[])[];
  readonly limits: readonly number[];
  readonly reversed: boolean;
}

/** The best threshold between digits of a number and numbers of a line, for the side whose numbers have no boxes. */
function separated({ own, length, others, limits, reversed }: Unseparated): LineReading[][] {
  let best: { cost: number; readings: LineReading[][] } | undefined;
  for (const limit of limits) {
    const readings = own.map((line) => lineReadings(line, limit, length, reversed));
    const difference = Math.abs(sumDifference([...readings, ...others], own.length));
    const cost =
      readings.reduce((total, [first]) => total + first.cost, 0) +
      limitPrior(limit, own) +
      Math.min(4, difference * 2);
    if (best === undefined || cost < best.cost) best = { cost, readings };
  }
  return best?.readings ?? own.map((line) => lineReadings(line, 0.35, length, reversed));
}

const PER_DIGIT = 3;
export const PER_BLANK_LINE = 4;

/** Crosses of a player look like digits. They weigh little against a reading that has a solution. */
export const PER_STRAY_SOLVED = 0.5;

/** What equal sums are worth before anything is solved. */
const EQUAL_SUMS = 15;

/** The lines of one split and their readings. */
export interface SplitReadings {
  readonly split: Split;
  readonly width: number;
  readonly height: number;
  /** Rows first, then columns. */
  readonly lines: readonly LineDigits[];
  readonly readings: readonly (readonly LineReading[])[];
  /** Digits that stand where no clue is: in the grid or in the corner. */
  readonly stray: number;
  /** The colours of a coloured puzzle. */
  readonly coloring?: Coloring;
}

/** Before sums and solver decide between the readings. */
export interface Prepared extends SplitReadings {
  /** Evidence without the solver. */
  readonly promise: number;
}

/**
 * A split with one colour and, where that is more promising, with the colours or the stacked numbers of its digits. The
 * solver decides: numbers that are grey because they are done can have equal sums on both sides by chance.
 */
export function prepared(size: Size, split: Split, sides: readonly Side[], reversed: boolean): Prepared[] {
  const plain = preparedBy(size, split, sides, { reversed });
  const stacked = reversed ? undefined : withStackedNumbers(size, split, sides, plain);
  const others = [
    ...inColors(size, split, sides, reversed, plain),
    ...(stacked === undefined ? [] : [stacked]),
  ];
  const best = others.reduce((most, next) => (next.promise > most.promise ? next : most), plain);
  return best === plain ? [plain] : [best, plain];
}

export const marksOf = ({ digits }: LineDigits) => digits.map(({ mark }) => mark);

/** A gap inside a stacked number is at most this share of the gap between two numbers. */
const STACKED_GAP = 0.6;

/** Equal sums are less convincing in a reading that was made to have them. */
const STACKED_PRICE = 4;

/** A split whose columns have numbers with one digit above the other; undefined if all gaps between digits are alike. */
function withStackedNumbers(
  size: Size,
  split: Split,
  sides: readonly Side[],
  { readings, width, height, lines, stray }: Prepared,
): Prepared | undefined {
  const [, { marks, digitHeight, unread }] = sides;
  if (height < 10 || sumDifference(readings, height) === 0) return undefined;
  const columns = lineDigits(marks, {
    lines: 'columns',
    lattice: size,
    split,
    digitHeight,
    unread,
    stacked: true,
  });
  const gaps = columns
    .flatMap(({ digits }) => digits.filter(({ together }) => together === undefined).map(({ gap }) => gap))
    .sort((a, b) => a - b);
  if (gaps.length < 3 || gaps[0] > STACKED_GAP * gaps[gaps.length >> 1]) return undefined;
  const limits = gapLimits(columns).filter((limit) => limit >= 0);
  const others = readings.slice(0, height);
  const own = separated({ own: columns, length: height, others, limits, reversed: false });
  const stacked = { split, width, height, lines: [...lines.slice(0, height), ...columns], stray };
  return promising({ ...stacked, readings: [...others, ...own] }, -STACKED_PRICE);
}

/** A split with several colours, in every way in which its digits show some. */
export function inColors(
  size: Size,
  split: Split,
  sides: readonly Side[],
  reversed: boolean,
  { lines, height }: Prepared,
): Prepared[] {
  const marks = [lines.slice(0, height), lines.slice(height)].map((side) => side.flatMap(marksOf));
  return colorings(marks, hasColoredTiles(lines.map(marksOf))).map((coloring) =>
    preparedBy(size, split, sides, { reversed, coloring }),
  );
}

/** Equal sums in one more colour are that much less likely to be chance. */
const PER_COLOR = 4;

export function preparedBy(
  size: Size,
  split: Split,
  sides: readonly Side[],
  { reversed, coloring }: { readonly reversed: boolean; readonly coloring?: Coloring },
): Prepared {
  const [rowDigits, columnDigits] = sides.map(({ lines, marks, digitHeight, unread }) =>
    lineDigits(marks, { lines, lattice: size, split, digitHeight, unread, ...(coloring && { coloring }) }),
  );
  const [width, height] = [columnDigits.length, rowDigits.length];
  const columns = columnDigits.map((line) => lineReadings(line, 0.35, height, reversed));
  const rows = separated({
    own: rowDigits,
    length: width,
    others: columns,
    limits: gapLimits(rowDigits),
    reversed,
  });
  const ready = {
    split,
    width,
    height,
    lines: [...rowDigits, ...columnDigits],
    readings: [...rows, ...columns],
    stray: strayDigits(split, sides),
    ...(coloring && { coloring }),
  };
  return promising(ready, colorWorth(coloring, ready.readings));
}

/** With the evidence that needs no solver; equal sums are worth `extra` more. */
function promising(ready: SplitReadings, extra: number): Prepared {
  const { lines, readings, height, stray } = ready;
  const plain = readings.map(() => 0);
  const cost = readings.reduce((total, [first]) => total + first.cost, 0);
  const equal = sumDifference(readings, height) === 0 ? EQUAL_SUMS + extra : 0;
  return {
    ...ready,
    promise: lineEvidence(lines, readings, plain) - cost - PER_STRAY_SOLVED * stray + equal,
  };
}

/** What its colours add to a reading with equal sums. One in which all runs have the same colour is the plain reading. */
export function colorWorth(
  coloring: Coloring | undefined,
  readings: readonly (readonly LineReading[])[],
  choice: readonly number[] = readings.map(() => 0),
): number {
  if (coloring === undefined) return 0;
  const used = new Set(readings.flatMap((own, line) => own[choice[line]].colors));
  return used.size < 2 ? -PER_COLOR : PER_COLOR * (used.size - 1);
}

/** Digits that are explained, less the lines without any. */
export function lineEvidence(
  lines: readonly LineDigits[],
  readings: readonly (readonly LineReading[])[],
  choice: readonly number[],
): number {
  const used = choice.reduce((total, own, line) => total + readings[line][own].parts.flat().length, 0);
  const blank = lines.filter(({ digits }) => digits.length === 0).length;
  return PER_DIGIT * used - PER_BLANK_LINE * blank;
}

/** Digits in the grid or in the corner. Each strip also sees the other side's clues: those are not strays. */
function strayDigits({ columns, rows }: Split, sides: readonly Side[]): number {
  return sides.reduce(
    (total, { marks }) =>
      total +
      marks.filter(
        ({ u, v, glyph, strength }) =>
          u >= columns === v >= rows && digitProbability(glyph) > 0.7 && strength > 0.5,
      ).length,
    0,
  );
}
