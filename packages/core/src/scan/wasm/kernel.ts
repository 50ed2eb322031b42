// The host's side of the kernel, which has the scanner's loops over pixels and weights (assembly/). WebAssembly is compiled at
// once and as it is called; the same loops in JavaScript are interpreted and optimized for most of the first scan.
import { compileKernel } from '#scanner';
import { type LoadedWasm, loadWasm } from '../../solve/index.js';

/** What the kernel exports: see assembly/. All numbers are addresses, sizes in pixels or figures. */
interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  free(): number;
  shrinkRow(
    source: number,
    width: number,
    rows: number,
    edges: number,
    count: number,
    sums: number,
    out: number,
  ): void;
  greyRow(rgb: number, count: number, out: number): void;
  halveRows(upper: number, lower: number, count: number, out: number): void;
  smoothRows(data: number, width: number, height: number, scratch: number, out: number): void;
  gradientRow(row: number, width: number, out: number): void;
  boxMean(
    data: number,
    width: number,
    height: number,
    radius: number,
    rows: number,
    sums: number,
    out: number,
  ): void;
  withoutSlopes(slopes: number, count: number, limit: number, out: number): void;
  withoutContrast(lighter: number, darker: number, count: number, limit: number, out: number): void;
  colorsOf(
    colors: number,
    ink: number,
    width: number,
    boxes: number,
    count: number,
    share: number,
    out: number,
  ): void;
  tight(
    mask: number,
    width: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    out: number,
  ): number;
  columnSums(plane: number, width: number, rows: number, left: number, right: number, out: number): void;
  cells(room: number, count: number, most: number): number;
  components(mask: number, width: number, height: number, reach: number, least: number, room: number): number;
  straighten(
    picture: number,
    pictureWidth: number,
    pictureHeight: number,
    nodes: number,
    columns: number,
    step: number,
    width: number,
    height: number,
    colors: number,
    outside: number,
  ): void;
  medianColors(colors: number, width: number, boxes: number, count: number, out: number): void;
  levelSlots(
    colors: number,
    bands: number,
    count: number,
    pace: number,
    boxed: number,
    level: number,
    out: number,
  ): void;
  measureInk(
    colors: number,
    outside: number,
    width: number,
    height: number,
    levels: number,
    last: number,
    isAlongX: number,
    starts: number,
    parts: number,
    rowStarts: number,
    rowParts: number,
    ink: number,
    bright: number,
  ): void;
  byInkColor(
    colors: number,
    before: number,
    count: number,
    red: number,
    green: number,
    blue: number,
    near: number,
    strengths: number,
    ink: number,
    mask: number,
  ): void;
  strongest(
    ink: number,
    width: number,
    height: number,
    tile: number,
    insideX: number,
    insideY: number,
    all: number,
    inside: number,
  ): void;
  applyLimits(
    ink: number,
    width: number,
    height: number,
    tile: number,
    limits: number,
    columns: number,
    mask: number,
  ): void;
  addFaintPieces(
    mask: number,
    ink: number,
    width: number,
    height: number,
    limit: number,
    strong: number,
    least: number,
    weakMask: number,
    strongMask: number,
    room: number,
  ): void;
  removeLine(
    mask: number,
    before: number,
    width: number,
    height: number,
    isUpright: number,
    at: number,
    reach: number,
    cell: number,
    cells: number,
    first: number,
    last: number,
    room: number,
  ): void;
  normalizeGlyph(
    plane: number,
    width: number,
    height: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    out: number,
  ): void;
  isCross(glyph: number): number;
  weightsPlace(): number;
  glyphPlace(): number;
  logitsPlace(): number;
  readGlyph(): void;
}

/** Typed arrays that go into the kernel. */
type Numbers = Uint8Array | Uint8ClampedArray | Int32Array | Float32Array | Float64Array;

/** Memory from which on an instance is not kept: what is left of a large picture would stay for good. */
const MOST_KEPT = 2 ** 26;

const PAGE = 2 ** 16;

/** One call of the kernel at a time: room is given out from the beginning again with every `begin`. */
export class Kernel {
  #top = 0;
  /** What the weights in memory belong to. */
  owner: object | undefined;

  constructor(readonly exports: KernelExports) {}

  get bytes(): number {
    return this.exports.memory.buffer.byteLength;
  }

  /** Forgets what was put, apart from the weights. */
  begin(): this {
    this.#top = this.exports.free();
    return this;
  }

  /** Room for so many bytes, with what was there before. */
  room(bytes: number): number {
    const at = this.#top;
    this.#top = (at + bytes + 15) & ~15;
    const missing = this.#top - this.bytes;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** Room with a copy of these numbers. */
  put(numbers: Numbers): number {
    const at = this.room(numbers.byteLength);
    this.write(at, numbers);
    return at;
  }

  write(at: number, { buffer, byteOffset, byteLength }: Numbers): void {
    new Uint8Array(this.exports.memory.buffer, at, byteLength).set(
      new Uint8Array(buffer, byteOffset, byteLength),
    );
  }

  /** A copy of some numbers in memory. */
  read(at: number, into: Numbers): void {
    new Uint8Array(into.buffer, into.byteOffset, into.byteLength).set(
      new Uint8Array(this.exports.memory.buffer, at, into.byteLength),
    );
  }
}

let loaded: LoadedWasm<KernelExports> | undefined;
let instance: Kernel | undefined;

/** The kernel, with nothing put. Throws a TypeError where WebAssembly cannot run. */
export function kernel(): Kernel {
  instance ??= new Kernel(instantiated());
  return instance.begin();
}

function instantiated(): KernelExports {
  loaded ??= loadWasm<KernelExports>(compileKernel);
  if (loaded.ok) return loaded.instantiate();
  const { reason, detail } = loaded.fallback;
  throw new TypeError(
    reason === 'unavailable'
      ? 'The scanner needs WebAssembly, which is not available here. Enable it (Node: without --jitless) or use another runtime.'
      : `The scanner needs WebAssembly, which the platform refused to compile. It reported: ${detail} In a page, add ` +
          "'wasm-unsafe-eval' to script-src of the Content-Security-Policy. In a runtime that only loads precompiled " +
          'modules, bundle with the condition "workerd".',
  );
}

/** Frees the kernel's memory if a large picture has made it large. */
export function trimKernel(): void {
  if (instance !== undefined && instance.bytes > MOST_KEPT) instance = undefined;
}
