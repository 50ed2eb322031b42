// Colours: every fine pixel of a cell votes for the colour that it looks most like. Votes are counted, never
// mixed, so that an edge between red and white does not turn pink.
import type { Lab, Size } from '../../model/index.js';
import { labAt } from './crop.js';
import type { Evidence } from './label-field.js';
import type { Field } from './pixels.js';
import { nearest } from './quantize.js';

/** Evidence for each colour in every cell. `lab` has `fine` pixels a cell each way. */
export function colorVotes(lab: Field, size: Size, fine: number, colors: readonly Lab[]): Evidence {
  const count = colors.length;
  const share = new Float32Array(size.width * size.height * count);
  for (let pixel = 0; pixel < lab.width * lab.height; pixel++) {
    const row = Math.floor(Math.floor(pixel / lab.width) / fine);
    const column = Math.floor((pixel % lab.width) / fine);
    const label = nearest(labAt(lab, pixel), colors);
    share[(row * size.width + column) * count + label] += 1 / (fine * fine);
  }
  return { ...size, labels: count, share };
}
