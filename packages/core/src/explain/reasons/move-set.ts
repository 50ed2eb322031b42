// A set of moves by their numbers, as bits: of thousands of cells, what each rests on.

export class MoveSet {
  readonly size: number;

  private constructor(private readonly words: Uint32Array) {
    this.size = countBits(words, NONE);
  }

  /** A move, and all that is in the other sets. */
  static of(move: number, others: readonly (MoveSet | undefined)[] = []): MoveSet {
    const length = others.reduce((most, other) => Math.max(most, other?.words.length ?? 0), (move >> 5) + 1);
    const words = new Uint32Array(length);
    words[move >> 5] |= 1 << (move & 31);
    for (const other of others)
      other?.words.forEach((word, i) => {
        words[i] |= word;
      });
    return new MoveSet(words);
  }

  /** How many are not in the other set. */
  sizeWithout(other: MoveSet): number {
    return countBits(this.words, other.words);
  }
}

const NONE = new Uint32Array(0);

function countBits(words: Uint32Array, without: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < words.length; i++) {
    for (let rest = words[i] & ~(without[i] ?? 0); rest !== 0; rest &= rest - 1) count += 1;
  }
  return count;
}
