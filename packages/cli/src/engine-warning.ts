// A warning on standard error when the slow engine answers, with its reason and remedy.
import type { Writable } from 'node:stream';

/**
 * Prints the warning at the first use of the slow engine in this thread. Node compiles WebAssembly wherever it has
 * it, so that the solver is not loaded for this where WebAssembly exists: most commands start faster without it.
 */
export async function warnOfSlowEngine(stderr: Writable): Promise<void> {
  if ('WebAssembly' in globalThis) return;
  const { onEngineFallback } = await import('@crosshatch/core/solve');
  onEngineFallback(({ message }) => stderr.write(`crosshatch: warning: ${message}\n`));
}
