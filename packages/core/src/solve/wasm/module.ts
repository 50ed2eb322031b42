// The compiled engine: decoded and compiled once, on first use. Instances are pooled, so that a batch of small
// puzzles does not pay for a new one each time.
import { compileEngine } from '#engine';
import { type EngineFallback, type LoadedWasm, loadWasm } from './load.js';

/** What the engine exports: see assembly/index.ts. */
export interface EngineInstance {
  readonly memory: { readonly buffer: ArrayBuffer };
  reserve(bytes: number): number;
  begin(input: number): void;
  run(limit: number): number;
  propagateOnly(): number;
  narrowSingle(input: number): number;
  possibleSingle(input: number): number;
  known(cell: number): number;
  statistics(): number;
  candidates(): number;
  solution(): number;
  lineSolvable(): number;
  conflictLine(): number;
  proofLog(): number;
  proofLogSize(): number;
  resetProofLog(): void;
  countOf(): bigint;
  isCountExact(): number;
  counted(cell: number): number;
}

/** Idle instances kept for reuse, and the memory above which one is not worth keeping. */
const MOST_IDLE = 4;
const MOST_BYTES = 2 ** 25;

/** Instances of one build of the engine. */
export class InstancePool {
  private readonly idle: EngineInstance[] = [];
  private module: LoadedWasm<EngineInstance> | undefined;

  constructor(private readonly compile: () => object) {}

  /** Why this platform cannot run the engine; undefined if it can. */
  fallback(): EngineFallback | undefined {
    const loaded = this.loaded();
    return loaded.ok ? undefined : loaded.fallback;
  }

  /** An instance for exclusive use until `giveBack`. Throws a TypeError where the engine cannot run. */
  borrow(): EngineInstance {
    const waiting = this.idle.pop();
    if (waiting !== undefined) return waiting;
    const loaded = this.loaded();
    if (!loaded.ok) throw new TypeError(`The WebAssembly engine cannot run. ${loaded.fallback.message}`);
    return loaded.instantiate();
  }

  giveBack(instance: EngineInstance): void {
    const isSmall = instance.memory.buffer.byteLength <= MOST_BYTES;
    if (this.idle.length < MOST_IDLE && isSmall) this.idle.push(instance);
  }

  private loaded(): LoadedWasm<EngineInstance> {
    this.module ??= loadWasm<EngineInstance>(this.compile);
    return this.module;
  }
}

export const instances = new InstancePool(compileEngine);

/**
 * Whether this platform runs the WebAssembly engine. Compiles it on the first call, which takes some milliseconds.
 *
 * @example
 * if (!isWasmAvailable()) console.warn('slow engine');
 */
export function isWasmAvailable(): boolean {
  return instances.fallback() === undefined;
}
