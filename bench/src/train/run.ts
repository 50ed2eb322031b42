// npm run train -- digits: trains the digit network from installed fonts and writes its weights.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { CLASSES, GLYPH_HEIGHT, GLYPH_WIDTH, NO_DIGIT } from '../../../packages/core/dist/scan/index.js';
import { Optimizer } from './optimizer.js';
import { quantized, weightsModule } from './quantize.js';
import { seeded } from './random.js';
import type { SampleBatch, SampleOrder } from './sample-worker.js';
import { TrainingNetwork } from './training-network.js';

const SIZE = GLYPH_WIDTH * GLYPH_HEIGHT;
const BATCH = 96;
const PEAK_RATE = 4e-3;
const SMOOTHING = 0.02;
const TARGET = 'packages/core/src/scan/digits/weights-data.ts';

function samples(order: SampleOrder): Promise<SampleBatch> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sample-worker.js', import.meta.url), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Two threads, each with its own seed. */
async function dataset(order: SampleOrder): Promise<SampleBatch[]> {
  const half = Math.ceil(order.count / 2);
  return Promise.all([0, 1].map((part) => samples({ ...order, seed: order.seed + part, count: half })));
}

function glyphAt({ glyphs }: SampleBatch, index: number, into: Float32Array): Float32Array {
  for (let k = 0; k < SIZE; k++) into[k] = glyphs[index * SIZE + k] / 255;
  return into;
}

interface Scores {
  readonly label: number;
  readonly height: number;
  readonly logits: Float32Array;
}

function scores(network: TrainingNetwork, batches: readonly SampleBatch[]): Scores[] {
  const glyph = new Float32Array(SIZE);
  return batches.flatMap((batch) =>
    Array.from(batch.labels, (label, i) => ({
      label,
      height: batch.heights[i],
      logits: network.logits(glyphAt(batch, i, glyph)).slice(),
    })),
  );
}

function best(logits: Float32Array, classes: number): number {
  let winner = 0;
  for (let i = 1; i < classes; i++) if (logits[i] > logits[winner]) winner = i;
  return winner;
}

/** The temperature with the least loss on samples that training did not see. */
function fittedTemperature(all: readonly Scores[]): number {
  const loss = (temperature: number) =>
    all.reduce((sum, { logits, label }) => {
      const total = logits.reduce((part, logit) => part + Math.exp((logit - logits[label]) / temperature), 0);
      return sum + Math.log(total);
    }, 0);
  let winner = 1;
  for (let temperature = 0.5; temperature < 2; temperature += 0.05) {
    if (loss(temperature) < loss(winner)) winner = temperature;
  }
  return Math.round(winner * 100) / 100;
}

function accuracyTable(all: readonly Scores[]): string {
  const digits = all.filter(({ label }) => label !== NO_DIGIT);
  const share = (part: readonly Scores[]) =>
    `${((100 * part.filter(({ logits, label }) => best(logits, 10) === label).length) / part.length).toFixed(2)} %`;
  const edges = [6.5, 8, 10, 13, 18, 26, 41];
  const rows = edges.slice(1).map((high, i) => {
    const part = digits.filter(({ height }) => height >= edges[i] && height < high);
    return `| ${edges[i]}-${high} px | ${part.length} | ${share(part)} |`;
  });
  const refused = all.filter(({ label }) => label === NO_DIGIT);
  const right = refused.filter(({ logits }) => best(logits, CLASSES) === NO_DIGIT).length;
  return [
    '| digit height | samples | right |',
    '| --- | ---: | ---: |',
    ...rows,
    `| all | ${digits.length} | ${share(digits)} |`,
    `| no digit, refused | ${refused.length} | ${((100 * right) / refused.length).toFixed(2)} % |`,
  ].join('\n');
}

async function trainDigits(options: {
  fonts: string;
  seed: number;
  count: number;
  epochs: number;
  out: string;
}) {
  const order = {
    fonts: options.fonts,
    heldOut: false,
    options: { others: 0.12, heights: [6.5, 40] as const },
  };
  console.log(`making ${options.count} samples from the fonts below ${options.fonts}`);
  const training = await dataset({ ...order, seed: options.seed, count: options.count });
  const heldOut = await dataset({ ...order, seed: options.seed + 1000, count: 12_000, heldOut: true });
  const random = seeded(options.seed);
  const network = new TrainingNetwork(random);
  const flat = (tensors: TrainingNetwork['tensors']) =>
    tensors.flatMap(({ weights, biases }) => [weights, biases]);
  const total = training.reduce((sum, { labels }) => sum + labels.length, 0);
  const steps = Math.floor(total / BATCH) * options.epochs;
  const optimizer = new Optimizer(flat(network.tensors), flat(network.gradients), PEAK_RATE, steps);
  const orderOf = Uint32Array.from({ length: total }, (_, i) => i);
  const glyph = new Float32Array(SIZE);
  for (let epoch = 1; epoch <= options.epochs; epoch++) {
    for (let i = total - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [orderOf[i], orderOf[j]] = [orderOf[j], orderOf[i]];
    }
    let loss = 0;
    for (let from = 0; from + BATCH <= total; from += BATCH) {
      for (let i = from; i < from + BATCH; i++) {
        const batch = training[orderOf[i] % training.length];
        const index = Math.floor(orderOf[i] / training.length);
        loss += network.learn(glyphAt(batch, index, glyph), batch.labels[index], SMOOTHING);
      }
      optimizer.step(BATCH);
    }
    const held = scores(network, heldOut);
    console.log(`epoch ${epoch}: loss ${(loss / total).toFixed(4)}\n${accuracyTable(held)}`);
    const temperature = fittedTemperature(held);
    writeFileSync(join(options.out), weightsModule(quantized(network.tensors), temperature));
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fonts: { type: 'string', default: '/usr/share/fonts' },
    seed: { type: 'string', default: '19' },
    samples: { type: 'string', default: '200000' },
    epochs: { type: 'string', default: '6' },
    out: { type: 'string', default: TARGET },
  },
});
if (positionals[0] !== 'digits') {
  console.error(
    'Usage: npm run train -- digits [--fonts FOLDER] [--seed N] [--samples N] [--epochs N] [--out FILE]',
  );
  process.exitCode = 2;
} else {
  await trainDigits({
    fonts: values.fonts,
    seed: Number(values.seed),
    count: Number(values.samples),
    epochs: Number(values.epochs),
    out: values.out,
  });
}
