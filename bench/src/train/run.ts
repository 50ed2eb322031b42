// npm run train -- digits: trains the digit network from the listed fonts, writes its weights and a record of how.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decodeWeights, loadWeights } from '../../../packages/core/dist/scan/index.js';
import { type Family, fontList, installFonts, loadFamilies } from './fonts.js';
import { LearningNetwork } from './network.js';
import { quantized, weightsModule } from './quantize.js';
import { type Random, seeded } from './random.js';
import { makeSamples, PIXELS, type SampleSet } from './samples.js';
import { accuracyOf, fittedTemperature, readAll } from './score.js';

const BATCH = 96;
const PEAK_RATE = 4e-3;
const WEIGHTS = 'packages/core/src/scan/digits/weights-data.ts';
const RECORD = 'bench/training/record.json';

/** Samples of held-out families that accuracy and temperature are measured with. */
const HELD_OUT = 12_000;

/** Every fifth family takes no part in training. */
const isHeldOut = (_family: Family, index: number) => index % 5 === 4;

/** One cycle: up for a tenth of the steps, then down along a smooth step. */
function rateAt(progress: number): number {
  if (progress < 0.1) return PEAK_RATE * (0.05 + 9.5 * progress);
  const rest = (1 - progress) / 0.9;
  return PEAK_RATE * rest * rest * (3 - 2 * rest);
}

function shuffle(order: Uint32Array, random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
}

async function learned(set: SampleSet, epochs: number, seed: number): Promise<LearningNetwork> {
  const random = seeded(seed);
  const network = await LearningNetwork.create(random, BATCH);
  const order = Uint32Array.from({ length: set.count }, (_, i) => i);
  const glyphs = network.glyphs(BATCH);
  const labels = new Uint8Array(BATCH);
  const perEpoch = Math.floor(set.count / BATCH);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    let loss = 0;
    for (let step = 0; step < perEpoch; step++) {
      for (let i = 0; i < BATCH; i++) {
        const index = order[step * BATCH + i];
        labels[i] = set.labels[index];
        glyphs.set(set.glyphs.subarray(index * PIXELS, (index + 1) * PIXELS), i * PIXELS);
      }
      loss += network.learn(labels, rateAt((epoch * perEpoch + step) / (epochs * perEpoch)));
    }
    const seconds = process.cpuUsage().user / 1e6;
    console.log(
      `epoch ${epoch + 1}: loss ${(loss / (perEpoch * BATCH)).toFixed(4)}, ${seconds.toFixed(0)} s`,
    );
  }
  return network;
}

interface Options {
  readonly cache: string;
  readonly seed: number;
  readonly samples: number;
  readonly epochs: number;
  readonly threads: number;
  readonly out: string;
  readonly record: string;
}

async function trainDigits({ cache, seed, samples, epochs, threads, out, record }: Options): Promise<void> {
  const list = fontList();
  installFonts(cache, list);
  const { families, digest } = loadFamilies(cache, list);
  const heldOut = families.filter(isHeldOut);
  const training = families.filter((family, i) => !isHeldOut(family, i));
  console.log(
    `${training.length} families to train with, ${heldOut.length} held out; making ${samples} samples`,
  );
  const unseen = await makeSamples(heldOut, HELD_OUT, seed + 1, threads);
  const shipped = accuracyOf(readAll((await loadWeights()).tensors, unseen), unseen);
  const set = await makeSamples(training, samples, seed, threads);
  const network = await learned(set, epochs, seed);
  const bytes = quantized(network.tensors());
  const { tensors } = decodeWeights(Buffer.from(bytes).toString('base64'), 1);
  const readings = readAll(tensors, unseen);
  const source = weightsModule(bytes, fittedTemperature(readings, unseen));
  const accuracy = accuracyOf(readings, unseen);
  console.log('the weights so far:', shipped, '\nthe new ones:', accuracy);
  writeFileSync(out, source);
  const run = {
    node: process.versions.node,
    seed,
    samples,
    epochs,
    fonts: digest,
    families: training.map(({ name }) => name),
    heldOut: heldOut.map(({ name }) => name),
    accuracy,
    shippedBefore: shipped,
    weights: hashOf(out),
  };
  writeFileSync(record, `${JSON.stringify({ shipped: hashOf(WEIGHTS), run }, null, 2)}\n`);
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: 'string', default: 'bench/.cache/fonts' },
    seed: { type: 'string', default: '19' },
    samples: { type: 'string', default: '200000' },
    epochs: { type: 'string', default: '7' },
    threads: { type: 'string', default: '2' },
    out: { type: 'string', default: WEIGHTS },
    record: { type: 'string', default: RECORD },
  },
});
if (positionals[0] !== 'digits') {
  console.error(
    'Usage: npm run train -- digits [--cache FOLDER] [--seed N] [--samples N] [--epochs N] [--threads N] [--out FILE] [--record FILE]',
  );
  process.exitCode = 2;
} else {
  await trainDigits({
    cache: values.cache,
    seed: Number(values.seed),
    samples: Number(values.samples),
    epochs: Number(values.epochs),
    threads: Number(values.threads),
    out: values.out,
    record: values.record,
  });
}
