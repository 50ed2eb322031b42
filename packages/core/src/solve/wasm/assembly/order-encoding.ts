// Order literals: variables "run i of this line starts at or before p", made only when a puzzle resists. Learning over
// cells alone needs long proofs where a few literals about starts would do (the n-Dom family is the plain case).
// Permanent clauses link them to the cells (the order encoding: Crawford and Baker, Tamura et al.):
//
//   order        S(p) -> S(p+1);  S(p) -> S(p-1) where p is no possible start
//   succession   next S(p) -> S(p - length - gap)
//   cover        S(q) and not S(q - length) -> cell q has the run's colour
//   gap          run before is over at q and run i begins after q -> cell q is blank
//
// There are as many variables as the runs of unsettled lines have starts, and some four clauses to each.
import { addClause } from './clauses';
import { exclusion } from './domains';
import { heapInsert } from './heap';
import { I32s, Kernel, Line, OrderRun, Reason } from './layout';
import { firstStart, isStart, lastStart, narrowLine } from './line/starts';
import { runNumber } from './lines';
import { newArray, newZeroTable } from './memory';
import { logRoot } from './proof-hints';
import { logLine, logOrderRun } from './proof-log';
import { growVariables } from './solver';
import { Lines, OrderLiterals, Trail, Variables } from './state';
import { assign, OPEN, TRUE, value } from './trail';

/** In place of a literal: constants, and a run without order literals. */
export const ALWAYS: i32 = -1;
export const NEVER: i32 = -2;
export const MISSING: i32 = -3;

class Scratch {
  static readonly clause: I32s = changetype<I32s>(memory.data(16, 16));
}

/** Adds the variables and clauses of all lines. Pre: at the root, propagated. */
export function addOrderLiterals(): void {
  assert(Trail.level === 0);
  OrderLiterals.runs = newZeroTable<OrderRun>(Lines.runCount);
  logRoot();
  const first = Variables.count;
  let next = first;
  for (let number = 0; number < Lines.count; number++) next = numberVariables(Lines.table[number], next);
  growVariables(next - first);
  OrderLiterals.runOf = newArray<i32>(next - first);
  for (let number = 0; number < Lines.count; number++) {
    const line = Lines.table[number];
    if (hasOrderLiterals(line)) addClauses(line);
  }
  for (let variable = Variables.ofCells; variable < Variables.count; variable++) heapInsert(variable);
}

function hasOrderLiterals(line: Line): bool {
  if (line.kernel === Kernel.NONE || line.runCount === 0) return false;
  for (let i = 0; i < line.runCount; i++) if (line.runs[i].length === 0) return false;
  return narrowLine(line, line.masks);
}

function orderRun(line: Line, i: i32): OrderRun {
  return OrderLiterals.runs[runNumber(line.runs[i])];
}

/** Numbers the variables of a line's runs; returns the next number. */
function numberVariables(line: Line, next: i32): i32 {
  if (!hasOrderLiterals(line)) return next;
  // What these bounds exclude is not said by any literal.
  logLine(line.origin);
  for (let i = 0; i < line.runCount; i++) {
    const run = orderRun(line, i);
    run.firstVariable = next;
    run.low = line.offset + firstStart(i);
    run.high = line.offset + lastStart(i);
    run.line = line.origin;
    logOrderRun(next, run.line, runNumber(line.runs[i]) - Lines.firstRun[run.line], run.low, run.high);
    next += run.high - run.low;
  }
  return next;
}

/** The literal "the run starts at or before p", p counted in the row or column. */
export function startsBy(run: OrderRun, p: i32): i32 {
  if (run.firstVariable === 0) return MISSING;
  if (p < run.low) return NEVER;
  if (p >= run.high) return ALWAYS;
  return (run.firstVariable + p - run.low) << 1;
}
/** The number of the run that an order variable is about. */
export function runOfVariable(variable: i32): i32 {
  return OrderLiterals.runOf[variable - Variables.ofCells];
}
/** The p of "starts at or before p". */
export function startOfVariable(variable: i32): i32 {
  const run = OrderLiterals.runs[runOfVariable(variable)];
  return run.low + variable - run.firstVariable;
}
export function not(literal: i32): i32 {
  if (literal === MISSING) return MISSING;
  return literal === ALWAYS ? NEVER : literal === NEVER ? ALWAYS : literal ^ 1;
}

/** Adds the clause a or b or c, less what is false at the root. A row or column implies it. */
function addThree(line: i32, a: i32, b: i32, c: i32): void {
  let size = 0;
  for (let i = 0; i < 3; i++) {
    const literal = i === 0 ? a : i === 1 ? b : c;
    if (literal === ALWAYS) return;
    if (literal === NEVER) continue;
    const known = value(literal);
    if (known === TRUE) return;
    if (known !== OPEN) continue;
    Scratch.clause[size] = literal;
    size++;
  }
  if (size === 1) assign(Scratch.clause[0], Reason.NONE, -1);
  else if (size > 1) addClause(Scratch.clause, size, 0).line = line;
}

/** Pre: the line was just narrowed. */
function addClauses(line: Line): void {
  const runs = line.runCount;
  const offset = line.offset;
  const origin = line.origin;
  // Of a position counted in the row or column.
  const firstCell = line.firstCell - offset * line.stride;
  for (let i = 0; i < runs; i++) {
    const length = line.runs[i].length;
    const color = <i32>line.runs[i].color;
    const run = orderRun(line, i);
    for (let p = run.low; p < run.high; p++) {
      OrderLiterals.runOf[run.firstVariable + p - run.low - Variables.ofCells] = runNumber(line.runs[i]);
      addThree(origin, not(startsBy(run, p)), startsBy(run, p + 1), NEVER);
      if (!isStart(i, p - offset)) addThree(origin, not(startsBy(run, p)), startsBy(run, p - 1), NEVER);
    }
    for (let q = run.low; q < run.high + length; q++) {
      const covered = exclusion(firstCell + q * line.stride, color) ^ 1;
      addThree(origin, not(startsBy(run, q)), startsBy(run, q - length), covered);
    }
    if (i + 1 < runs) {
      const gap = <i32>line.runs[i + 1].color === color ? 1 : 0;
      const next = orderRun(line, i + 1);
      for (let p = next.low; p < next.high; p++) {
        addThree(origin, not(startsBy(next, p)), startsBy(run, p - length - gap), NEVER);
      }
    }
  }
  for (let gap = 0; gap <= runs; gap++) {
    for (let q = offset; q < offset + line.length; q++) {
      const isOver = gap === 0 ? ALWAYS : startsBy(orderRun(line, gap - 1), q - line.runs[gap - 1].length);
      const hasBegun = gap === runs ? NEVER : startsBy(orderRun(line, gap), q);
      addThree(origin, not(isOver), hasBegun, exclusion(firstCell + q * line.stride, 0) ^ 1);
    }
  }
}
