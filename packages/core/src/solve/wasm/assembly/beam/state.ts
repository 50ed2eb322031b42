// State of the beam (beam.ts), by the module that owns it.
import { F32s, F64s, I32s, Mask, U8s, U16s, U32s } from '../layout';

/** tracks.ts: the long lines, side by side. A step takes one cell of each. */
export class Tracks {
  static count: i32 = 0;
  static steps: i32 = 0;
  /** Tracks are columns, and a step is a row. */
  static areColumns: bool = false;
  /** Per track: where its nodes begin in `isWaiting`; one more than there are tracks. */
  static firstNode: I32s = changetype<I32s>(0);
  /** Per node: between two runs, so that a blank cell leads back to it. */
  static isWaiting: U8s = changetype<U8s>(0);
  /** Per boundary and track: the first and the last node that a prefix reaches, and where its choices begin. */
  static low: I32s = changetype<I32s>(0);
  static high: I32s = changetype<I32s>(0);
  static choices: I32s = changetype<I32s>(0);
  /** [choice][blank, filled]: the weight of what follows; 0 = nothing can. */
  static weights: F32s = changetype<F32s>(0);
  static capacity: i32 = 0;
  /** Scratch, per node. */
  static reached: U8s = changetype<U8s>(0);
  static after: F64s = changetype<F64s>(0);
  static before: F64s = changetype<F64s>(0);
}

/** states.ts: states of the next boundary while they are collected, then of the present one. */
export class States {
  /** Words of 64 bits in a state: four nodes in each. */
  static words: i32 = 0;
  static size: i32 = 0;
  /** How many are kept of those that are collected, and how many of these are held at most. 0 = no beam yet. */
  static width: i32 = 0;
  static capacity: i32 = 0;
  static nodes: Mask = changetype<Mask>(0);
  static scores: F64s = changetype<F64s>(0);
  /** Where each came from, see `origin` in states.ts. */
  static origins: Mask = changetype<Mask>(0);
  /** Hash table of numbers of states + 1. */
  static slots: U32s = changetype<U32s>(0);
  static slotMask: i32 = 0;
  /** Buckets of scores; a state whose score is in a lower one is not wanted. */
  static counts: I32s = changetype<I32s>(0);
  static lowest: i32 = 0;
  /** Some state was left out. */
  static hasOverflown: bool = false;
}

/** beam.ts */
export class Beam {
  /** 0 = not tried yet; -1 = not for this puzzle. */
  static width: i32 = 0;
  static hasMessages: bool = false;
  static step: i32 = 0;
  static next: i32 = 0;
  /** States of the present boundary. */
  static size: i32 = 0;
  static nodes: Mask = changetype<Mask>(0);
  /** Origins of the states of every boundary. */
  static history: Mask = changetype<Mask>(0);
  /** The automaton of the line of a step: nodes between two runs, nodes at the end of a run. */
  static between: u32 = 0;
  static ends: u32 = 0;
  /** Per track: nodes of the line from which the tracks from here on can end it; present node; choices. */
  static readonly open: U32s = changetype<U32s>(memory.data(17 * 4, 16));
  static readonly present: U16s = changetype<U16s>(memory.data(16 * 2, 16));
  static readonly state: U16s = changetype<U16s>(memory.data(16 * 2, 16));
  static readonly blank: F32s = changetype<F32s>(memory.data(16 * 4, 16));
  static readonly filled: F32s = changetype<F32s>(memory.data(16 * 4, 16));
  /** States made from the present one. */
  static made: f64 = 0;
  /** Work that is not counted yet: less than a line solve. */
  static work: f64 = 0;
}

/** guide.ts: up to two solutions to follow. */
export class Guide {
  static count: i32 = 0;
  /** Which of them is followed; from `count` on none. */
  static number: i32 = 0;
  static cells: U8s = changetype<U8s>(0);
  static next: i32 = 0;
  /** No state was left out: if there are fewer than two solutions here, there are no others. */
  static isComplete: bool = false;
}
