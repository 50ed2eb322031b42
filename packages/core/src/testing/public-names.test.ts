// The public names: a small root, one subpath per layer, and a report of each that shows every change in a diff.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { declarationOf } from './api/declarations.js';
import { apiReport, ENTRY_POINTS, publicDeclarations } from './api/report.js';
import { LAYERS, LIBRARY, ROOT } from './repository.js';

const MOST_ROOT_NAMES = 60;

test('entry points and indexes only list names', () => {
  const files = ['index.ts', ...LAYERS.flatMap((layer) => [`${layer}/index.ts`, `${layer}/public.ts`])];
  for (const file of files) {
    const text = readFileSync(join(LIBRARY, 'src', file), 'utf8');
    // An index repeats the public names of its layer; nothing else is exported without being named.
    const listed = file.endsWith('/index.ts') ? text.replace("export * from './public.js';", '') : text;
    const rest = listed.replace(/^\/\/.*$/gm, '').replace(/export (type )?\{[^}*]*\} from '[^']+';/g, '');
    assert.equal(rest.trim(), '', `${file} should only list names`);
  }
});

test(`the root has at most ${MOST_ROOT_NAMES} names`, () => {
  assert(publicDeclarations(ENTRY_POINTS[0]).length <= MOST_ROOT_NAMES);
});

for (const entry of ENTRY_POINTS) {
  test(`${entry.report} is up to date`, () => {
    const written = readFileSync(join(ROOT, entry.report), 'utf8');
    assert.equal(written, apiReport(entry), 'run "npm run generate -- api" and review the difference');
  });
}

test('a program can name what it passes to a public function and gets from it', () => {
  const declarations = ENTRY_POINTS.flatMap(publicDeclarations);
  const isPublic = new Set(declarations.map(({ file, name }) => `${file} ${name}`));
  const hidden = declarations
    .filter(({ kind }) => kind === 'function' || kind === 'class')
    .flatMap(({ file, mentions, name }) =>
      mentions
        .map((mention) => declarationOf(mention, file))
        .filter((found) => found !== undefined && !isPublic.has(`${found.file} ${found.name}`))
        // The adapters take a platform's own objects, whose types the platform names.
        .filter((found) => found?.file !== 'worker/adapters.d.ts')
        .map((found) => `${name} mentions ${found?.name} of ${found?.file}`),
    );
  assert.deepEqual([...new Set(hidden)], []);
});

test('every public name has a doc comment, and every function an example', () => {
  const lacking = ENTRY_POINTS.flatMap((entry) =>
    publicDeclarations(entry)
      .filter(
        ({ comment, file, kind }) =>
          comment.replace(/@example[\s\S]*/, '').trim() === '' ||
          // docs/json.md shows what the functions of this layer return.
          (kind === 'function' && !file.startsWith('report/') && !comment.includes('@example')),
      )
      .map(({ file, name }) => `${name} of ${file}`),
  );
  assert.deepEqual([...new Set(lacking)], []);
});

for (const layer of LAYERS) {
  test(`@crosshatch/core/${layer} can be imported by itself`, async () => {
    const manifest = JSON.parse(readFileSync(join(LIBRARY, 'package.json'), 'utf8'));
    assert.deepEqual(manifest.exports[`./${layer}`], {
      types: `./dist/${layer}/public.d.ts`,
      default: `./dist/${layer}/public.js`,
    });
    const part: Record<string, unknown> = await import(`@crosshatch/core/${layer}`);
    const root: Record<string, unknown> = await import('@crosshatch/core');
    assert(Object.keys(part).length > 0);
    for (const name of Object.keys(part)) if (name in root) assert.equal(root[name], part[name], name);
  });
}
