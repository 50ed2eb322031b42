// All state of the solver, by the module that owns it: tables (addresses of views, see the map in layout.ts) and
// scalars. One instance of the engine solves one puzzle at a time, so that everything is static.
import {
  Cell,
  F32s,
  F64s,
  I32s,
  Line,
  LineFact,
  Mask,
  MessageSet,
  OrderRun,
  Run,
  StartWindow,
  Table,
  U8s,
  U32s,
  Variable,
  WatchList,
  WindowRun,
  WordRange,
} from './layout';

export class Puzzle {
  static width: i32 = 0;
  static height: i32 = 0;
  static cells: i32 = 0;
  /** With blank: 2 in black-and-white. */
  static colors: i32 = 0;
  /** The clues as the host wrote them. */
  static clues: I32s = changetype<I32s>(0);
}

/** lines.ts: rows, then columns; in a search also parts of them. */
export class Lines {
  static count: i32 = 0;
  static capacity: i32 = 0;
  static table: Table<Line> = changetype<Table<Line>>(0);
  /** Runs are numbered through, line by line. */
  static runCount: i32 = 0;
  static runs: Table<Run> = changetype<Table<Run>>(0);
  /** Number of the first run of a row or column; one more than there are lines. */
  static firstRun: I32s = changetype<I32s>(0);
  /** Until the search begins: masks of all rows, of all columns. */
  static rowMasks: Mask = changetype<Mask>(0);
  static columnMasks: Mask = changetype<Mask>(0);
  /** Searching only. */
  static cells: Table<Cell> = changetype<Table<Cell>>(0);
}

/** domains.ts */
export class Domains {
  /** Candidate sets of the cells, as in the model's Grid. Before the search: as of the last `readCandidates`. */
  static candidates: U32s = changetype<U32s>(0);
  static areRead: bool = false;
  /** Cells with more than one candidate. */
  static unknown: i32 = 0;
}

/** line-queue.ts: a ring in which each line is at most once. */
export class Queue {
  static lines: I32s = changetype<I32s>(0);
  static isQueued: U8s = changetype<U8s>(0);
  static head: i32 = 0;
  static size: i32 = 0;
}

/** trail.ts */
export class Variables {
  static count: i32 = 0;
  /** Variables of cells come first, then order literals. */
  static ofCells: i32 = 0;
  /** Per literal. */
  static values: U8s = changetype<U8s>(0);
  static table: Table<Variable> = changetype<Table<Variable>>(0);
  /** The literal's lowest bit to try first. */
  static phases: U8s = changetype<U8s>(0);
}

export class Trail {
  static literals: I32s = changetype<I32s>(0);
  static size: i32 = 0;
  /** Decision level, and where each begins on the trail. */
  static level: i32 = 0;
  static levelStart: I32s = changetype<I32s>(0);
  /** Literals before this have gone through the clauses. */
  static propagated: i32 = 0;
  /** Before the search facts are final and there is no trail. */
  static searching: bool = false;
}

/** propagate.ts: the last conflict. */
export class Conflict {
  /** The line without a placement, or -1; the falsified clause, or 0. */
  static line: i32 = -1;
  static clause: usize = 0;
  /** The row or column of the last conflict of a line, or -1. */
  static lastOrigin: i32 = -1;
}

/** heap.ts */
export class Heap {
  static activity: F64s = changetype<F64s>(0);
  static variables: I32s = changetype<I32s>(0);
  /** Place in the heap + 1; 0 = not in it. */
  static places: I32s = changetype<I32s>(0);
  static size: i32 = 0;
  static increment: f64 = 1;
}

/** clauses.ts */
export class Clauses {
  /** Per literal. */
  static watches: Table<WatchList> = changetype<Table<WatchList>>(0);
  /** Addresses of the learned clauses. */
  static learned: U32s = changetype<U32s>(0);
  static learnedCount: i32 = 0;
  static learnedCapacity: i32 = 0;
}

/** analyze.ts: the clause learned last. Its first literal is asserted after backtracking. */
export class Learned {
  static literals: I32s = changetype<I32s>(0);
  static size: i32 = 0;
  static glue: i32 = 0;
  static backtrackLevel: i32 = 0;
}

export class Analysis {
  /** Per variable: 1 = in the clause or resolved, 2 = redundant, 3 = not redundant. */
  static seen: U8s = changetype<U8s>(0);
  /** Variables whose `seen` is to be cleared. */
  static marked: I32s = changetype<I32s>(0);
  static markedCount: i32 = 0;
  static stack: I32s = changetype<I32s>(0);
  /** Per level: the stamp of the last count that saw it. */
  static levelStamps: I32s = changetype<I32s>(0);
  static stamp: i32 = 0;
}

/** reason.ts: the antecedents asked for last, and scratch. */
export class Antecedents {
  static literals: I32s = changetype<I32s>(0);
  static count: i32 = 0;
  static buffer: I32s = changetype<I32s>(0);
  static clauseBuffer: I32s = changetype<I32s>(0);
  static clauseCapacity: i32 = 0;
  static facts: Table<LineFact> = changetype<Table<LineFact>>(0);
  /** Masks of the line with the facts under test, and with those of the root only. */
  static masks: Mask = changetype<Mask>(0);
  static rootMasks: Mask = changetype<Mask>(0);
}

/** order-encoding.ts */
export class OrderLiterals {
  /** Per run. */
  static runs: Table<OrderRun> = changetype<Table<OrderRun>>(0);
  /** Number of the run of each order variable. */
  static runOf: I32s = changetype<I32s>(0);
}

/** probe.ts */
export class Probing {
  /** Per cell: buckets of lines that its last probe touched, and the time of that probe. */
  static touched: Mask = changetype<Mask>(0);
  static probedAt: I32s = changetype<I32s>(0);
  /** Per bucket of lines: the time of the last change. */
  static readonly changedAt: I32s = changetype<I32s>(memory.data(64 * 4, 16));
  static time: i32 = 0;
  /** Literals of the root before this are in `changedAt`. */
  static noted: i32 = 0;
  /** Per literal: in how many branches of the present probe it is true; and the literals with a count. */
  static agreement: U8s = changetype<U8s>(0);
  static counted: I32s = changetype<I32s>(0);
  static countedSize: i32 = 0;
  static nextCell: i32 = 0;
  /** Cells visited since the last change. */
  static idle: i32 = 0;
}

/** enumerate.ts */
export class Enumeration {
  static isOn: bool = false;
  /** The deepest flipped level: no backtracking beyond it. */
  static floor: i32 = 0;
  /** Per level. */
  static isFlipped: U8s = changetype<U8s>(0);
  /** Learned units: asserted again after each backtracking. */
  static units: I32s = changetype<I32s>(0);
  static unitCount: i32 = 0;
}

/** variation.ts: by literal of a cell, whether a solution had it. */
export class Variation {
  static seen: U8s = changetype<U8s>(0);
}

/** known-solution.ts */
export class KnownSolution {
  static exists: bool = false;
  /** Candidate sets of the cells, and the start of each run. */
  static cells: U32s = changetype<U32s>(0);
  static starts: I32s = changetype<I32s>(0);
}

/** symmetry/ */
export class Symmetries {
  static count: i32 = 0;
  static readonly kinds: I32s = changetype<I32s>(memory.data(8 * 4, 16));
  /** The image of a clause under construction. */
  static image: I32s = changetype<I32s>(0);
  static imageSize: i32 = 0;
  static imageCapacity: i32 = 0;
  /** The symmetric solution found last, and the symmetry to try next. */
  static solution: U32s = changetype<U32s>(0);
  static hasSolution: bool = false;
  static next: i32 = 0;
}

/** belief/messages.ts */
export class Messages {
  static exist: bool = false;
  /** The second set is made when a run first goes by consensus. */
  static first: MessageSet = changetype<MessageSet>(0);
  static second: MessageSet = changetype<MessageSet>(0);
  static haveSecond: bool = false;
  /** The set and the kind in use; the second only while it is updated. */
  static set: MessageSet = changetype<MessageSet>(0);
  static tempered: bool = false;
  /** Those in use: [c - 1][cell]. */
  static fromRow: F32s = changetype<F32s>(0);
  static fromColumn: F32s = changetype<F32s>(0);
  /** Sum of the squares of all steps in a round. */
  static steps: f32 = 0;
  /** An update that was paused: its round and next line, and whether a message of the round has moved. */
  static isUpdating: bool = false;
  static round: i32 = 0;
  static line: i32 = 0;
  static hasMoved: bool = false;
  /** Rounds done of those to converge in. */
  static convergenceRound: i32 = 0;
  /** Work left before the next pause. */
  static workLeft: i32 = 0;
}

/** belief/weights.ts */
export class Weights {
  /** Length of the longest line. */
  static longest: i32 = 0;
  /** [colour][position]; for blank 0 or 1. */
  static odds: F64s = changetype<F64s>(0);
  static inverse: F64s = changetype<F64s>(0);
  static cover: F64s = changetype<F64s>(0);
  /** Per possible start of each run. */
  static before: F64s = changetype<F64s>(0);
  static after: F64s = changetype<F64s>(0);
  static span: F64s = changetype<F64s>(0);
  static windows: Table<StartWindow> = changetype<Table<StartWindow>>(0);
}

/** belief/kind.ts, belief/decide.ts */
export class BeliefRun {
  /** Number of the present run, from 1 on. */
  static number: i32 = 0;
  static tempered: bool = false;
  static hasConflict: bool = false;
  /** Plain messages did not converge. */
  static diverged: bool = false;
  /** Unknown cells at the first conflict of runs of a kind, a decaying mean; 0 = none yet. */
  static plainDepth: i32 = 0;
  static temperedDepth: i32 = 0;
  /** Unknown cells at the last update; 0 = a new run. */
  static updatedAt: i32 = 0;
  /** Per unknown cell: its likeliest literal and that one's probability, the surest first. */
  static hasOrder: bool = false;
  static probabilities: F32s = changetype<F32s>(0);
  static literals: I32s = changetype<I32s>(0);
  static sorted: i32 = 0;
  /** The last decision that was no image of another, and the level that holds while it and its images stand. */
  static latest: i32 = -1;
  static latestLevel: i32 = 0;
}

/** line/masks.ts, line/long.ts: the current line, one colour, several words. */
export class Long {
  static words: i32 = 0;
  /** Words from one mask to the next, with padding. */
  static stride: i32 = 0;
  static blank: Mask = changetype<Mask>(0);
  /** [level][word]: where 2^level cells may be filled; where 2^level cells are filled in some placement. */
  static fits: Mask = changetype<Mask>(0);
  static spread: Mask = changetype<Mask>(0);
  /** Cells that are blank in some placement. */
  static used: Mask = changetype<Mask>(0);
  /** The result: cells that may be blank, then cells that may be filled. */
  static left: Mask = changetype<Mask>(0);
  /** [word][8]: cells that may be blank together with the next 1, 3, 7.. ones; last, how many of these are set. */
  static steps: Mask = changetype<Mask>(0);
  /** [run][word]: positions that the runs before reach; possible starts. */
  static reach: Mask = changetype<Mask>(0);
  static starts: Mask = changetype<Mask>(0);
  static ranges: Table<WordRange> = changetype<Table<WordRange>>(0);
  /** Positions from which the runs behind can be placed. */
  static back: Mask = changetype<Mask>(0);
  /** The words in which the set that was made last is not empty. */
  static first: i32 = 0;
  static last: i32 = -1;
  /** line/window.ts: its runs, and whether the last line was narrowed there. */
  static windows: Table<WindowRun> = changetype<Table<WindowRun>>(0);
  static isWindowed: bool = false;
}

/** line/wide.ts: the current line, any colours, several words. */
export class Wide {
  static words: i32 = 0;
  /** Words of all levels of one colour. */
  static colorWords: i32 = 0;
  static fits: Mask = changetype<Mask>(0); // [colour][level][word]
  static spread: Mask = changetype<Mask>(0); // [colour][level][word]
  static reach: Mask = changetype<Mask>(0); // [run][word]
  static starts: Mask = changetype<Mask>(0); // [run][word]
  static ranges: Table<WordRange> = changetype<Table<WordRange>>(0);
  static from: Mask = changetype<Mask>(0);
  static ends: Mask = changetype<Mask>(0);
  static back: Mask = changetype<Mask>(0);
  static used: Mask = changetype<Mask>(0);
  static steps: Mask = changetype<Mask>(0); // [word][6]
  static left: Mask = changetype<Mask>(0); // [colour][word]: the result
  static first: i32 = 0;
  static last: i32 = -1;
}

/** restart.ts: averages of glue in activity phases; the present belief run. */
export class Restart {
  static fast: f64 = 0;
  static slow: f64 = 0;
  static conflicts: i32 = 0;
  static sinceLast: i32 = 0;
  static runs: i32 = 0;
  static runBegan: f64 = 0; // conflicts then
  static runUnits: f64 = 0;
}

/** proof-log.ts, proof-hints.ts, trace-log.ts */
export class ProofLog {
  static numbers: I32s = changetype<I32s>(0);
  static size: i32 = 0;
  static capacity: i32 = 0;
  static excluded: i32 = 0; // by the line being solved, outside the search
  /** Literals of the root before this place of the trail are logged. */
  static rootLogged: i32 = 0;
  /** Hints under construction. */
  static hints: I32s = changetype<I32s>(0);
  static hintCount: i32 = 0;
  static hintCapacity: i32 = 0;
  /** Per variable: 1 if the present refutation assumes or needs it. Places of those that it needs on the trail. */
  static marks: U8s = changetype<U8s>(0);
  static markCapacity: i32 = 0;
  static needed: I32s = changetype<I32s>(0);
  static neededCount: i32 = 0;
}

/** reduce.ts, in conflicts. */
export class Reduce {
  static next: f64 = 0;
  static interval: f64 = 0;
}

/** search.ts */
export class Search {
  static stage: i32 = 0;
  static lineSolvable: bool = true;
  static found: i32 = 0;
  /** The solution found last. */
  static solution: U32s = changetype<U32s>(0);
  /** Whether the current phase decides by belief (else by activity), and the conflict count at which it ends. */
  static byBelief: bool = false;
  static phaseEnds: f64 = 0;
  /** Lengths of the next phases. */
  static beliefPhase: f64 = 0;
  static activityPhase: f64 = 0;
  /** The first phases did not settle the puzzle: cells are probed, order literals exist. */
  static resisting: bool = false;
  /** Conflict count from which decisions contradict the known solution. */
  static contraryFrom: f64 = Infinity;
  /** Conflict count at which cells are probed for a second solution; line solve count at which probing ends. */
  static probesDue: f64 = Infinity;
  static probesEnd: f64 = 0;
}
