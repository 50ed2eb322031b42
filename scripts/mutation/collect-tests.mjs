// Imports compiled test files with a stand-in for node:test that collects their tests instead of running them.
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { importing } from './node-test.mjs';

const STAND_IN = new URL('./node-test.mjs', import.meta.url).href;
const HOOK = `export const resolve = (specifier, context, next) =>
  specifier === 'node:test' ? { url: ${JSON.stringify(STAND_IN)}, shortCircuit: true } : next(specifier, context);`;

export async function collectTests(testFiles) {
  // That a property fails is enough; nobody looks at the smallest example.
  fc.configureGlobal({ endOnFailure: true });
  register(`data:text/javascript,${encodeURIComponent(HOOK)}`);
  for (const file of testFiles) {
    importing.file = file;
    await import(pathToFileURL(resolve(file)).href);
  }
}
