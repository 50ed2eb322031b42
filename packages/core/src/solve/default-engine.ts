// Which engine answers when none is named, and who hears about it when that is the slow one.
import type { Engine, LineEngine } from './engine.js';
import { referenceEngine } from './reference/engine.js';
import { referenceLineEngine } from './reference/line.js';
import { wasmEngine } from './wasm/engine.js';
import { wasmLineEngine } from './wasm/line-engine.js';
import type { EngineFallback } from './wasm/load.js';
import { instances } from './wasm/module.js';

let listener: ((fallback: EngineFallback) => void) | undefined;
let isReported = false;

/**
 * Calls `report` once, at the first use of the reference engine by default, with the reason and the remedy. A later
 * call replaces the listener; `undefined` removes it. Each thread has its own listener. Nothing is reported where
 * the WebAssembly engine runs, or where the caller chose an engine.
 *
 * @example
 * onEngineFallback(({ message }) => console.warn(message));
 */
export function onEngineFallback(report: ((fallback: EngineFallback) => void) | undefined): void {
  listener = report;
  isReported = false;
}

/**
 * Why the WebAssembly engine cannot run on this platform; undefined if it can. Compiles the engine on the first
 * call.
 *
 * @example
 * if (engineFallback()?.reason === 'forbidden') showPolicyHelp();
 */
export function engineFallback(): EngineFallback | undefined {
  return instances.fallback();
}

/** Whether the WebAssembly engine runs; if not, the listener hears of it. */
export function isFastEngineDefault(): boolean {
  const fallback = instances.fallback();
  if (fallback === undefined) return true;
  if (!isReported && listener !== undefined) {
    isReported = true;
    listener(fallback);
  }
  return false;
}

/** The WebAssembly engine where the platform runs it, else the reference engine. */
export function defaultEngine(): Engine {
  return isFastEngineDefault() ? wasmEngine : referenceEngine;
}

/** The same for single lines. */
export function defaultLineEngine(): LineEngine {
  return isFastEngineDefault() ? wasmLineEngine : referenceLineEngine;
}
