// Runs the packed library in every runtime and bundler that it supports:
//   npm run test:runtimes              all of them
//   npm run test:runtimes -- bun node   these two
// Bun, Deno, workerd and webpack are installed on first use, into .cache/runtimes (about 350 MB); the others are
// development dependencies anyway.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import { execute, installed, PROJECT, prepareProject } from './runtimes/project.mjs';
import { fetchFromWorkerd } from './runtimes/workerd.mjs';

const DRAWING = '.#.#.\n#####\n#####\n.###.\n..#..';
const FAST = { engine: 'wasm', fallback: 'none', hint: 'deduction', drawing: DRAWING, scanned: 'no-grid' };
/** Without WebAssembly the engine has a slower substitute, the scanner has none. */
const SLOW = { ...FAST, engine: 'reference', fallback: 'forbidden', scanned: 'TypeError' };

/** Runs a program with Node or another runtime and compares what it prints. */
function expectPrinted(command, args, expected = FAST) {
  assert.deepEqual(JSON.parse(execute(command, args, PROJECT)), expected);
}

async function bundle(entry, options) {
  const settings = { bundle: true, format: 'esm', write: false, outdir: PROJECT, logLevel: 'error' };
  const { outputFiles } = await build({ entryPoints: [join(PROJECT, entry)], ...settings, ...options });
  return outputFiles;
}

async function worker(options) {
  const files = await bundle('worker.mjs', { loader: { '.wasm': 'copy' }, ...options });
  const name = ({ path }) => path.slice(PROJECT.length + 1);
  const [main] = files.filter((file) => file.path.endsWith('.js'));
  const rest = files.filter((file) => file !== main);
  return { 'main.js': main.contents, ...Object.fromEntries(rest.map((file) => [name(file), file.contents])) };
}

/** What the smoke test returns in a page with this Content-Security-Policy. */
async function inPage(policy) {
  const [{ text }] = await bundle('smoke.mjs', { platform: 'browser' });
  const page =
    "<script type=module>import { smoke } from '/smoke.js'; window.result = await smoke();</script>";
  const server = createServer(({ url }, response) => {
    const isScript = url === '/smoke.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.setHeader('Content-Security-Policy', policy);
    response.end(isScript ? text : page);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { launchChromium } = await import('../packages/web/.cache/compiled/testing/chromium.js');
  const browser = await launchChromium();
  try {
    const tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${server.address().port}/`);
    return await (await tab.waitForFunction(() => window.result)).jsonValue();
  } finally {
    await browser.close();
    server.close();
  }
}

const CASES = {
  node: () => expectPrinted(process.execPath, ['print.mjs']),
  bun: () => expectPrinted(installed('bun', 'bin/bun.exe'), ['print.mjs']),
  deno: () => expectPrinted(process.execPath, [installed('deno', 'bin.cjs'), 'run', 'print.mjs']),
  workerd: async () => {
    assert.deepEqual(await fetchFromWorkerd(await worker({ conditions: ['workerd'] }), ['/']), [FAST]);
  },
  'workerd without its condition': async () => {
    const [smoke, module] = await fetchFromWorkerd(await worker({}), ['/', '/module']);
    assert.deepEqual([smoke, module], [SLOW, { engine: 'wasm' }]);
  },
  esbuild: async () => {
    await bundle('print.mjs', { write: true, outdir: join(PROJECT, 'esbuild'), platform: 'node' });
    expectPrinted(process.execPath, ['esbuild/print.js']);
  },
  vite: async () => {
    const vite = await import('vite');
    const lib = { entry: join(PROJECT, 'print.mjs'), formats: ['es'], fileName: 'print' };
    const output = { lib, outDir: join(PROJECT, 'vite'), emptyOutDir: true };
    await vite.build({ root: PROJECT, configFile: false, logLevel: 'error', build: output });
    expectPrinted(process.execPath, ['vite/print.js']);
  },
  webpack: async () => {
    const { default: webpack } = await import(installed('webpack', 'lib/index.js'));
    const output = { path: join(PROJECT, 'webpack'), filename: 'print.cjs' };
    const settings = { mode: 'production', target: 'node', entry: join(PROJECT, 'print.mjs'), output };
    const stats = await new Promise((resolve, reject) => {
      webpack(settings, (error, result) => (error ? reject(error) : resolve(result)));
    });
    assert(!stats.hasErrors(), stats.toString());
    expectPrinted(process.execPath, ['webpack/print.cjs']);
  },
  "browser with 'wasm-unsafe-eval'": async () => {
    assert.deepEqual(await inPage("script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'"), FAST);
  },
  'browser without it': async () => {
    assert.deepEqual(await inPage("script-src 'self' 'unsafe-inline'"), SLOW);
  },
};

const words = process.argv.slice(2);
const wanted = Object.entries(CASES).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (wanted.length === 0)
  throw new Error(`Nothing matches ${words}; expected ${Object.keys(CASES).join(', ')}.`);
prepareProject();
for (const [name, check] of wanted) {
  try {
    await check();
    console.log(`ok      ${name}`);
  } catch (error) {
    console.log(`failed  ${name}\n${String(error).slice(-2000)}`);
    process.exitCode = 1;
  }
}
