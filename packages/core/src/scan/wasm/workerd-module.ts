// `#scanner` under the condition `workerd`: that runtime compiles no WebAssembly from bytes, but hands out modules
// that are imported. scripts/build-wasm.mjs writes kernel.wasm beside the compiled file.
import compiled from './kernel.wasm';

/** The compiled kernel. */
export function compileKernel(): object {
  return compiled;
}
