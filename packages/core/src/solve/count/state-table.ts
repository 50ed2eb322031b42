// A set of frontiers, each with the number of ways in which it comes about: a hash table in typed arrays.
// A frontier is a few 32-bit words; a number of ways is as many limbs of 40 bits as the largest one needs,
// least first, so that numbers of any size are added exactly without an object for each. A table of estimates has one
// limb of any size, which rounds.

const LIMB = 2 ** 40;

export class StateTable {
  size = 0;
  keys: Int32Array;
  private ways: Float64Array;
  /** Place in `keys` by hash, -1 = free. At least twice as long as there are states. */
  private index: Int32Array;

  constructor(
    /** Words in a frontier. */
    readonly words: number,
    /** Limbs in a number. */
    readonly limbs: number,
    capacity = 64,
    /** Limbs stay below this. */
    private readonly limit = LIMB,
  ) {
    this.keys = new Int32Array(capacity * words);
    this.ways = new Float64Array(capacity * limbs);
    this.index = new Int32Array(capacity * 2).fill(-1);
  }

  /** An empty table that has room for as many states. */
  successor(): StateTable {
    return new StateTable(this.words, this.limbs, this.index.length / 2, this.limit);
  }

  /** The empty frontier in one way. */
  static start(words: number, kind: 'exact' | 'estimate' = 'exact'): StateTable {
    const table = new StateTable(words, 1, 64, kind === 'exact' ? LIMB : Infinity);
    table.ways[table.place(new Int32Array(words))] = 1;
    return table;
  }

  /**
   * Adds to the frontier `key` the ways of a frontier of another table. False when the sum needs more
   * limbs; the table is then of no use any more.
   */
  add(key: Int32Array, other: StateTable, from: number): boolean {
    const { limbs } = this;
    const to = this.place(key) * limbs;
    const source = from * limbs;
    let carry = 0;
    for (let limb = 0; limb < limbs; limb++) {
      let sum = this.ways[to + limb] + other.ways[source + limb] + carry;
      carry = 0;
      if (sum >= this.limit) {
        sum -= this.limit;
        carry = 1;
      }
      this.ways[to + limb] = sum;
    }
    return carry === 0;
  }

  /** The states for which `keeps` is 1, in their order. */
  filtered(keeps: Uint8Array): StateTable {
    const { words, limbs } = this;
    let size = 0;
    for (let state = 0; state < this.size; state++) size += keeps[state];
    const kept = new StateTable(words, limbs, capacityFor(size), this.limit);
    const key = new Int32Array(words);
    for (let state = 0; state < this.size; state++) {
      if (keeps[state] === 0) continue;
      for (let word = 0; word < words; word++) key[word] = this.keys[state * words + word];
      kept.add(key, this, state);
    }
    return kept;
  }

  /** One limb of the ways of a state, from the least on. */
  limb(state: number, limb: number): number {
    return this.ways[state * this.limbs + limb];
  }

  /** Multiplies the ways of each state by its factor. Pre: a table of estimates. */
  scale(factors: (state: number) => number): void {
    for (let state = 0; state < this.size; state++) this.ways[state] *= factors(state);
  }

  /** The ways of all states together, rounded. Pre: a table of estimates. */
  sum(): number {
    let sum = 0;
    for (let state = 0; state < this.size; state++) sum += this.ways[state];
    return sum;
  }

  /** Binary logarithm of the ways of a state, rounded. */
  bits(state: number): number {
    let ways = 0;
    let limb = this.limbs - 1;
    while (limb > 0 && this.ways[state * this.limbs + limb] === 0) limb -= 1;
    const high = limb;
    for (; limb >= 0 && limb > high - 2; limb--) ways = ways * LIMB + this.ways[state * this.limbs + limb];
    return Math.log2(ways) + 40 * (limb + 1);
  }

  /** The same with one more limb. */
  widened(): StateTable {
    const wide = new StateTable(this.words, this.limbs + 1, this.index.length / 2);
    wide.size = this.size;
    wide.keys.set(this.keys);
    wide.index.set(this.index);
    for (let state = 0; state < this.size; state++) {
      for (let limb = 0; limb < this.limbs; limb++) {
        wide.ways[state * wide.limbs + limb] = this.ways[state * this.limbs + limb];
      }
    }
    return wide;
  }

  /** All ways of all frontiers. */
  total(): bigint {
    let total = 0n;
    for (let state = 0; state < this.size; state++) {
      let ways = 0n;
      for (let limb = this.limbs - 1; limb >= 0; limb--) {
        ways = ways * BigInt(LIMB) + BigInt(this.ways[state * this.limbs + limb]);
      }
      total += ways;
    }
    return total;
  }

  /** Where a frontier is, or is put. */
  private place(key: Int32Array): number {
    const { words } = this;
    const mask = this.index.length - 1;
    let slot = hashOf(key, 0, words) & mask;
    for (;;) {
      const state = this.index[slot];
      if (state < 0) break;
      let word = 0;
      while (word < words && this.keys[state * words + word] === key[word]) word += 1;
      if (word === words) return state;
      slot = (slot + 1) & mask;
    }
    if (this.size * 2 >= mask) {
      this.grow();
      return this.place(key);
    }
    this.index[slot] = this.size;
    for (let word = 0; word < words; word++) this.keys[this.size * words + word] = key[word];
    this.size += 1;
    return this.size - 1;
  }

  private grow(): void {
    const { keys, ways, words } = this;
    this.keys = new Int32Array(keys.length * 2);
    this.keys.set(keys);
    this.ways = new Float64Array(ways.length * 2);
    this.ways.set(ways);
    this.index = new Int32Array(this.index.length * 2).fill(-1);
    const mask = this.index.length - 1;
    for (let state = 0; state < this.size; state++) {
      let slot = hashOf(keys, state * words, words) & mask;
      while (this.index[slot] >= 0) slot = (slot + 1) & mask;
      this.index[slot] = state;
    }
  }
}

/** A power of two large enough for this many states without growing. */
function capacityFor(size: number): number {
  let capacity = 64;
  while (capacity <= size) capacity *= 2;
  return capacity;
}

/** Mixes all bits into the low ones (the finish of MurmurHash3 over the words). */
function hashOf(keys: Int32Array, first: number, words: number): number {
  let hash = 0x9e3779b9;
  for (let word = first; word < first + words; word++) {
    hash = Math.imul(hash ^ keys[word], 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash;
}
