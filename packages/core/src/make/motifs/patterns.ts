// Motifs that show nothing and please: symmetric patterns, drawn cell by cell.
import { Random, type Size } from '../../model/index.js';
import { randomPattern } from '../pattern.js';
import { cellGroups, needsSquare, type PatternSymmetry } from '../pattern-symmetry.js';
import { between, count, gap, ink, type Motif } from './motif.js';

const THREAD = ink(['red', '#b8423a'], ['blue', '#35619e'], ['green', '#3f7d4a'], ['violet', '#74509c']);
const ACCENT = gap(['gold', '#dba93a'], ['cream', '#ecd9a6'], ['light blue', '#a9cfe6']);

/** A pattern is mirrored twice unless another symmetry is wanted. */
function pattern(
  name: string,
  smallest: number,
  paint: (size: Size, random: Random, symmetry: PatternSymmetry) => Uint8Array,
): Motif {
  return {
    name,
    kind: 'pattern',
    smallest,
    colors: [THREAD, ACCENT],
    sketch(random, wanted) {
      const symmetry = wanted === 'none' ? 'both' : wanted;
      // The numbers are drawn when the size is known; both sizes of one sketch use the same ones.
      const seed = random.below(2 ** 31);
      return {
        aspect: 1,
        symmetry,
        colors: (size) =>
          paint(
            size,
            new Random(seed),
            needsSquare(symmetry) && size.width !== size.height ? 'both' : symmetry,
          ),
      };
    },
  };
}

export const PATTERNS: readonly Motif[] = [
  pattern('ornament', 5, (size, random, symmetry) => {
    // Two families of lines that cross, folded into one eighth of the picture: a rose window.
    const small = Math.min(size.width, size.height) < 8;
    const [k, l] = [count(random, 1, 2), count(random, 0, 2)];
    const period = small ? count(random, 3, 4) : count(random, 4, 7);
    const other = count(random, 5, 9);
    const [shift, tilt] = [count(random, 0, 6), count(random, 1, 3)];
    return symmetric(size, symmetry, (row, column) => {
      const dx = Math.floor(Math.abs(2 * column - size.width + 1) / 2);
      const dy = Math.floor(Math.abs(2 * row - size.height + 1) / 2);
      const [a, b] = [Math.max(dx, dy), Math.min(dx, dy)];
      const isLine = (a * k + b * l + shift) % period < period / 2;
      const isRing = Math.floor((a * a + b * b) / (other + tilt)) % 3 === 0;
      return isLine !== isRing ? 1 : isRing && isLine ? 2 : 0;
    });
  }),
  pattern('tiles', 13, (size, random, symmetry) => {
    // One tile, repeated; mirrored tiles meet at their edges.
    const side = count(random, 5, 8);
    const tile = randomPattern(
      { width: side, height: side, density: between(random, 0.45, 0.6), colors: 1, texture: 'smooth' },
      cellGroups({ width: side, height: side }, 'both'),
      random,
    );
    const accent = randomPattern(
      { width: side, height: side, density: 0.2, colors: 1, texture: 'noise' },
      cellGroups({ width: side, height: side }, 'both'),
      random,
    );
    return symmetric(size, symmetry, (row, column) => {
      const cell = (row % side) * side + (column % side);
      return tile[cell] === 1 ? 1 : accent[cell] === 1 ? 2 : 0;
    });
  }),
  pattern('rug', 12, (size, random, symmetry) => {
    // Frames around frames, each plain, blank or dotted, and a medallion of lozenges in the middle.
    const frames = Array.from({ length: 40 }, (_, i) => (i === 0 ? 0 : random.below(4)));
    const step = count(random, 2, 3);
    const middle = count(random, 3, 5);
    const offset = count(random, 0, 2);
    return symmetric(size, symmetry, (row, column) => {
      const edge = Math.min(row, column, size.height - 1 - row, size.width - 1 - column);
      const [dx, dy] = [Math.abs(2 * column - size.width + 1), Math.abs(2 * row - size.height + 1)];
      if (edge < Math.min(size.width, size.height) / 5) {
        const frame = frames[edge];
        if (frame === 0) return 1;
        if (frame === 1) return 0;
        const along = Math.floor((edge === row || edge === size.height - 1 - row ? dx : dy) / 2);
        return along % step === 0 ? (frame === 2 ? 2 : 1) : frame === 2 ? 1 : 0;
      }
      const ring = Math.floor((dx + dy) / 2) + offset;
      const band = ring % (2 * middle);
      return band < middle ? 1 : band === middle + 1 ? 2 : 0;
    });
  }),
  pattern('waves', 13, (size, random, symmetry) => {
    // Scales in rows, each row shifted by half a scale.
    const wide = count(random, 3, 5) * 2;
    const high = count(random, 3, 4);
    const thick = count(random, 1, 2);
    return symmetric(size, symmetry, (row, column) => {
      const shift = Math.floor(row / high) % 2 === 0 ? 0 : wide / 2;
      const x = Math.abs(((column + shift) % wide) - (wide - 1) / 2) / (wide / 2);
      const y = (row % high) / high;
      const depth = (1 - x * x) * 0.9 - y;
      return depth > 0 && depth < 0.33 * thick ? 1 : depth >= 0.33 * thick ? 2 : 0;
    });
  }),
];

/** A colour for every cell of the first cell of each group, repeated in its group. */
function symmetric(
  size: Size,
  symmetry: PatternSymmetry,
  colorAt: (row: number, column: number) => number,
): Uint8Array {
  const colors = new Uint8Array(size.width * size.height);
  for (const group of cellGroups(size, symmetry)) {
    const color = colorAt(Math.floor(group[0] / size.width), group[0] % size.width);
    for (const cell of group) colors[cell] = color;
  }
  return colors;
}
