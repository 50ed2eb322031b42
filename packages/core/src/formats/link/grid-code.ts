// Grids as bits, in either direction: each cell by the cells to its left and above, as in a fax.
// A picture of 25x25 cells takes some 40 characters of a link, noise 105.
//
//     . n .        c is most often w; whether it is depends on which of the others are w, too.
//     a n b        Next best is n.
//   v w c
import { candidate, colorOf, type Grid, type Size } from '../../model/index.js';
import { type BitCoder, Contexts } from './bit-coder.js';
import { codeFixed, SymbolCode } from './number-code.js';

/** How much a grid knows of a cell: its colour; or that it is unknown; or any set of candidates. */
const KNOWN = 0;
const PARTLY = 1;
const SETS = 2;

/** A grid of this size with this many colours. A writer passes it in; a reader gets it. */
export function codeGrid(coder: BitCoder, size: Size, colors: number, given: Grid | undefined): Grid {
  const { width, height } = size;
  const kind = codeKind(coder, colors, given);
  const symbols = new SymbolGrid(width, height, colors + 1 + kind);
  const [unknown, other] = [colors + 1, colors + 2];
  const all = 2 ** (colors + 1) - 1;
  const cells = new Uint32Array(width * height);
  for (let i = 0; i < cells.length; i++) {
    const cell = given?.cells[i] ?? 1;
    const symbol = symbols.code(coder, i, colorOf(cell) ?? (cell === all ? unknown : other));
    if (symbol <= colors) cells[i] = candidate(symbol);
    else cells[i] = symbol === unknown ? all : codeFixed(coder, colors + 1, cell);
  }
  return { width, height, cells };
}

function codeKind(coder: BitCoder, colors: number, given: Grid | undefined): number {
  const all = 2 ** (colors + 1) - 1;
  const open = given?.cells.filter((cell) => colorOf(cell) === undefined) ?? [];
  if (!coder.even(open.length > 0)) return KNOWN;
  return coder.even(open.some((cell) => cell !== all)) ? SETS : PARTLY;
}

/** Cells as numbers below `count`, row by row. */
class SymbolGrid {
  private readonly seen: Uint8Array;
  private readonly sameAsLeft = new Contexts(64);
  private readonly sameAsAbove = new Contexts(4);
  private readonly fresh: SymbolCode;

  constructor(
    private readonly width: number,
    height: number,
    private readonly count: number,
  ) {
    this.seen = new Uint8Array(width * height);
    this.fresh = new SymbolCode(count);
  }

  code(coder: BitCoder, index: number, symbol: number): number {
    const { seen, width } = this;
    const column = index % width;
    const w = column > 0 ? seen[index - 1] : 0;
    const n = seen[index - width] ?? 0;
    const a = column > 0 ? (seen[index - width - 1] ?? 0) : 0;
    const b = column + 1 < width ? (seen[index - width + 1] ?? 0) : 0;
    const v = column > 1 ? seen[index - 2] : 0;
    const context =
      (n === w ? 1 : 0) +
      (b === w ? 2 : 0) +
      (a === w ? 4 : 0) +
      (v === w ? 8 : 0) +
      ((seen[index - 2 * width] ?? 0) === w ? 16 : 0) +
      (w === 0 ? 32 : 0);
    const found = this.choose(coder, symbol, w, n, context, (b === n ? 1 : 0) + (a === n ? 2 : 0));
    seen[index] = found;
    return found;
  }

  private choose(
    coder: BitCoder,
    symbol: number,
    w: number,
    n: number,
    leftContext: number,
    aboveContext: number,
  ): number {
    if (coder.bit(this.sameAsLeft, leftContext, symbol === w)) return w;
    if (this.count === 2) return 1 - w;
    if (n !== w && coder.bit(this.sameAsAbove, aboveContext, symbol === n)) return n;
    return this.fresh.code(coder, symbol);
  }
}
