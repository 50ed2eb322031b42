// The compiled engine: decoded and compiled once, on first use; instances are lent out and come
// back, so that a batch of small puzzles does not pay for a new one each time.
import { ENGINE_HEX } from './bytes.js';
import { loadWasm } from './load.js';

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
}

/** Idle instances kept for reuse, and the memory above which one is not worth keeping. */
const MOST_IDLE = 4;
const MOST_BYTES = 2 ** 25;

/** Instances of one build of the engine. */
export class InstancePool {
  private readonly idle: EngineInstance[] = [];
  private make: (() => EngineInstance) | null | undefined;

  constructor(private readonly hex: string) {}

  /** Whether this platform runs the engine at all. */
  isAvailable(): boolean {
    return this.loaded() !== null;
  }

  /** An instance that nobody else uses until it is given back. Pre: isAvailable(). */
  borrow(): EngineInstance {
    const waiting = this.idle.pop();
    if (waiting !== undefined) return waiting;
    const make = this.loaded();
    if (make === null) {
      throw new TypeError('WebAssembly is not available here; expected the reference engine to be used.');
    }
    return make();
  }

  giveBack(instance: EngineInstance): void {
    const isSmall = instance.memory.buffer.byteLength <= MOST_BYTES;
    if (this.idle.length < MOST_IDLE && isSmall) this.idle.push(instance);
  }

  private loaded(): (() => EngineInstance) | null {
    if (this.make === undefined) this.make = loadWasm<EngineInstance>(this.hex);
    return this.make;
  }
}

export const instances = new InstancePool(ENGINE_HEX);

/** Whether this platform runs the WebAssembly engine. */
export function isWasmAvailable(): boolean {
  return instances.isAvailable();
}
