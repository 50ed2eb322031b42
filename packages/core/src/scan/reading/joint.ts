// The most probable readings of all lines together whose rows and columns have the same sum in every colour. Dynamic
// programming over the lines; the state is the difference of the sums so far, as one number for all colours.
import type { LineReading } from './alternatives.js';

/** Which reading each line takes: rows first, then columns. */
export interface Assignment {
  readonly choice: readonly number[];
  readonly cost: number;
}

/** Largest difference of the sums that is worth repairing. */
const WIDEST = 90;

/** States that are kept for coloured puzzles, the cheapest ones; with one colour there are fewer. */
const MOST_STATES = 400;

/**
 * What a cell of each colour adds to the sum. No small combination of these numbers is 0, so equal sums are equal in
 * every colour, and a puzzle with one colour has the plain sum.
 */
const WEIGHTS = [
  1, 1_048_583, 7_340_033, 23_068_673, 69_206_017, 155_189_249, 377_487_361, 754_974_721, 1_811_939_329,
  3_221_225_473, 5_637_144_577, 9_663_676_417,
] as const;

const sum = ({ runs, colors }: LineReading) =>
  runs.reduce((total, run, i) => total + run * WEIGHTS[colors[i] - 1], 0);

interface Entry {
  readonly cost: number;
  readonly reading: number;
  readonly before: Entry | undefined;
}

/** How each reading of each line changes the difference of the sums, against the line's first reading. */
function changes(lines: readonly (readonly LineReading[])[], rows: number): number[][] {
  return lines.map((readings, line) =>
    readings.map((reading) => (sum(reading) - sum(readings[0])) * (line < rows ? 1 : -1)),
  );
}

export function sumDifference(lines: readonly (readonly LineReading[])[], rows: number): number {
  return lines.reduce((total, [first], line) => total + (line < rows ? sum(first) : -sum(first)), 0);
}

/** The cheapest assignments with equal sums, at most `count`, the cheapest first; none that costs `most` more than all first readings. */
export function balancedAssignments(
  lines: readonly (readonly LineReading[])[],
  rows: number,
  count: number,
  most = Infinity,
): Assignment[] {
  const start = sumDifference(lines, rows);
  const isColored = lines.some((readings) =>
    readings.some(({ colors }) => colors.some((color) => color > 1)),
  );
  const widest = isColored ? Infinity : WIDEST;
  if (Math.abs(start) > widest) return [];
  const steps = changes(lines, rows);
  let states = new Map<number, Entry[]>([[start, [{ cost: 0, reading: -1, before: undefined }]]]);
  lines.forEach((readings, line) => {
    const next = new Map<number, Entry[]>();
    for (const [state, entries] of states) {
      readings.forEach((reading, index) => {
        const target = state + steps[line][index];
        if (Math.abs(target) > widest) return;
        const extra = reading.cost - readings[0].cost;
        if (entries[0].cost + extra >= most) return;
        let list = next.get(target);
        if (list === undefined) {
          list = [];
          next.set(target, list);
        }
        for (const before of entries) {
          const cost = before.cost + extra;
          // The entries are in the order of cost: the others are no cheaper.
          if (cost >= most) break;
          if (list.length === count && cost >= list[count - 1].cost) break;
          insert(list, { cost, reading: index, before }, count);
        }
      });
    }
    states = isColored ? cheapest(next) : next;
  });
  const base = lines.reduce((total, [first]) => total + first.cost, 0);
  return (states.get(0) ?? []).map((entry) => {
    const choice: number[] = [];
    for (let at: Entry | undefined = entry; at?.before !== undefined; at = at.before) choice.push(at.reading);
    return { choice: choice.reverse(), cost: base + entry.cost };
  });
}

function cheapest(states: Map<number, Entry[]>): Map<number, Entry[]> {
  if (states.size <= MOST_STATES) return states;
  return new Map([...states].sort(([, [a]], [, [b]]) => a.cost - b.cost).slice(0, MOST_STATES));
}

/** Keeps the list in the order of cost and no longer than `most`; the entry must be cheaper than the last one. */
function insert(list: Entry[], entry: Entry, most: number): void {
  let at = list.length < most ? list.length : most - 1;
  for (; at > 0 && list[at - 1].cost > entry.cost; at--) list[at] = list[at - 1];
  list[at] = entry;
}

/**
 * For each line: how much more the cheapest assignment costs that reads this line differently. With
 * `balanced` the sums must stay equal, so that a second line has to change too.
 */
export function margins(
  lines: readonly (readonly LineReading[])[],
  rows: number,
  chosen: readonly number[],
  balanced: boolean,
): number[] {
  const own = lines.map((readings, line) =>
    readings.map((reading) => ({
      extra: reading.cost - readings[chosen[line]].cost,
      step: (sum(reading) - sum(readings[chosen[line]])) * (line < rows ? 1 : -1),
    })),
  );
  if (!balanced) {
    return own.map((readings, line) =>
      Math.min(20, ...readings.filter((_, i) => i !== chosen[line]).map(({ extra }) => extra)),
    );
  }
  // The two cheapest lines for every change of the sum: the second serves when the first is the line itself.
  const repairs = new Map<number, { line: number; extra: number }[]>();
  own.forEach((readings, line) => {
    for (const { extra, step } of readings) {
      if (step === 0) continue;
      const list = repairs.get(step) ?? [];
      list.push({ line, extra });
      repairs.set(
        step,
        list
          .sort((a, b) => a.extra - b.extra)
          .filter((item, i, all) => all.findIndex((o) => o.line === item.line) === i)
          .slice(0, 2),
      );
    }
  });
  return own.map((readings, line) =>
    readings.reduce((least, { extra, step }, i) => {
      if (i === chosen[line]) return least;
      if (step === 0) return Math.min(least, extra);
      const repair = repairs.get(-step)?.find((item) => item.line !== line);
      return Math.min(least, extra + (repair === undefined ? 8 : Math.min(8, repair.extra)));
    }, 20),
  );
}
