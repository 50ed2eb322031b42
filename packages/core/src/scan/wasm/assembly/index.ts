// The scanner's loops over pixels and weights. The host puts planes into memory from `free` on, calls one function and
// reads what it wrote: nothing is kept from call to call, apart from the network's weights.

export { columnSums, tight } from './boxes';
export { colorsOf } from './colors';
export { cells, components } from './components';
export { addFaintPieces } from './faint';
export { boxMean, gradientRow, smoothRows, withoutContrast, withoutSlopes } from './filters';
export { isCross, normalizeGlyph } from './glyph';
export { greyRow, halveRows } from './grey';
export { levelSlots, medianColors } from './ground';
export { byInkColor, measureInk } from './ink';
export { removeLine } from './lines-out';
export { glyphPlace, logitsPlace, readGlyph, weightsPlace } from './network';
export { shrinkRow } from './shrink';
export { straighten } from './straighten';
export { applyLimits, strongest } from './threshold';

/** The first byte that the host may use. */
export function free(): usize {
  return (__heap_base + 15) & ~15;
}
