// Which engine answers when none is named.
import type { Engine, LineEngine } from './engine.js';
import { referenceEngine } from './reference/engine.js';
import { referenceLineEngine } from './reference/line.js';
import { wasmEngine } from './wasm/engine.js';
import { wasmLineEngine } from './wasm/line-engine.js';
import { isWasmAvailable } from './wasm/module.js';

/** The WebAssembly engine where the platform runs it, else the reference engine. */
export function defaultEngine(): Engine {
  return isWasmAvailable() ? wasmEngine : referenceEngine;
}

/** The same for single lines. */
export function defaultLineEngine(): LineEngine {
  return isWasmAvailable() ? wasmLineEngine : referenceLineEngine;
}
