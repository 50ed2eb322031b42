// The layers can't be broken without a red build. Shown on a copy of the sources: whatever a layer
// may not use is used by one more file, and the compiler must refuse each line of it.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { LAYERS, LIBRARY, shippedSources, tsc } from './repository.js';

/** What each layer may import. A new layer, or a new arrow, is a decision: it has to be made here too. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  model: [],
  messages: ['model'],
  formats: ['model', 'messages'],
  solve: ['model', 'worker'],
  render: ['model'],
  explain: ['model', 'messages', 'solve'],
  make: ['model', 'solve', 'explain'],
  scan: ['model', 'solve'],
  play: ['model'],
  report: ['model', 'messages', 'formats', 'solve', 'render', 'explain', 'make', 'scan', 'worker'],
  worker: [],
  verify: ['model'],
};

const copy = mkdtempSync(join(tmpdir(), 'crosshatch-layers-'));
after(() => rmSync(copy, { recursive: true }));
for (const file of ['package.json', 'tsconfig.layer.json']) cpSync(join(LIBRARY, file), join(copy, file));
cpSync(join(LIBRARY, 'src'), join(copy, 'src'), {
  recursive: true,
  filter: (file) => basename(file) !== 'testing' && !file.endsWith('.test.ts'),
});

/** The lines of one more file in the layer that the compiler complains about, with its code. */
function complaints(layer: string, lines: readonly string[]): string[] {
  const file = join(copy, 'src', layer, 'intruder.ts');
  writeFileSync(file, `${lines.join('\n')}\nexport {};\n`);
  const { output } = tsc(['-b', `src/${layer}`, '--pretty', 'false'], copy);
  rmSync(file);
  return Array.from(output.matchAll(/^.*intruder\.ts\((\d+),.*error (TS\d+)/gm), ([, line, code]) => {
    return `${lines[Number(line) - 1]} ${code}`;
  });
}

/** 0 for a layer that imports none, else one more than the highest that it imports. */
function height(layer: string): number {
  return Math.max(-1, ...ALLOWED[layer].map(height)) + 1;
}

test('every layer has its place', () => {
  assert.deepEqual(
    LAYERS.filter((layer) => !(layer in ALLOWED)),
    [],
    'add it to ALLOWED here, and to the picture in ARCHITECTURE.md',
  );
});

/** All that a layer depends on, at first or at second hand. */
function reachable(layer: string): Set<string> {
  return new Set(ALLOWED[layer].flatMap((other) => [other, ...reachable(other)]));
}

test('the project of a layer refers to exactly what it may import', () => {
  for (const layer of LAYERS) {
    const config: { references?: readonly { path: string }[] } = JSON.parse(
      readFileSync(join(LIBRARY, 'src', layer, 'tsconfig.json'), 'utf8'),
    );
    const referred = (config.references ?? []).map(({ path }) => basename(path));
    assert.deepEqual(referred.sort(), [...ALLOWED[layer]].sort(), layer);
  }
});

test('the compiler refuses every layer to which a project does not refer', () => {
  const line = (other: string) => `export * as ${other} from '../${other}/index.js';`;
  // The compiler complains about a file where it first meets it: layers that others import come first.
  const forbidden = LAYERS.filter((other) => other !== 'explain' && !reachable('explain').has(other)).sort(
    (a, b) => height(a) - height(b),
  );
  const lines = [...ALLOWED.explain, ...forbidden].map(line);
  assert.deepEqual(
    [...new Set(complaints('explain', lines))].sort(),
    forbidden.map((other) => `${line(other)} TS6307`).sort(),
  );
});

test('a layer has no Node, no DOM, no console, no clock of the platform', () => {
  const lines = [
    "import 'node:fs';",
    'process.cwd();',
    'console.log();',
    'document.title;',
    'window.name;',
    'setTimeout(() => 1);',
    'performance.now();',
    'crypto.subtle;',
    "fetch('x');",
    "require('x');",
  ];
  const refused = complaints('model', lines).map((line) => line.replace(/ TS\d+$/, ''));
  assert.deepEqual([...new Set(refused)], lines);
});

test('a layer does not import what it reaches at second hand only, which the compiler would let pass', () => {
  const wrong = importsOfLayers().filter(({ layer, other }) => !ALLOWED[layer]?.includes(other));
  assert.deepEqual(wrong, []);
});

/** Every import of one layer by another. */
function importsOfLayers(): { file: string; layer: string; other: string; target: string }[] {
  return shippedSources().flatMap((file) => {
    const text = readFileSync(join(LIBRARY, 'src', file), 'utf8');
    const layer = file.split('/')[0];
    return Array.from(text.matchAll(/\bfrom '([^']+)'/g), ([, target]) => target).flatMap((target) => {
      const other = LAYERS.find((name) => target.split('/').includes(name) && target.startsWith('..'));
      return other === undefined || other === layer ? [] : [{ file, layer, other, target }];
    });
  });
}

test('layers meet through their indexes only', () => {
  const wrong = importsOfLayers()
    .filter(({ other, target }) => !target.endsWith(`/${other}/index.js`))
    .map(({ file, target }) => `${file}: ${target}`);
  assert.deepEqual(wrong, []);
});
