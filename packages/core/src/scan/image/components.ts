// Connected components of a mask, with the figures that distinguish cells and digits from everything else.
import type { Plane } from './picture.js';

export interface Component {
  area: number;
  left: number;
  top: number;
  /** Exclusive. */
  right: number;
  /** Exclusive. */
  bottom: number;
}

/** Figures of a component in one array, so that noise with a million specks allocates no objects. */
const [AREA, LEFT, TOP, RIGHT, BOTTOM, FIELDS] = [0, 1, 2, 3, 4, 5];

/** Components under construction. Two that turn out to be one are merged into the one that was found first. */
class Labels {
  count = 0;
  figures = new Int32Array(1024 * FIELDS);
  #parents = new Int32Array(1024);

  /** A new component with nothing in it. */
  add(): number {
    const label = this.count++;
    if (label === this.#parents.length) {
      const [figures, parents] = [new Int32Array(2 * label * FIELDS), new Int32Array(2 * label)];
      figures.set(this.figures);
      parents.set(this.#parents);
      [this.figures, this.#parents] = [figures, parents];
    }
    this.#parents[label] = label;
    const at = label * FIELDS;
    this.figures[at + LEFT] = this.figures[at + TOP] = 0x7fffffff;
    return label;
  }

  /** The label that stands for the whole component. */
  root(label: number): number {
    const parents = this.#parents;
    let at = label;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at]];
      at = parents[at];
    }
    return at;
  }

  include(label: number, from: number, to: number, y: number): void {
    const { figures } = this;
    const at = label * FIELDS;
    figures[at + AREA] += to - from;
    if (from < figures[at + LEFT]) figures[at + LEFT] = from;
    if (y < figures[at + TOP]) figures[at + TOP] = y;
    if (to > figures[at + RIGHT]) figures[at + RIGHT] = to;
    figures[at + BOTTOM] = y + 1;
  }

  /** Both must be roots. */
  merge(a: number, b: number): number {
    const { figures } = this;
    const [kept, gone] = a < b ? [a, b] : [b, a];
    this.#parents[gone] = kept;
    const [into, from] = [kept * FIELDS, gone * FIELDS];
    figures[into + AREA] += figures[from + AREA];
    figures[into + LEFT] = Math.min(figures[into + LEFT], figures[from + LEFT]);
    figures[into + TOP] = Math.min(figures[into + TOP], figures[from + TOP]);
    figures[into + RIGHT] = Math.max(figures[into + RIGHT], figures[from + RIGHT]);
    figures[into + BOTTOM] = Math.max(figures[into + BOTTOM], figures[from + BOTTOM]);
    figures[from + AREA] = 0;
    return kept;
  }
}

/** Spans of one row of pixels, and the labels of their components. */
interface Spans {
  count: number;
  readonly from: Int32Array;
  /** Exclusive. */
  readonly to: Int32Array;
  readonly label: Int32Array;
}

const spansOf = (width: number): Spans => {
  const most = (width >> 1) + 1;
  return { count: 0, from: new Int32Array(most), to: new Int32Array(most), label: new Int32Array(most) };
};

/**
 * Components of the pixels that are not 0, at least `least` pixels large, in the order of their first pixels. One pass
 * over the rows: each span of pixels joins the components of the spans that it touches in the row above.
 */
export function components(
  { width, height, data }: Plane<Uint8Array>,
  neighbours: 4 | 8,
  least: number,
): Component[] {
  const labels = new Labels();
  const reach = neighbours === 8 ? 1 : 0;
  let [above, own] = [spansOf(width), spansOf(width)];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    own.count = 0;
    let first = 0;
    for (let x = 0; x < width; x++) {
      if (data[row + x] === 0) continue;
      const from = x;
      while (x < width && data[row + x] !== 0) x++;
      while (first < above.count && above.to[first] + reach <= from) first++;
      let label = -1;
      for (let i = first; i < above.count && above.from[i] < x + reach; i++) {
        const other = labels.root(above.label[i]);
        label = label < 0 || label === other ? other : labels.merge(label, other);
      }
      if (label < 0) label = labels.add();
      labels.include(label, from, x, y);
      own.from[own.count] = from;
      own.to[own.count] = x;
      own.label[own.count++] = label;
    }
    [above, own] = [own, above];
  }
  const found: Component[] = [];
  const { figures, count } = labels;
  for (let at = 0; at < count * FIELDS; at += FIELDS) {
    if (figures[at + AREA] === 0 || figures[at + AREA] < least) continue;
    found.push({
      area: figures[at + AREA],
      left: figures[at + LEFT],
      top: figures[at + TOP],
      right: figures[at + RIGHT],
      bottom: figures[at + BOTTOM],
    });
  }
  return found;
}
