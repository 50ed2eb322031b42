// The library has no clock, no randomness, no globals and no dependencies. The compiler's settings
// take care of Node and the DOM (layers.test.ts); what is part of the language is looked for here.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LIBRARY, shippedSources } from './repository.js';

const FORBIDDEN: readonly [string, RegExp][] = [
  ['a clock', /\bDate\s*[.(]|\bnew\s+Date\b|\bperformance\b/],
  ['randomness', /\bMath\s*\.\s*random\b|\bMath\s*\[|\bgetRandomValues\b/],
  [
    'a way round the compiler',
    /\bglobalThis\b|\beval\s*\(|\bnew\s+Function\b|@ts-(ignore|nocheck|expect-error)/,
  ],
  ['the locale', /\btoLocale\w+|\blocaleCompare\b|\bIntl\b/],
  ['any', /(:|\bas|<)\s*any\b/],
  ['a default export or an enum', /\bexport\s+default\b|\benum\s+\w+\s*\{/],
];

/** Comments may speak of anything. Suppressions are comments too, so these stay. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/(?! ?@ts-).*$/gm, '');
}

for (const [what, pattern] of FORBIDDEN) {
  test(`no source uses ${what}`, () => {
    const found = shippedSources().flatMap((file) =>
      withoutComments(readFileSync(join(LIBRARY, 'src', file), 'utf8'))
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    assert.deepEqual(found, []);
  });
}

test('what is looked for would be found', () => {
  const planted = [
    'const now = new Date();',
    'Date.now()',
    'Math.random()',
    'globalThis.x',
    '// @ts-ignore',
    'a.localeCompare(b)',
    'x as any',
    'export default 1;',
  ];
  for (const line of planted) {
    assert(
      FORBIDDEN.some(([, pattern]) => pattern.test(withoutComments(line))),
      line,
    );
  }
  assert.equal(withoutComments('// new Date()'), '');
});

test('the sources import nothing but themselves', () => {
  const foreign = shippedSources().flatMap((file) => {
    const text = withoutComments(readFileSync(join(LIBRARY, 'src', file), 'utf8'));
    const targets = Array.from(
      text.matchAll(/\bfrom '([^']+)'|\bimport\s*\(?\s*'([^']+)'/g),
      (m) => m[1] ?? m[2],
    );
    return targets
      .filter((target) => !/^\.\.?\/|^#(?:engine|scanner)$/.test(target))
      .map((target) => `${file}: ${target}`);
  });
  assert.deepEqual(foreign, []);
  const manifest = JSON.parse(readFileSync(join(LIBRARY, 'package.json'), 'utf8'));
  assert.deepEqual(
    ['dependencies', 'peerDependencies', 'optionalDependencies', 'bundledDependencies'].filter(
      (key) => key in manifest,
    ),
    [],
  );
});
