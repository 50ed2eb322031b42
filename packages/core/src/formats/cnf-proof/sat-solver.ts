// A small SAT solver that justifies every clause it learns, so that a proof for public checkers can be written. Plain
// conflict-driven clause learning: two watched literals, first unique implication point, activities, saved phases, Luby
// restarts; no deletion, no minimisation. It is slower than our engine by far: use it for proofs only.
//
// Literals are those of DIMACS, variables from 1 on. Clauses have the numbers of LRAT: the given ones from 1 on, then
// the learned ones. `unitOf` is the number of the unit clause by which a variable is known for good.
import { VariableHeap } from './variable-heap.js';

/** Takes a learned clause with its number, and the clauses by which it follows, in the order in which they become unit. */
export type LearnedSink = (number: number, literals: readonly number[], hints: readonly number[]) => void;

interface Clause {
  readonly number: number;
  /** The first two are watched. */
  readonly literals: Int32Array;
}

const ACTIVITY_DECAY = 0.95;
const LUBY_UNIT = 64;

/** How a run ended: every clause follows (no model), there is a model, or it was stopped. */
export type SatOutcome = 'unsatisfiable' | 'satisfiable' | 'stopped';

export class SatSolver {
  /** By variable: 1 true, -1 false, 0 open. */
  private readonly values: Int8Array;
  private readonly levels: Int32Array;
  private readonly reasons: (Clause | undefined)[];
  private readonly phases: Int8Array;
  private readonly unitOf: Int32Array;
  private readonly seen: Uint8Array;
  private readonly heap: VariableHeap;
  /** By literal: 2v, or 2v + 1 for its negation. */
  private readonly watches: Clause[][];
  private readonly trail: number[] = [];
  private readonly levelStarts: number[] = [];
  private propagated = 0;
  private step = 1;
  private clauses = 0;
  private isRefuted = false;

  constructor(
    variables: number,
    private readonly onLearned: LearnedSink,
  ) {
    this.values = new Int8Array(variables + 1);
    this.levels = new Int32Array(variables + 1);
    this.reasons = new Array(variables + 1);
    this.phases = new Int8Array(variables + 1).fill(-1);
    this.unitOf = new Int32Array(variables + 1);
    this.seen = new Uint8Array(variables + 1);
    this.heap = new VariableHeap(variables);
    this.watches = Array.from({ length: 2 * variables + 2 }, () => []);
  }

  /** Adds a clause of the problem. They are numbered in this order. */
  add(given: readonly number[]): void {
    this.clauses += 1;
    const literals = [...new Set(given)];
    if (literals.some((literal) => literals.includes(-literal))) return;
    const clause = { number: this.clauses, literals: Int32Array.from(literals) };
    if (literals.length > 1) this.attach(clause);
    else this.units.push(clause);
  }

  private readonly units: Clause[] = [];

  /** Searches until there is an answer or `isLate` is true, which is asked after every conflict. */
  run(isLate: () => boolean): SatOutcome {
    for (const unit of this.units) if (!this.addUnit(unit)) return 'unsatisfiable';
    let conflicts = 0;
    let restarts = 1;
    for (let left = LUBY_UNIT; !this.isRefuted; ) {
      const conflict = this.propagate();
      if (conflict !== undefined) {
        if (this.levelStarts.length === 0) return this.refute(conflict);
        this.learn(conflict);
        conflicts += 1;
        left -= 1;
        if (conflicts % 16 === 0 && isLate()) return 'stopped';
        continue;
      }
      if (left <= 0) {
        restarts += 1;
        left = LUBY_UNIT * luby(restarts);
        this.backtrack(0);
        continue;
      }
      const variable = this.nextVariable();
      if (variable === 0) return 'satisfiable';
      this.levelStarts.push(this.trail.length);
      this.assign(variable * this.phases[variable], undefined);
    }
    return 'unsatisfiable';
  }

  private valueOf(literal: number): number {
    return literal > 0 ? this.values[literal] : -this.values[-literal];
  }

  private addUnit({ number, literals }: Clause): boolean {
    const [literal] = literals;
    // An empty clause refutes the problem by itself.
    if (literal === undefined || this.valueOf(literal) < 0) {
      const hints = literal === undefined ? [number] : [this.unitOf[Math.abs(literal)], number];
      this.onLearned(++this.clauses, [], hints);
      this.isRefuted = true;
      return false;
    }
    if (this.valueOf(literal) === 0) {
      this.unitOf[Math.abs(literal)] = number;
      this.assign(literal, undefined);
    }
    const conflict = this.propagate();
    if (conflict !== undefined) this.refute(conflict);
    return !this.isRefuted;
  }

  private attach(clause: Clause): void {
    this.watches[slot(clause.literals[0])].push(clause);
    this.watches[slot(clause.literals[1])].push(clause);
  }

  private assign(literal: number, reason: Clause | undefined): void {
    const variable = Math.abs(literal);
    this.values[variable] = Math.sign(literal);
    this.levels[variable] = this.levelStarts.length;
    this.reasons[variable] = reason;
    this.trail.push(literal);
    if (this.levelStarts.length === 0 && reason !== undefined) this.makeUnit(literal, reason);
  }

  /** A literal that is known for good becomes a clause of its own. */
  private makeUnit(literal: number, reason: Clause): void {
    const others = [...reason.literals].filter((other) => other !== literal);
    const hints = [...others.map((other) => this.unitOf[Math.abs(other)]), reason.number];
    this.onLearned(++this.clauses, [literal], hints);
    this.unitOf[Math.abs(literal)] = this.clauses;
  }

  /** Unit propagation. The violated clause, if there is one. */
  private propagate(): Clause | undefined {
    while (this.propagated < this.trail.length) {
      const falsified = -this.trail[this.propagated++];
      const list = this.watches[slot(falsified)];
      let kept = 0;
      for (let i = 0; i < list.length; i++) {
        const clause = list[i];
        const { literals } = clause;
        if (literals[0] === falsified) {
          literals[0] = literals[1];
          literals[1] = falsified;
        }
        if (this.valueOf(literals[0]) <= 0) {
          const other = this.findWatch(literals);
          if (other > 0) {
            literals[1] = literals[other];
            literals[other] = falsified;
            this.watches[slot(literals[1])].push(clause);
            continue;
          }
          if (this.valueOf(literals[0]) < 0) {
            while (i < list.length) list[kept++] = list[i++];
            list.length = kept;
            return clause;
          }
          this.assign(literals[0], clause);
        }
        list[kept++] = clause;
      }
      list.length = kept;
    }
    return undefined;
  }

  /** The place of a literal that is not false, from the third on; 0 if there is none. */
  private findWatch(literals: Int32Array): number {
    for (let at = 2; at < literals.length; at++) if (this.valueOf(literals[at]) >= 0) return at;
    return 0;
  }

  /** Learns the clause of the first unique implication point, backtracks and asserts it. */
  private learn(conflict: Clause): void {
    const level = this.levelStarts.length;
    const learned: number[] = [0];
    const chain: number[] = [];
    const units = new Set<number>();
    const marked: number[] = [];
    let open = 0;
    let at = this.trail.length;
    let pivot = 0;
    for (let clause: Clause = conflict; ; ) {
      chain.push(clause.number);
      for (const literal of clause.literals) {
        const variable = Math.abs(literal);
        if (literal === pivot || this.seen[variable] !== 0) continue;
        if (this.levels[variable] === 0) {
          units.add(this.unitOf[variable]);
          continue;
        }
        this.seen[variable] = 1;
        marked.push(variable);
        this.bump(variable);
        if (this.levels[variable] === level) open += 1;
        else learned.push(literal);
      }
      do {
        at -= 1;
        pivot = this.trail[at];
      } while (this.seen[Math.abs(pivot)] === 0);
      open -= 1;
      if (open === 0) break;
      clause = this.reasons[Math.abs(pivot)] as Clause;
    }
    learned[0] = -pivot;
    for (const variable of marked) this.seen[variable] = 0;
    this.step /= ACTIVITY_DECAY;
    const number = ++this.clauses;
    this.onLearned(number, learned, [...units, ...chain.reverse()]);
    this.backtrack(this.secondLevel(learned));
    const clause = { number, literals: Int32Array.from(learned) };
    if (learned.length > 1) this.attach(clause);
    else this.unitOf[Math.abs(learned[0])] = number;
    this.assign(learned[0], learned.length > 1 ? clause : undefined);
  }

  /** The highest level besides the first literal's, whose literal comes second. */
  private secondLevel(literals: number[]): number {
    let best = 0;
    for (let i = 1; i < literals.length; i++) {
      const level = this.levels[Math.abs(literals[i])];
      if (level <= best) continue;
      best = level;
      [literals[1], literals[i]] = [literals[i], literals[1]];
    }
    return best;
  }

  private refute(conflict: Clause): 'unsatisfiable' {
    const hints = [...conflict.literals].map((literal) => this.unitOf[Math.abs(literal)]);
    this.onLearned(++this.clauses, [], [...hints, conflict.number]);
    this.isRefuted = true;
    return 'unsatisfiable';
  }

  private backtrack(level: number): void {
    const start = this.levelStarts[level] ?? this.trail.length;
    while (this.trail.length > start) {
      const literal = this.trail.pop() as number;
      const variable = Math.abs(literal);
      this.phases[variable] = this.values[variable];
      this.values[variable] = 0;
      this.heap.insert(variable);
    }
    this.levelStarts.length = Math.min(level, this.levelStarts.length);
    this.propagated = Math.min(this.propagated, this.trail.length);
  }

  private bump(variable: number): void {
    this.heap.bump(variable, this.step);
    if (this.step < 1e100) return;
    this.heap.scale(1e-100);
    this.step *= 1e-100;
  }

  private nextVariable(): number {
    let variable = this.heap.pop();
    while (variable !== 0 && this.values[variable] !== 0) variable = this.heap.pop();
    return variable;
  }
}

function slot(literal: number): number {
  return literal > 0 ? 2 * literal : -2 * literal + 1;
}

/** 1, 1, 2, 1, 1, 2, 4, 1, ... from index 1 on. */
function luby(index: number): number {
  let size = 1;
  let rest = index;
  while (size <= rest) size *= 2;
  while (size - 1 !== rest) {
    size /= 2;
    if (rest >= size) rest -= size - 1;
  }
  return size / 2;
}
