import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FONT_PACKAGES } from '../scan/fonts.js';
import { fontList } from './fonts.js';
import { seeded } from './random.js';
import { makeSample } from './sample.js';
import { segmentDigit } from './seven-segments.js';

const ROOT = new URL('../../../', import.meta.url);
const record = JSON.parse(readFileSync(new URL('bench/training/record.json', ROOT), 'utf8')) as {
  /** Hash of the file of weights. */
  shipped: string;
  /** The last run, which the command repeats. */
  run: { families: string[]; heldOut: string[]; weights: string };
};

test('the record belongs to the shipped weights', () => {
  const shipped = readFileSync(new URL('packages/core/src/scan/digits/weights-data.ts', ROOT));
  assert.equal(createHash('sha256').update(shipped).digest('hex'), record.shipped);
});

test('the record names families of the list, each once, and no font of the bench', () => {
  const { packages, plain } = fontList();
  assert(packages.every((entry) => /^@fontsource\/[a-z0-9-]+@\d+\.\d+\.\d+$/.test(entry)));
  const names = packages.map((entry) => entry.split('@')[1]);
  assert.equal(new Set(names).size, names.length);
  const listed = new Set(names.map((name) => name.split('/')[1]));
  const recorded = [...record.run.families, ...record.run.heldOut];
  assert.equal(new Set(recorded).size, recorded.length);
  assert.deepEqual(
    [...recorded, ...plain].filter((name) => !listed.has(name)),
    [],
  );
  assert.deepEqual(
    FONT_PACKAGES.filter((name) => names.includes(name)),
    [],
  );
});

test('a seed decides the samples', () => {
  const random = seeded(1);
  const digits = Array.from({ length: 10 }, (_, value) => segmentDigit(random, value, 0));
  const families = [{ name: 'segments', plain: true, faces: [{ name: 'segments', digits, others: [] }] }];
  const samples = (seed: number) => {
    const from = seeded(seed);
    return Array.from({ length: 30 }, () => makeSample(from, families));
  };
  assert.deepEqual(samples(3), samples(3));
  assert.notDeepEqual(samples(3), samples(4));
  assert(samples(3).every(({ glyph }) => glyph.every((value) => value >= 0 && value <= 1)));
});
