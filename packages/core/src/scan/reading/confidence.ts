// From costs to probabilities that mean what they say. The margin of a line is the price of the cheapest
// other reading; the curve below was fitted on generated pictures (docs/scan.md shows it).

import type { ScanAlternative } from '../result.js';
import type { LineReading } from './alternatives.js';
import { margins } from './joint.js';
import { type GridReading, isConvincing } from './read-grid.js';

/** A clue below this probability is reported as doubtful. */
export const DOUBTFUL = 0.99;

/** What the solver adds to the margin of every line of a reading with a solution. */
const SOLVED = { unique: 3.5, multiple: 2, undecided: 1, none: 0 } as const;

/** Nothing that was read from a reading without a solution is certain: one of its clues is wrong. */
const WITHOUT_SOLUTION = 0.9;

/** A line that contradicted the others, whatever became of it. */
const SUSPECTED = 0.6;

const certainty = (margin: number) => 1 / (1 + Math.exp(-Math.min(14, margin)));

/** What contradictions take from the margin of the lines that do not show one: any of them may be at fault. */
const CONTRADICTED = { repaired: 0.5, open: 2.5 } as const;

/** Most that is sure about a clue with a piece of ink beside it that was not read. */
const UNREAD = 0.9;

/** Most that is sure about a clue with a colour that may be another one. */
const UNCLEAR_COLOR = 0.9;

/** Most that is sure about the clues of a cell whose mark the solution contradicts: one was misread, or the player erred. */
const AGAINST_MARK = 0.9;

/** Most that is sure about any clue if the grid itself is doubtful. */
const ODD = 0.8;

/** Most that is sure about the lines beside one that got back a run nobody saw: any of them may have lost it. */
const LOST_BESIDE = 0.95;

/** Sides with a line that has a run without digits: rows, columns. */
function sidesWithLostRuns({ readings, judged, height }: GridReading): readonly [boolean, boolean] {
  const hasLost = judged.choice.map((choice, line) =>
    readings[line][choice].parts.some((digits) => digits.length === 0),
  );
  return [hasLost.slice(0, height).includes(true), hasLost.slice(height).includes(true)];
}

/** Grids with a side this short are hardly ever printed, and often something else, unless everything fits. */
const SHORT = 4;

/** Digits outside the clues, as a share of those inside, that speak against the whole grid. */
const STRAY_SHARE = 0.4;

/** A solution that costs this much a line was found by taking other readings than the likely ones everywhere. */
const COSTLY = 1.5;

function isOdd(reading: GridReading): boolean {
  const { width, height, stray, lines, judged } = reading;
  if (reading.ambiguous === true || reading.ignoresTiles === true) return true;
  if (judged.cost > COSTLY * lines.length) return true;
  const used = lines.reduce((sum, { digits }) => sum + digits.length, 0);
  if (stray > STRAY_SHARE * used) return true;
  return Math.min(width, height) < SHORT && !(stray === 0 && isComplete(reading));
}

/** Whether every line has its clue, nothing beside it was left unread, and all of it has a solution at hardly any cost. */
const isComplete = (reading: GridReading) =>
  isConvincing(reading) && reading.lines.every(({ digits, unread }) => digits.length > 0 && unread === 0);

/** Probability of each line's clue, rows first; `againstMarks`: lines with a cell whose mark the solution contradicts. */
export function lineConfidences(
  reading: GridReading,
  againstMarks: ReadonlySet<number> = new Set(),
): number[] {
  const { readings, judged, height, lines, suspects, coloring } = reading;
  const consistent = judged.balanced && judged.verdict !== 'none';
  const bonus =
    suspects === undefined ? SOLVED[judged.verdict] : -CONTRADICTED[consistent ? 'repaired' : 'open'];
  const odd = isOdd(reading) ? ODD : 1;
  const [lostRows, lostColumns] = sidesWithLostRuns(reading).map((isLost) => (isLost ? LOST_BESIDE : 1));
  return margins(readings, height, judged.choice, consistent && suspects === undefined).map(
    (margin, line) => {
      const missing = lines[line].digits.length === 0 ? 1.5 : 0;
      const hasUnclearColor =
        coloring !== undefined &&
        readings[line][judged.choice[line]].colors.some((color) => coloring.unclear.has(color));
      const most = Math.min(
        odd,
        line < height ? lostRows : lostColumns,
        lines[line].unread > 0 ? UNREAD : 1,
        hasUnclearColor ? UNCLEAR_COLOR : 1,
        againstMarks.has(line) ? AGAINST_MARK : 1,
      );
      const own = Math.min(most, certainty(margin + bonus - missing));
      if (suspects?.has(line)) return Math.min(own, SUSPECTED);
      return consistent ? own : own * WITHOUT_SOLUTION;
    },
  );
}

/** The readings of a line as probabilities, the chosen one first with its own confidence. */
export function alternativesOf(
  readings: readonly LineReading[],
  chosen: number,
  confidence: number,
): ScanAlternative[] {
  const others = readings
    .filter((_, i) => i !== chosen)
    .slice(0, 4)
    .map(({ runs, colors, cost }) => ({ clue: runs, colors, weight: Math.exp(-cost) }));
  const total = others.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return [
    { clue: readings[chosen].runs, colors: readings[chosen].colors, probability: confidence },
    ...others.map(({ clue, colors, weight }) => ({
      clue,
      colors,
      probability: ((1 - confidence) * weight) / total,
    })),
  ];
}
