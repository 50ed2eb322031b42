// Makes samples in a thread of its own; the seed decides them all.
import { parentPort, workerData } from 'node:worker_threads';
import { GLYPH_HEIGHT, GLYPH_WIDTH } from '../../../packages/core/dist/scan/index.js';
import { loadFamilies } from './fonts.js';
import { seeded } from './random.js';
import { makeSample, type SampleOptions } from './sample.js';

export interface SampleOrder {
  readonly fonts: string;
  readonly seed: number;
  readonly count: number;
  /** Every fifth family is held out: this asks for those, or for the others. */
  readonly heldOut: boolean;
  readonly options: SampleOptions;
}

export interface SampleBatch {
  readonly glyphs: Uint8Array;
  readonly labels: Uint8Array;
  readonly heights: Float32Array;
}

const { fonts, seed, count, heldOut, options } = workerData as SampleOrder;
const families = loadFamilies(fonts, 4).filter((_, i) => (i % 5 === 4) === heldOut);
const random = seeded(seed);
const size = GLYPH_WIDTH * GLYPH_HEIGHT;
const batch = {
  glyphs: new Uint8Array(count * size),
  labels: new Uint8Array(count),
  heights: new Float32Array(count),
};
for (let i = 0; i < count; i++) {
  const { glyph, label, height } = makeSample(random, families, options);
  for (let k = 0; k < size; k++) batch.glyphs[i * size + k] = Math.round(glyph[k] * 255);
  batch.labels[i] = label;
  batch.heights[i] = height;
}
parentPort?.postMessage(batch satisfies SampleBatch);
