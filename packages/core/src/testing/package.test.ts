// What goes to the registry: the packages as npm would pack them, looked at, and the library used
// from the packed file the way a stranger's project would.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { LIBRARY, ROOT, run, tsc } from './repository.js';

const packages = {
  '@crosshatch/core': LIBRARY,
  crosshatch: join(ROOT, 'packages/cli'),
  '@crosshatch/web': join(ROOT, 'packages/web'),
};
const workshop = mkdtempSync(join(tmpdir(), 'crosshatch-package-'));
after(() => rmSync(workshop, { recursive: true }));

interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** All of them packed into the workshop, by one npm: it takes longer to start than to pack. */
const packed = (() => {
  const args = ['pack', '--json', '--silent', '--ignore-scripts', '--pack-destination', workshop];
  return JSON.parse(run('npm', [...args, ...Object.values(packages)], ROOT).stdout) as Packed[];
})();

function pack(folder: string): Packed {
  const found = packed[Object.values(packages).indexOf(folder)];
  assert.equal(found?.name, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name);
  return found;
}

for (const [name, folder] of Object.entries(packages)) {
  test(`publint finds nothing in ${name}`, async () => {
    const tarball = Uint8Array.from(readFileSync(join(workshop, pack(folder).filename))).buffer;
    const { messages, pkg = {} } = await publint({ level: 'suggestion', strict: true, pack: { tarball } });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, pkg, { color: false })),
      [],
    );
  });

  test(`${name} is packed without tests and with what a reader looks for`, () => {
    const paths = pack(folder).files.map((file) => file.path);
    const unwanted = /\.test\.|\.drawings\.|(^|\/)testing\/|tsbuildinfo|(^|\/)src\/|tsconfig|\.map$/;
    assert.deepEqual(
      paths.filter((path) => unwanted.test(path)),
      [],
    );
    for (const wanted of ['LICENSE', 'README.md', 'package.json']) assert(paths.includes(wanted), wanted);
    assert(paths.some((path) => path.endsWith('.js')));
  });

  test(`${name} has the licence of the repository`, () => {
    assert.equal(readFileSync(join(folder, 'LICENSE'), 'utf8'), readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
  });
}

test('the packed library works in a project of its own, types and all', () => {
  const { filename } = pack(LIBRARY);
  const write = (file: string, text: string) => writeFileSync(join(workshop, file), text);
  write('package.json', '{ "private": true, "type": "module" }');
  const installed = run(
    'npm',
    ['install', '--silent', '--offline', '--no-audit', '--no-fund', filename],
    workshop,
  );
  assert.equal(installed.status, 0, installed.output);
  write(
    'use.ts',
    `import { faultMessage, makePuzzle, type SolveResult, solve } from '@crosshatch/core';
     import { check } from '@crosshatch/core/model';
     const made = makePuzzle({ rows: [[1], [2]], columns: [[2], [1]] });
     if (!made.ok) throw new Error(faultMessage(made.faults[0]));
     const result: SolveResult = solve(made.puzzle);
     if (result.verdict !== 'unique' || !check(made.puzzle, result.solution).ok) throw new Error(result.verdict);
     // @ts-expect-error: the types are really there
     const wrong: string = result.verdict.length;`,
  );
  for (const [module, moduleResolution] of [
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'Bundler'],
  ]) {
    const types = ['--lib', 'ES2022', '--types', '', '--strict', '--skipLibCheck', 'false'];
    const flags = [
      'use.ts',
      '--target',
      'ES2022',
      '--module',
      module,
      '--moduleResolution',
      moduleResolution,
    ];
    const compiled = tsc([...flags, ...types, '--ignoreConfig'], workshop);
    assert.equal(compiled.output, '', moduleResolution);
    assert.deepEqual(run(process.execPath, ['use.js'], workshop), { status: 0, stdout: '', output: '' });
  }
});

test('the page that the command serves is packed, with everything it starts with', () => {
  const paths = pack(packages['@crosshatch/web']).files.map((file) => file.path);
  assert(paths.includes('dist/index.html'));
  const html = readFileSync(join(packages['@crosshatch/web'], 'dist/index.html'), 'utf8');
  const mentioned = Array.from(html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g), ([, name]) => name);
  assert(mentioned.length >= 3);
  for (const name of mentioned) assert(paths.includes(`dist/${name}`), name);
});

test('the versions agree', () => {
  const manifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const library = manifest(packages['@crosshatch/core']);
  const command = manifest(packages.crosshatch);
  assert.equal(command.version, library.version);
  assert.equal(command.devDependencies['@crosshatch/core'], library.version);
  assert.equal(manifest(packages['@crosshatch/web']).version, library.version);
  for (const { engines, license, type } of [library, command, manifest(ROOT)]) {
    assert.deepEqual(
      { engines, license, type },
      { engines: { node: '>=20.19' }, license: 'MIT', type: 'module' },
    );
  }
});
