// The strategy of a search, the features that tests and the bench may switch off, and every tuning constant. A
// constant was set by measurement: bench/DIARY.md has the values that were tried.

/** What the host asked for. Bits of `strategy` and `off` are those of Strategy and Feature. */
export class Options {
  static strategy: i32 = 0;
  /** 0 = no randomness in the first order of the variables. */
  static seed: i32 = 0;
  /** Features that are switched off. */
  static off: i32 = 0;

  @inline
  static isOn(feature: i32): bool {
    return (Options.off & feature) === 0;
  }
  @inline
  static has(strategy: i32): bool {
    return (Options.strategy & strategy) !== 0;
  }
}

/** How searches of a portfolio differ, other than by their seed. */
export class Strategy {
  /** The first phase decides by activity instead of belief. */
  static readonly ACTIVITY_FIRST: i32 = 1;
  /** Probing and order literals come after the first conflict of each phase. */
  static readonly EAGER: i32 = 2;
  /** Enumerates from the first solution on, instead of blocking solutions by clauses. */
  static readonly ENUMERATE: i32 = 4;
  /** Lists only solutions that show a value of a cell that none before had (variation.ts). */
  static readonly VARY: i32 = 32;
  /** Counts all solutions (count/). */
  static readonly COUNT: i32 = 64;
  /** Not a plan: what is learned is logged for a certificate (proof-log.ts). */
  static readonly LOG_PROOF: i32 = 8;
  /** Not a plan: the steps of the search are logged (trace-log.ts). */
  static readonly LOG_TRACE: i32 = 16;
}

/** Optional features, for ablation. The host has the same list (features.ts). */
export class Feature {
  static readonly BELIEF: i32 = 1;
  static readonly TEMPERED_BELIEF: i32 = 1 << 1;
  static readonly SYMMETRIC_CLAUSES: i32 = 1 << 2;
  static readonly SYMMETRIC_DECISIONS: i32 = 1 << 3;
  static readonly SYMMETRIC_SOLUTIONS: i32 = 1 << 4;
  static readonly ORDER_LITERALS: i32 = 1 << 5;
  static readonly PROBING: i32 = 1 << 6;
  static readonly CONTRARY_DECISIONS: i32 = 1 << 7;
  static readonly ENUMERATION: i32 = 1 << 8;
  static readonly SPLITTING: i32 = 1 << 9;
  static readonly WINDOWS: i32 = 1 << 10;
  static readonly AREA_CHECK: i32 = 1 << 11;
  static readonly BEAM: i32 = 1 << 12;
  static readonly CONSENSUS: i32 = 1 << 13;
}

// Phases: conflicts in the first phase of each kind. Lengths double from phase to phase.
export const BELIEF_PHASE: f64 = 100;
export const ACTIVITY_PHASE: f64 = 500;
export const EAGER_PHASE: f64 = 1;
/** Conflicts in a belief phase once a solution is known: enough to find one that is far from it. */
export const SHORT_BELIEF_PHASE: f64 = 25;

// After a solution.
/** Conflicts until decisions contradict the known solution: the next one is often close by. */
export const CONTRARY_AFTER: f64 = 3;
/** Conflicts after the first solution until cells are probed for a second one. */
export const PROOF_PROBING_AFTER: f64 = 20;
/** Such probing ends when all work so far has grown by this factor. */
export const PROOF_PROBING_FACTOR: f64 = 2;
/** Solutions that are blocked by a clause each. From then on they are enumerated in bounded memory. */
export const MAX_BLOCKED_SOLUTIONS: i32 = 16;

// Activity (EVSIDS).
export const ACTIVITY_DECAY: f64 = 0.95;
export const ACTIVITY_LIMIT: f64 = 1e100;
/** First activities are random below this, if there is a seed. */
export const SEED_ACTIVITY: f64 = 1e-3;

// Restarts in activity phases: by averages of glue.
export const RESTART_INTERVAL: i32 = 10;
export const RESTART_MARGIN: f64 = 1.15;
export const RESTART_MIN_CONFLICTS: i32 = 50;
export const GLUE_FAST: f64 = 1.0 / 32.0;
export const GLUE_SLOW: f64 = 1.0 / 8192.0;
// Restarts in belief phases: conflicts, times Luby's sequence.
export const LUBY_UNIT: f64 = 50;
export const LUBY_UNIT_TEMPERED: f64 = 25;

// Reduction of learned clauses.
export const REDUCE_INTERVAL: f64 = 1000;
export const REDUCE_INCREMENT: f64 = 200;
/** Clauses of so little glue are kept for good. */
export const TIER1_GLUE: i32 = 2;
/** Clauses of so little glue survive two reductions after they were used, others one. */
export const TIER2_GLUE: i32 = 6;

/** Symmetric images are made of learned clauses of at most this glue. */
export const IMAGE_GLUE: i32 = 8;

// Belief propagation.
/** Messages are odds between 1 / MAX_ODDS and MAX_ODDS: certainty is left to propagation. */
export const MAX_ODDS: f32 = 8192;
export const MIN_ODDS: f32 = 1.0 / 8192;
/** A message that changes by less than this factor does not wake the crossing line. */
export const MESSAGE_TOLERANCE: f32 = 1.1;
/** How much of a cell's odds tempered belief takes for an echo. */
export const TEMPER: f32 = 1.0 / 6.0;
/** Messages have converged when the mean square of a round's steps, in powers of 2, is less than this. */
export const CONVERGED: f32 = 0.18;
/** Rounds to converge in. */
export const CONVERGENCE_ROUNDS: i32 = 20;
/** Rounds of messages before the first belief run, the first tempered one, and later ones. */
export const FIRST_ROUNDS: i32 = 10;
export const TEMPERED_ROUNDS: i32 = 30;
export const LATER_ROUNDS: i32 = 2;
/**
 * Belief work per call of `run`, in possible starts of runs: some 30 ms. Only puzzles with lines of hundreds of cells
 * reach it; there one round of messages takes longer than a caller waits for an answer to its deadline.
 */
export const BELIEF_WORK: i32 = 5_000_000;
/** Between two runs each message changes by up to this part of itself. */
export const PERTURBATION: f64 = 0.5;
/** The first run by the consensus of two sets of messages, and how many runs later the next one is. */
export const FIRST_CONSENSUS: i32 = 7;
export const CONSENSUS_INTERVAL: i32 = 2;
/** Every n-th run uses the kind of belief that got less far. */
export const OTHER_KIND_INTERVAL: i32 = 8;
/** Messages are updated when the unknown cells have become fewer by this factor; the second is for later runs. */
export const UPDATE_FACTOR: f32 = 0.9;
export const UPDATE_FACTOR_LATER: f32 = 0.97;
/** A quarter of the unknown cells is sorted by belief, but no fewer than this. */
export const MIN_SORTED: i32 = 64;

// The beam along narrow puzzles (beam/).
/** The short side has at most so many cells; the long side at least twice as many, and at most these. */
export const BEAM_SIDE: i32 = 16;
export const BEAM_STEPS: i32 = 512;
/** States kept at each step of the first beam; each further one keeps so many times as many. */
export const BEAM_WIDTH: i32 = 1024;
export const BEAM_GROWTH: i32 = 4;
/** No beam keeps more states than this over all steps: 8 bytes each. */
export const MAX_BEAM_STATES: i32 = 5_000_000;
/** Line solves that a new state counts for, and a fourth of what the state counts for that it came from. */
export const BEAM_WORK: f64 = 0.05;
/** Rounds of messages before a beam. */
export const BEAM_ROUNDS: i32 = 30;
