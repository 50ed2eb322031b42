// The compiled kernel: decoded and compiled once, on first use. It holds nothing between two calls.
import { KERNEL_HEX } from './bytes.js';

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

/** What the kernel exports: see assembly/index.ts. */
export interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer };
  solve(columns: number, rows: number): number;
  readonly inputAt: NumberGlobal;
  readonly roundsAt: NumberGlobal;
  readonly usesAt: NumberGlobal;
  readonly gridAt: NumberGlobal;
  readonly rounds: NumberGlobal;
  readonly unknown: NumberGlobal;
  readonly looks: NumberGlobal;
}

let loaded: Kernel | null | undefined;

/** Null where there is no WebAssembly. */
export function loadKernel(): Kernel | null {
  if (loaded === undefined) loaded = compile();
  return loaded;
}

function compile(): Kernel | null {
  if (typeof WebAssembly === 'undefined') return null;
  const byte = (_: unknown, i: number) => Number.parseInt(KERNEL_HEX.slice(2 * i, 2 * i + 2), 16);
  try {
    const module = new WebAssembly.Module(Uint8Array.from({ length: KERNEL_HEX.length / 2 }, byte));
    return new WebAssembly.Instance(module, {}).exports as Kernel;
  } catch {
    // A page's policy may forbid to compile: then it is done in JavaScript.
    return null;
  }
}
