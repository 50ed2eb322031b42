// What each test costs without mutants, as JSON on the last line: milliseconds, by the test's id. Tests that take more CPU
// than the limit are left out: with the switches of all mutants in the code they take several times as long, and each
// survivor would pay for them. node measure-tests.mjs SECONDS FILE...
import { collectTests } from './collect-tests.mjs';
import { collected } from './node-test.mjs';

const [most, ...files] = process.argv.slice(2);
const startsProcesses = files.some((file) => file.includes('packages/cli/'));
await collectTests(files);
const costs = {};
for (const { id, run } of collected) {
  const before = process.cpuUsage();
  const begin = performance.now();
  await run();
  const { user, system } = process.cpuUsage(before);
  // A test that starts processes waits for them. Any other waits for a busy machine only.
  const waited = performance.now() - begin;
  if (user <= Number(most) * 1e6) costs[id] = startsProcesses ? waited : (user + system) / 1000;
}
process.stdout.write(`\n${JSON.stringify(costs)}\n`, () => process.exit(0));
