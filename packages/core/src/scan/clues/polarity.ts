// Numbers with an outline or a shadow have strokes that are brighter than the background, and a border that is darker; taken
// together both are a blot. Apart from each other, one of them is the number.
import { NO_DIGIT } from '../digits/network.js';
import type { Glyphs } from './glyphs.js';
import { type Strip, thresholdInk } from './strip.js';

/** Share of the ink that the rarer of both has at least, if it is more than the edges of the other. */
const LEAST_SHARE = 0.12;

/** A digit counts from this certainty; a view is better than both together if it has this many times as many. */
const CERTAIN = 0.9;
const BETTER = 1.15;

/** The strip with the ink that is brighter than the background alone, and that with the darker one; none if one is rare. */
export function byPolarity(strip: Strip): Strip[] {
  const { bright, mask, ink } = strip;
  let [brighter, all] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0) continue;
    all++;
    brighter += bright[i];
  }
  if (Math.min(brighter, all - brighter) < LEAST_SHARE * all) return [];
  return [1, 0].map((side) => {
    const own = ink.map((value, i) => (bright[i] === side ? value : 0));
    const view = { ...strip, ink: own, mask: new Uint8Array(mask.length) };
    thresholdInk(view);
    return view;
  });
}

/** Narrow pieces do not count: what is left of a line looks like a 1. */
const certain = ({ list, digitHeight }: Glyphs) =>
  list.filter(
    ({ box, probabilities }) =>
      Math.max(...probabilities.subarray(0, NO_DIGIT)) > CERTAIN &&
      box.right - box.left > NARROW * digitHeight,
  ).length;

const NARROW = 0.3;

/** Whether a view shows clearly more digits than another one. */
export const showsMore = (view: Glyphs, other: Glyphs) => certain(view) > BETTER * certain(other) + 1;
