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

/** A partial reading that goes on with one digit or, without `color`, without it. Made only if it is among the best. */
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

/**
 * The readings of a line, the cheapest first. At least one, whatever the digits are. `reversed`: the last digit of a
 * number comes first, as in a mirror.
 */
export function lineReadings(
  line: LineDigits,
  limit: number,
  length: number,
  reversed: boolean,
): LineReading[] {
  let partials: Partial[] = [{ runs: [], colors: [], parts: [], open: false, cost: 0 }];
  line.digits.forEach(({ mark, gap, together, real, colors: possible }, index) => {
    const { probabilities } = mark.glyph;
    const [inside, between] =
      together === undefined ? gapCosts(gap, limit) : together ? [0.01, 5] : [7, 0.001];
    const last = index === line.digits.length - 1;
    const next: Extension[] = [];
    for (const partial of partials) {
      const skipped = partial.cost + costOf(1 - real);
      next.push({ partial, run: 0, color: undefined, open: false, cost: skipped });
      // A number goes on behind a fragment of its next digit.
      if (partial.open && gap < 0 && together !== false)
        next.push({ partial, run: 0, color: undefined, open: true, cost: skipped });
      for (let digit = 0; digit < NO_DIGIT; digit++) {
        const read =
          partial.cost + costOf(real) + costOf(probabilities[digit] / (1 - probabilities[NO_DIGIT] + 1e-9));
        if (read > partials[0].cost + MOST_COST) continue;
        const run = partial.open ? extendedRun(partial, digit, reversed) : digit;
        if (run > length) continue;
        for (const { color, cost: extra } of possible) {
          // All digits of a number have its colour.
          if (partial.open && partial.colors.at(-1) !== color) continue;
          const cost = read + extra;
          if (!last) next.push({ partial, run, color, open: true, cost: cost + inside });
          next.push({ partial, run, color, open: false, cost: cost + (last ? 0 : between) });
        }
      }
    }
    partials = next
      .sort((a, b) => a.cost - b.cost)
      .slice(0, BEAM)
      .map((extension) => extended(extension, index));
  });
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
