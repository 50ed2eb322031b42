// Counts the fillings of a region cell by cell (dynamic programming over the frontier).
//
// The cells are settled in an order that respects every segment. At any moment, what was settled
// matters only through the states of the segments that are begun and not finished: the frontier. For
// each frontier that can come about we keep in how many ways it does. Narrow regions have few.
//
// A frontier is a row of bits: every segment has a field of its own in it while it is open, which is
// nought before and after, so that a step changes two fields and leaves the rest alone.
import type { FrontierPlan, Stop } from './frontier-plan.js';
import type { Meter } from './meter.js';
import type { Region } from './regions.js';
import { StateTable } from './state-table.js';

/** Where the state of a segment is kept. */
interface Field {
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
}

/**
 * The number of fillings; undefined when more than `cap` frontiers came about at once, or the meter
 * says stop.
 */
export function* countByFrontier(
  region: Region,
  plan: FrontierPlan,
  colors: number,
  cap: number,
  meter: Meter,
): Generator<undefined, bigint | undefined, void> {
  const { fields, words } = layOut(region, plan);
  let ways = StateTable.start(words);
  for (const stop of plan.stops) {
    for (;;) {
      const after = yield* settle(region, stop, fields, colors, ways, cap, meter);
      if (after === undefined) return undefined;
      if (after !== 'too large') {
        ways = after;
        break;
      }
      ways = ways.widened();
    }
  }
  return ways.total();
}

/** The frontiers after one more cell; `too large` when a number of ways needs another limb. */
function* settle(
  region: Region,
  { row, rowPlace, column, columnPlace, groups }: Stop,
  fields: readonly Field[],
  colors: number,
  before: StateTable,
  cap: number,
  meter: Meter,
): Generator<undefined, StateTable | 'too large' | undefined, void> {
  const { words, keys } = before;
  const after = before.successor();
  const key = new Int32Array(words);
  const rowSteps = region.segments[row].steps[rowPlace];
  const columnSteps = region.segments[column].steps[columnPlace];
  const sorters = groups.map((group) => group.map((segment) => fields[segment]));
  for (let state = 0; state < before.size; state++) {
    if (meter.spend({ states: 1 })) {
      yield;
      if (meter.reason() !== undefined) return undefined;
    }
    for (let word = 0; word < words; word++) key[word] = keys[state * words + word];
    const rowState = get(key, fields[row]);
    const columnState = get(key, fields[column]);
    for (let color = 0; color < colors; color++) {
      const rowNext = rowSteps[rowState * colors + color];
      const columnNext = columnSteps[columnState * colors + color];
      if (rowNext < 0 || columnNext < 0) continue;
      if (sorters.length > 0) for (let word = 0; word < words; word++) key[word] = keys[state * words + word];
      // The state after the last cell is 0: a field that is not needed any more is nought.
      put(key, fields[row], rowNext);
      put(key, fields[column], columnNext);
      for (const group of sorters) sortFields(key, group);
      if (!after.add(key, before, state)) return 'too large';
    }
    if (after.size > cap) return undefined;
  }
  return after;
}

function get(key: Int32Array, { word, shift, mask }: Field): number {
  return (key[word] >>> shift) & mask;
}

function put(key: Int32Array, { word, shift, mask }: Field, state: number): void {
  key[word] = (key[word] & ~(mask << shift)) | (state << shift);
}

/** Interchangeable segments: only how many are in which state matters. */
function sortFields(key: Int32Array, group: readonly Field[]): void {
  const states = group.map((field) => get(key, field)).sort((a, b) => a - b);
  group.forEach((field, i) => {
    put(key, field, states[i]);
  });
}

/** Gives each segment a field that nobody else has while it is open. */
function layOut(region: Region, plan: FrontierPlan): { fields: Field[]; words: number } {
  const taken: number[] = [0];
  const fields: Field[] = [];
  const isOpen = (segment: number, place: number) => place + 1 < region.segments[segment].cells.length;
  const enter = (segment: number, place: number) => {
    if (place > 0) return;
    const { widths } = region.segments[segment];
    const bits = isOpen(segment, place) ? Math.ceil(Math.log2(Math.max(...widths))) : 0;
    fields[segment] = fieldIn(taken, bits);
  };
  const leave = (segment: number, place: number) => {
    if (isOpen(segment, place)) return;
    const { word, shift, mask } = fields[segment];
    taken[word] &= ~(mask << shift);
  };
  for (const { row, rowPlace, column, columnPlace } of plan.stops) {
    enter(row, rowPlace);
    enter(column, columnPlace);
    leave(row, rowPlace);
    leave(column, columnPlace);
  }
  return { fields, words: taken.length };
}

/** The first free place for so many bits, in a further word if need be. */
function fieldIn(taken: number[], bits: number): Field {
  const mask = bits === 0 ? 0 : -1 >>> (32 - bits);
  for (let word = 0; ; word++) {
    if (word === taken.length) taken.push(0);
    for (let shift = 0; shift + bits <= 32; shift++) {
      if ((taken[word] & (mask << shift)) !== 0) continue;
      taken[word] |= mask << shift;
      return { word, shift, mask };
    }
  }
}
