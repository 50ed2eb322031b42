// Mutation testing: changes the code a little in hundreds of places, one at a time, and runs the tests that use
// the place. A mutant that no test notices shows what is not tested. Takes minutes per area, so not in CI.
//   npm run mutate -- model                 one area
//   npm run mutate -- model palette grid    only the files whose path contains one of the words
//   npm run mutate -- count --share 20      a random fifth of the mutants; --seed N for another fifth
//
// The compiled JavaScript is mutated, not the TypeScript: StrykerJS puts all mutants into one copy and
// switches each on by an environment variable, so nothing is compiled per mutant. The copy lies below .cache
// and is removed at the end; dist/ is never touched. docs/testing.md holds the scores.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { isSampled, NOT_SAMPLED } from './mutation/sample.mjs';

/** Tests that take more CPU than this are left out, unless an area says otherwise. The score is lower for it, never higher. */
const MOST_SECONDS = 0.3;

const LIBRARY = 'packages/core/dist';
const CLI = 'packages/cli/dist';

/** What is mutated, and the tests that may kill it: a test file is run for the mutants that it reaches. */
const AREAS = {
  model: { folder: `${LIBRARY}/model`, tests: /^model\// },
  play: { folder: `${LIBRARY}/play`, tests: /^play\// },
  count: { folder: `${LIBRARY}/solve/count`, tests: /^solve\/count\// },
  // Without the slow ones that look for crashes: what they kill dies of the others too.
  reading: {
    folder: `${LIBRARY}/formats/reading`,
    tests: /^formats\/(?!campaign|fuzz|hostile|linear-time|message-size|round-trip|docs|cnf-|link)/,
  },
  // What commands and workers in other processes run shows in no coverage, so all tests are tried. Most of them start workers.
  batch: {
    folder: `${CLI}/batch`,
    tests: /^(batch\/|commands\/(batch|merge))/,
    coverage: 'off',
    mostSeconds: 2,
  },
};

const {
  values: { share, seed },
  positionals: [name, ...words],
} = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const sample = { share: Number(share), seed: Number(seed) };
const area = AREAS[name];
if (area === undefined) {
  console.error(`Expected one of ${Object.keys(AREAS).join(', ')}; found ${name ?? 'nothing'}.`);
  process.exit(1);
}
const started = Date.now();
const files = scripts(area.folder)
  .filter((file) => !file.endsWith('.test.js'))
  .filter(
    (file) => words.length === 0 || words.some((word) => file.slice(area.folder.length).includes(word)),
  );
const root = area.folder.startsWith(CLI) ? CLI : LIBRARY;
const tests = scripts(root).filter(
  (file) => file.endsWith('.test.js') && area.tests.test(relative(root, file)),
);

// Verdicts one by one, for a run that is stopped. Mutants that no test reaches and endless loops that only time stops are not
// in it.
const verdicts = resolve(`.cache/verdicts-${name}.ndjson`);
mkdirSync(dirname(verdicts), { recursive: true });
writeFileSync(verdicts, '');
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.prependListener(signal, () => {
    const lines = readFileSync(verdicts, 'utf8').trim().split('\n').filter(Boolean);
    console.log('\nStopped. So far:');
    report(lines.map((line) => JSON.parse(line)));
  });
}

const allResults = await new Stryker({
  testRunner: 'in-process',
  plugins: ['./scripts/mutation/in-process-runner.mjs'],
  inProcess: {
    testFiles: tests,
    mutated: files,
    verdicts,
    original: process.cwd(),
    mostSeconds: area.mostSeconds ?? MOST_SECONDS,
    ...sample,
  },
  mutate: files,
  // Only what the tests load: to copy the whole repository takes longer than to test it.
  ignorePatterns: [
    '**',
    '!package.json',
    '!packages/*/package.json',
    `!${LIBRARY}/**`,
    '!packages/cli/{bin,dist}/**',
    // The schema of our JSON.
    '!docs/formats/*.json',
  ],
  coverageAnalysis: area.coverage ?? 'perTest',
  concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 1),
  // Endless loops are mostly stopped by their number of hits. Time is the last resort, and generous: a
  // mutant that is only slow on a busy machine would count as noticed.
  timeoutMS: 8000,
  // Each needs a process of its own, even if it is not in the sample. Without coverage, which ones they are is unknown.
  ignoreStatic: sample.share < 100 && area.coverage !== 'off',
  dryRunTimeoutMinutes: 30,
  timeoutFactor: 2,
  tempDirName: '.cache/mutants',
  cleanTempDir: 'always',
  reporters: process.stdout.isTTY ? ['progress'] : ['progress-append-only'],
  disableTypeChecks: false,
  logLevel: 'error',
}).runMutationTest();
// Mutants that no test reaches never come to the runner, which leaves out those that are not in the sample.
const results = allResults.filter((result) =>
  result.status === 'NoCoverage' ? isSampled(result, sample) : !result.statusReason?.includes(NOT_SAMPLED),
);

report(results);

/** Prints the table and writes the list of survivors. */
function report(list) {
  const survivors = list.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const listing = `.cache/survivors-${name}.txt`;
  writeFileSync(listing, `${survivors.map(describeMutant).join('\n')}\n`);
  console.log(table(files, list));
  console.log(`\n${survivors.length} survivors: ${listing}. ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** The compiled scripts below a folder. */
function scripts(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file))
    .sort();
}

/** The path of a mutated script from here, wherever its copy is. */
function inDist(fileName) {
  return `packages/${fileName.split('/packages/').at(-1)}`;
}

/** `file:line:column kind`, the line as it is, and what the mutant puts there. */
function describeMutant({ fileName, location, mutatorName, replacement, status }) {
  const file = inDist(fileName);
  const { start, end } = location;
  const line = readFileSync(file, 'utf8').split('\n')[start.line - 1];
  const from = line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
  const place = `${relative(area.folder, file)}:${start.line}:${start.column}`;
  return `${place} ${mutatorName}${status === 'NoCoverage' ? ' (no test gets here)' : ''}\n    ${line.trim()}\n    ${from} -> ${replacement.replace(/\s+/g, ' ')}`;
}

/** One row per file and one for all: the score is what was noticed of all that ran. */
function table(paths, results) {
  const rows = paths.map((path) => [
    relative(area.folder, path),
    results.filter(({ fileName }) => inDist(fileName) === path),
  ]);
  return [...rows.filter(([, list]) => list.length > 0), ['all', results]]
    .map(([title, list]) => {
      const count = (...statuses) => list.filter(({ status }) => statuses.includes(status)).length;
      const noticed = count('Killed', 'Timeout');
      const all = noticed + count('Survived', 'NoCoverage');
      const score = all === 0 ? '-' : ((100 * noticed) / all).toFixed(1);
      const details = `${noticed} of ${all} (${count('Timeout')} by time, ${count('NoCoverage')} not reached, ${count('RuntimeError')} invalid)`;
      return `${title.padEnd(24)} ${score.padStart(5)} %  ${details}`;
    })
    .join('\n');
}
