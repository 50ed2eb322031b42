// The most probable readings of all lines together whose rows and columns have the same sum. Dynamic
// programming over the lines; the state is the difference of the sums so far.
import type { LineReading } from './alternatives.js';

/** Which reading each line takes: rows first, then columns. */
export interface Assignment {
  readonly choice: readonly number[];
  readonly cost: number;
}

/** Largest difference of the sums that is worth repairing. */
const WIDEST = 90;
const STATES = 2 * WIDEST + 1;
const sum = ({ runs }: LineReading) => runs.reduce((total, run) => total + run, 0);

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

/** The cheapest assignments with equal sums, at most `count`, the cheapest first. */
export function balancedAssignments(
  lines: readonly (readonly LineReading[])[],
  rows: number,
  count: number,
): Assignment[] {
  const start = sumDifference(lines, rows);
  if (Math.abs(start) > WIDEST) return [];
  const steps = changes(lines, rows);
  let states: Entry[][] = Array.from({ length: STATES }, () => []);
  states[start + WIDEST] = [{ cost: 0, reading: -1, before: undefined }];
  lines.forEach((readings, line) => {
    const next: Entry[][] = Array.from({ length: STATES }, () => []);
    for (let state = 0; state < STATES; state++) {
      if (states[state].length === 0) continue;
      readings.forEach((reading, index) => {
        const target = state + steps[line][index];
        if (target < 0 || target >= STATES) return;
        for (const before of states[state]) {
          insert(
            next[target],
            { cost: before.cost + reading.cost - readings[0].cost, reading: index, before },
            count,
          );
        }
      });
    }
    states = next;
  });
  const base = lines.reduce((total, [first]) => total + first.cost, 0);
  return states[WIDEST].map((entry) => {
    const choice: number[] = [];
    for (let at: Entry | undefined = entry; at?.before !== undefined; at = at.before) choice.push(at.reading);
    return { choice: choice.reverse(), cost: base + entry.cost };
  });
}

function insert(list: Entry[], entry: Entry, most: number): void {
  if (list.length === most && entry.cost >= list[most - 1].cost) return;
  let at = list.length;
  while (at > 0 && list[at - 1].cost > entry.cost) at--;
  list.splice(at, 0, entry);
  if (list.length > most) list.pop();
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
