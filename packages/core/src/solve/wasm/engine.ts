// The fast engine: the whole search runs inside WebAssembly (assembly/), and this is its host. The
// puzzle goes in as one block of numbers, solutions come out as candidate sets.
import { allCandidates, type Grid, type LineId, type Puzzle, type Solution } from '../../model/index.js';
import type { Effort } from '../effort.js';
import type { Engine, Search, SearchOptions, SliceOutcome } from '../engine.js';
import type { Strategy } from '../strategy.js';
import { canCount, WasmCount } from './count.js';
import { type Feature, featureBits } from './features.js';
import { begin, effortOf, runFor } from './host.js';
import { type EngineInstance, InstancePool, instances } from './module.js';

/** The fast engine, in WebAssembly; the default where it runs. Elsewhere its first use throws a TypeError. */
export const wasmEngine: Engine = wasmEngineWithout([]);

/**
 * The fast engine from a module that the platform has compiled already: for runtimes that forbid compiling
 * WebAssembly and for bundles without the condition `workerd`.
 *
 * @example
 * import compiled from '@crosshatch/core/engine.wasm';
 * const result = solve(puzzle, { engine: wasmEngineOf(compiled) });
 */
export function wasmEngineOf(compiled: object): Engine {
  return wasmEngineWithout([], new InstancePool(() => compiled));
}

/** For tests and the bench: the engine with some features off, or another build of it. */
export function wasmEngineWithout(features: readonly Feature[], pool: InstancePool = instances): Engine {
  return {
    id: ['wasm', ...features].join(' without '),
    begin: (puzzle, options) => new WasmSearch(puzzle, options, pool, featureBits(features)),
    beginCount: (puzzle, { given, remembered }) => {
      return canCount(puzzle, given) ? new WasmCount(puzzle, given, remembered, pool) : undefined;
    },
  };
}

/** The bits of Strategy in assembly/options.ts. */
const ACTIVITY_FIRST = 1;
const EAGER = 2;
const ENUMERATE = 4;
const VARY = 32;
const LOG_PROOF = 8;
const LOG_TRACE = 16;
const STRATEGY_BITS: Readonly<Record<Strategy, number>> = {
  balanced: 0,
  activity: ACTIVITY_FIRST,
  eager: EAGER,
  'eager-activity': EAGER | ACTIVITY_FIRST,
  enumerate: ENUMERATE,
  'eager-enumerate': EAGER | ENUMERATE,
};

const OUTCOMES: readonly SliceOutcome[] = ['paused', 'solution', 'exhausted'];

class WasmSearch implements Search {
  private instance: EngineInstance | undefined;
  /** A given cell without candidates: there is nothing to search. */
  private readonly emptyCell: number;
  private readonly given: Grid | undefined;

  constructor(
    private readonly puzzle: Puzzle,
    options: SearchOptions,
    private readonly pool: InstancePool,
    featuresOff: number,
  ) {
    const all = allCandidates(puzzle.palette);
    this.given = options.given;
    this.emptyCell = options.given?.cells.findIndex((cell) => (cell & all) === 0) ?? -1;
    this.instance = pool.borrow();
    const colors = puzzle.palette.colors.length + 1;
    const given = this.emptyCell < 0 ? options.given?.cells : undefined;
    const logged = (options.logProof ? LOG_PROOF : 0) | (options.logTrace ? LOG_TRACE : 0);
    const kind = options.vary ? VARY : 0;
    const strategy = STRATEGY_BITS[options.strategy ?? 'balanced'] | logged | kind;
    const header = [puzzle.width, puzzle.height, colors, strategy, options.seed ?? 0, featuresOff];
    begin(this.instance, header, [...puzzle.rows, ...puzzle.columns], given);
  }

  run(slice: number): SliceOutcome {
    if (this.emptyCell >= 0) return 'exhausted';
    return OUTCOMES[runFor(this.live(), slice)];
  }

  solution(): Solution {
    const { width, height } = this.puzzle;
    const instance = this.live();
    const cells = new Uint32Array(instance.memory.buffer, instance.solution(), width * height);
    return { width, height, cells: cells.slice() };
  }

  known(): Grid {
    const { width, height } = this.puzzle;
    if (this.emptyCell >= 0 && this.given !== undefined) {
      return { width, height, cells: this.given.cells.slice() };
    }
    const instance = this.live();
    const cells = Uint32Array.from({ length: width * height }, (_, cell) => instance.known(cell));
    return { width, height, cells };
  }

  lineSolvable(): boolean {
    return this.live().lineSolvable() !== 0;
  }

  brokenAt(): LineId | null {
    if (this.emptyCell >= 0) return Math.floor(this.emptyCell / this.puzzle.width);
    const line = this.live().conflictLine();
    return line < 0 ? null : line;
  }

  effort(): Effort {
    return effortOf(this.live());
  }

  takeProof(): Int32Array {
    const instance = this.live();
    const records = new Int32Array(instance.memory.buffer, instance.proofLog(), instance.proofLogSize());
    instance.resetProofLog();
    return records;
  }

  release(): void {
    if (this.instance !== undefined) this.pool.giveBack(this.instance);
    this.instance = undefined;
  }

  private live(): EngineInstance {
    if (this.instance === undefined) throw new TypeError('This search was released; expected a live one.');
    return this.instance;
  }
}

/** Propagates every line to the fixpoint, without search. Pre: no given candidate set is empty. */
export function propagateInWasm(
  puzzle: Puzzle,
  given: Grid | undefined,
): { grid: Grid; brokenAt: LineId | null; lineSolves: number } {
  const { width, height } = puzzle;
  const instance = instances.borrow();
  try {
    const header = [width, height, puzzle.palette.colors.length + 1, 0, 0, 0];
    begin(instance, header, [...puzzle.rows, ...puzzle.columns], given?.cells);
    const isSound = instance.propagateOnly() !== 0;
    const cells = new Uint32Array(instance.memory.buffer, instance.candidates(), width * height);
    return {
      grid: { width, height, cells: cells.slice() },
      brokenAt: isSound ? null : instance.conflictLine(),
      lineSolves: effortOf(instance).lineSolves,
    };
  } finally {
    instances.giveBack(instance);
  }
}
