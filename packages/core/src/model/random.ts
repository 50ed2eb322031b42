// A seeded generator (mulberry32) with the same numbers on all platforms and versions. Changing it changes the puzzles of
// all published seeds.

export class Random {
  private state: number;

  /** Uses the integer part of the seed modulo 2^32. */
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

  /** Uniform integer in [0, below). */
  below(below: number): number {
    return Math.floor(this.next() * below);
  }
}
