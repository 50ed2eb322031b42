// The WebAssembly engine with its asserts: a failed one is a trap, which fails the test.
import type { Engine, SearchOptions } from '../solve/index.js';
import { wasmEngineWithout } from '../solve/wasm/engine.js';
import type { Feature } from '../solve/wasm/features.js';
import { compileHex } from '../solve/wasm/load.js';
import { InstancePool } from '../solve/wasm/module.js';
import { CHECKED_ENGINE_HEX } from './checked-engine-bytes.js';

const pool = new InstancePool(() => compileHex(CHECKED_ENGINE_HEX));

/** The checked engine without these features. `options` are used where a search has none of its own. */
export function checkedEngine(options: SearchOptions = {}, without: readonly Feature[] = []): Engine {
  const engine = wasmEngineWithout(without, pool);
  return {
    ...engine,
    id: ['checked', engine.id, options.strategy].join(' '),
    begin: (puzzle, own) => engine.begin(puzzle, { ...options, ...own }),
  };
}
