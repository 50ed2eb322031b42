// A look at a strip whose numbers stand on boxes of their own: coloured squares, pills, circles. Each patch of one
// colour is a background for what lies inside it, however small it is and whatever is beside it.
import type { Box } from '../digits/glyph.js';
import { digitProbability, type Glyphs } from './glyphs.js';
import { CELL, type Strip, thresholdInk } from './strip.js';

/** Neighbouring pixels of a patch differ by no more than this in any channel, and none by more from its first one. */
const STEP = 9;
const SPREAD = 30;

/** Sides of a patch in cells, and how much of its outline must be filled. */
const LEAST_SIDE = 0.35;
const MOST_HEIGHT = 1.6;
const MOST_WIDTH = 4;
const LEAST_FILLED = 0.72;

/** Fewer patches that differ from the paper are decoration. */
const LEAST_PATCHES = 4;
const LEAST_DIFFERENCE = 10;

/** Share of saturated pixels that makes it worth looking for coloured boxes. */
const SATURATED_SHARE = 0.01;
const SATURATED = 40;

interface Patch extends Box {
  readonly color: readonly [number, number, number];
  /** Leftmost and rightmost pixel of the patch in each row. */
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** Whether a strip has enough colour for coloured boxes; a sample is enough. */
export function hasColors({ colors }: Strip): boolean {
  let [saturated, count] = [0, 0];
  for (let at = 0; at + 2 < colors.length; at += 3 * 37) {
    const high = Math.max(colors[at], colors[at + 1], colors[at + 2]);
    const low = Math.min(colors[at], colors[at + 1], colors[at + 2]);
    if (high - low > SATURATED) saturated++;
    count++;
  }
  return saturated > SATURATED_SHARE * count;
}

class PatchFinder {
  readonly #strip: Strip;
  readonly #seen: Uint8Array;
  #stack = new Int32Array(4096);
  #members = new Int32Array(4096);

  constructor(strip: Strip) {
    this.#strip = strip;
    this.#seen = new Uint8Array(strip.width * strip.height);
  }

  find(): Patch[] {
    const patches: Patch[] = [];
    for (let start = 0; start < this.#seen.length; start++) {
      if (this.#seen[start] !== 0) continue;
      const patch = this.#patchOf(this.#flood(start));
      if (patch !== undefined) patches.push(patch);
    }
    return patches;
  }

  /** Collects the pixels of one colour around `start`; the result is how many there are. */
  #flood(start: number): number {
    const { width, height, colors } = this.#strip;
    const seen = this.#seen;
    const origin = start * 3;
    let depth = 0;
    let count = 0;
    this.#stack[depth++] = start;
    seen[start] = 1;
    while (depth > 0) {
      const at = this.#stack[--depth];
      if (count === this.#members.length) this.#members = doubled(this.#members);
      this.#members[count++] = at;
      if (depth + 4 > this.#stack.length) this.#stack = doubled(this.#stack);
      const x = at % width;
      const a = at * 3;
      for (let side = 0; side < 4; side++) {
        if (side === 0 ? x === 0 : side === 1 && x === width - 1) continue;
        const next = at + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width);
        if (next < 0 || next >= width * height || seen[next] !== 0) continue;
        const b = next * 3;
        let alike = true;
        for (let c = 0; c < 3 && alike; c++) {
          alike =
            Math.abs(colors[b + c] - colors[a + c]) <= STEP &&
            Math.abs(colors[b + c] - colors[origin + c]) <= SPREAD;
        }
        if (!alike) continue;
        seen[next] = 1;
        this.#stack[depth++] = next;
      }
    }
    return count;
  }

  #patchOf(count: number): Patch | undefined {
    const { width, colors } = this.#strip;
    if (count < (LEAST_SIDE * CELL) ** 2 * 0.3) return undefined;
    let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
    const sums = [0, 0, 0];
    for (let i = 0; i < count; i++) {
      const at = this.#members[i];
      const [x, y] = [at % width, Math.floor(at / width)];
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      for (let c = 0; c < 3; c++) sums[c] += colors[at * 3 + c];
    }
    const [wide, high] = [(right - left) / CELL, (bottom - top) / CELL];
    if (wide < LEAST_SIDE || high < LEAST_SIDE || high > MOST_HEIGHT || wide > MOST_WIDTH) return undefined;
    const from = new Int32Array(bottom - top).fill(width);
    const to = new Int32Array(bottom - top).fill(-1);
    for (let i = 0; i < count; i++) {
      const x = this.#members[i] % width;
      const row = Math.floor(this.#members[i] / width) - top;
      if (x < from[row]) from[row] = x;
      if (x > to[row]) to[row] = x;
    }
    const filled = from.reduce((sum, x, row) => sum + Math.max(0, to[row] - x + 1), 0);
    if (filled < LEAST_FILLED * (right - left) * (bottom - top)) return undefined;
    return { left, top, right, bottom, color: [sums[0] / count, sums[1] / count, sums[2] / count], from, to };
  }
}

function doubled(list: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(list.length * 2);
  larger.set(list);
  return larger;
}

/** The colour that most of a strip has, from a sample. */
function usualColor({ colors }: Strip): readonly number[] {
  return [0, 1, 2].map((c) => {
    const histogram = new Int32Array(64);
    for (let at = c; at < colors.length; at += 3 * 37) histogram[colors[at] >> 2]++;
    return histogram.indexOf(Math.max(...histogram)) * 4 + 2;
  });
}

/** The same strip with ink inside patches only, each against its own colour; undefined if there are too few. */
export function byPatches(strip: Strip): { strip: Strip; patches: readonly Box[] } | undefined {
  const patches = new PatchFinder(strip).find();
  const paper = usualColor(strip);
  const different = patches.filter(({ color }) =>
    color.some((value, c) => Math.abs(value - paper[c]) > LEAST_DIFFERENCE),
  );
  if (different.length < LEAST_PATCHES) return undefined;
  const ink = new Uint8ClampedArray(strip.ink.length);
  for (const { top, bottom, color, from, to } of patches) {
    for (let y = top; y < bottom; y++) {
      // The outermost pixels are a mixture of the patch and what lies around it.
      for (let x = from[y - top] + 1; x < to[y - top]; x++) {
        const at = (y * strip.width + x) * 3;
        const most = Math.max(
          Math.abs(strip.colors[at] - color[0]),
          Math.abs(strip.colors[at + 1] - color[1]),
          Math.abs(strip.colors[at + 2] - color[2]),
        );
        ink[y * strip.width + x] = most;
      }
    }
  }
  const result = { ...strip, ink, mask: new Uint8Array(strip.mask.length) };
  thresholdInk(result);
  return { strip: result, patches };
}

/** The seam between two patches looks like a 1: this much around a patch is part of it, in pixels. */
const SEAM = Math.round(0.1 * CELL);

const overlaps = (a: Box, b: Box, margin: number) =>
  a.left < b.right + margin &&
  b.left - margin < a.right &&
  a.top < b.bottom + margin &&
  b.top - margin < a.bottom;

/** Fewer digits on patches are chance. */
const LEAST_DIGITS = 3;

/** What stands on patches, and of the first look what lies apart from every patch with a digit. */
export function withPatches(first: Glyphs, patched: Glyphs, patches: readonly Box[]): Glyphs | undefined {
  const sure = patched.list.filter((glyph) => digitProbability(glyph) > 0.8);
  if (sure.length < LEAST_DIGITS) return undefined;
  const used = patches.filter((patch) => sure.some(({ box }) => overlaps(box, patch, 0)));
  const isApart = (box: Box) => !used.some((patch) => overlaps(box, patch, SEAM));
  const fits = ({ top, bottom }: Box) =>
    Math.abs(bottom - top - patched.digitHeight) < 0.2 * patched.digitHeight;
  return {
    ...patched,
    list: [...patched.list, ...first.list.filter(({ box }) => isApart(box) && fits(box))],
    others: [...patched.others, ...first.others.filter(isApart)],
  };
}
