// Samples from several threads, in an order that does not depend on them.
import { Worker } from 'node:worker_threads';
import { GLYPH_HEIGHT, GLYPH_WIDTH } from '../../../packages/core/dist/scan/index.js';
import type { Family } from './fonts.js';
import type { SampleOrder, SampleShard } from './sample-worker.js';

const SHARD = 5000;

/** Bytes of one glyph. */
export const PIXELS = GLYPH_WIDTH * GLYPH_HEIGHT;

export interface SampleSet {
  readonly count: number;
  readonly glyphs: Uint8Array;
  readonly labels: Uint8Array;
  readonly heights: Float32Array;
}

export async function makeSamples(
  families: readonly Family[],
  count: number,
  seed: number,
  threads: number,
): Promise<SampleSet> {
  const set = {
    count,
    glyphs: new Uint8Array(count * PIXELS),
    labels: new Uint8Array(count),
    heights: new Float32Array(count),
  };
  const put = ({ shard, glyphs, labels, heights }: SampleShard) => {
    const from = shard * SHARD;
    const length = Math.min(SHARD, count - from);
    set.glyphs.set(glyphs.subarray(0, length * PIXELS), from * PIXELS);
    set.labels.set(labels.subarray(0, length), from);
    set.heights.set(heights.subarray(0, length), from);
  };
  const all = Array.from({ length: Math.ceil(count / SHARD) }, (_, i) => i);
  const parts = Array.from({ length: threads }, (_, part) => all.filter((i) => i % threads === part));
  await Promise.all(parts.map((shards) => inThread({ families, seed, size: SHARD, shards }, put)));
  return set;
}

function inThread(order: SampleOrder, put: (shard: SampleShard) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sample-worker.js', import.meta.url), { workerData: order });
    worker.on('message', put);
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}
