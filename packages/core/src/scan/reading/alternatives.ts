// Everything a line may say, with its cost: other digits, a speck that is not a digit, a gap inside a number
// instead of between two. Costs are negative logarithms of probabilities.
import type { Color } from '../../model/index.js';
import { NO_DIGIT } from '../digits/network.js';
import type { LineDigits } from './lines.js';
import { isPossible } from './numbers.js';

/** One way to read a line. `runs[i]` has the colour `colors[i]` and was made of the digits `parts[i]` of the line. */
export interface LineReading {
  readonly runs: readonly number[];
  readonly colors: readonly Color[];
  readonly parts: readonly (readonly number[])[];
  readonly cost: number;
}

interface Partial {
  readonly runs: readonly number[];
  readonly colors: readonly Color[];
  readonly parts: readonly (readonly number[])[];
  /** The last number goes on with the next digit. */
  readonly open: boolean;
  readonly cost: number;
}

/** A partial reading that goes on with one digit or, without `color`, without it. Kept only if it is among the best. */
interface Extension {
  readonly partial: Partial;
  readonly run: number;
  readonly color: Color | undefined;
  readonly open: boolean;
  readonly cost: number;
}

const BEAM = 24;
const KEPT = 10;
const MOST_COST = 14;

const costOf = (probability: number) => -Math.log(Math.max(probability, 1e-6));

const isAmongBest = (list: readonly Extension[], cost: number) =>
  list.length < BEAM || cost < list[BEAM - 1].cost;

/** Adds an extension to the best ones, the cheapest first. */
function keep(list: Extension[], extension: Extension): void {
  const { cost } = extension;
  if (!isAmongBest(list, cost)) return;
  let at = list.length < BEAM ? list.length : BEAM - 1;
  for (; at > 0 && list[at - 1].cost > cost; at--) list[at] = list[at - 1];
  list[at] = extension;
}

/** Equal for readings that say the same clue. */
export const readingKey = ({ runs, colors }: Pick<LineReading, 'runs' | 'colors'>) =>
  `${runs.join()};${colors.join()}`;

/** Cost of a gap inside a number, and between two, around the usual limit. */
function gapCosts(gap: number, limit: number): readonly [inside: number, between: number] {
  if (limit < 0) return [gap < 0.7 ? 3.5 + 6 * gap : 9, 0.02];
  const slope = (gap - limit) / 0.035;
  return [Math.log1p(Math.exp(Math.min(30, slope))), Math.log1p(Math.exp(Math.min(30, -slope)))].map((cost) =>
    Math.min(cost, 9),
  ) as [number, number];
}

/** What it costs to read each of 0-9 here. */
function digitCosts({ mark, real }: LineDigits['digits'][number]): Float64Array {
  const { probabilities } = mark.glyph;
  const share = 1 / (1 - probabilities[NO_DIGIT] + 1e-9);
  const own = costOf(real);
  return Float64Array.from({ length: NO_DIGIT }, (_, value) => own + costOf(probabilities[value] * share));
}

function extendedRun({ runs, parts }: Partial, digit: number, reversed: boolean): number {
  const run = runs.at(-1) ?? 0;
  return reversed ? digit * 10 ** (parts.at(-1)?.length ?? 0) + run : run * 10 + digit;
}

/** The partial reading that an extension by the digit `index` stands for. */
function extended({ partial, run, color, open, cost }: Extension, index: number): Partial {
  const { runs, colors, parts } = partial;
  if (color === undefined) return { ...partial, open, cost };
  if (!partial.open)
    return { runs: [...runs, run], colors: [...colors, color], parts: [...parts, [index]], open, cost };
  const last = [...(parts.at(-1) ?? []), index];
  return { runs: [...runs.slice(0, -1), run], colors, parts: [...parts.slice(0, -1), last], open, cost };
}

/** What a line and its side say about every digit. */
interface Terms {
  readonly limit: number;
  readonly length: number;
  readonly reversed: boolean;
}

/** The best partial readings with one digit more. A function of its own, because it is compiled once for all lines then. */
function withDigit(
  partials: readonly Partial[],
  digit: LineDigits['digits'][number],
  isLast: boolean,
  { limit, length, reversed }: Terms,
): Extension[] {
  const { gap, together, real, colors: possible } = digit;
  const [inside, between] = together === undefined ? gapCosts(gap, limit) : together ? [0.01, 5] : [7, 0.001];
  const costs = digitCosts(digit);
  const skip = costOf(1 - real);
  const next: Extension[] = [];
  for (const partial of partials) {
    const skipped = partial.cost + skip;
    keep(next, { partial, run: 0, color: undefined, open: false, cost: skipped });
    // A number goes on behind a fragment of its next digit.
    if (partial.open && gap < 0 && together !== false)
      keep(next, { partial, run: 0, color: undefined, open: true, cost: skipped });
    for (let value = 0; value < NO_DIGIT; value++) {
      const read = partial.cost + costs[value];
      if (read > partials[0].cost + MOST_COST || !isAmongBest(next, read)) continue;
      const run = partial.open ? extendedRun(partial, value, reversed) : value;
      if (run > length) continue;
      for (const { color, cost: extra } of possible) {
        // All digits of a number have its colour.
        if (partial.open && partial.colors.at(-1) !== color) continue;
        const cost = read + extra;
        if (!isLast) keep(next, { partial, run, color, open: true, cost: cost + inside });
        keep(next, { partial, run, color, open: false, cost: cost + (isLast ? 0 : between) });
      }
    }
  }
  return next;
}

/**
 * The readings of a line, the cheapest first. At least one, whatever the digits are. `reversed`: the last digit of a
 * number comes first, as in a mirror.
 */
export function lineReadings(
  { digits }: LineDigits,
  limit: number,
  length: number,
  reversed: boolean,
): LineReading[] {
  const terms = { limit, length, reversed };
  let partials: Partial[] = [{ runs: [], colors: [], parts: [], open: false, cost: 0 }];
  for (let index = 0; index < digits.length; index++) {
    const next = withDigit(partials, digits[index], index === digits.length - 1, terms);
    partials = next.map((extension) => extended(extension, index));
  }
  const readings = new Map<string, LineReading>();
  for (const { runs, colors, parts, cost } of partials) {
    const isBlank = runs.length === 1 && runs[0] === 0;
    const reading = { runs: isBlank ? [] : runs, colors: isBlank ? [] : colors, parts, cost };
    if (!isPossible(reading.runs, colors, length)) continue;
    const key = readingKey(reading);
    const known = readings.get(key);
    if (known === undefined || known.cost > cost) readings.set(key, reading);
  }
  const ranked = [...readings.values()].sort((a, b) => a.cost - b.cost).slice(0, KEPT);
  // A line whose digits fit in no way is left blank at a price that no other line pays.
  return ranked.length > 0 ? ranked : [{ runs: [], colors: [], parts: [], cost: MOST_COST + 6 }];
}
