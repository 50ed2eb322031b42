// Reads one lattice: strips, digits, the split of grid and clues, and the best reading of all lines.
import { digitProbability, findGlyphs, type Glyphs } from '../clues/glyphs.js';
import { byInkColor, merged } from '../clues/ink-color.js';
import { removeBoxLines } from '../clues/lines-out.js';
import { CELL, makeStrip, type Strip } from '../clues/strip.js';
import type { DigitReader } from '../digits/reader.js';
import type { Lattice } from '../grid/lattice.js';
import type { GridMapping } from '../grid/mapping.js';
import type { Picture } from '../image/picture.js';
import { type LineReading, lineReadings } from './alternatives.js';
import { type DigitMark, digitMarks } from './digit-marks.js';
import { margins, sumDifference } from './joint.js';
import { bestReading, type Judged, judgedReading } from './judge.js';
import { type LineDigits, lineDigits } from './lines.js';
import { gapLimits, limitPrior } from './numbers.js';
import { clueReach } from './reach.js';
import { repairedReading } from './repair.js';
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
  /** Lines that contradict the others; undefined if contradictions were not located. */
  readonly suspects?: ReadonlySet<number>;
}

type Size = Pick<Lattice, 'columns' | 'rows'>;

interface Side {
  readonly lines: 'rows' | 'columns';
  readonly marks: readonly DigitMark[];
  /** In cells. */
  readonly digitHeight: number;
}

/** Whole cells beside or above the lattice that lie in the picture. */
function depthOutside(
  picture: Picture,
  mapping: GridMapping,
  { columns, rows }: Size,
  side: 'rows' | 'columns',
): number {
  const place = new Float64Array(2);
  const inside = (u: number, v: number) => {
    mapping.at(u, v, place);
    return place[0] > 0 && place[1] > 0 && place[0] < picture.width && place[1] < picture.height;
  };
  const most = Math.ceil((side === 'rows' ? columns : rows) / 2) + 4;
  const shares = [0.1, 0.5, 0.9];
  let depth = 0;
  while (
    depth < most &&
    shares.some((share) =>
      side === 'rows' ? inside(-depth - 0.1, share * rows) : inside(share * columns, -depth - 0.1),
    )
  ) {
    depth++;
  }
  return depth;
}

function readSide(
  picture: Picture,
  mapping: GridMapping,
  size: Size,
  lines: Side['lines'],
  reader: DigitReader,
): Side {
  const rows = lines === 'rows';
  const length = rows ? size.columns : size.rows;
  const deep = Math.min(length, Math.ceil(length / 3) + 2);
  const depth = depthOutside(picture, mapping, size, lines);
  const area = rows
    ? { left: -depth, top: 0, right: deep, bottom: size.rows }
    : { left: 0, top: -depth, right: size.columns, bottom: deep };
  const strip: Strip = makeStrip(picture, mapping, size, area, lines);
  removeBoxLines(strip, length);
  const glyphs = allGlyphs(strip, length, reader, size);
  const marks = digitMarks(strip, glyphs);
  const reach = clueReach(strip, glyphs, marks);
  return {
    lines,
    digitHeight: glyphs.digitHeight / CELL,
    marks: marks.filter((mark) => (rows ? mark.u : mark.v) > -reach),
  };
}

/** What the strip shows at first sight and, where its digits have one colour, by that colour. */
function allGlyphs(strip: Strip, length: number, reader: DigitReader, size: Size): Glyphs {
  const first = findGlyphs(strip, reader, size);
  const colored = byInkColor(strip, first);
  if (colored === undefined) return first;
  removeBoxLines(colored, length);
  return merged(first, findGlyphs(colored, reader, size));
}

/** The best threshold between digits of a number and numbers of a line, for the side whose numbers have no boxes. */
function separated(
  own: readonly LineDigits[],
  length: number,
  others: readonly (readonly LineReading[])[],
  rows: number,
  reversed: boolean,
) {
  let best: { cost: number; readings: LineReading[][] } | undefined;
  for (const limit of gapLimits(own)) {
    const readings = own.map((line) => lineReadings(line, limit, length, reversed));
    const difference = Math.abs(sumDifference([...readings, ...others], rows));
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
  /** Evidence without the solver. */
  readonly promise: number;
}

function prepared(size: Size, split: Split, sides: readonly Side[], reversed: boolean): Prepared {
  const [rowDigits, columnDigits] = sides.map(({ lines, marks, digitHeight }) =>
    lineDigits(marks, { lines, lattice: size, split, digitHeight }),
  );
  const [width, height] = [columnDigits.length, rowDigits.length];
  const columns = columnDigits.map((line) => lineReadings(line, 0.35, height, reversed));
  const rows = separated(rowDigits, width, columns, height, reversed);
  const readings = [...rows, ...columns];
  const lines = [...rowDigits, ...columnDigits];
  const stray = strayDigits(split, sides);
  const plain = readings.map(() => 0);
  const cost = readings.reduce((total, [first]) => total + first.cost, 0);
  const equal = sumDifference(readings, height) === 0 ? EQUAL_SUMS : 0;
  const promise = lineEvidence(lines, readings, plain) - cost - PER_STRAY_SOLVED * stray + equal;
  return { split, width, height, lines, readings, stray, promise };
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

function judgedSplit({ promise: _, ...ready }: Prepared, tries: number): GridReading {
  const { readings, lines, stray, height } = ready;
  const judged = bestReading(readings, height, tries);
  const solved = judged.balanced && judged.verdict !== 'none';
  return {
    ...ready,
    judged,
    evidence:
      lineEvidence(lines, readings, judged.choice) -
      judged.cost -
      (solved ? PER_STRAY_SOLVED : PER_STRAY) * stray +
      VERDICT_WORTH[judged.verdict],
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

/** The best reading of a lattice; with `split` that one only. */
export function readGrid(
  picture: Picture,
  mapping: GridMapping,
  size: Size,
  reader: DigitReader,
  split?: Split,
): GridReading {
  const sides = (['rows', 'columns'] as const).map((lines) =>
    readSide(picture, mapping, size, lines, reader),
  );
  if (split !== undefined) return judgedSplit(prepared(size, split, sides, reader.flip.x), 16);
  const ranked = rankedSplits(size, sides[0].marks, sides[1].marks);
  const likely = ranked.slice(0, PREPARED).filter(({ score }) => score > ranked[0].score - FARTHEST);
  const none = ranked.find(({ columns, rows }) => columns === 0 && rows === 0);
  if (none !== undefined && !likely.includes(none)) likely.push(none);
  const ready = likely
    .map((candidate) => prepared(size, candidate, sides, reader.flip.x))
    .sort((a, b) => b.promise - a.promise);
  let best: GridReading | undefined;
  for (const candidate of ready.slice(0, SPLITS)) {
    const reading = judgedSplit(candidate, 12);
    if (best === undefined || reading.evidence > best.evidence) best = reading;
    if (best === reading && reading.judged.verdict === 'unique' && isConvincing(reading)) break;
  }
  if (best === undefined)
    throw new RangeError(`A lattice of ${size.columns}x${size.rows} has no split; expected one.`);
  return best;
}

/** A reading without a solution, repaired where its lines contradict each other; the same one if there is no need. */
export function repairedGrid(reading: GridReading): GridReading {
  const { judged, readings, height, lines } = reading;
  if (judged.balanced && judged.verdict !== 'none') return reading;
  const plain = readings.map(() => 0);
  const certain = margins(readings, height, plain, false).map(
    (margin, line) => margin - readings[line][0].cost - (lines[line].digits.length === 0 ? 3 : 0),
  );
  const order = plain.map((_, line) => line).sort((a, b) => certain[b] - certain[a]);
  const repair = repairedReading(readings, height, plain, order);
  if (repair.suspects.size > MOST_SUSPECT_SHARE * lines.length) return reading;
  const next = judgedReading(repair.readings, height, repair.choice);
  return { ...reading, readings: repair.readings, judged: next, suspects: repair.suspects };
}

/** With more contradicting lines than this nothing is certain. */
const MOST_SUSPECT_SHARE = 0.25;
