// Which engine answers when none is named.
import type { Engine } from './engine.js';
import { referenceEngine } from './reference/engine.js';
import { wasmEngine } from './wasm/engine.js';
import { isWasmAvailable } from './wasm/module.js';

/** The WebAssembly engine where the platform runs it, else the reference engine. */
export function defaultEngine(): Engine {
  return isWasmAvailable() ? wasmEngine : referenceEngine;
}
