// Where in the words of a frontier the states of its segments are.
import type { FrontierPlan } from './frontier-plan.js';
import type { Region } from './regions.js';

/** Where the state of a segment is kept. */
export interface Field {
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
}

/** `first`: where the frontier begins in a table of several. */
export function get(keys: Int32Array, { word, shift, mask }: Field, first = 0): number {
  return (keys[first + word] >>> shift) & mask;
}

export function put(key: Int32Array, { word, shift, mask }: Field, state: number): void {
  key[word] = (key[word] & ~(mask << shift)) | (state << shift);
}

/** Gives each segment a field of its own while it is open. */
export function layOut(region: Region, plan: FrontierPlan): { fields: Field[]; words: number } {
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

/** The first free position for this many bits, in a further word if necessary. */
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
