// Runs every compiled test with node's own runner; arguments keep only the paths that contain one.
//   npm test                 all of them: a dot for each test that passes, failures in full, the summary
//   npm test -- solve grid   those below .../solve..., or named ...grid..., each test by its name
//   npm test -- --times      and then the processor time of every file, the most expensive first
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** Parts of the paths of tests that take longest, in the order in which they begin. */
const SLOWEST = [
  'testing/browser.test',
  'testing/site.test',
  'cluster/',
  'scan.test',
  'together/',
  'commands/batch',
  'signals.test',
  'every-command',
  'stream-failure',
  'linear-time',
  'serve/service',
];

/** Tests of a folder share a process, as starting one takes longer than most of them; those of the service all do. */
const SHARED = [
  /^packages\/(core)\/dist\/(\w+)\//,
  /^packages\/(cli)\/dist\/(batch|commands|compare|game|images|input|options|report|terminal)\//,
  /^packages\/(server)\/dist\//,
  /^packages\/(web)\/\.cache\/compiled\/(\w+)\//,
];
/** Tests of commands that start them wait for them: meanwhile others should run. */
const STARTS_COMMANDS = /spawnCommand|tmux|node:child_process/;
/** These change the process, or take so long that another core should have them. */
const ALONE = [
  ...['default-engine.test', 'wasm/memory.test', 'batch/run.test', 'report-lock.test'],
  ...['scan/scan.test', 'commands/scan.test', 'linear-time.test', 'every-command.test', 'browser.test'],
];

/**
 * A test runs most code for a moment only: V8's optimising compiler takes 15 to 30 % of the time of a suite, and the gains come
 * too late. So it begins later, and the baseline compiler earlier. A flag that a version of Node does not know would end it.
 */
const FLAGS = [
  '--always-sparkplug',
  '--max-inlined-bytecode-size-cumulative=300',
  ...(Number.parseInt(process.versions.node, 10) < 22 ? ['--interrupt-budget=600000'] : []),
  // Megabytes: what a test drops is then rarely copied before it is dropped.
  '--max-semi-space-size=64',
];

const words = process.argv.slice(2);
const wanted = words.filter((word) => word !== '--times');
const files = compiledTests().filter(
  (file) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
);
if (files.length === 0) {
  console.error(`No test matches ${wanted.join(', ') || 'anything: run "npm run build" first'}.`);
  process.exit(1);
}
if (wanted.length === 0) process.env.CROSSHATCH_PACKED_COMMAND = packCommand();
// Compiled code is kept here, not in the home of whoever runs the tests.
process.env.NODE_COMPILE_CACHE ??= resolve('packages/cli/.cache/compiled-code');
// The reporter asks whether colours may be used; what is condensed goes through a pipe all the same.
if (process.stdout.isTTY) process.env.FORCE_COLOR ??= '1';
// The runner passes its own flags on.
process.execArgv.push(...FLAGS);
const times = words.includes('--times') ? resolve('.cache/test-times.txt') : undefined;
if (times !== undefined) {
  mkdirSync(resolve('.cache'), { recursive: true });
  rmSync(times, { force: true });
  process.env.CROSSHATCH_TEST_TIMES = times;
  process.execArgv.push('--import', resolve('scripts/test-times.mjs'));
  process.once('exit', () => printTimes(times));
}
const events = run({
  files: slowestFirst(wanted.length === 0 ? together(files) : files).map((file) => resolve(file)),
  // More than there are cores: a third of the time tests wait for a browser, a database or a process to end.
  concurrency: availableParallelism() + 2,
});
events.on('test:fail', () => {
  process.exitCode = 1;
});
const report = events.compose(new spec());
if (wanted.length === 0) condense(report);
else report.pipe(process.stdout);

function printTimes(file) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').sort().reverse();
  const total = lines.reduce((sum, line) => sum + Number.parseFloat(line), 0);
  console.log(`Processor time, ${total.toFixed(0)} s in all:\n${lines.join('\n')}`);
}

/** The longest ones first: one that starts last would be waited for while the other cores have nothing to do. */
function slowestFirst(all) {
  const rank = (file) => {
    const place = SLOWEST.findIndex((part) => file.includes(part));
    return place < 0 ? SLOWEST.length : place;
  };
  return [...all].sort((a, b) => rank(a) - rank(b));
}

/** The files to run: in place of those that share a process, one that imports them. */
function together(all) {
  const target = resolve('.cache/together');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const folders = new Map();
  const alone = [];
  for (const file of all) {
    const isAlone =
      ALONE.some((part) => file.includes(part)) ||
      (file.includes('/commands/') && STARTS_COMMANDS.test(readFileSync(file, 'utf8')));
    const place = isAlone ? undefined : SHARED.map((path) => path.exec(file)).find((match) => match !== null);
    if (place === undefined) {
      alone.push(file);
      continue;
    }
    const name = place.slice(1).join('-');
    folders.set(name, [...(folders.get(name) ?? []), file]);
  }
  const shared = [...folders].map(([name, members]) => {
    const file = join(target, `${name}.test.mjs`);
    const imports = members.map((member) => `import ${JSON.stringify(pathToFileURL(resolve(member)).href)};`);
    writeFileSync(file, `${imports.join('\n')}\n`);
    return file;
  });
  return [...shared, ...alone];
}

/** The command as npm installs it, for tests that start it: those from the modules take three times as long. */
function packCommand() {
  const target = resolve('packages/cli/.cache/packed');
  rmSync(target, { recursive: true, force: true });
  for (const name of ['package.json', 'bin'])
    cpSync(join('packages/cli', name), join(target, name), { recursive: true });
  const { status } = spawnSync(process.execPath, ['scripts/pack-cli.mjs', target], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  return join(target, 'bin/crosshatch.js');
}

function compiledTests() {
  return [...readdirSync('packages').map((name) => join('packages', name)), 'bench', 'site']
    .flatMap((root) => [
      { root, out: join(root, 'dist') },
      // Page and site: their dist is what a browser loads, so their compiled tests are elsewhere.
      { root, out: join(root, '.cache/compiled') },
    ])
    .filter(({ out }) => existsSync(out))
    .flatMap(({ root, out }) =>
      readdirSync(out, { recursive: true })
        .filter((file) => file.endsWith('.test.js'))
        // A compiled test whose source is gone is a leftover of an older build: not a test any more.
        .filter((file) => existsSync(join(root, 'src', file.replace(/\.js$/, '.ts'))))
        .map((file) => join(out, file)),
    )
    .sort();
}

/** Turns the lines of tests that passed into dots; all other lines stay as the runner wrote them. */
function condense(stream) {
  let dots = 0;
  createInterface({ input: stream }).on('line', (line) => {
    const text = stripVTControlCharacters(line).trim();
    if (text.startsWith('▶')) return;
    if (text.startsWith('✔')) {
      dots += 1;
      process.stdout.write(dots % 100 === 0 ? '.\n' : '.');
      return;
    }
    process.stdout.write(dots % 100 === 0 ? `${line}\n` : `\n${line}\n`);
    dots = 0;
  });
}
