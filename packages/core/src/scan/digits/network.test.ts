import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random } from '../../model/index.js';
import { GLYPH_HEIGHT, GLYPH_WIDTH } from './glyph.js';
import { CHANNELS, CLASSES, DigitNetwork, TENSORS, type Weights } from './network.js';

const random = new Random(23);
const number = () => random.below(2001) / 1000 - 1;
const numbers = (length: number, scale: number) => Float32Array.from({ length }, () => scale * number());

const someWeights = (temperature: number): Weights => ({
  tensors: TENSORS.map(({ weights, biases }) => ({
    weights: numbers(weights, 2 / Math.sqrt(weights / biases)),
    biases: numbers(biases, 0.2),
  })),
  temperature,
});

/** Planes as nested arrays: [channel][row][column]. */
type Planes = number[][][];

/** The network as it is described, one number at a time. */
function expected({ tensors, temperature }: Weights, glyph: Float32Array): number[] {
  let planes: Planes = [
    Array.from({ length: GLYPH_HEIGHT }, (_, y) =>
      Array.from({ length: GLYPH_WIDTH }, (_cell, x) => glyph[y * GLYPH_WIDTH + x]),
    ),
  ];
  CHANNELS.forEach((count, layer) => {
    const { weights, biases } = tensors[layer];
    const input = planes;
    planes = Array.from({ length: count }, (_, out) =>
      input[0].map((row, y) =>
        row.map((_cell, x) => {
          let sum = biases[out];
          input.forEach((plane, channel) => {
            for (let k = 0; k < 9; k++) {
              const value = plane[y + Math.floor(k / 3) - 1]?.[x + (k % 3) - 1] ?? 0;
              sum += weights[(out * input.length + channel) * 9 + k] * value;
            }
          });
          return Math.max(0, sum);
        }),
      ),
    );
    if (layer === CHANNELS.length - 1) return;
    planes = planes.map((plane) =>
      Array.from({ length: plane.length / 2 }, (_, y) =>
        Array.from({ length: plane[0].length / 2 }, (_cell, x) =>
          Math.max(
            plane[2 * y][2 * x],
            plane[2 * y][2 * x + 1],
            plane[2 * y + 1][2 * x],
            plane[2 * y + 1][2 * x + 1],
          ),
        ),
      ),
    );
  });
  const dense = (input: readonly number[], layer: number) =>
    Array.from(tensors[layer].biases, (bias, out) =>
      input.reduce((sum, value, i) => sum + tensors[layer].weights[out * input.length + i] * value, bias),
    );
  const hidden = dense(planes.flat(2), 3).map((value) => Math.max(0, value));
  const powers = dense(hidden, 4).map((logit) => Math.exp(logit / temperature));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

test('the kernel computes the network, also when two of them take turns', () => {
  const networks = [someWeights(1), someWeights(1.7)].map((weights) => ({
    weights,
    network: new DigitNetwork(weights),
  }));
  for (let round = 0; round < 6; round++) {
    const glyph = Float32Array.from({ length: GLYPH_WIDTH * GLYPH_HEIGHT }, () => Math.max(0, number()));
    for (const { weights, network } of networks) {
      const own = network.read(glyph);
      assert.equal(own.length, CLASSES);
      expected(weights, glyph).forEach((probability, i) => {
        assert.ok(Math.abs(own[i] - probability) < 1e-4, `${own[i]}, expected ${probability}`);
      });
    }
  }
});
