// Linear memory by hand: one arena that is thrown away whole when the next puzzle begins, and on top
// of it a store of recycled blocks by size for what comes and goes during a search (clauses, watch
// lists, reasons). Nothing here is ever scanned or moved, so pointers stay valid.

let top: usize = 0;

/** Blocks of 16, 32, .. 1024 bytes, then powers of two. */
const SMALL_CLASSES: i32 = 64;
const CLASSES: i32 = SMALL_CLASSES + 32;
const freeLists: usize = memory.data(CLASSES * 4, 16);

/** Forgets everything that was allocated. */
export function resetArena(): void {
  top = (__heap_base + 15) & ~15;
  memory.fill(freeLists, 0, CLASSES * 4);
}

/** Bytes in use, for tests that memory stays in proportion. */
export function arenaSize(): usize {
  return top;
}

/** A block for the life of the puzzle; its content is unspecified. */
export function allocate(bytes: usize): usize {
  const block = top;
  top += (bytes + 15) & ~15;
  const have = (<usize>memory.size()) << 16;
  if (top > have) {
    // Grow by at least an eighth, so that many small blocks do not mean many calls.
    const missing = top - have;
    const step = missing > have >> 3 ? missing : have >> 3;
    if (memory.grow(<i32>((step + 0xffff) >> 16)) < 0 && memory.grow(<i32>((missing + 0xffff) >> 16)) < 0)
      unreachable();
  }
  return block;
}

/** The same, filled with zeros. */
export function allocateZeroed(bytes: usize): usize {
  const block = allocate(bytes);
  memory.fill(block, 0, bytes);
  return block;
}

function sizeClass(bytes: usize): i32 {
  if (bytes <= 1024) return <i32>((bytes + 15) >> 4) - 1;
  return SMALL_CLASSES + 32 - clz<u32>(<u32>(bytes - 1)) - 11;
}

function classBytes(index: i32): usize {
  return index < SMALL_CLASSES
    ? (<usize>index + 1) << 4
    : (<usize>1) << (<usize>(index - SMALL_CLASSES + 11));
}

/** A block that will be recycled; its content is unspecified. */
export function take(bytes: usize): usize {
  const index = sizeClass(bytes);
  const list = freeLists + ((<usize>index) << 2);
  const block = <usize>load<u32>(list);
  if (block !== 0) {
    store<u32>(list, load<u32>(block));
    return block;
  }
  return allocate(classBytes(index));
}

/** Gives back a block that `take` gave for this many bytes. */
export function give(block: usize, bytes: usize): void {
  const list = freeLists + ((<usize>sizeClass(bytes)) << 2);
  store<u32>(block, load<u32>(list));
  store<u32>(list, <u32>block);
}

/** A larger copy of a block; what is new is zero. */
export function enlarge(block: usize, bytes: usize, larger: usize): usize {
  const copy = allocate(larger);
  memory.copy(copy, block, bytes);
  memory.fill(copy + bytes, 0, larger - bytes);
  return copy;
}
