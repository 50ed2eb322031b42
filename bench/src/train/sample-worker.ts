// Makes samples in a thread of its own. They come in shards, each with a seed of its own: how many threads share
// the work changes nothing.
import { parentPort, workerData } from 'node:worker_threads';
import { GLYPH_HEIGHT, GLYPH_WIDTH } from '../../../packages/core/dist/scan/index.js';
import type { Family } from './fonts.js';
import { seeded } from './random.js';
import { makeSample } from './sample.js';

export interface SampleOrder {
  readonly families: readonly Family[];
  readonly seed: number;
  /** Samples in a shard, and the shards to make. */
  readonly size: number;
  readonly shards: readonly number[];
}

export interface SampleShard {
  readonly shard: number;
  readonly glyphs: Uint8Array;
  readonly labels: Uint8Array;
  readonly heights: Float32Array;
}

const PIXELS = GLYPH_WIDTH * GLYPH_HEIGHT;

/** Far apart, so that the seeds of two runs do not share shards. */
const STRIDE = 7919;

function makeShard({ families, seed, size }: SampleOrder, shard: number): SampleShard {
  const random = seeded(Math.imul(seed, STRIDE) + shard);
  const result = {
    shard,
    glyphs: new Uint8Array(size * PIXELS),
    labels: new Uint8Array(size),
    heights: new Float32Array(size),
  };
  for (let i = 0; i < size; i++) {
    const { glyph, label, height } = makeSample(random, families);
    for (let k = 0; k < PIXELS; k++) result.glyphs[i * PIXELS + k] = Math.round(glyph[k] * 255);
    result.labels[i] = label;
    result.heights[i] = height;
  }
  return result;
}

const order = workerData as SampleOrder;
for (const shard of order.shards) {
  const made = makeShard(order, shard);
  parentPort?.postMessage(made, [
    made.glyphs.buffer,
    made.labels.buffer,
    made.heights.buffer,
  ] as ArrayBuffer[]);
}
