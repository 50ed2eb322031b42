// `#engine` under the condition `workerd`: that runtime compiles no WebAssembly from bytes, but hands out modules
// that are imported. scripts/build-wasm.mjs writes engine.wasm beside the compiled file.
import compiled from './engine.wasm';

/** The compiled engine. */
export function compileEngine(): object {
  return compiled;
}
