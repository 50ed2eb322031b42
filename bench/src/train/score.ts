// How well weights read samples: the scanner's own code with the weights as they are shipped.
import { CLASSES, DigitNetwork, NO_DIGIT, type Weights } from '../../../packages/core/dist/scan/index.js';
import { best } from './network.js';
import { PIXELS, type SampleSet } from './samples.js';

/** Logarithms of the probabilities of all classes, sample by sample, at temperature 1. */
export function readAll(tensors: Weights['tensors'], set: SampleSet): Float64Array[] {
  const network = new DigitNetwork({ tensors, temperature: 1 });
  const glyph = new Float32Array(PIXELS);
  return Array.from({ length: set.count }, (_, i) => {
    for (let k = 0; k < PIXELS; k++) glyph[k] = set.glyphs[i * PIXELS + k] / 255;
    return network.read(glyph).map((probability) => Math.log(Math.max(probability, 1e-30)));
  });
}

/** The temperature with the least loss. */
export function fittedTemperature(readings: readonly Float64Array[], { labels }: SampleSet): number {
  const loss = (temperature: number) =>
    readings.reduce((sum, logs, i) => {
      let total = 0;
      for (const log of logs) total += Math.exp((log - logs[labels[i]]) / temperature);
      return sum + Math.log(total);
    }, 0);
  const candidates = Array.from({ length: 25 }, (_, i) => 0.5 + 0.05 * i);
  const losses = candidates.map(loss);
  return Math.round(candidates[losses.indexOf(Math.min(...losses))] * 100) / 100;
}

export interface Accuracy {
  /** Share of the digits that are right, by height and of all, and of the other samples that are refused. */
  readonly byHeight: Readonly<Record<string, number>>;
  readonly byDigit: readonly number[];
  readonly digits: number;
  readonly refused: number;
}

const EDGES = [6.5, 8, 10, 13, 18, 26, 41];

const rounded = (share: number) => Math.round(share * 1e4) / 1e4;

export function accuracyOf(readings: readonly Float64Array[], { labels, heights }: SampleSet): Accuracy {
  const right = readings.map((logs, i) => best(logs, labels[i] === NO_DIGIT ? CLASSES : 10) === labels[i]);
  const share = (belongs: (i: number) => boolean) => {
    let [hits, total] = [0, 0];
    right.forEach((hit, i) => {
      if (!belongs(i)) return;
      total++;
      if (hit) hits++;
    });
    return rounded(hits / total);
  };
  const isDigit = (i: number) => labels[i] !== NO_DIGIT;
  const byHeight = EDGES.slice(1).map((high, k) => [
    `${EDGES[k]}-${high}`,
    share((i) => isDigit(i) && heights[i] >= EDGES[k] && heights[i] < high),
  ]);
  return {
    byHeight: Object.fromEntries(byHeight),
    byDigit: Array.from({ length: 10 }, (_, digit) => share((i) => labels[i] === digit)),
    digits: share(isDigit),
    refused: share((i) => labels[i] === NO_DIGIT),
  };
}
