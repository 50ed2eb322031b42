// Stretches lightness so that the darkest parts are black and the lightest white. A few pixels may fall
// off either end: a single bright spot should not keep all the rest grey.
import type { Field } from './pixels.js';

/** The share of pixels that may fall off at each end. */
const CLIP = 0.01;
/** A picture flatter than this is flat on purpose, or grain would be all there is. */
const FLATTEST = 0.06;

export function stretched(lab: Field): Field {
  const lightness: number[] = [];
  for (let at = 0; at < lab.values.length; at += 3) lightness.push(lab.values[at]);
  lightness.sort((a, b) => a - b);
  const low = lightness[Math.floor(CLIP * (lightness.length - 1))];
  const high = lightness[Math.ceil((1 - CLIP) * (lightness.length - 1))];
  if (high - low < FLATTEST) return lab;
  const values = lab.values.slice();
  for (let at = 0; at < values.length; at += 3) {
    values[at] = Math.max(0, Math.min(1, (values[at] - low) / (high - low)));
  }
  return { ...lab, values };
}
