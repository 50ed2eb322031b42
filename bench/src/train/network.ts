// The digit network while it learns: `bench/assembly/learn.ts`, compiled when training begins.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CHANNELS,
  CLASSES,
  FLAT,
  GLYPH_HEIGHT,
  GLYPH_WIDTH,
  HIDDEN,
  TENSORS,
} from '../../../packages/core/dist/scan/index.js';
import type { Tensor } from './quantize.js';
import { normal, type Random } from './random.js';

interface Exports {
  readonly memory: WebAssembly.Memory;
  parameters(): number;
  reserve(bytes: number): number;
  learn(glyph: number, label: number, smoothing: number): number;
  step(rate: number, batch: number, decay: number, meanScale: number, squareScale: number): void;
}

const SOURCE = fileURLToPath(new URL('../../assembly/', import.meta.url));
const FLAGS = ['-O3', '--runtime', 'stub', '--use', 'abort=', '--noAssert', '--enable', 'simd'];

async function compiled(): Promise<Exports> {
  const { main } = await import('assemblyscript/asc');
  const file = join(tmpdir(), `crosshatch-learn-${process.pid}.wasm`);
  try {
    const options = ['learn.ts', '--baseDir', SOURCE, '--outFile', relative(SOURCE, file), ...FLAGS];
    const { error, stderr } = await main(options);
    if (error !== null) throw new Error(`learn.ts does not compile: ${stderr.toString()}`);
    const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
    return instance.exports as unknown as Exports;
  } finally {
    rmSync(file, { force: true });
  }
}

/** Where the number at a place of the library's layout is in the layout of `learn.ts`, tensor by tensor. */
const PLACES: readonly ((index: number) => number)[] = [
  (index) => index,
  ...[CHANNELS[0], CHANNELS[1]].map((channels) => (index: number) => {
    const [out, rest] = [Math.floor(index / (9 * channels)), index % (9 * channels)];
    return out * 9 * channels + (rest % 9) * channels + Math.floor(rest / 9);
  }),
  (index) => {
    const pixels = FLAT / CHANNELS[2];
    const [out, rest] = [Math.floor(index / FLAT), index % FLAT];
    return out * FLAT + (rest % pixels) * CHANNELS[2] + Math.floor(rest / pixels);
  },
  (index) => index,
];

const FAN_INS = [9, CHANNELS[0] * 9, CHANNELS[1] * 9, FLAT, HIDDEN];

/** Optimizer: how fast old gradients are forgotten, and how strongly weights are drawn to zero. */
const [MEAN_DECAY, SQUARE_DECAY, WEIGHT_DECAY] = [0.9, 0.99, 0.01];

/** Labels are smoothed: fonts do not agree on every digit. */
const SMOOTHING = 0.02;

export class LearningNetwork {
  readonly #exports: Exports;
  readonly #room: number;
  #means = 1;
  #squares = 1;

  private constructor(exports: Exports, batch: number) {
    this.#exports = exports;
    this.#room = exports.reserve(batch * GLYPH_WIDTH * GLYPH_HEIGHT);
  }

  /** A network with random weights that learns `batch` glyphs at a time. */
  static async create(random: Random, batch: number): Promise<LearningNetwork> {
    const network = new LearningNetwork(await compiled(), batch);
    network.#each((values, weights, place, layer) => {
      for (let i = 0; i < weights; i++) values[place(i)] = normal(random) * Math.sqrt(2 / FAN_INS[layer]);
    });
    return network;
  }

  /** The memory for the glyphs of the next batch, one byte per pixel. */
  glyphs(count: number): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, this.#room, count * GLYPH_WIDTH * GLYPH_HEIGHT);
  }

  /** One step with the glyphs that were written to `glyphs`; the sum of their losses. */
  learn(labels: Uint8Array, rate: number): number {
    let loss = 0;
    labels.forEach((label, i) => {
      loss += this.#exports.learn(this.#room + i * GLYPH_WIDTH * GLYPH_HEIGHT, label, SMOOTHING);
    });
    this.#means *= MEAN_DECAY;
    this.#squares *= SQUARE_DECAY;
    const [meanScale, squareScale] = [1 / (1 - this.#means), 1 / (1 - this.#squares)];
    this.#exports.step(rate, labels.length, WEIGHT_DECAY, meanScale, squareScale);
    return loss;
  }

  /** The weights in the library's layout. */
  tensors(): Tensor[] {
    const tensors: Tensor[] = [];
    this.#each((values, weights, place, _layer, biases) => {
      tensors.push({
        weights: Float32Array.from({ length: weights }, (_, i) => values[place(i)]),
        biases: values.slice(weights, weights + biases),
      });
    });
    return tensors;
  }

  #each(
    visit: (
      values: Float32Array,
      weights: number,
      place: (index: number) => number,
      layer: number,
      biases: number,
    ) => void,
  ): void {
    let at = this.#exports.parameters();
    TENSORS.forEach(({ weights, biases }, layer) => {
      const values = new Float32Array(this.#exports.memory.buffer, at, weights + biases);
      visit(values, weights, PLACES[layer], layer, biases);
      at += 4 * (weights + biases);
    });
  }
}

/** The class with the highest number among the first `classes`. */
export function best(numbers: ArrayLike<number>, classes: number = CLASSES): number {
  let winner = 0;
  for (let i = 1; i < classes; i++) if (numbers[i] > numbers[winner]) winner = i;
  return winner;
}
