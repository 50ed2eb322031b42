// Every struct of the solver, and the one map of its memory. All raw loads and stores are in this file: the
// others use structs and views, whose fields and `[]` compile to one load or store.
//
//   0           static data     memory.data: counters, free lists, scratch of the kernels of one word
//   heap base   input           as the host wrote it; symmetries read the clues again
//               lines           Line per row and column, Run per run, number of each line's first run
//               masks           rows, then columns: [line][colour][word of 64 cells]
//               long lines      scratch of the kernels, if some line has more than 63 cells
//               candidates      u32 per cell
//               queue           of the lines to propagate
//             - - - - - - - - - - - - - - - - - - - - - what follows is made when the search begins (initSearch)
//               heap            activity and heap of the variables
//               lines           Line again with room for parts, Cell per cell, queue again
//               variables       values, Variable records, phases, trail, levels
//               parts           of lines: masks, and behind them the same as of the root
//               clauses         watch lists
//               scratch         of reasons and analysis, decisions of a solution
//             - - - - - - - - - - - - - - - - - - - - - what follows is made when it is first needed, in any order
//               beliefs         messages, weights, order of the cells
//               probing         touched lines, time of the last probe, agreed literals
//               order literals  OrderRun per run; all tables of variables again, larger
//               known solution, symmetric solution, enumeration, images
//               blocks          clauses, watches and reasons, recycled by size
//   top
//
// Nothing is moved or scanned. A table that grows leaves its old place unused; `reset` forgets everything.

/** An array of numbers, without its length. */
@unmanaged
export class View<T> {
  @inline
  @operator('[]')
  get(index: i32): T {
    return load<T>(changetype<usize>(this) + ((<usize>index) << alignof<T>()));
  }
  @inline
  @operator('[]=')
  set(index: i32, value: T): void {
    store<T>(changetype<usize>(this) + ((<usize>index) << alignof<T>()), value);
  }
  /** The array that begins with this element. */
  @inline
  from(index: i32): View<T> {
    return changetype<View<T>>(changetype<usize>(this) + ((<usize>index) << alignof<T>()));
  }
  @inline
  fill(byte: u8, count: i32): void {
    memory.fill(changetype<usize>(this), byte, (<usize>count) << alignof<T>());
  }
  @inline
  copy(source: View<T>, count: i32): void {
    memory.copy(changetype<usize>(this), changetype<usize>(source), (<usize>count) << alignof<T>());
  }
}

/** Element types of the views in use. */
export type U8s = View<u8>;
export type U16s = View<u16>;
export type I32s = View<i32>;
export type U32s = View<u32>;
/** Bit sets of positions, 64 a word. */
export type Mask = View<u64>;
export type F32s = View<f32>;
export type F64s = View<f64>;

/** An array of structs, without its length. */
@unmanaged
export class Table<T> {
  @inline
  @operator('[]')
  get(index: i32): T {
    return changetype<T>(changetype<usize>(this) + <usize>index * offsetof<T>());
  }
}

/** A row or column, or, in a search, a part of one. 64 bytes. */
@unmanaged
export class Line {
  length: i32;
  runCount: i32;
  /** The first of its runs. */
  runs: Table<Run>;
  kernel: i32; // of Kernel
  /** Doubling steps that close over any gap: 2^steps > slack. */
  closingSteps: i32;
  /** Levels of the doubling table that the longest run needs. */
  levels: i32;
  /** Set of the colours of the clue, without blank. */
  colors: u32;
  /** Spare cells of the tightest placement. */
  slack: i32;
  /** Cells that may have each colour: [colour][word]. One position past the last cell has room. */
  masks: Mask;
  /** Words of the mask of one colour. */
  words: i32;
  firstCell: i32;
  /** From a cell to the next. */
  stride: i32;
  /** The row or column that this is a part of, and how many of its cells come before this part. */
  origin: i32;
  offset: i32;
  /** The masks with the facts of the root only. Searching only. */
  rootMasks: Mask;
  /** Words of the masks of all colours. */
  maskWords: i32;
}

/** Which kernel narrows a line. */
export class Kernel {
  static readonly NONE: i32 = 0; // unknown clue: nothing to deduce
  static readonly MONO: i32 = 1; // one colour, known lengths, one word
  static readonly COLORED: i32 = 2; // colours and blotted runs, one word
  static readonly LONG: i32 = 3; // one colour, known lengths, any length
  static readonly WIDE: i32 = 4; // everything, any length
}

/** One entry of a clue. 16 bytes. */
@unmanaged
export class Run {
  length: i32; // 0 = blotted
  level: u16; // floor(log2 length)
  color: u16;
  /** Bounds of its start at the root, counted in the row or column. Cells that they leave to no run are blank. */
  earliest: i32;
  latest: i32;

  @inline
  get next(): Run {
    return changetype<Run>(changetype<usize>(this) + offsetof<Run>());
  }
  @inline
  get previous(): Run {
    return changetype<Run>(changetype<usize>(this) - offsetof<Run>());
  }
}

/** Where the lines of a cell have it. A cell that no part has keeps what was true of the whole lines. 8 bytes. */
@unmanaged
export class Cell {
  row: u16;
  column: u16; // as a line
  rowPosition: u16;
  columnPosition: u16;
}

/** What belongs to an assigned variable. 16 bytes: one look, one line of the cache. */
@unmanaged
export class Variable {
  level: i32;
  reason: i32; // see Reason
  position: i32; // on the trail
  /** Antecedents worked out for a line's deduction; address, 0 = not yet. */
  antecedents: usize;
}

/** Why a literal is true: NONE, else payload << 2 | kind. */
export class Reason {
  static readonly NONE: i32 = -1; // a decision, or a fact of the root
  static readonly CLAUSE: i32 = 0; // the clause's address, whose lowest bits are 0
  static readonly LINE: i32 = 1; // payload: the line; antecedents are worked out when asked for
  static readonly ELIMINATION: i32 = 2; // payload: the cell; all its other colours are excluded
  static readonly COLOR: i32 = 3; // payload: the variable of the colour that the cell has
}

/** A list of literals with its length in front. */
@unmanaged
export class LiteralList {
  count: i32;

  @inline
  get literals(): I32s {
    return changetype<I32s>(changetype<usize>(this) + offsetof<LiteralList>());
  }
  @inline
  static bytes(count: i32): usize {
    return offsetof<LiteralList>() + ((<usize>count) << 2);
  }
}

/** A clause; its literals follow, the first two are watched. */
@unmanaged
export class Clause {
  size: i32;
  glue: i32; // 0 = permanent
  used: i32; // reductions that it survives because it was used recently; negative: see `line`

  @inline
  get literals(): I32s {
    return changetype<I32s>(changetype<usize>(this) + offsetof<Clause>());
  }
  @inline
  static bytes(size: i32): usize {
    return offsetof<Clause>() + ((<usize>size) << 2);
  }
  /** Whether it only says what a row or column implies, and the number of that. */
  @inline
  get isOfLine(): bool {
    return this.used < 0;
  }
  @inline
  get line(): i32 {
    return ~this.used;
  }
  @inline
  set line(line: i32) {
    this.used = ~line;
  }
}

/** One watch of a clause. If the blocker is true, the clause need not be looked at. 8 bytes. */
@unmanaged
export class Watch {
  blocker: i32;
  /** Address; the lowest bit is set for a clause of two literals, which the blocker decides alone. */
  clause: usize;

  @inline
  get next(): Watch {
    return changetype<Watch>(changetype<usize>(this) + offsetof<Watch>());
  }
  /** Both fields in one store. */
  @inline
  copy(source: Watch): void {
    store<u64>(changetype<usize>(this), load<u64>(changetype<usize>(source)));
  }
}

/** The clauses that watch a literal: visited when it becomes false. 16 bytes. */
@unmanaged
export class WatchList {
  start: usize;
  bytes: usize; // in use
  capacity: usize; // in bytes
  unused: usize;

  @inline
  at(offset: usize): Watch {
    return changetype<Watch>(this.start + offset);
  }
}

/** A fact of a line that may be an antecedent: 8 bytes. */
@unmanaged
export class LineFact {
  time: i32; // position on the trail
  fact: i32; // colour << 16 | position in the line

  @inline
  copy(source: LineFact): void {
    store<u64>(changetype<usize>(this), load<u64>(changetype<usize>(source)));
  }
}

/** Words of a long line in which the starts of a run, and what is reached before it, are not empty. 16 bytes. */
@unmanaged
export class WordRange {
  firstStart: i32;
  lastStart: i32;
  firstReach: i32;
  lastReach: i32;
}

/** A run in its window of up to 128 starts (line/window.ts). 64 bytes. */
@unmanaged
export class WindowRun {
  startsLow: u64;
  startsHigh: u64;
  blankLow: u64;
  blankHigh: u64;
  reachedLow: u64;
  reachedHigh: u64;
  start: i32;
  width: i32;
  distance: i32; // to the next window beyond what is necessary; -1 = the last of its part
  isFirst: i32; // of its part

  @inline
  get next(): WindowRun {
    return changetype<WindowRun>(changetype<usize>(this) + offsetof<WindowRun>());
  }
  @inline
  get previous(): WindowRun {
    return changetype<WindowRun>(changetype<usize>(this) - offsetof<WindowRun>());
  }
}

/** A run whose start has order literals. 16 bytes. */
@unmanaged
export class OrderRun {
  firstVariable: i32; // 0 = it has none
  low: i32; // first and last possible start in its row or column
  high: i32;
  line: i32; // that row or column
}

/** Messages of belief, their own memory of what they have seen included. */
@unmanaged
export class MessageSet {
  /** Plain, then tempered ones: odds of colour c against blank, from the row and from the column. */
  odds: F32s;
  /** Per line: its inputs have changed. */
  isStale: U8s;
  /** Candidates of the cells at the last update. */
  seen: U32s;
}

/** Possible starts of a run while its line is weighed. */
@unmanaged
export class StartWindow {
  low: i32;
  high: i32;
  index: i32; // of the first start in the tables of weights
}
