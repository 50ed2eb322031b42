// What each test costs without mutants, as JSON on the last line: milliseconds, by the test's id. Tests that take more CPU
// than the limit are left out: with the switches of all mutants in the code they take ten times as long, and each
// survivor would pay for them. node measure-tests.mjs SECONDS FILE...
import { collectTests } from './collect-tests.mjs';
import { collected } from './node-test.mjs';

const [most, ...files] = process.argv.slice(2);
await collectTests(files);
const costs = {};
for (const { id, run } of collected) {
  const before = process.cpuUsage();
  const begin = performance.now();
  await run();
  // The time on the clock is what a test that starts processes costs.
  if (process.cpuUsage(before).user <= Number(most) * 1e6) costs[id] = performance.now() - begin;
}
process.stdout.write(`\n${JSON.stringify(costs)}\n`, () => process.exit(0));
