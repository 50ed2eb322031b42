// The choice of the engine on a platform without WebAssembly. The test hides WebAssembly before the library looks for
// it; a test file has a process of its own, so that no other test is affected.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { puzzleOf } from '../model/index.js';
import { parseDrawing } from '../render/index.js';
import { LIBRARY } from '../testing/repository.js';
import { count } from './count/count.js';
import { engineFallback, onEngineFallback } from './default-engine.js';
import { propagate } from './propagate.js';
import { referenceEngine } from './reference/engine.js';
import { solve } from './solve.js';
import { wasmEngine, wasmEngineOf } from './wasm/engine.js';
import type { EngineFallback } from './wasm/load.js';

const platform = globalThis as unknown as {
  WebAssembly: { Module: new (bytes: Uint8Array) => object } | undefined;
};
const { WebAssembly } = platform;
platform.WebAssembly = undefined;

const puzzle = puzzleOf(parseDrawing('##. \n #.# \n .##'));

test('the first use of the reference engine by default is reported, once', () => {
  const reported: EngineFallback[] = [];
  onEngineFallback((fallback) => reported.push(fallback));
  solve(puzzle, { engine: referenceEngine });
  assert.equal(reported.length, 0, 'the caller chose it');
  assert.equal(solve(puzzle).engine, 'reference');
  assert.equal(count(puzzle).engine, 'reference');
  propagate(puzzle);
  assert.deepEqual(reported, [engineFallback()]);
  assert.equal(reported[0].reason, 'unavailable');
});

test('a listener that comes later hears of it at the next use, and none is needed', () => {
  onEngineFallback(undefined);
  solve(puzzle);
  const reported: EngineFallback[] = [];
  onEngineFallback((fallback) => reported.push(fallback));
  solve(puzzle);
  assert.equal(reported.length, 1);
});

test('the WebAssembly engine, when it is asked for, throws with the reason', () => {
  assert.throws(() => solve(puzzle, { engine: wasmEngine }), /WebAssembly is not available here/);
});

test('wasmEngineOf runs the module that it gets', () => {
  platform.WebAssembly = WebAssembly;
  assert(WebAssembly !== undefined);
  const compiled = new WebAssembly.Module(readFileSync(join(LIBRARY, 'dist/solve/wasm/engine.wasm')));
  const result = solve(puzzle, { engine: wasmEngineOf(compiled) });
  assert.equal(result.engine, 'wasm');
  assert.equal(result.verdict, solve(puzzle, { engine: referenceEngine }).verdict);
});
