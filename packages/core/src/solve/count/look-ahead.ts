// Which frontiers can still be completed? A frontier fixes the state of every open segment; line by line,
// what no segment can do is ruled out of the cells that are left, until nothing changes or a segment has no
// way through. Most frontiers of noise are dead ends that a count would otherwise carry along for many rows:
// on 15x15 cells at 30 % density, 99 of 100.
//
// States of a segment are bits of one word. Where a set of states leads is looked up four bits at a time.
import type { Region } from './regions.js';
import type { Segment } from './segments.js';

/** A segment with more states than this has no look-ahead: its sets would not fit a word. */
const MOST_STATES = 32;
/** Numbers in the tables of one region: 64 MB. */
const MOST_ENTRIES = 2 ** 24;

interface Tables {
  /** Four-bit groups that hold the widest layer. */
  readonly groups: number;
  /** By place, colour, group and its bits: the states after a cell, and the states before it. */
  readonly images: Int32Array;
  readonly preimages: Int32Array;
  /** Indices of the cells in the region, and of the segments that cross there. */
  readonly cells: Int32Array;
  readonly crossing: Int32Array;
}

export class LookAhead {
  private readonly tables: readonly Tables[];
  /** The candidates of every cell of the region, as far as known; scratch of one question. */
  private readonly candidates: Int32Array;
  private readonly all: number;
  private readonly dirty: Uint8Array;
  private readonly queue: Int32Array;
  private readonly reached: Int32Array;
  private waiting = 0;
  /** Sweeps over a segment so far: the unit of its work. */
  sweeps = 0;

  private constructor(
    region: Region,
    private readonly colors: number,
  ) {
    const index = new Map(region.cells.map((cell, i) => [cell, i]));
    const crossing = crossingsOf(region, index);
    this.tables = region.segments.map((segment) => tablesOf(segment, colors, index, crossing));
    this.candidates = new Int32Array(region.cells.length);
    this.all = (1 << colors) - 1;
    this.dirty = new Uint8Array(region.segments.length);
    this.queue = new Int32Array(region.segments.length);
    this.reached = new Int32Array(Math.max(...region.segments.map(({ cells }) => cells.length)) + 1);
  }

  /** Undefined where the sets would not fit, or the tables would be too large. */
  static of(region: Region, colors: number): LookAhead | undefined {
    let entries = 0;
    for (const { widths, cells } of region.segments) {
      const most = Math.max(...widths);
      if (most > MOST_STATES || colors > 30) return undefined;
      entries += cells.length * colors * Math.ceil(most / 4) * 32;
    }
    return entries > MOST_ENTRIES ? undefined : new LookAhead(region, colors);
  }

  /** Whether no line by itself rules out that the frontier is completed. `places`: cells settled of each segment. */
  isAlive(places: Int32Array, states: Int32Array): boolean {
    const { tables, dirty, queue } = this;
    this.candidates.fill(this.all);
    this.waiting = 0;
    // Open segments know something; what they find out wakes the others.
    for (let segment = 0; segment < tables.length; segment++) {
      if (places[segment] > 0 && places[segment] < tables[segment].cells.length) this.wake(segment);
    }
    let first = 0;
    while (first < this.waiting) {
      const segment = queue[first % queue.length];
      first += 1;
      dirty[segment] = 0;
      if (this.sweep(segment, places, states)) continue;
      for (; first < this.waiting; first++) dirty[queue[first % queue.length]] = 0;
      return false;
    }
    return true;
  }

  private wake(segment: number): void {
    if (this.dirty[segment] === 1) return;
    this.dirty[segment] = 1;
    this.queue[this.waiting % this.queue.length] = segment;
    this.waiting += 1;
  }

  /** Narrows the cells that a segment has left; false when there is no way through. */
  private sweep(segment: number, places: Int32Array, states: Int32Array): boolean {
    const { images, preimages, groups, cells, crossing } = this.tables[segment];
    const { candidates, reached, colors } = this;
    this.sweeps += 1;
    const stride = groups * 16;
    const from = places[segment];
    let set = 1 << states[segment];
    reached[from] = set;
    for (let place = from; place < cells.length; place++) {
      const open = candidates[cells[place]];
      let after = 0;
      for (let color = 0; color < colors; color++) {
        if ((open & (1 << color)) === 0) continue;
        let entry = (place * colors + color) * stride;
        for (let rest = set; rest !== 0; rest >>>= 4, entry += 16) after |= images[entry + (rest & 15)];
      }
      if (after === 0) return false;
      set = after;
      reached[place + 1] = set;
    }
    for (let place = cells.length - 1; place >= from; place--) {
      const open = candidates[cells[place]];
      let kept = 0;
      let before = 0;
      for (let color = 0; color < colors; color++) {
        if ((open & (1 << color)) === 0) continue;
        let entry = (place * colors + color) * stride;
        let sources = 0;
        for (let rest = set; rest !== 0; rest >>>= 4, entry += 16) sources |= preimages[entry + (rest & 15)];
        sources &= reached[place];
        if (sources === 0) continue;
        kept |= 1 << color;
        before |= sources;
      }
      set = before;
      if (kept === open) continue;
      candidates[cells[place]] = kept;
      this.wake(crossing[place]);
    }
    return true;
  }
}

/** For every cell of the region the segment of its row and that of its column. */
function crossingsOf(
  region: Region,
  index: ReadonlyMap<number, number>,
): readonly [row: number, column: number][] {
  const crossing = region.cells.map((): [number, number] => [-1, -1]);
  region.segments.forEach(({ cells, isRow }, segment) => {
    for (const cell of cells) crossing[index.get(cell) as number][isRow ? 0 : 1] = segment;
  });
  return crossing;
}

function tablesOf(
  { cells, steps, widths, isRow }: Segment,
  colors: number,
  index: ReadonlyMap<number, number>,
  crossing: readonly [row: number, column: number][],
): Tables {
  const groups = Math.ceil(Math.max(...widths) / 4);
  const images = new Int32Array(cells.length * colors * groups * 16);
  const preimages = new Int32Array(images.length);
  /** Adds a step to every set of four states that has its source. */
  const add = (table: Int32Array, base: number, source: number, target: number) => {
    const first = base + (source >> 2) * 16;
    const bit = 1 << (source & 3);
    for (let set = 0; set < 16; set++) if ((set & bit) !== 0) table[first + set] |= 1 << target;
  };
  steps.forEach((table, place) => {
    table.forEach((to, i) => {
      if (to < 0) return;
      const state = Math.floor(i / colors);
      const base = (place * colors + (i % colors)) * groups * 16;
      add(images, base, state, to);
      add(preimages, base, to, state);
    });
  });
  const places = cells.map((cell) => index.get(cell) as number);
  return {
    groups,
    images,
    preimages,
    cells: Int32Array.from(places),
    crossing: Int32Array.from(places, (place) => crossing[place][isRow ? 1 : 0]),
  };
}
