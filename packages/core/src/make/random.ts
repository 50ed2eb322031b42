// A seeded generator (mulberry32): the same seed, the same numbers, everywhere and for ever. Changing it
// changes what every published seed stands for.

export class Random {
  private state: number;

  /** Only the seed's whole part counts, modulo 2^32. */
  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Uniform in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Uniform whole number in [0, below). */
  below(below: number): number {
    return Math.floor(this.next() * below);
  }
}
