// Adds up products of numbers of ways, exactly and without a big integer for each.
import type { StateTable } from './state-table.js';

/** Limbs of 40 bits are multiplied as halves of 20 bits, whose products are sums of integers below 2^41. */
const HALF = 2 ** 20;
/** So many of them are added before they are carried over: 2^41 * 2^11 is the last power below 2^53. */
const MOST_SUMMED = 2 ** 11;

export class ProductSum {
  private carried = 0n;
  private summed = 0;
  /** Sums by the power of 2^20 that they count. */
  private readonly sums: Float64Array;

  constructor(
    private readonly one: StateTable,
    private readonly other: StateTable,
  ) {
    this.sums = new Float64Array(2 * (one.limbs + other.limbs));
  }

  /** Adds the ways of a state of the one table times the ways of a state of the other. */
  add(state: number, otherState: number): void {
    const { one, other, sums } = this;
    for (let i = 0; i < one.limbs; i++) {
      const limb = one.limb(state, i);
      const high = Math.floor(limb / HALF);
      const low = limb - high * HALF;
      for (let k = 0; k < other.limbs; k++) {
        const otherLimb = other.limb(otherState, k);
        const otherHigh = Math.floor(otherLimb / HALF);
        const otherLow = otherLimb - otherHigh * HALF;
        const at = 2 * (i + k);
        sums[at] += low * otherLow;
        sums[at + 1] += low * otherHigh + high * otherLow;
        sums[at + 2] += high * otherHigh;
      }
    }
    this.summed += Math.max(one.limbs, other.limbs);
    if (this.summed + Math.max(one.limbs, other.limbs) > MOST_SUMMED / 2) this.carry();
  }

  total(): bigint {
    this.carry();
    return this.carried;
  }

  private carry(): void {
    this.sums.forEach((sum, i) => {
      this.carried += BigInt(sum) << BigInt(20 * i);
    });
    this.sums.fill(0);
    this.summed = 0;
  }
}
