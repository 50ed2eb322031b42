// Which frontiers can still be completed? A frontier fixes the state of every open segment; line by line,
// what no segment can do is ruled out of the cells that are left, until nothing changes or a segment has no
// way through. Most frontiers of noise are dead ends that a count would otherwise carry along for many rows:
// on 15x15 cells at 30 % density, 99 of 100.
//
// States of a segment are bits of one word. Where a set of states leads is looked up four bits at a time. Frontiers of
// one table differ little, so that what a segment rules out is remembered: nine questions of ten are asked again.
import type { Region } from './regions.js';
import type { Segment } from './segments.js';

/** A segment with more states than this has no look-ahead: its sets would not fit a word. */
const MOST_STATES = 32;
/** Numbers in the tables of one region: 64 MB. */
const MOST_ENTRIES = 2 ** 24;
/** The most answers remembered; a new one replaces the one with the same hash. Powers of two. */
const LEAST_ANSWERS = 2 ** 8;
const MOST_ANSWERS = 2 ** 15;

interface Tables {
  /** Four-bit groups that hold the widest layer. */
  readonly groups: number;
  /** By place, colour, group and its bits: the states after a cell, and the states before it. */
  readonly images: Int32Array;
  readonly preimages: Int32Array;
  readonly length: number;
  /** The segments that cross at each place, and the place there. */
  readonly crossing: Int32Array;
  readonly crossingPlaces: Int32Array;
}

export class LookAhead {
  private readonly tables: readonly Tables[];
  /** Words that hold a bit for every cell of a segment, and the same for all colours. */
  private readonly words: number;
  private readonly stride: number;
  /** By segment and colour a bit for each cell: whether it may have the colour. Scratch of one question. */
  private readonly open: Int32Array;
  private readonly dirty: Uint8Array;
  private readonly queue: Int32Array;
  private readonly reached: Int32Array;
  /** What a sweep leaves open of its segment. */
  private readonly found: Int32Array;
  private waiting = 0;
  private places: Int32Array = new Int32Array(0);
  /** By hash: table, segment and state; what was open, what a sweep left of it, and whether it found a way. */
  private tags = new Float64Array(0);
  private questions = new Int32Array(0);
  private answers = new Int32Array(0);
  private passes = new Uint8Array(0);
  /** Tables of frontiers so far: answers about one do not hold for another. */
  private table = 0;
  /** Sweeps over a segment so far: the unit of its work. */
  sweeps = 0;

  private constructor(
    region: Region,
    private readonly colors: number,
  ) {
    const crossing = crossingsOf(region);
    this.tables = region.segments.map((segment) => tablesOf(segment, colors, crossing));
    const longest = Math.max(...region.segments.map(({ cells }) => cells.length));
    this.words = Math.ceil(longest / 32);
    this.stride = this.words * colors;
    this.open = new Int32Array(region.segments.length * this.stride);
    this.dirty = new Uint8Array(region.segments.length);
    this.queue = new Int32Array(region.segments.length);
    this.reached = new Int32Array(longest + 1);
    this.found = new Int32Array(this.stride);
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

  /** Questions from here on are about this many frontiers, with these numbers of cells settled of each segment. */
  begin(places: Int32Array, frontiers: number): void {
    this.places = places;
    this.table += 1;
    let capacity = Math.max(this.tags.length, LEAST_ANSWERS);
    while (capacity < frontiers && capacity < MOST_ANSWERS) capacity *= 2;
    if (capacity === this.tags.length) return;
    this.tags = new Float64Array(capacity);
    this.passes = new Uint8Array(capacity);
    this.questions = new Int32Array(capacity * this.stride);
    this.answers = new Int32Array(capacity * this.stride);
  }

  /** Whether no line by itself rules out that the frontier is completed. */
  isAlive(states: Int32Array): boolean {
    const { tables, dirty, queue, places } = this;
    this.open.fill(-1);
    this.waiting = 0;
    // Open segments know something; what they find out wakes the others.
    for (let segment = 0; segment < tables.length; segment++) {
      if (places[segment] > 0 && places[segment] < tables[segment].length) this.wake(segment);
    }
    let first = 0;
    while (first < this.waiting) {
      const segment = queue[first % queue.length];
      first += 1;
      dirty[segment] = 0;
      if (this.narrow(segment, states[segment])) continue;
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

  /** Rules out what the segment cannot do, and wakes the segments that cross there; false when it has no way through. */
  private narrow(segment: number, state: number): boolean {
    const { open, stride, words, answers, tables } = this;
    const first = segment * stride;
    const slot = this.answerTo(segment, state);
    if (this.passes[slot] === 0) return false;
    const { crossing, crossingPlaces } = tables[segment];
    for (let i = 0; i < stride; i++) {
      const left = answers[slot * stride + i];
      let gone = open[first + i] & ~left;
      if (gone === 0) continue;
      open[first + i] = left;
      const color = Math.floor(i / words);
      for (; gone !== 0; gone &= gone - 1) {
        const place = (i % words) * 32 + 31 - Math.clz32(gone & -gone);
        const other = crossing[place];
        const there = crossingPlaces[place];
        open[other * stride + color * words + (there >> 5)] &= ~(1 << (there & 31));
        this.wake(other);
      }
    }
    return true;
  }

  /** Where the answer is remembered; sweeps if it is not. */
  private answerTo(segment: number, state: number): number {
    const { open, stride, questions, answers, tags } = this;
    const first = segment * stride;
    const question = segment * MOST_STATES + state;
    const tag = this.table * this.tables.length * MOST_STATES + question;
    let hash = Math.imul(question + 1, 0x9e3779b1);
    for (let i = 0; i < stride; i++) {
      hash = Math.imul(hash ^ open[first + i], 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    const slot = hash & (tags.length - 1);
    const at = slot * stride;
    if (tags[slot] === tag) {
      let i = 0;
      while (i < stride && questions[at + i] === open[first + i]) i += 1;
      if (i === stride) return slot;
    }
    tags[slot] = tag;
    for (let i = 0; i < stride; i++) questions[at + i] = open[first + i];
    this.passes[slot] = this.sweep(segment, state) ? 1 : 0;
    for (let i = 0; i < stride; i++) answers[at + i] = this.found[i];
    return slot;
  }

  /** What is open of a segment and fits a way through; false when there is none. */
  private sweep(segment: number, state: number): boolean {
    const { images, preimages, groups, length } = this.tables[segment];
    const { open, reached, colors, words, found } = this;
    this.sweeps += 1;
    const base = segment * this.stride;
    for (let i = 0; i < found.length; i++) found[i] = open[base + i];
    const size = groups * 16;
    const from = this.places[segment];
    let set = 1 << state;
    reached[from] = set;
    for (let place = from; place < length; place++) {
      let after = 0;
      for (let color = 0; color < colors; color++) {
        if (((found[color * words + (place >> 5)] >>> (place & 31)) & 1) === 0) continue;
        let entry = (place * colors + color) * size;
        for (let rest = set; rest !== 0; rest >>>= 4, entry += 16) after |= images[entry + (rest & 15)];
      }
      if (after === 0) return false;
      set = after;
      reached[place + 1] = set;
    }
    for (let place = length - 1; place >= from; place--) {
      let before = 0;
      for (let color = 0; color < colors; color++) {
        const word = color * words + (place >> 5);
        if (((found[word] >>> (place & 31)) & 1) === 0) continue;
        let entry = (place * colors + color) * size;
        let sources = 0;
        for (let rest = set; rest !== 0; rest >>>= 4, entry += 16) sources |= preimages[entry + (rest & 15)];
        sources &= reached[place];
        if (sources === 0) found[word] &= ~(1 << (place & 31));
        before |= sources;
      }
      set = before;
    }
    return true;
  }
}

/** Where a cell is in a segment. */
interface Position {
  readonly segment: number;
  readonly place: number;
}

/** For every cell of the region its position in its row segment and in its column segment. */
function crossingsOf(region: Region): ReadonlyMap<number, readonly [row: Position, column: Position]> {
  const nowhere = { segment: -1, place: -1 };
  const crossing = new Map(
    region.cells.map((cell): [number, [Position, Position]] => [cell, [nowhere, nowhere]]),
  );
  region.segments.forEach(({ cells, isRow }, segment) => {
    cells.forEach((cell, place) => {
      const positions = crossing.get(cell);
      if (positions !== undefined) positions[isRow ? 0 : 1] = { segment, place };
    });
  });
  return crossing;
}

function tablesOf(
  { cells, steps, widths, isRow }: Segment,
  colors: number,
  crossing: ReturnType<typeof crossingsOf>,
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
  const across = cells.map((cell) => crossing.get(cell)?.[isRow ? 1 : 0]);
  return {
    groups,
    images,
    preimages,
    length: cells.length,
    crossing: Int32Array.from(across, (position) => position?.segment ?? -1),
    crossingPlaces: Int32Array.from(across, (position) => position?.place ?? -1),
  };
}
