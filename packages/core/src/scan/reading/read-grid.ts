// Reads one lattice: strips, digits, the split of grid and clues, and the best reading of all lines.
import { THIN_INK_SHARE } from '../clues/strip.js';
import type { DigitReader } from '../digits/reader.js';
import type { GridMapping } from '../grid/mapping.js';
import type { Picture } from '../image/picture.js';
import { hasColoredTiles, paletteOf } from './coloring.js';
import { margins } from './joint.js';
import { bestReading, type Judged, judgedReading } from './judge.js';
import {
  colorWorth,
  inColors,
  lineEvidence,
  marksOf,
  PER_BLANK_LINE,
  PER_STRAY_SOLVED,
  prepared,
  preparedBy,
  type SplitReadings,
} from './prepared.js';
import { repairedReading } from './repair.js';
import { type Look, readSide, type Side, type SideViews, type Size } from './side.js';
import { rankedSplits, type Split } from './split.js';

export interface GridReading extends SplitReadings {
  readonly judged: Judged;
  /** Larger is better; comparable between splits and between lattices of one picture. */
  readonly evidence: number;
  /** The digits stand on tiles of several colours, but the reading has one colour. */
  readonly ignoresTiles?: boolean;
  /** The size may be another one: a blank line may be a line of clue boxes, or lie beyond the lattice. */
  readonly ambiguous?: boolean;
  /** Lines that contradict the others; undefined if contradictions were not located. */
  readonly suspects?: ReadonlySet<number>;
}

const PER_STRAY = 4;
const VERDICT_WORTH = { unique: 20, multiple: 16, undecided: 12, none: 0 } as const;

function judgedSplit(ready: SplitReadings, tries: number): GridReading {
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
