// Chooses the colours of a picture: median cut (Heckbert, 1982) for a start, k-means to settle, both in
// OKLab. Pixels on an edge are mixtures and hardly count; a colour of a large area counts less than
// its area, so that a small red beak is not lost beside much sky.

import { distance, type Lab } from '../../model/index.js';
import { labAt } from './crop.js';
import type { Field } from './pixels.js';

/** Steps of OKLab in which pixels are counted together. */
const STEP = 0.025;
/** The power of its area with which a colour counts. */
const AREA = 0.6;
/** A difference to a neighbour that makes a pixel part of an edge. */
const EDGE = 0.06;
const ROUNDS = 16;
/** Colours nearer than this are one colour. */
const ALIKE = 0.06;

interface Sample {
  readonly color: Lab;
  readonly weight: number;
}

/** At most the given number of colours, all clearly different. A background that was cut off counts too. */
export function chooseColors(lab: Field, count: number, cutOff?: Lab): Lab[] {
  const samples = samplesOf(lab);
  // As if a line of it ran round the picture.
  if (cutOff !== undefined) {
    samples.push({ color: cutOff, weight: (2 * (lab.width + lab.height)) ** AREA });
  }
  let centers = settle(medianCut(samples, count), samples);
  // A cut through the middle of one colour wastes a centre that another colour needs: as long as that makes
  // the picture truer, the one that is needed least moves to what is worst off.
  for (let round = 0; round < count && centers.length > 1; round++) {
    const others = centers
      .map((_, i) => centers.filter((_, j) => j !== i))
      .map((rest) => ({ rest, error: errorOf(samples, rest) }))
      .reduce((best, next) => (next.error < best.error ? next : best)).rest;
    const moved = settle([...others, worstOff(samples, others)], samples);
    if (errorOf(samples, moved) >= errorOf(samples, centers)) break;
    centers = moved;
  }
  for (let pair = closest(centers); pair !== undefined && pair.distance < ALIKE; pair = closest(centers)) {
    const [, second] = pair.indices;
    centers = settle(
      centers.filter((_, i) => i !== second),
      samples,
    );
  }
  return centers;
}

/** The colour that is furthest from all centres, for its weight. */
function worstOff(samples: readonly Sample[], centers: readonly Lab[]): Lab {
  const error = ({ color, weight }: Sample) =>
    weight * distance(color, centers[nearest(color, centers)]) ** 2;
  return samples.reduce((worst, next) => (error(next) > error(worst) ? next : worst)).color;
}

function errorOf(samples: readonly Sample[], centers: readonly Lab[]): number {
  return samples.reduce(
    (sum, { color, weight }) => sum + weight * distance(color, centers[nearest(color, centers)]) ** 2,
    0,
  );
}

/** Pixels counted by colour, edges left out as far as can be. */
function samplesOf(lab: Field): Sample[] {
  const { width, height } = lab;
  const bins = new Map<string, { sum: [number, number, number]; count: number }>();
  for (let pixel = 0; pixel < width * height; pixel++) {
    const color = labAt(lab, pixel);
    const right = (pixel + 1) % width === 0 ? color : labAt(lab, pixel + 1);
    const below = pixel + width >= width * height ? color : labAt(lab, pixel + width);
    const step = Math.max(distance(color, right), distance(color, below));
    const weight = Math.exp(-((step / EDGE) ** 2)) + 0.01;
    const key = color.map((value) => Math.round(value / STEP)).join();
    const bin = bins.get(key) ?? { sum: [0, 0, 0], count: 0 };
    for (let i = 0; i < 3; i++) bin.sum[i] += color[i] * weight;
    bin.count += weight;
    bins.set(key, bin);
  }
  return [...bins.values()].map(({ sum, count }) => ({
    color: [sum[0] / count, sum[1] / count, sum[2] / count],
    weight: count ** AREA,
  }));
}

/** Cuts the box that is spread widest, at its weighted middle, until there are enough. */
function medianCut(samples: readonly Sample[], count: number): Lab[] {
  let boxes = [[...samples]];
  while (boxes.length < count) {
    const ranked = boxes
      .map((box) => ({ box, ...widest(box) }))
      .filter(({ box }) => box.length > 1)
      .sort((a, b) => b.spread - a.spread);
    if (ranked.length === 0) break;
    const { box, channel } = ranked[0];
    box.sort((a, b) => a.color[channel] - b.color[channel]);
    const half = box.reduce((sum, { weight }) => sum + weight, 0) / 2;
    let [at, sum] = [0, 0];
    while (at < box.length - 1 && sum + box[at].weight <= half) sum += box[at++].weight;
    const cut = Math.max(1, at);
    boxes = [...boxes.filter((other) => other !== box), box.slice(0, cut), box.slice(cut)];
  }
  return boxes.map(meanOf);
}

/** The channel in which a box is spread widest, and how much variance that is in all. */
function widest(box: readonly Sample[]): { channel: 0 | 1 | 2; spread: number } {
  const mean = meanOf(box);
  const spreads = ([0, 1, 2] as const).map((channel) => ({
    channel,
    spread: box.reduce((sum, { color, weight }) => sum + weight * (color[channel] - mean[channel]) ** 2, 0),
  }));
  return spreads.reduce((best, next) => (next.spread > best.spread ? next : best));
}

function meanOf(samples: readonly Sample[]): Lab {
  const sum = [0, 0, 0];
  let total = 0;
  for (const { color, weight } of samples) {
    for (let i = 0; i < 3; i++) sum[i] += color[i] * weight;
    total += weight;
  }
  return [sum[0] / total, sum[1] / total, sum[2] / total];
}

/** k-means: every sample to its nearest centre, every centre to the mean of its samples. */
function settle(start: readonly Lab[], samples: readonly Sample[]): Lab[] {
  let centers = [...start];
  for (let round = 0; round < ROUNDS; round++) {
    const groups = centers.map((): Sample[] => []);
    for (const sample of samples) groups[nearest(sample.color, centers)].push(sample);
    centers = groups.flatMap((group, i) => (group.length > 0 ? [meanOf(group)] : [centers[i]]));
  }
  return centers;
}

/** The index of the colour that looks most like this one. */
export function nearest(color: Lab, centers: readonly Lab[]): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < centers.length; i++) {
    const d = distance(color, centers[i]);
    if (d < least) [best, least] = [i, d];
  }
  return best;
}

/** The two colours that are most alike. */
function closest(colors: readonly Lab[]): { indices: [number, number]; distance: number } | undefined {
  let best: { indices: [number, number]; distance: number } | undefined;
  colors.forEach((a, i) => {
    for (let j = i + 1; j < colors.length; j++) {
      const d = distance(a, colors[j]);
      if (best === undefined || d < best.distance) best = { indices: [i, j], distance: d };
    }
  });
  return best;
}
