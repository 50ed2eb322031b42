// The weight of all placements of one line, given the odds of its cells, and how much of it covers each cell: the
// arithmetic of belief, for one line at a time.
//
// Weights are relative to blank. A line costs the sum of its runs' windows of possible starts:
//   span[i][p]    weight of run i at p: the odds of the cells that it covers
//   before[i][p]  weight of all layouts of the cells before p with the runs before i
//   after[i][p]   the same for the cells behind run i at p with the runs behind it
import { Line, Run, StartWindow } from '../layout';
import { firstStart, lastStart, narrowLine } from '../line/starts';
import { newArray, newTable } from '../memory';
import { Lines, Puzzle, Weights } from '../state';

/** Makes the scratch for the longest line there is. */
export function initWeights(): void {
  let longest = 0;
  let runs = 0;
  let weights = 0;
  for (let number = 0; number < Lines.count; number++) {
    const line = Lines.table[number];
    longest = max(longest, line.length);
    runs = max(runs, line.runCount);
    weights = max(weights, (line.runCount + 1) * (line.slack + 1));
  }
  Weights.longest = longest;
  Weights.odds = newArray<f64>(longest * Puzzle.colors);
  Weights.inverse = newArray<f64>(longest * Puzzle.colors);
  Weights.cover = newArray<f64>((longest + 1) * Puzzle.colors);
  Weights.before = newArray<f64>(weights);
  Weights.after = newArray<f64>(weights);
  Weights.span = newArray<f64>(weights);
  Weights.windows = newTable<StartWindow>(runs + 1);
}

/** Whether a cell may be blank: odds of colours are against that. */
export function setBlank(position: i32, may: bool): void {
  Weights.odds[position] = may ? 1 : 0;
}
/** Odds of a cell having a colour against blank; 0 when it can't. */
export function setOdds(color: i32, position: i32, odds: f64): void {
  const at = color * Weights.longest + position;
  Weights.odds[at] = odds;
  if (odds !== 0) Weights.inverse[at] = 1 / odds;
}
/** 1 / odds. Pre: they are not 0. */
export function inverseOdds(color: i32, position: i32): f64 {
  return Weights.inverse[color * Weights.longest + position];
}
/** The weight of the placements that give the cell this colour. Pre: the line was weighed. */
export function covered(color: i32, position: i32): f64 {
  return Weights.cover[color * (Weights.longest + 1) + position];
}

/** Works out where the runs may be. False when the line can't be weighed. */
export function beginWeighing(line: Line): bool {
  return narrowLine(line, line.masks) && readWindows(line);
}

/** The weight of all placements, or 0 when it is beyond the numbers' range. Pre: weighing has begun, all odds are set. */
export function weighLine(line: Line): f64 {
  const total = weighForward(line);
  if (!(total > 0 && total <= f64.MAX_VALUE)) return 0;
  const n = line.length;
  const stride = Weights.longest + 1;
  for (let color = 1; color < Puzzle.colors; color++) Weights.cover.from(color * stride).fill(0, n + 1);
  weighBackward(line);
  // So far `cover` has where cover begins and ends.
  for (let color = 1; color < Puzzle.colors; color++) {
    const cover = Weights.cover.from(color * stride);
    let sum: f64 = 0;
    for (let position = 0; position < n; position++) {
      sum += cover[position];
      cover[position] = sum < 0 ? 0 : sum;
    }
  }
  return total;
}

/** First and last possible start of every run; false when a run is blotted. */
function readWindows(line: Line): bool {
  let run = line.runs[0];
  let index = 0;
  for (let i = 0; i < line.runCount; i++, run = run.next) {
    if (run.length === 0) return false;
    const window = Weights.windows[i];
    window.low = firstStart(i);
    window.high = lastStart(i);
    window.index = index;
    index += window.high - window.low + 1;
  }
  return true;
}

function low(run: i32): i32 {
  return Weights.windows[run].low;
}
function high(run: i32): i32 {
  return Weights.windows[run].high;
}
/** Index into the tables of the run's start at position 0. */
function origin(run: i32): i32 {
  return Weights.windows[run].index - low(run);
}

/** Fills `span` and `before`; returns the weight of all placements. */
function weighForward(line: Line): f64 {
  const runs = line.runCount;
  const n = line.length;
  let run = line.runs[0];
  let laid: f64 = 1;
  for (let i = 0; i <= runs; i++) {
    const isLast = i === runs;
    const lo = isLast ? n : low(i);
    const hi = isLast ? n : high(i);
    const here = isLast ? 0 : origin(i);
    if (i === 0) {
      for (let p = lo; p <= hi; p++) {
        if (p > lo) laid *= Weights.odds[p - 1];
        Weights.before[here + p] = laid;
      }
    } else {
      const before = run.previous;
      const gap = !isLast && run.color === before.color ? 1 : 0;
      const shift = before.length + gap;
      const back = origin(i - 1);
      const from = low(i - 1) + shift;
      const to = high(i - 1) + shift;
      laid = 0;
      for (let p = from; p <= hi; p++) {
        const blank = p > 0 ? Weights.odds[p - 1] : 1;
        laid *= blank;
        if (p <= to) {
          const ends = Weights.before[back + p - shift] * Weights.span[back + p - shift];
          laid += gap === 1 ? ends * blank : ends;
        }
        if (isLast) {
          if (p === n) return laid;
        } else if (p >= lo) {
          Weights.before[here + p] = laid;
        }
      }
    }
    if (!isLast) weighRun(i, run);
    run = run.next;
  }
  return 0;
}

/** `span`: the product of the odds that the run covers, by a sliding window that counts zeros. */
function weighRun(i: i32, run: Run): void {
  const length = run.length;
  const odds = Weights.odds.from(<i32>run.color * Weights.longest);
  const inverse = Weights.inverse.from(<i32>run.color * Weights.longest);
  const here = origin(i);
  const lo = low(i);
  const hi = high(i);
  let product: f64 = 1;
  let zeros = 0;
  for (let position = lo; position < lo + length; position++) {
    if (odds[position] === 0) zeros++;
    else product *= odds[position];
  }
  Weights.span[here + lo] = zeros === 0 ? product : 0;
  for (let p = lo + 1; p <= hi; p++) {
    if (odds[p - 1] === 0) zeros--;
    else product *= inverse[p - 1];
    const entering = odds[p - 1 + length];
    if (entering === 0) zeros++;
    else product *= entering;
    Weights.span[here + p] = zeros === 0 ? product : 0;
  }
}

/** Goes through the runs from the right and adds up what each covers. */
function weighBackward(line: Line): void {
  const runs = line.runCount;
  const n = line.length;
  let run = line.runs[runs];
  for (let i = runs - 1; i >= 0; i--) {
    run = run.previous;
    const isLast = i === runs - 1;
    const length = run.length;
    const here = origin(i);
    const cover = Weights.cover.from(<i32>run.color * (Weights.longest + 1));
    const gap = !isLast && run.color === run.next.color ? 1 : 0;
    const shift = length + gap;
    const next = isLast ? 0 : origin(i + 1);
    const from = isLast ? n : high(i + 1);
    const lo = low(i);
    const hi = high(i);
    let laid: f64 = isLast ? 1 : 0;
    // q is where the next run may begin, or the end of the line.
    for (let q = from; q >= lo + shift; q--) {
      if (q < from) laid *= Weights.odds[q];
      if (!isLast && q >= low(i + 1)) laid += Weights.after[next + q] * Weights.span[next + q];
      const p = q - shift;
      if (p > hi) continue;
      const behind = gap === 1 ? laid * Weights.odds[q - 1] : laid;
      Weights.after[here + p] = behind;
      const all = Weights.before[here + p] * Weights.span[here + p] * behind;
      cover[p] += all;
      cover[p + length] -= all;
    }
  }
}
