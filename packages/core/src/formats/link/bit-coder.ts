// Arithmetic coding of bits: a bit costs as much as it is surprising. One interface serves both ways,
// so that a code is described once: the encoder writes the bit it is given and hands it back, the
// decoder ignores its argument and returns what it reads.
//
// Probabilities come from counts (Krichevsky-Trofimov): whatever the bits, a context of n of them costs
// at most their entropy plus half of log2(n) and one bit, so the length of a code has a firm bound.
// Integer arithmetic only: the same code on every machine. After Witten, Neal and Cleary (1987).

const WHOLE = 2 ** 32;
const HALF = 2 ** 31;
const QUARTER = 2 ** 30;
/** Counts are halved here: a large picture may change its ways. */
const MOST_COUNTED = 2 ** 14;

/** Adaptive statistics of the bits of several kinds, each kind by its index. */
export class Contexts {
  readonly zeros: Uint16Array;
  readonly ones: Uint16Array;

  constructor(size: number) {
    this.zeros = new Uint16Array(size);
    this.ones = new Uint16Array(size);
  }

  count(index: number, bit: boolean): void {
    const counts = bit ? this.ones : this.zeros;
    counts[index] += 1;
    if (counts[index] < MOST_COUNTED) return;
    this.zeros[index] >>= 1;
    this.ones[index] >>= 1;
  }
}

/** Either direction. `value` is what to write; a reader passes it over. */
export interface BitCoder {
  /** True when this coder reads: values that are passed in mean nothing. */
  readonly reads: boolean;
  /** True once more was read than was ever written. */
  readonly exhausted: boolean;
  /** Codes a bit of the kind `index` with the statistics of that kind. */
  bit(contexts: Contexts, index: number, value: boolean): boolean;
  /** A bit about which nothing is expected. */
  even(value: boolean): boolean;
}

/** The share of the interval that stands for 1: what both directions must agree on. */
function shareOfOnes(range: number, contexts: Contexts, index: number): number {
  const ones = 2 * contexts.ones[index] + 1;
  return Math.floor((range * ones) / (ones + 2 * contexts.zeros[index] + 1));
}

export class BitEncoder implements BitCoder {
  readonly reads = false;
  readonly exhausted = false;
  private readonly written: boolean[] = [];
  private low = 0;
  private high = WHOLE - 1;
  /** Bits that wait for the next one: each will be its opposite. */
  private pending = 0;

  bit(contexts: Contexts, index: number, value: boolean): boolean {
    this.narrow(value, shareOfOnes(this.high - this.low + 1, contexts, index));
    contexts.count(index, value);
    return value;
  }

  even(value: boolean): boolean {
    this.narrow(value, Math.floor((this.high - this.low + 1) / 2));
    return value;
  }

  /** All bits; a reader treats missing bits at the end as zeros. */
  finish(): readonly boolean[] {
    // Half lies in the interval, and is the number with the fewest digits that does.
    if (this.low > 0 || this.pending > 0) this.emit(true);
    return this.written;
  }

  private narrow(value: boolean, share: number): void {
    if (value) this.high = this.low + share - 1;
    else this.low += share;
    for (;;) {
      if (this.high < HALF) this.emit(false);
      else if (this.low >= HALF) {
        this.emit(true);
        this.low -= HALF;
        this.high -= HALF;
      } else if (this.low >= QUARTER && this.high < HALF + QUARTER) {
        this.pending += 1;
        this.low -= QUARTER;
        this.high -= QUARTER;
      } else return;
      this.low *= 2;
      this.high = this.high * 2 + 1;
    }
  }

  private emit(bit: boolean): void {
    this.written.push(bit);
    for (; this.pending > 0; this.pending--) this.written.push(!bit);
  }
}

export class BitDecoder implements BitCoder {
  readonly reads = true;
  private low = 0;
  private high = WHOLE - 1;
  private value = 0;
  private next = 0;

  constructor(private readonly bits: ArrayLike<number | boolean>) {
    for (let i = 0; i < 32; i++) this.value = this.value * 2 + this.take();
  }

  get exhausted(): boolean {
    // The window is 32 bits wide, so the last bits of a sound code are followed by as many zeros.
    return this.next > this.bits.length + 32;
  }

  bit(contexts: Contexts, index: number): boolean {
    const value = this.decide(shareOfOnes(this.high - this.low + 1, contexts, index));
    contexts.count(index, value);
    return value;
  }

  even(): boolean {
    return this.decide(Math.floor((this.high - this.low + 1) / 2));
  }

  private decide(share: number): boolean {
    const isOne = this.value < this.low + share;
    if (isOne) this.high = this.low + share - 1;
    else this.low += share;
    for (;;) {
      let shift = 0;
      if (this.high < HALF) shift = 0;
      else if (this.low >= HALF) shift = HALF;
      else if (this.low >= QUARTER && this.high < HALF + QUARTER) shift = QUARTER;
      else return isOne;
      this.low = (this.low - shift) * 2;
      this.high = (this.high - shift) * 2 + 1;
      this.value = (this.value - shift) * 2 + this.take();
    }
  }

  private take(): number {
    // Beyond the end there are zeros.
    return Number(this.bits[this.next++] ?? 0);
  }
}
