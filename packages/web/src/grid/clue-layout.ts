// Where the runs of one clue stand inside its line of the pane, as pure data. Coordinates are relative to the
// top left corner of that line: a row's pane is `width` wide, a column's is `height` high.
//
// A clue that is longer than its pane shows what is still to do: runs that are struck off at its two ends are
// left out first; what is still too long keeps the runs next to the grid, with dots for the rest.
import type { Clue } from '@crosshatch/core/model';
import { type Geometry, PAD, runEms, splitAt } from './geometry.js';

/** A run by its index, or `more`: dots for those that are left out; `none`: the sign of a clue without runs. */
export interface PlacedRun {
  readonly run: number | 'more' | 'none';
  /** Its middle, and the width that it has. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface ClueToPlace {
  readonly clue: Clue;
  readonly struck: readonly boolean[] | undefined;
  /** Whether letters stand beside the lengths. */
  readonly withMark: boolean;
}

/** The runs of a row, right-aligned. `isWhole`: all of them, in a pane as wide as they need. */
export function placeRow(geometry: Geometry, line: ClueToPlace, isWhole: boolean): PlacedRun[] {
  const { font, cell, rowStack } = geometry;
  const width = isWhole ? geometry.wholeLeft : geometry.left;
  const { clue, withMark } = line;
  if (clue === null || clue.length === 0) return [none(width - PAD - font * 0.5, cell / 2, font)];
  const ems = clue.map((run) => font * runEms(run.length, withMark));
  const room = width - 2 * PAD;
  const widthsOf = (shown: Shown) => [...(shown.hasMore ? [font] : []), ...ems.slice(shown.from, shown.to)];
  const fits = (shown: Shown) =>
    (rowStack === 1 ? total(widthsOf(shown)) : splitAt(widthsOf(shown)).width) <= room + 0.5;
  const shown = isWhole ? all(clue.length) : cut(clue.length, line.struck, fits, font * 1.1 <= room);
  const widths = ems.slice(shown.from, shown.to);
  const lines =
    rowStack === 1 || total(widths) <= room ? [shown.to] : [shown.from + splitAt(widths).first, shown.to];
  const placed: PlacedRun[] = [];
  let start = shown.from;
  lines.forEach((end, i) => {
    const y = lines.length === 1 ? cell / 2 : cell * (i === 0 ? 0.27 : 0.73);
    let right = width - PAD;
    for (let run = end - 1; run >= start; run--) {
      placed.push({ run, x: right - ems[run] / 2, y, width: ems[run] });
      right -= ems[run];
    }
    if (i === 0 && shown.hasMore) placed.push({ run: 'more', x: right - font * 0.4, y, width: font });
    start = end;
  });
  return placed;
}

/** The runs of a column, at the foot of their pane. */
export function placeColumn(geometry: Geometry, line: ClueToPlace, isWhole: boolean): PlacedRun[] {
  const { slot, cell, columnStack, font } = geometry;
  const height = isWhole ? geometry.wholeTop : geometry.top;
  const { clue } = line;
  if (clue === null || clue.length === 0) return [none(cell / 2, height - PAD - slot / 2, font)];
  const places = Math.max(1, Math.floor((height - 2 * PAD + 0.5) / slot));
  const room = places * columnStack;
  const shown = isWhole
    ? all(clue.length)
    : cut(clue.length, line.struck, ({ from, to, hasMore }) => to - from + (hasMore ? 1 : 0) <= room, true);
  const count = shown.to - shown.from;
  const isStacked = columnStack === 2 && count > places;
  // Read down the left column, then down the right one.
  const first = isStacked ? Math.ceil(count / 2) : 0;
  const at = (index: number) => {
    const isFirst = index < first;
    const fromEnd = isFirst ? first - 1 - index : count - 1 - index;
    const x = isStacked ? cell * (isFirst ? 0.27 : 0.73) : cell / 2;
    return { x, y: height - PAD - (fromEnd + 0.5) * slot, width: isStacked ? cell / 2 : cell };
  };
  const placed: PlacedRun[] = [];
  for (let i = count - 1; i >= 0; i--) placed.push({ run: shown.from + i, ...at(i) });
  if (shown.hasMore) placed.push({ run: 'more', ...at(-1) });
  return placed;
}

/** The runs `from` to before `to`; `hasMore`: dots stand for what is left out before them. */
interface Shown {
  readonly from: number;
  readonly to: number;
  readonly hasMore: boolean;
}

function all(count: number): Shown {
  return { from: 0, to: count, hasMore: false };
}

/** What is shown of a clue that may be too long. At least one run is. */
function cut(
  count: number,
  struck: readonly boolean[] | undefined,
  fits: (shown: Shown) => boolean,
  hasRoomForDots: boolean,
): Shown {
  if (fits(all(count))) return all(count);
  let to = count;
  let from = 0;
  // Those next to the grid first: what is shown stays beside the cells that it is about.
  while (to - from > 1 && struck?.[from] && !fits({ from, to, hasMore: false })) from += 1;
  while (to - from > 1 && struck?.[to - 1] && !fits({ from, to, hasMore: false })) to -= 1;
  if (fits({ from, to, hasMore: false })) return { from, to, hasMore: false };
  while (to - from > 1 && !fits({ from, to, hasMore: true })) from += 1;
  return { from, to, hasMore: hasRoomForDots };
}

function none(x: number, y: number, width: number): PlacedRun {
  return { run: 'none', x, y, width };
}

function total(widths: readonly number[]): number {
  return widths.reduce((all, width) => all + width, 0);
}
