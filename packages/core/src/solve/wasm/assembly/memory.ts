// Linear memory by hand: one arena that is dropped as a whole when the next puzzle begins, and on top of it
// free lists by size for blocks that come and go in a search (clauses, watches, reasons). Nothing is scanned or
// moved, so that addresses stay valid. Allocation is a few instructions.
import { Table, U32s, View } from './layout';

/** Blocks of 16, 32, .. 1024 bytes, then powers of two. */
const SMALL_CLASSES: i32 = 64;
const CLASSES: i32 = SMALL_CLASSES + 32;

class Arena {
  static top: usize = 0;
  /** The first free block of each class, 0 = none; its first word is the next one. */
  static readonly free: U32s = changetype<U32s>(memory.data(CLASSES * 4, 16));
}

/** Frees everything. */
export function resetArena(): void {
  Arena.top = (__heap_base + 15) & ~15;
  Arena.free.fill(0, CLASSES);
}

/** Bytes in use, static data included. */
export function arenaSize(): usize {
  return Arena.top;
}

/** A block that lives as long as the puzzle; its content is unspecified. */
export function allocate(bytes: usize): usize {
  const block = Arena.top;
  Arena.top += (bytes + 15) & ~15;
  const size = (<usize>memory.size()) << 16;
  // By at least an eighth, so that many small blocks do not mean many calls.
  if (Arena.top > size) growMemory(max(Arena.top - size, size >> 3), Arena.top - size);
  return block;
}

/**
 * Grows memory by so many bytes, or by `least` where there are not as many. A call of itself, because then the compiler
 * inlines neither this nor `allocate`, which more than a hundred places call.
 */
function growMemory(bytes: usize, least: usize): void {
  if (memory.grow(<i32>((bytes + 0xffff) >> 16)) >= 0) return;
  if (bytes === least) unreachable();
  growMemory(least, least);
}

export function newArray<T>(count: i32): View<T> {
  return changetype<View<T>>(allocate((<usize>count) << alignof<T>()));
}
export function newZeros<T>(count: i32): View<T> {
  const view = newArray<T>(count);
  view.fill(0, count);
  return view;
}
export function newTable<T>(count: i32): Table<T> {
  return changetype<Table<T>>(allocate(<usize>count * offsetof<T>()));
}
export function newZeroTable<T>(count: i32): Table<T> {
  const bytes = <usize>count * offsetof<T>();
  const block = allocate(bytes);
  memory.fill(block, 0, bytes);
  return changetype<Table<T>>(block);
}
/** A larger copy; new elements are zero. */
export function growArray<T>(view: View<T>, count: i32, larger: i32): View<T> {
  const copy = newArray<T>(larger);
  copy.copy(view, count);
  copy.from(count).fill(0, larger - count);
  return copy;
}
export function growTable<T>(table: Table<T>, count: i32, larger: i32): Table<T> {
  const bytes = <i32>offsetof<T>();
  return changetype<Table<T>>(growArray<u8>(changetype<View<u8>>(table), count * bytes, larger * bytes));
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

/** A block that `freeBlock` takes back; its content is unspecified. */
export function takeBlock(bytes: usize): usize {
  const index = sizeClass(bytes);
  const block = Arena.free[index];
  if (block === 0) return allocate(classBytes(index));
  Arena.free[index] = changetype<U32s>(block)[0];
  return block;
}

/** Frees a block of `bytes` bytes. */
export function freeBlock(block: usize, bytes: usize): void {
  assert(bytes > 0);
  const index = sizeClass(bytes);
  changetype<U32s>(block)[0] = Arena.free[index];
  Arena.free[index] = <u32>block;
}
