// Reads one lattice: strips, digits, the split of grid and clues, and the best reading of all lines.
import { digitProbability } from '../clues/glyphs.js';
import { THIN_INK_SHARE } from '../clues/strip.js';
import type { DigitReader } from '../digits/reader.js';
import type { GridMapping } from '../grid/mapping.js';
import type { Picture } from '../image/picture.js';
import { type LineReading, lineReadings } from './alternatives.js';
import { type Coloring, colorings, hasColoredTiles, paletteOf } from './coloring.js';
import { margins, sumDifference } from './joint.js';
import { bestReading, type Judged, judgedReading } from './judge.js';
import { type LineDigits, lineDigits } from './lines.js';
import { gapLimits, limitPrior } from './numbers.js';
import { repairedReading } from './repair.js';
import { type Look, readSide, type Side, type SideViews, type Size } from './side.js';
import { rankedSplits, type Split } from './split.js';

export interface GridReading {
  readonly split: Split;
  readonly width: number;
  readonly height: number;
  /** Rows first, then columns. */
  readonly lines: readonly LineDigits[];
  readonly readings: readonly (readonly LineReading[])[];
  readonly judged: Judged;
  /** Larger is better; comparable between splits and between lattices of one picture. */
  readonly evidence: number;
  /** Digits that stand where no clue is: in the grid or in the corner. */
  readonly stray: number;
  /** The colours of a coloured puzzle. */
  readonly coloring?: Coloring;
  /** The digits stand on tiles of several colours, but the reading has one colour. */
  readonly ignoresTiles?: boolean;
  /** The size may be another one: a blank line may be a line of clue boxes, or lie beyond the lattice. */
  readonly ambiguous?: boolean;
  /** Lines that contradict the others; undefined if contradictions were not located. */
  readonly suspects?: ReadonlySet<number>;
}

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
const PER_BLANK_LINE = 4;
const PER_STRAY = 4;
const VERDICT_WORTH = { unique: 20, multiple: 16, undecided: 12, none: 0 } as const;

/** Crosses of a player look like digits. They weigh little against a reading that has a solution. */
const PER_STRAY_SOLVED = 0.5;

/** What equal sums are worth before anything is solved. */
const EQUAL_SUMS = 15;

/** The lines of one split and their readings, before sums and solver decide between them. */
interface Prepared {
  readonly split: Split;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly LineDigits[];
  readonly readings: readonly (readonly LineReading[])[];
  readonly stray: number;
  readonly coloring?: Coloring;
  /** Evidence without the solver. */
  readonly promise: number;
}

/**
 * A split with one colour and, where that is more promising, with the colours or the stacked numbers of its digits. The
 * solver decides: numbers that are grey because they are done can have equal sums on both sides by chance.
 */
function prepared(size: Size, split: Split, sides: readonly Side[], reversed: boolean): Prepared[] {
  const plain = preparedBy(size, split, sides, { reversed });
  const stacked = reversed ? undefined : withStackedNumbers(size, split, sides, plain);
  const others = [
    ...inColors(size, split, sides, reversed, plain),
    ...(stacked === undefined ? [] : [stacked]),
  ];
  const best = others.reduce((most, next) => (next.promise > most.promise ? next : most), plain);
  return best === plain ? [plain] : [best, plain];
}

const marksOf = ({ digits }: LineDigits) => digits.map(({ mark }) => mark);

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
function inColors(
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

function preparedBy(
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
function promising(ready: Omit<Prepared, 'promise'>, extra: number): Prepared {
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
function colorWorth(
  coloring: Coloring | undefined,
  readings: readonly (readonly LineReading[])[],
  choice: readonly number[] = readings.map(() => 0),
): number {
  if (coloring === undefined) return 0;
  const used = new Set(readings.flatMap((own, line) => own[choice[line]].colors));
  return used.size < 2 ? -PER_COLOR : PER_COLOR * (used.size - 1);
}

/** Digits that are explained, less the lines without any. */
function lineEvidence(
  lines: readonly LineDigits[],
  readings: readonly (readonly LineReading[])[],
  choice: readonly number[],
): number {
  const used = choice.reduce((total, own, line) => total + readings[line][own].parts.flat().length, 0);
  const blank = lines.filter(({ digits }) => digits.length === 0).length;
  return PER_DIGIT * used - PER_BLANK_LINE * blank;
}

function judgedSplit(ready: Omit<Prepared, 'promise'>, tries: number): GridReading {
  const { readings, lines, stray, height } = ready;
  const judged = bestReading(readings, height, tries, paletteOf(ready.coloring));
  const solved = judged.balanced && judged.verdict !== 'none';
  return {
    ...ready,
    judged,
    evidence:
      lineEvidence(lines, readings, judged.choice) -
      judged.cost -
      (solved ? PER_STRAY_SOLVED : PER_STRAY) * stray +
      VERDICT_WORTH[judged.verdict] +
      (solved ? colorWorth(ready.coloring, readings, judged.choice) : 0),
  };
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

/** Readings of a split that the solver judges. */
const TRIES = 12;

/**
 * Of two readings of one grid, found by different line masks, every line as it costs less. What one of them cuts badly
 * the other may see. Undefined if they are not about the same cells.
 */
export function fusedReading(a: GridReading, b: GridReading): GridReading | undefined {
  const isSame =
    a.width === b.width &&
    a.height === b.height &&
    a.split.columns === b.split.columns &&
    a.split.rows === b.split.rows &&
    a.coloring === undefined &&
    b.coloring === undefined;
  if (!isSame) return undefined;
  const sources = a.readings.map(([first], line) => (b.readings[line][0].cost < first.cost ? b : a));
  const lines = sources.map((source, line) => source.lines[line]);
  const readings = sources.map((source, line) => source.readings[line]);
  const { split, width, height, ambiguous } = a;
  const stray = Math.min(a.stray, b.stray);
  const fused = judgedSplit({ split, width, height, lines, readings, stray }, TRIES);
  return { ...fused, ...(ambiguous === true && { ambiguous }) };
}

/** How many splits of a lattice are prepared, and how many of these are read to the end. */
const PREPARED = 10;
const SPLITS = 4;

/** Splits this far behind the best one are not considered: marks in the grid cost up to this much. */
const FARTHEST = 60;

/** A solved reading this cheap per line is right: nothing else is tried. */
const CHEAP = 0.25;

/** Whether a reading has a solution at hardly any cost. */
export function isConvincing({ judged, lines }: GridReading): boolean {
  return judged.balanced && judged.verdict !== 'none' && judged.cost < 3 + CHEAP * lines.length;
}

/** The splits that are prepared: the likely ones and always the lattice without clue boxes, or the given one. */
function splitsOf(
  size: Size,
  sides: readonly Side[],
  given: Split | undefined,
  isColored: boolean,
): readonly Split[] {
  if (given !== undefined) return [given];
  const ranked = rankedSplits(size, sides[0].marks, sides[1].marks, isColored);
  const likely = ranked.slice(0, PREPARED).filter(({ score }) => score > ranked[0].score - FARTHEST);
  const none = ranked.find(({ columns, rows }) => columns === 0 && rows === 0);
  return none === undefined || likely.includes(none) ? likely : [...likely, none];
}

/** The usual look again, for digits beyond the clues; then the others. */
const LOOKS: readonly Look[] = [{}, { isDivided: true }, { inkShare: THIN_INK_SHARE }];

/** The best reading of a lattice; with `split` that one only. */
export function readGrid(
  picture: Picture,
  mapping: GridMapping,
  size: Size,
  reader: DigitReader,
  split?: Split,
): GridReading {
  return readViews(viewsOf(picture, mapping, size, reader, {}), size, reader, split, false);
}

/** A reading without a solution, or the one that another look at its clues gives: outlined numbers, thin strokes. */
export function rereadGrid(
  picture: Picture,
  mapping: GridMapping,
  size: Size,
  reader: DigitReader,
  first: GridReading,
): GridReading {
  if (first.judged.verdict !== 'none') return first;
  for (const look of LOOKS) {
    const next = readViews(viewsOf(picture, mapping, size, reader, look), size, reader, first.split, true);
    if (next.judged.verdict === 'none' || next.evidence < first.evidence) continue;
    return first.ambiguous === true ? { ...next, ambiguous: true } : next;
  }
  return first;
}

const viewsOf = (picture: Picture, mapping: GridMapping, size: Size, reader: DigitReader, look: Look) =>
  (['rows', 'columns'] as const).map((lines) => readSide(picture, mapping, size, lines, reader, look));

function readViews(
  views: readonly SideViews[],
  size: Size,
  reader: DigitReader,
  split: Split | undefined,
  isAgain: boolean,
): GridReading {
  const plain = views.map((view) => view.plain);
  const patched = views.some((view) => view.patched !== undefined)
    ? views.map((view) => view.patched ?? view.plain)
    : undefined;
  const reversed = reader.flip.x;
  const ready = splitsOf(size, plain, split, false).flatMap((candidate) =>
    prepared(size, candidate, plain, reversed),
  );
  if (patched !== undefined) {
    for (const candidate of splitsOf(size, patched, split, true)) {
      const mono = preparedBy(size, candidate, patched, { reversed });
      ready.push(mono, ...inColors(size, candidate, patched, reversed, mono));
    }
  }
  ready.sort((a, b) => b.promise - a.promise);
  let best: { reading: GridReading; promise: number } | undefined;
  for (const candidate of ready.slice(0, SPLITS)) {
    const { promise: _, ...plainly } = candidate;
    const reading = judgedSplit(plainly, split === undefined ? TRIES : 16);
    if (best !== undefined && reading.evidence <= best.reading.evidence) continue;
    best = { reading, promise: candidate.promise };
    if (reading.judged.verdict === 'unique' && isConvincing(reading)) break;
  }
  if (best === undefined)
    throw new RangeError(`A lattice of ${size.columns}x${size.rows} has no split; expected one.`);
  const { promise } = best;
  const reading = isAgain ? withFarther(size, plain, reversed, best.reading) : best.reading;
  const ambiguous = ready.some(
    (other) =>
      (other.width !== reading.width || other.height !== reading.height) &&
      other.promise > promise - AMBIGUOUS,
  );
  const ignoresTiles = reading.coloring === undefined && hasColoredTiles(reading.lines.map(marksOf));
  return { ...reading, ...(ambiguous && { ambiguous }), ...(ignoresTiles && { ignoresTiles }) };
}

/** A reading without a solution, with the digits just beyond the clues of a side if it has one with them. */
function withFarther(size: Size, sides: readonly Side[], reversed: boolean, found: GridReading): GridReading {
  if (found.judged.verdict !== 'none' || found.coloring !== undefined) return found;
  let best = found;
  for (const lines of ['rows', 'columns'] as const) {
    const longer = sides.map((side) =>
      side.lines === lines ? { ...side, marks: [...side.marks, ...side.farther] } : side,
    );
    if (sides.every((side) => side.lines !== lines || side.farther.length === 0)) continue;
    const reading = judgedSplit(preparedBy(size, found.split, longer, { reversed }), 12);
    if (reading.judged.verdict !== 'none' && reading.evidence > best.evidence) best = reading;
  }
  return best;
}

/** Another size this close in promise may be the right one: one blank line more, and little else. */
const AMBIGUOUS = 1.5 * PER_BLANK_LINE;

/** A reading without a solution, repaired where its lines contradict each other; the same one if there is no need. */
export function repairedGrid(reading: GridReading): GridReading {
  const { judged, readings, height, lines } = reading;
  const palette = paletteOf(reading.coloring);
  if (judged.balanced && judged.verdict !== 'none') return reading;
  const plain = readings.map(() => 0);
  const certain = margins(readings, height, plain, false).map(
    (margin, line) => margin - readings[line][0].cost - (lines[line].digits.length === 0 ? 3 : 0),
  );
  const order = plain.map((_, line) => line).sort((a, b) => certain[b] - certain[a]);
  const repair = repairedReading(readings, height, plain, order, palette);
  if (repair.suspects.size > MOST_SUSPECT_SHARE * lines.length) return reading;
  const next = judgedReading(repair.readings, height, repair.choice, palette);
  return { ...reading, readings: repair.readings, judged: next, suspects: repair.suspects };
}

/** With more contradicting lines than this nothing is certain. */
const MOST_SUSPECT_SHARE = 0.25;
