// The compiled kernel: decoded and compiled once, on first use. It holds nothing between two calls.
import { loadWasm, type WasmNumber } from '../../solve/index.js';
import { KERNEL_HEX } from './bytes.js';

/** What the kernel exports: see assembly/index.ts. */
export interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer };
  solve(columns: number, rows: number): number;
  readonly inputAt: WasmNumber;
  readonly roundsAt: WasmNumber;
  readonly usesAt: WasmNumber;
  readonly gridAt: WasmNumber;
  readonly rounds: WasmNumber;
  readonly unknown: WasmNumber;
  readonly looks: WasmNumber;
}

let loaded: Kernel | null | undefined;

/** Null where there is no WebAssembly. */
export function loadKernel(): Kernel | null {
  if (loaded === undefined) loaded = loadWasm<Kernel>(KERNEL_HEX)?.() ?? null;
  return loaded;
}
