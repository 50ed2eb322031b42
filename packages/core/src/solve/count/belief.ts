// What fraction of a region's fillings seems to pass through each state of each segment: belief propagation over the
// line automata. Every segment passes each of its cells a message: how its own fillings divide between the colours,
// weighted by the messages of the crossing segments. Exact on a region without cycles, a good guess elsewhere. Where
// frontiers have to be dropped or sampled, the guess decides which; it never decides a count.
import type { Region } from './regions.js';
import type { Segment } from './segments.js';

/** By segment, place and state: binary logarithm of how much of the rest seems possible from there. */
export type Belief = readonly (readonly Float64Array[])[];

const MOST_ROUNDS = 60;
/** Messages move this far towards their new values: undamped ones oscillate. */
const STEP = 0.5;
/** Largest change of a message below which rounds end. */
const STEADY = 1e-3;
/** Messages are at least this: a state that the guess rules out may still occur. */
const LEAST = 1e-6;

export function beliefOf(region: Region, colors: number): Belief {
  const { segments } = region;
  const index = new Map(region.cells.map((cell, i) => [cell, i]));
  const places = segments.map(({ cells }) => Int32Array.from(cells, (cell) => index.get(cell) as number));
  // By cell and colour: the message of its row, and the message of its column.
  const fromRows = new Float64Array(region.cells.length * colors).fill(1 / colors);
  const fromColumns = fromRows.slice();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let change = 0;
    segments.forEach((segment, i) => {
      const [incoming, outgoing] = segment.isRow ? [fromColumns, fromRows] : [fromRows, fromColumns];
      change = Math.max(change, send(segment, places[i], colors, incoming, outgoing));
    });
    if (change < STEADY) break;
  }
  return segments.map((segment, i) => {
    const incoming = segment.isRow ? fromColumns : fromRows;
    return futures(segment, places[i], colors, incoming).map((layer) => layer.map(Math.log2));
  });
}

/** Renews the messages of one segment; how far the one moved that moved most. */
function send(
  segment: Segment,
  places: Int32Array,
  colors: number,
  incoming: Float64Array,
  outgoing: Float64Array,
): number {
  const { steps, widths } = segment;
  const after = futures(segment, places, colors, incoming);
  const message = new Float64Array(colors);
  let before: Float64Array = Float64Array.of(1);
  let change = 0;
  steps.forEach((table, place) => {
    const first = places[place] * colors;
    const next = new Float64Array(widths[place + 1]);
    message.fill(0);
    table.forEach((to, i) => {
      if (to < 0) return;
      const color = i % colors;
      const ways = before[(i - color) / colors];
      message[color] += ways * after[place + 1][to];
      next[to] += ways * incoming[first + color];
    });
    before = normalized(next);
    normalized(message);
    for (let color = 0; color < colors; color++) {
      const old = outgoing[first + color];
      const moved = STEP * (Math.max(message[color], LEAST) - old);
      outgoing[first + color] = old + moved;
      change = Math.max(change, Math.abs(moved));
    }
  });
  return change;
}

/** For each place and state the weight of all ways from there to the end; the weights of a place sum to 1. */
function futures(
  { steps, widths }: Segment,
  places: Int32Array,
  colors: number,
  incoming: Float64Array,
): Float64Array[] {
  const layers = widths.map((width) => new Float64Array(width));
  layers[steps.length][0] = 1;
  for (let place = steps.length - 1; place >= 0; place--) {
    const layer = layers[place];
    const first = places[place] * colors;
    steps[place].forEach((to, i) => {
      if (to < 0) return;
      const color = i % colors;
      layer[(i - color) / colors] += incoming[first + color] * layers[place + 1][to];
    });
    normalized(layer);
  }
  return layers;
}

/** Scaled in place to a sum of 1. */
function normalized(weights: Float64Array): Float64Array {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  for (let i = 0; i < weights.length; i++) weights[i] /= sum;
  return weights;
}
