// The programs in the documents do what they say: each ```ts block is a program of its own, compiled
// strictly and run; the ```text block that follows it, if any, is what it prints. A ```js block is a part of a program
// for a platform that is not here (a page, an edge runtime): it must be JavaScript, and import what exists.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { LIBRARY, ROOT, run, tsc } from './repository.js';

const DOCUMENTS = [
  'README.md',
  'packages/core/README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

interface Snippet {
  readonly title: string;
  readonly code: string;
  readonly prints: string | undefined;
}

/** Inside the repository, so that `crosshatch` is found as in a project that has installed it. */
const cache = join(ROOT, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'snippets-'));
after(() => rmSync(folder, { recursive: true }));

const snippets = DOCUMENTS.flatMap((document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const blocks = text.matchAll(/^```ts\n(.*?)^```\n(?:\s*```text\n(.*?)^```$)?/gms);
  return Array.from(blocks, ([block, code, prints], i): Snippet => {
    const line = text.slice(0, text.indexOf(block)).split('\n').length;
    return { title: `${document}:${line}, program ${i + 1}`, code, prints };
  });
});

snippets.forEach(({ code }, i) => {
  writeFileSync(join(folder, `snippet-${i}.ts`), code);
});
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
const options = { strict: true, target: 'ES2022', module: 'NodeNext', types: ['node'], skipLibCheck: true };
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
const compiled = tsc(['-p', folder, '--pretty', 'false'], folder);

// One process runs all programs: most of the time of a short one is spent loading the library. What one prints follows
// its mark, and an error ends it alone.
const MARK = '=== program ';
writeFileSync(
  join(folder, 'all.js'),
  `for (let i = 0; i < ${snippets.length}; i++) {
  console.log('${MARK}' + i);
  await import('./snippet-' + i + '.js').catch((error) => {
    console.log('failed:', error);
  });
}
`,
);
const outputs = run(process.execPath, ['all.js'], folder).output.split(new RegExp(`^${MARK}\\d+\n`, 'm'));

test('all programs compile', () => {
  assert(snippets.length > 10);
  assert.equal(compiled.output, '');
});

snippets.forEach(({ title, prints }, i) => {
  test(title, () => {
    assert.equal(outputs.length, snippets.length + 1, outputs[outputs.length - 1]);
    const output = outputs[i + 1];
    if (prints !== undefined) assert.equal(output, prints);
    assert.doesNotMatch(output, /^failed:/m);
  });
});

const parts = DOCUMENTS.flatMap((document) =>
  Array.from(readFileSync(join(ROOT, document), 'utf8').matchAll(/^```js\n(.*?)^```$/gms), ([, code], i) => ({
    title: `${document}, part ${i + 1}`,
    code,
    file: `part-${document.replaceAll('/', '-')}-${i}.mjs`,
  })),
);

for (const { title, code, file } of parts) {
  test(title, async () => {
    writeFileSync(join(folder, file), code);
    const { status, output } = run(process.execPath, ['--check', file], folder);
    assert.equal(status, 0, output);
    for (const [, names, layer] of code.matchAll(/import \{([^}]+)\} from '@crosshatch\/core(\/[a-z]+)?'/g)) {
      const path = layer === undefined ? 'dist/index.js' : `dist${layer}/public.js`;
      const library: object = await import(pathToFileURL(join(LIBRARY, path)).href);
      const missing = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => !(name in library));
      assert.deepEqual(missing, []);
    }
  });
}
