// The library stays small enough for a page: bytes don't depend on the machine, so this is a test.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundleSize, EVERYTHING, SOLVER } from './bundle-size.js';

const KB = 1000;

test('model, solver and kernel are under 60 KB for a browser', async () => {
  const { gzipped } = await bundleSize(SOLVER);
  assert(gzipped < 60 * KB, `${gzipped} bytes, compressed`);
});

test('importing one function does not load the whole library', async () => {
  const { gzipped } = await bundleSize(`export { check } from './dist/index.js';`);
  assert(gzipped < 3 * KB, `${gzipped} bytes, compressed`);
});

test('the whole library holds the solver and more', async () => {
  const [all, solver] = await Promise.all([bundleSize(EVERYTHING), bundleSize(SOLVER)]);
  assert(all.gzipped > solver.gzipped);
});
