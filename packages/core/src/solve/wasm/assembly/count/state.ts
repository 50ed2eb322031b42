// State of the count (count.ts), by the module that owns it, and its structs.
import { I32s, Mask, Table, U8s } from '../layout';

/** What is left of a line between runs that have come apart: some of its runs in some of its cells. */
@unmanaged
export class Part {
  unknown: u64;
  filled: u64;
  /** Its first run; of equal runs in a row it is the first place where they are in the line. */
  firstRun: i32;
  runs: i32;
  from: i32;
  to: i32;
}

/** The parts of a line, and the masks that they belong to. */
@unmanaged
export class LineParts {
  blank: u64;
  filled: u64;
  parts: Table<Part>;
  count: i32;
  /** The first of its nodes in the division at hand, or -1. */
  node: i32;
}

/** parts.ts: per line. */
export class Parts {
  static lines: Table<LineParts> = changetype<Table<LineParts>>(0);
}

/** Unknown cells that are tied together: a range of `Components.cells`. */
@unmanaged
export class Component {
  from: i32;
  to: i32;
}

/** components.ts: a stack. */
export class Components {
  static table: Table<Component> = changetype<Table<Component>>(0);
  static count: i32 = 0;
  /** Of all components: a stack, too. */
  static cells: I32s = changetype<I32s>(0);
  static cellCount: i32 = 0;
  static capacity: i32 = 0;
  /** Scratch: lines; by line, cells of a component. */
  static lines: I32s = changetype<I32s>(0);
  static masks: Mask = changetype<Mask>(0);
  /** Scratch: the parent of each node, the component of each root. */
  static parents: I32s = changetype<I32s>(0);
  static numbers: I32s = changetype<I32s>(0);
  /** Scratch: unknown cells, and the root of the node of each. */
  static unknown: I32s = changetype<I32s>(0);
  static nodes: I32s = changetype<I32s>(0);
}

/** A component that was counted. */
@unmanaged
export class Entry {
  count: u64;
  hash: u32;
  /** Another entry of the same bucket, or -1. */
  next: i32;
  keyStart: i32;
  keySize: i32;
}

/** cache.ts: a stack of what was counted, so that the last entries can be taken back. */
export class Cache {
  static entries: Table<Entry> = changetype<Table<Entry>>(0);
  static size: i32 = 0;
  static capacity: i32 = 0;
  static keys: U8s = changetype<U8s>(0);
  static keySize: i32 = 0;
  static keyCapacity: i32 = 0;
  /** Per bucket: its newest entry, or -1. */
  static buckets: I32s = changetype<I32s>(0);
  static bucketMask: u32 = 0;
  /** How many entries and bytes of keys it may have. */
  static mostEntries: i32 = 0;
  static mostKeys: i32 = 0;
}

/** One level of the search: the components that its decision left, and how far they are counted. */
@unmanaged
export class Frame {
  product: u64;
  /** The count of the present component with the literal that was decided first, once that is known. */
  first: u64;
  isSecond: bool;
  literal: i32;
  firstComponent: i32;
  /** The component that is being counted. */
  component: i32;
  /** Sizes of the stacks when it began. */
  cellCount: i32;
  cacheSize: i32;
  seenCount: i32;
  /** The key of the present component, in `Count.keys`. */
  keyStart: i32;
  keyEnd: i32;
  hash: u32;
}

/** late.ts */
export class Late {
  static units: I32s = changetype<I32s>(0);
  static unitCount: i32 = 0;
}

/** frames.ts, count.ts */
export class Count {
  static frames: Table<Frame> = changetype<Table<Frame>>(0);
  /** The highest level with a frame. */
  static levels: i32 = -1;
  /** Keys of the components of all frames: a stack. */
  static keys: U8s = changetype<U8s>(0);
  static keyCapacity: i32 = 0;
  /** Per literal of a cell, whether a counted solution has it; and these literals in the order in which they were seen. */
  static seen: U8s = changetype<U8s>(0);
  static seenLiterals: I32s = changetype<I32s>(0);
  static seenCount: i32 = 0;
  /** The number of solutions, once it is final. */
  static solutions: u64 = 0;
  static isExact: bool = false;
  /** It does not fit. */
  static hasOverflown: bool = false;
}
