// Preloaded into every test by `npm test -- --times`: adds the processor time of the test and of the processes that it
// waited for to the file that CROSSHATCH_TEST_TIMES names.
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const TICKS_PER_SECOND = 100;

/** Seconds of the processes that have ended; 0 where the system does not say. */
function ofChildren() {
  try {
    // The name of the program stands in parentheses and may contain anything.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(')').at(-1).trim().split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

if (isMainThread) {
  const { CROSSHATCH_TEST_TIMES: report } = process.env;
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    const seconds = (user + system) / 1e6 + ofChildren();
    appendFileSync(report, `${seconds.toFixed(2).padStart(8)} s  ${relative('', process.argv[1])}\n`);
  });
}
