// The compiled engine: decoded and compiled once, on first use; instances are lent out and come
// back, so that a batch of small puzzles does not pay for a new one each time.
import { ENGINE_BASE64 } from './bytes.js';

// ES2022 does not know WebAssembly, so this says what is used of it.
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
    }
  | undefined;

interface NumberGlobal {
  readonly value: number;
}

/** What the engine exports: see assembly/index.ts. */
export interface EngineInstance {
  readonly memory: { readonly buffer: ArrayBuffer };
  reserve(bytes: number): number;
  begin(input: number): void;
  run(limit: number): number;
  propagateOnly(): number;
  narrowSingle(input: number): number;
  known(cell: number): number;
  readonly candidatesAt: NumberGlobal;
  readonly lineSolvable: NumberGlobal;
  readonly lastBrokenLine: NumberGlobal;
  readonly lineSolves: NumberGlobal;
  readonly probes: NumberGlobal;
  readonly decisions: NumberGlobal;
  readonly contradictions: NumberGlobal;
  readonly learntClauses: NumberGlobal;
  readonly restarts: NumberGlobal;
}

/** Idle instances kept for reuse, and the memory above which one is not worth keeping. */
const MOST_IDLE = 4;
const MOST_BYTES = 2 ** 25;

const idle: EngineInstance[] = [];
let compiled: object | null | undefined;

/** Whether this platform runs the engine at all. */
export function isWasmAvailable(): boolean {
  return compiledModule() !== null;
}

/** An instance that nobody else uses until it is given back. Pre: isWasmAvailable(). */
export function borrowInstance(): EngineInstance {
  const waiting = idle.pop();
  if (waiting !== undefined) return waiting;
  const module = compiledModule();
  if (typeof WebAssembly === 'undefined' || module === null) {
    throw new TypeError('WebAssembly is not available here; expected the reference engine to be used.');
  }
  return new WebAssembly.Instance(module, {}).exports as EngineInstance;
}

export function returnInstance(instance: EngineInstance): void {
  if (idle.length < MOST_IDLE && instance.memory.buffer.byteLength <= MOST_BYTES) idle.push(instance);
}

function compiledModule(): object | null {
  if (compiled === undefined) compiled = compile();
  return compiled;
}

function compile(): object | null {
  if (typeof WebAssembly === 'undefined') return null;
  try {
    return new WebAssembly.Module(decodeBase64(ENGINE_BASE64));
  } catch {
    // A page's policy may forbid to compile: then the reference engine takes over.
    return null;
  }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function decodeBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < 64; i++) values[ALPHABET.charCodeAt(i)] = i;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3);
  for (let i = 0, at = 0; i < text.length; i += 4) {
    const word =
      (values[text.charCodeAt(i)] << 18) |
      (values[text.charCodeAt(i + 1)] << 12) |
      (values[text.charCodeAt(i + 2)] << 6) |
      values[text.charCodeAt(i + 3)];
    bytes[at++] = word >> 16;
    bytes[at++] = word >> 8;
    bytes[at++] = word;
  }
  return bytes.subarray(0, bytes.length - padding);
}
