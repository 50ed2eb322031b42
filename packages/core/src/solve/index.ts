// The solve layer: all public names, and what only the layers above use.
export { defaultEngine, defaultLineEngine } from './default-engine.js';
export { limitsOf, Meter } from './limits.js';
export * from './public.js';
export { compileHex, type LoadedWasm, loadWasm } from './wasm/load.js';
