// Keeps a table of frontiers small: those that cannot be completed go, and where there are still too many
// and a lower bound or an estimate will do, those that the fewest fillings seem to pass through.
import type { Random } from '../../model/index.js';
import type { FrontierLimits } from './frontier.js';
import { type Field, get } from './frontier-fields.js';
import type { Stop } from './frontier-plan.js';
import { LookAhead } from './look-ahead.js';
import type { CountMeter } from './meter.js';
import type { Region } from './regions.js';
import type { StateTable } from './state-table.js';

/** By how much a table grows between two looks ahead: a look costs as much as four steps. */
const GROWTH = 5;

/** The share of the cap that is kept where a table grew past it. */
const KEPT_SHARE = 1 / 8;

/**
 * The share of a sample that is chosen by ways alone, without belief. Belief is far too small for some frontiers; without
 * this share they are hardly ever chosen, the samples agree, and their narrow interval is too low.
 */
const UNGUIDED_SHARE = 0.3;

/** Estimates are scaled down by this power of two before they grow out of the range of numbers. */
const SCALE = 400;

export class Pruner {
  /** Whether every frontier that can be completed was kept. */
  isExact = true;
  /** The power of two by which estimates are scaled down. */
  exponent = 0;
  private readonly lookAhead: LookAhead | undefined;
  private readonly lengths: readonly number[];
  /** Cells settled of each segment, and the state of each in the frontier looked at. */
  private readonly places: Int32Array;
  private readonly states: Int32Array;
  /** The size of the table at which the next look is due. */
  private due: number;
  /** Whether the last look was worth its cost. */
  private pays = true;

  constructor(
    region: Region,
    colors: number,
    private readonly fields: readonly Field[],
    private readonly limits: FrontierLimits,
    private readonly meter: CountMeter,
  ) {
    this.due = limits.lookAheadFrom;
    this.lookAhead = this.due === Infinity ? undefined : LookAhead.of(region, colors);
    this.lengths = region.segments.map(({ cells }) => cells.length);
    this.places = new Int32Array(region.segments.length);
    this.states = new Int32Array(region.segments.length);
  }

  /** The table after a stop, made smaller where that is due; undefined to give up. */
  *after(stop: Stop, table: StateTable): Generator<undefined, StateTable | undefined, void> {
    const { cap, beyond } = this.limits;
    this.places[stop.row] = stop.rowPlace + 1;
    this.places[stop.column] = stop.columnPlace + 1;
    let kept: StateTable | undefined = table;
    if (table.size > this.due || (table.size > cap && this.pays)) {
      kept = yield* this.completable(table);
      if (kept === undefined) return undefined;
      // Where few are dead ends, carrying them along costs less than finding out.
      this.pays = kept.size * 2 < table.size;
      this.due = Math.max(this.limits.lookAheadFrom, kept.size * (this.pays ? GROWTH : 4 * GROWTH));
    }
    if (kept.size <= cap) return kept;
    if (beyond === 'stop') return undefined;
    return beyond === 'drop' ? this.mostFrequent(kept) : this.sampled(kept, beyond);
  }

  private *completable(table: StateTable): Generator<undefined, StateTable | undefined, void> {
    const { lookAhead, meter } = this;
    if (lookAhead === undefined) return table;
    const keeps = new Uint8Array(table.size);
    lookAhead.begin(this.places, table.size);
    for (let state = 0; state < table.size; state++) {
      const before = lookAhead.sweeps;
      this.read(table, state);
      if (lookAhead.isAlive(this.states)) keeps[state] = 1;
      if (meter.spendWork({ states: 1 + lookAhead.sweeps - before })) {
        yield;
        if (!meter.poll()) return undefined;
      }
    }
    return table.filtered(keeps);
  }

  /** The share of the cap that most fillings pass through, as far as can be guessed. */
  private mostFrequent(table: StateTable): StateTable {
    this.isExact = false;
    const bits = this.importance(table);
    const order = Array.from(bits.keys()).sort((a, b) => bits[b] - bits[a] || a - b);
    const keeps = new Uint8Array(table.size);
    for (const state of order.slice(0, Math.ceil(this.limits.cap * KEPT_SHARE))) keeps[state] = 1;
    return table.filtered(keeps);
  }

  /**
   * A random share of the cap. A state is kept with a probability in proportion to the fillings that seem to pass
   * through it (or, for a part of the sample, to its ways), at most 1, and its ways are divided by that probability, so
   * that no sum changes on average. The
   * positions to keep are equally spaced from one random beginning (systematic sampling): less noise than drawing each.
   */
  private sampled(table: StateTable, random: Random): StateTable {
    this.isExact = false;
    const guided = shares(this.importance(table));
    const unguided = shares(Float64Array.from({ length: table.size }, (_, state) => table.bits(state)));
    const chance = chances(
      guided.map((share, state) => (1 - UNGUIDED_SHARE) * share + UNGUIDED_SHARE * unguided[state]),
      Math.ceil(this.limits.cap * KEPT_SHARE),
    );
    const keeps = new Uint8Array(table.size);
    let position = random.next();
    for (let state = 0; state < table.size; state++) {
      position += chance[state];
      if (position < 1) continue;
      position -= 1;
      keeps[state] = 1;
    }
    table.scale((state) => 1 / chance[state]);
    const kept = table.filtered(keeps);
    if (kept.sum() > 2 ** SCALE) {
      kept.scale(() => 2 ** -SCALE);
      this.exponent += SCALE;
    }
    return kept;
  }

  /** Binary logarithm of the fillings that seem to pass through each state. */
  private importance(table: StateTable): Float64Array {
    return Float64Array.from({ length: table.size }, (_, state) => {
      return table.bits(state) + this.beliefBits(table, state);
    });
  }

  private beliefBits(table: StateTable, state: number): number {
    const { belief } = this.limits;
    if (belief === undefined) return 0;
    this.read(table, state);
    let bits = 0;
    for (let segment = 0; segment < this.states.length; segment++) {
      bits += belief[segment][this.places[segment]][this.states[segment]];
    }
    return bits;
  }

  private read(table: StateTable, state: number): void {
    const { places, states, lengths, fields } = this;
    const first = state * table.words;
    for (let segment = 0; segment < states.length; segment++) {
      const isOpen = places[segment] > 0 && places[segment] < lengths[segment];
      states[segment] = isOpen ? get(table.keys, fields[segment], first) : 0;
    }
  }
}

/** Weights with a sum of 1 from their binary logarithms. */
function shares(bits: Float64Array): Float64Array {
  const most = bits.reduce((largest, value) => Math.max(largest, value), -Infinity);
  const weights = bits.map((value) => 2 ** (value - most));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Probabilities in proportion to the weights, at most 1, with this sum. Pre: fewer than there are weights. */
function chances(weights: Float64Array, wanted: number): Float64Array {
  const order = Array.from(weights.keys()).sort((a, b) => weights[b] - weights[a]);
  let rest = weights.reduce((sum, weight) => sum + weight, 0);
  const chance = new Float64Array(weights.length);
  let certain = 0;
  // The heaviest are kept for certain as long as their fair share is more than 1.
  while (certain < wanted && weights[order[certain]] * (wanted - certain) >= rest) {
    chance[order[certain]] = 1;
    rest -= weights[order[certain]];
    certain += 1;
  }
  for (const state of order.slice(certain)) chance[state] = (weights[state] * (wanted - certain)) / rest;
  return chance;
}
