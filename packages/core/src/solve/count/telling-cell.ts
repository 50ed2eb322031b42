// Which cell to decide, judged by known solutions: the one that says most about the other cells of its region. Solutions
// of a hard puzzle come in clusters that have little in common; such a cell tells clusters apart, and with each of its
// values many others become certain.
import type { Solution } from '../../model/index.js';

/** The last solutions are looked at: they were found for the region itself. */
const MOST_SOLUTIONS = 160;
/** All pairs of cells are compared: in larger regions that takes too long. */
const MOST_CELLS = 3000;

/** Undefined where the solutions do not differ, and in very large regions. */
export function tellingCell(cells: readonly number[], solutions: readonly Solution[]): number | undefined {
  if (cells.length > MOST_CELLS) return undefined;
  const looked = solutions.slice(-MOST_SOLUTIONS);
  const words = Math.ceil(looked.length / 32);
  const bits = new Int32Array(cells.length * words);
  const counts = cells.map((cell, i) => {
    let ones = 0;
    looked.forEach((solution, k) => {
      // Two classes: as in the first of them, or not.
      if (solution.cells[cell] === looked[0].cells[cell]) return;
      bits[i * words + (k >> 5)] |= 1 << (k & 31);
      ones += 1;
    });
    return ones;
  });
  const weigh = new Weights(looked.length);
  let best: number | undefined;
  let most = 0;
  for (let i = 0; i < cells.length; i++) {
    if (counts[i] === 0) continue;
    let information = 0;
    for (let k = 0; k < cells.length; k++) {
      let both = 0;
      for (let word = 0; word < words; word++) both += ones(bits[i * words + word] & bits[k * words + word]);
      information += weigh.shared(counts[i], counts[k], both);
    }
    if (information <= most) continue;
    most = information;
    best = cells[i];
  }
  return best;
}

/** Mutual information of two yes-or-no questions about so many solutions. */
class Weights {
  /** n log n. */
  private readonly table: Float64Array;

  constructor(private readonly number: number) {
    this.table = Float64Array.from({ length: number + 1 }, (_, n) => (n === 0 ? 0 : n * Math.log(n)));
  }

  /** In nats, times the number of solutions. */
  shared(one: number, other: number, both: number): number {
    const { table, number } = this;
    const joint = table[both] + table[one - both] + table[other - both] + table[number - one - other + both];
    return joint - table[one] - table[number - one] - table[other] - table[number - other] + table[number];
  }
}

function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
