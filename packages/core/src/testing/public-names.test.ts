// src/index.ts lists every public name, one by one: nothing is public by accident, and nothing that
// a layer offers is forgotten.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LAYERS, LIBRARY } from './repository.js';

/** The names that an index exports, by the file that they come from. */
function exportsOf(file: string): Map<string, string[]> {
  const text = readFileSync(join(LIBRARY, 'src', file), 'utf8');
  const found = new Map<string, string[]>();
  for (const [, isType, names, from] of text.matchAll(/export (type )?\{([^}]*)\} from '([^']+)';/g)) {
    const list = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => (isType ? `type ${name}` : name));
    found.set(from, [...(found.get(from) ?? []), ...list]);
  }
  return found;
}

test('indexes list names one by one and hold nothing else', () => {
  for (const file of ['index.ts', ...LAYERS.map((layer) => `${layer}/index.ts`)]) {
    const text = readFileSync(join(LIBRARY, 'src', file), 'utf8');
    const rest = text.replace(/^\/\/.*$/gm, '').replace(/export (type )?\{[^}*]*\} from '[^']+';/g, '');
    assert.equal(rest.trim(), '', `${file} should only list names`);
  }
});

for (const layer of LAYERS) {
  test(`the library offers all that ${layer} offers`, () => {
    const offered = [...exportsOf(`${layer}/index.ts`).values()].flat().sort();
    const listed = [...(exportsOf('index.ts').get(`./${layer}/index.js`) ?? [])].sort();
    assert.deepEqual(listed, offered);
  });

  test(`@crosshatch/core/${layer} can be imported by itself`, async () => {
    const manifest = JSON.parse(readFileSync(join(LIBRARY, 'package.json'), 'utf8'));
    assert.deepEqual(manifest.exports[`./${layer}`], {
      types: `./dist/${layer}/index.d.ts`,
      default: `./dist/${layer}/index.js`,
    });
    const part: Record<string, unknown> = await import(`@crosshatch/core/${layer}`);
    const whole: Record<string, unknown> = await import('@crosshatch/core');
    for (const name of Object.keys(part)) assert.equal(whole[name], part[name], name);
  });
}
