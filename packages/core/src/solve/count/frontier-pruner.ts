// Keeps a table of frontiers small: those that cannot be completed go, and where there are still too many
// and a lower bound will do, those that the fewest fillings seem to pass through.
import type { FrontierLimits } from './frontier.js';
import { type Field, get } from './frontier-fields.js';
import type { Stop } from './frontier-plan.js';
import { LookAhead } from './look-ahead.js';
import type { CountMeter } from './meter.js';
import type { Region } from './regions.js';
import type { StateTable } from './state-table.js';

/** By how much a table grows between two looks ahead: a look costs as much as some dozen steps. */
const GROWTH = 8;

/** How much the likelihood of its states counts beside the ways of a frontier; 0.5 to 1 come to the same. */
const LIKELIHOOD_WEIGHT = 0.7;

export class Pruner {
  /** Whether every frontier that can be completed was kept. */
  isExact = true;
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
    return beyond === 'stop' ? undefined : this.mostFrequent(kept);
  }

  private *completable(table: StateTable): Generator<undefined, StateTable | undefined, void> {
    const { lookAhead, meter } = this;
    if (lookAhead === undefined) return table;
    const keeps = new Uint8Array(table.size);
    for (let state = 0; state < table.size; state++) {
      const before = lookAhead.sweeps;
      this.read(table, state);
      if (lookAhead.isAlive(this.places, this.states)) keeps[state] = 1;
      if (meter.spendWork({ states: lookAhead.sweeps - before })) {
        yield;
        if (!meter.poll()) return undefined;
      }
    }
    return table.filtered(keeps);
  }

  /** The share of the cap that most fillings pass through, as far as can be guessed. */
  private mostFrequent(table: StateTable): StateTable {
    this.isExact = false;
    const bits = Float64Array.from({ length: table.size }, (_, state) => {
      return table.bits(state) + LIKELIHOOD_WEIGHT * this.likelihoodBits(table, state);
    });
    const order = Array.from(bits.keys()).sort((a, b) => bits[b] - bits[a] || a - b);
    const keeps = new Uint8Array(table.size);
    for (const state of order.slice(0, Math.ceil(this.limits.cap / GROWTH))) keeps[state] = 1;
    return table.filtered(keeps);
  }

  private likelihoodBits(table: StateTable, state: number): number {
    const { likelihood } = this.limits;
    if (likelihood === undefined) return 0;
    this.read(table, state);
    let bits = 0;
    for (let segment = 0; segment < this.states.length; segment++) {
      bits += likelihood[segment][this.places[segment]][this.states[segment]];
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
