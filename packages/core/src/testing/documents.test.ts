// What the documents claim, as far as a machine can check it: commands print what is shown, links lead somewhere,
// every dependency has its reason, and the lock file names no registry.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { ROOT, run } from './repository.js';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const documents = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md') && !/(^|\/)(node_modules|dist|generated|\.cache)\//.test(file))
  .sort();

test('the transcripts are real', () => {
  const { status, output } = run(process.execPath, ['scripts/write-transcripts.mjs', '--check'], ROOT);
  assert.equal(output, '');
  assert.equal(status, 0);
});

test('the README shows what .ci/run runs', () => {
  const command = read('.ci/run').trim().split('\n').at(-1);
  assert(read('README.md').includes(`\`\`\`sh\n${command}\n\`\`\``));
});

test('pictures in the README are small enough for a slow line', () => {
  const pictures = Array.from(
    read('README.md').matchAll(/!\[[^\]]+\]\((docs\/[^)]+)\)/g),
    ([, file]) => file,
  );
  assert(pictures.length > 0);
  const large = pictures.filter((file) => statSync(join(ROOT, file)).size > 100_000);
  assert.deepEqual(large, []);
});

test('links between documents lead somewhere', () => {
  // The pages of the site link to generated ones; its build fails on a dead link.
  const linked = documents.filter((file) => !file.startsWith('site/'));
  const broken = linked.flatMap((file) =>
    Array.from(read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)/g), ([, target]) => target)
      .filter((target) => !existsSync(join(ROOT, dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  assert.deepEqual(broken, []);
});

test('docs/dependencies.md gives a reason for every dependency', () => {
  const manifests = [
    'package.json',
    'bench/package.json',
    'site/package.json',
    ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/package.json`),
  ];
  const names = manifests.flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file));
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  // The first column of the tables; packages of one kind share a row.
  const first = Array.from(read('docs/dependencies.md').matchAll(/^\| (`[^|]*) \|/gm), ([, cell]) => cell);
  const explained = new Set(first.flatMap((cell) => cell.split(', ')));
  assert.deepEqual(
    [...new Set(names)].filter(
      (name) => !['@crosshatch/core', 'crosshatch'].includes(name) && !explained.has(`\`${name}\``),
    ),
    [],
  );
});

test('the lock file names no registry', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { resolved?: string }>;
  };
  const hosts = Object.values(packages).filter(({ resolved }) => resolved?.includes('://'));
  assert.deepEqual(hosts, []);
});
