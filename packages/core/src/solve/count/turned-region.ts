// A region after half a turn: its last cell comes first, and its segments are read from their ends. A count from the
// last cell on is then a count like any other.
import type { Region } from './regions.js';
import type { Segment } from './segments.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface TurnedRegion {
  /** Its segments are in the order of the original ones. */
  readonly region: Region;
  /**
   * By segment, then by the cells before a cut: for each state of the turned segment there, whether each state of the
   * original one can be continued by it. Every filling is exactly one such pair at every cut.
   */
  readonly fits: readonly (readonly (readonly Uint8Array[])[])[];
}

export function turnedRegion(region: Region, size: Size, colors: number): TurnedRegion {
  const turned = region.segments.map((segment) => turnedSegment(segment, size, colors));
  const cells = region.cells.map((cell) => turnedCell(cell, size)).reverse();
  return {
    region: { cells, segments: turned.map(({ segment }) => segment) },
    fits: turned.map(({ fits }) => fits),
  };
}

function turnedCell(cell: number, { width, height }: Size): number {
  return width * height - 1 - cell;
}

/**
 * Determinises the segment read backwards: a state is the set of original states from which the cells read so far lead to
 * the end. The original states differ in what can follow and can all be reached, so no two sets mean the same.
 */
function turnedSegment(
  segment: Segment,
  size: Size,
  colors: number,
): { segment: Segment; fits: readonly Uint8Array[][] } {
  const { line, isRow, cells, steps, widths } = segment;
  const fits: Uint8Array[][] = widths.map(() => []);
  const tables: Int32Array[] = [];
  let sets: Uint8Array[] = [Uint8Array.of(1)];
  fits[cells.length] = sets;
  for (let place = cells.length - 1; place >= 0; place--) {
    const numbers = new Map<string, number>();
    const before: Uint8Array[] = [];
    const table = new Int32Array(sets.length * colors).fill(-1);
    sets.forEach((set, state) => {
      for (let color = 0; color < colors; color++) {
        const origins = Uint8Array.from({ length: widths[place] }, (_, from) => {
          const to = steps[place][from * colors + color];
          return to >= 0 ? set[to] : 0;
        });
        if (!origins.includes(1)) continue;
        const text = origins.join('');
        const number = numbers.get(text) ?? numbers.size;
        if (number === numbers.size) {
          numbers.set(text, number);
          before.push(origins);
        }
        table[state * colors + color] = number;
      }
    });
    tables.push(table);
    fits[place] = before;
    sets = before;
  }
  return {
    segment: {
      line: isRow ? size.height - 1 - line : 2 * size.height + size.width - 1 - line,
      isRow,
      cells: cells.map((cell) => turnedCell(cell, size)).reverse(),
      steps: tables,
      widths: fits.map((states) => states.length).reverse(),
    },
    fits,
  };
}
