// Counts the fillings of a region cell by cell (dynamic programming over the frontier).
//
// The cells are settled in an order that respects every segment. At any moment, what was settled
// matters only through the states of the segments that are begun and not finished: the frontier. For
// each frontier that can come about we keep in how many ways it does. Narrow regions have few.
//
// A frontier is a row of bits: every segment has a field of its own in it while it is open, which is
// nought before and after, so that a step changes two fields and leaves the rest alone.
import type { Random } from '../../model/index.js';
import type { Belief } from './belief.js';
import { type Field, get, layOut, put } from './frontier-fields.js';
import type { FrontierPlan, Stop } from './frontier-plan.js';
import { Pruner } from './frontier-pruner.js';
import type { CountMeter } from './meter.js';
import type { Region } from './regions.js';
import { StateTable } from './state-table.js';

export interface FrontierLimits {
  /** The most frontiers to keep at once. */
  readonly cap: number;
  /**
   * Where there are more: give up, go on with those that most fillings seem to pass through (for a lower bound), or
   * with a random sample in which each stands for those that were left out (for an estimate).
   */
  readonly beyond: 'stop' | 'drop' | Random;
  readonly belief?: Belief;
  /** Number of states from which on those that cannot be completed are pruned; the check is too expensive for fewer. */
  readonly lookAheadFrom: number;
}

/** A number of fillings, exact or a lower bound. */
export interface Tally {
  readonly count: bigint;
  readonly exact: boolean;
}

/** Undefined when more frontiers than allowed came about at once, or the meter says stop. */
export function* countByFrontier(
  region: Region,
  plan: FrontierPlan,
  colors: number,
  limits: FrontierLimits,
  meter: CountMeter,
): Generator<undefined, Tally | undefined, void> {
  const sweep = new Sweep(region, plan, colors, limits, meter);
  if (!(yield* sweep.advance(plan.stops.length))) return undefined;
  return { count: sweep.ways.total(), exact: sweep.isExact };
}

/**
 * An estimate of the same number without bias: its mean over all random choices is the number. The result is the binary
 * logarithm, -Infinity where the sample died out.
 */
export function* estimateByFrontier(
  region: Region,
  plan: FrontierPlan,
  colors: number,
  limits: FrontierLimits & { readonly beyond: Random },
  meter: CountMeter,
): Generator<undefined, number | undefined, void> {
  const sweep = new Sweep(region, plan, colors, limits, meter);
  if (!(yield* sweep.advance(plan.stops.length))) return undefined;
  return Math.log2(sweep.ways.sum()) + sweep.exponent;
}

/** The frontiers of a region, moved on stop by stop. */
export class Sweep {
  /** The frontiers after the stops so far. */
  ways: StateTable;
  readonly fields: readonly Field[];
  private readonly pruner: Pruner;
  private stopped = 0;

  constructor(
    private readonly region: Region,
    private readonly plan: FrontierPlan,
    private readonly colors: number,
    limits: FrontierLimits,
    private readonly meter: CountMeter,
  ) {
    const { fields, words } = layOut(region, plan);
    this.fields = fields;
    this.pruner = new Pruner(region, colors, fields, limits, meter);
    this.ways = StateTable.start(words, typeof limits.beyond === 'string' ? 'exact' : 'estimate');
  }

  /** Whether every frontier that can be completed was kept. */
  get isExact(): boolean {
    return this.pruner.isExact;
  }

  /** The power of two by which estimates are scaled down. */
  get exponent(): number {
    return this.pruner.exponent;
  }

  /** Settles cells until so many are settled. False when there are more frontiers than allowed, or the meter says stop. */
  *advance(stops: number): Generator<undefined, boolean, void> {
    const { region, plan, fields, colors, meter } = this;
    while (this.stopped < stops) {
      const stop = plan.stops[this.stopped];
      const after = yield* settle(region, stop, fields, colors, this.ways, meter);
      if (after === undefined) return false;
      if (after === 'too large') {
        this.ways = this.ways.widened();
        continue;
      }
      const pruned = yield* this.pruner.after(stop, after);
      if (pruned === undefined) return false;
      this.ways = pruned;
      this.stopped += 1;
    }
    return true;
  }
}

/** The frontiers after one more cell; `too large` when a number of ways needs another limb. */
function* settle(
  region: Region,
  { row, rowPlace, column, columnPlace, groups }: Stop,
  fields: readonly Field[],
  colors: number,
  before: StateTable,
  meter: CountMeter,
): Generator<undefined, StateTable | 'too large' | undefined, void> {
  const { words, keys } = before;
  const after = before.successor();
  const key = new Int32Array(words);
  const rowSteps = region.segments[row].steps[rowPlace];
  const columnSteps = region.segments[column].steps[columnPlace];
  const sorters = groups.map((group) => group.map((segment) => fields[segment]));
  for (let state = 0; state < before.size; state++) {
    if (meter.spendWork({ states: 1 })) {
      yield;
      if (!meter.poll()) return undefined;
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
  }
  return after;
}

/** Interchangeable segments: only how many are in which state matters. */
function sortFields(key: Int32Array, group: readonly Field[]): void {
  const states = group.map((field) => get(key, field)).sort((a, b) => a - b);
  group.forEach((field, i) => {
    put(key, field, states[i]);
  });
}
