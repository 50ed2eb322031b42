// An estimate of a number of solutions that is too large to count, with a confidence interval. It comes from independent
// runs of the frontier with random samples; each run is unbiased, and their spread shows how far their mean may be off.

/** An estimated number and the interval that holds the true one with the given confidence. All of them are rounded. */
export interface CountEstimate {
  readonly count: bigint;
  readonly low: bigint;
  readonly high: bigint;
  /** The share of intervals made this way that hold the true number. */
  readonly confidence: number;
}

/** The logarithm of an estimate and its standard error, so that products are sums. */
export interface LogEstimate {
  /** Binary logarithm of the mean. */
  readonly bits: number;
  /** Standard error of the natural logarithm of the mean, widened for the number of runs. */
  readonly error: number;
  /** How many runs it is the mean of. */
  readonly runs: number;
}

const CONFIDENCE = 0.95;
/** Standard errors on each side of an interval with that confidence. */
const NORMAL = 1.96;
/** The same for the mean of few runs, by the number of runs less one (Student's t); from the last on as with many. */
const STUDENT = [Infinity, 12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14];
/**
 * Margins are this many times those of a normal distribution: samples have a long upper tail, so that few of them are mostly
 * too low and agree too well. Measured by `npm run campaign -- estimates`.
 */
const SKEW = { low: 1.25, high: 2 };
/** Significant bits of a rounded number: three to four digits. */
const PRECISION = 12;

/** Undefined where the runs show too little: most of them died out. `runs`: binary logarithms, -Infinity for 0. */
export function meanOf(runs: readonly number[]): LogEstimate | undefined {
  const alive = runs.filter((bits) => bits > -Infinity).length;
  if (runs.length < 3 || alive * 2 <= runs.length) return undefined;
  const most = Math.max(...runs);
  const weights = runs.map((bits) => 2 ** (bits - most));
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / runs.length;
  const squares = weights.reduce((sum, weight) => sum + (weight - mean) ** 2, 0);
  const spread = Math.sqrt(squares / (runs.length - 1)) / mean;
  const widened = (STUDENT[runs.length - 1] ?? 2.1) / NORMAL;
  return {
    bits: most + Math.log2(mean),
    error: (widened * spread) / Math.sqrt(runs.length),
    runs: runs.length,
  };
}

/**
 * The estimate of a product: `exact` times all of the estimated factors, never below what is certain. Undefined where the
 * whole interval is below that: the samples missed what was found otherwise.
 */
export function productOf(
  exact: bigint,
  factors: readonly LogEstimate[],
  atLeast: bigint,
): CountEstimate | undefined {
  const bits = factors.reduce((sum, factor) => sum + factor.bits, 0);
  const error = Math.sqrt(factors.reduce((sum, factor) => sum + factor.error ** 2, 0));
  const margin = (NORMAL * error) / Math.LN2;
  const number = (exponent: number) => {
    const value = timesPowerOfTwo(exact, exponent);
    return value > atLeast ? rounded(value) : atLeast;
  };
  const high = number(bits + SKEW.high * margin);
  if (atLeast > 0n && high === atLeast) return undefined;
  return {
    count: number(bits),
    low: number(bits - SKEW.low * margin),
    high,
    confidence: CONFIDENCE,
  };
}

/** Times 2 to a power that is not an integer, to about fifteen digits. The fraction is cut off last: 1000 * 2^0.5 is 1414. */
function timesPowerOfTwo(factor: bigint, exponent: number): bigint {
  const whole = Math.floor(exponent);
  const product = factor * BigInt(Math.round(2 ** (exponent - whole) * 2 ** 50));
  return whole >= 50 ? product << BigInt(whole - 50) : product >> BigInt(50 - whole);
}

function rounded(value: bigint): bigint {
  const extra = BigInt(Math.max(0, value.toString(2).length - PRECISION));
  const half = extra === 0n ? 0n : 1n << (extra - 1n);
  return ((value + half) >> extra) << extra;
}
