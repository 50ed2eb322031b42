// Stretches lightness so that the darkest parts are black and the lightest white. A few pixels may fall
// off either end: a single bright spot should not keep all the rest grey.
import type { Lab } from '../../model/index.js';
import type { Field } from './pixels.js';

/** The share of pixels that may fall off at each end. */
const CLIP = 0.01;
/** A picture flatter than this is flat on purpose, or grain would be all there is. */
const FLATTEST = 0.06;

/**
 * What becomes of a lightness. A background that was cut off counts too: a shape that fills the picture is
 * dark or light only beside it.
 */
export function stretching(lab: Field, cutOff?: Lab): (lightness: number) => number {
  const lightness: number[] = [];
  for (let at = 0; at < lab.values.length; at += 3) lightness.push(lab.values[at]);
  lightness.sort((a, b) => a - b);
  const beside = cutOff?.[0];
  const low = Math.min(lightness[Math.floor(CLIP * (lightness.length - 1))], beside ?? Infinity);
  const high = Math.max(lightness[Math.ceil((1 - CLIP) * (lightness.length - 1))], beside ?? -Infinity);
  if (high - low < FLATTEST) return (value) => value;
  return (value) => Math.max(0, Math.min(1, (value - low) / (high - low)));
}

export function stretched(lab: Field, stretch: (lightness: number) => number): Field {
  const values = lab.values.map((value, i) => (i % 3 === 0 ? stretch(value) : value));
  return { ...lab, values };
}
