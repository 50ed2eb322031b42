// The compiled engine: decoded and compiled once, on first use; instances are lent out and come
// back, so that a batch of small puzzles does not pay for a new one each time.
import { ENGINE_HEX } from './bytes.js';
import { loadWasm, type WasmNumber } from './load.js';

/** What the engine exports: see assembly/index.ts. */
export interface EngineInstance {
  readonly memory: { readonly buffer: ArrayBuffer };
  reserve(bytes: number): number;
  begin(input: number): void;
  run(limit: number): number;
  propagateOnly(): number;
  narrowSingle(input: number): number;
  known(cell: number): number;
  readonly candidatesAt: WasmNumber;
  readonly solutionAt: WasmNumber;
  readonly lineSolvable: WasmNumber;
  readonly lastBrokenLine: WasmNumber;
  readonly lineSolves: WasmNumber;
  readonly probes: WasmNumber;
  readonly decisions: WasmNumber;
  readonly contradictions: WasmNumber;
  readonly learntClauses: WasmNumber;
  readonly restarts: WasmNumber;
}

/** Idle instances kept for reuse, and the memory above which one is not worth keeping. */
const MOST_IDLE = 4;
const MOST_BYTES = 2 ** 25;

const idle: EngineInstance[] = [];
let newInstance: (() => EngineInstance) | null | undefined;

/** Whether this platform runs the engine at all. */
export function isWasmAvailable(): boolean {
  return loaded() !== null;
}

/** An instance that nobody else uses until it is given back. Pre: isWasmAvailable(). */
export function borrowInstance(): EngineInstance {
  const waiting = idle.pop();
  if (waiting !== undefined) return waiting;
  const make = loaded();
  if (make === null) {
    throw new TypeError('WebAssembly is not available here; expected the reference engine to be used.');
  }
  return make();
}

export function returnInstance(instance: EngineInstance): void {
  if (idle.length < MOST_IDLE && instance.memory.buffer.byteLength <= MOST_BYTES) idle.push(instance);
}

function loaded(): (() => EngineInstance) | null {
  if (newInstance === undefined) newInstance = loadWasm(ENGINE_HEX);
  return newInstance;
}
