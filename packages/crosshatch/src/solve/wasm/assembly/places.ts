// Places of runs as variables: "run i of this line starts at or before p". Made only when a puzzle
// resists: learning over cells alone needs long proofs where a few places would do (the n-Dom family
// is the plain case), and these literals let clauses speak of them. They are tied to the cells by
// permanent clauses (the order encoding, after Crawford and Baker, Tamura et al.):
//
//   order        S(p) -> S(p+1);  S(p) -> S(p-1) where p is no possible start
//   succession   next S(p) -> S(p - length - gap)
//   cover        S(q) and not S(q - length) -> cell q has the run's colour
//   gap          run before is over at q and run i begins after q -> cell q is blank

import { layOutAnalysis } from './analyze';
import {
  assign,
  cellVariables,
  exclusion,
  growSearch,
  NO_REASON,
  OPEN,
  TRUE,
  value,
  variables,
} from './board';
import { addClause, growClauses } from './clauses';
import {
  KERNEL_NONE,
  lineAt,
  lineCells,
  lineCount,
  lineFirstCell,
  lineKernel,
  lineMay,
  lineOffset,
  lineOrigin,
  lineRuns,
  lineRunsAt,
  lineStride,
  RUN_BYTES,
  runColor,
  runCount,
  runLength,
  runNumber,
} from './lines';
import { allocate, allocateZeroed } from './memory';
import { growHeap, heapInsert } from './order-heap';
import { firstStart, isStart, lastStart, startsOfLine } from './starts';

export const ALWAYS: i32 = -1; // a literal that is true
export const NEVER: i32 = -2; // and one that is false
export const NOWHERE: i32 = -3; // this run has no such literals

let firstVariableAt: usize = 0; // i32 per run of the line: variable of S(lo), where lo is:
let lowAt: usize = 0; // i32 per run: first possible start
let highAt: usize = 0; // i32 per run: last possible start
let scratchAt: usize = 0;

// For all runs, once they have places: the record of a run (16 bytes) holds its first variable (0 = it has none),
// the first and the last possible start in its row or column, and that line.
let runsAt: usize = 0;
let runOfPlaceAt: usize = 0; // i32 per place: the number of its run

/** Adds the variables and clauses of all lines. Pre: at the root, propagated. */
export function addPlaces(): void {
  let mostRuns = 0;
  for (let line = 0; line < lineCount; line++) mostRuns = max(mostRuns, lineRuns(lineAt(line)));
  firstVariableAt = allocate((<usize>(mostRuns + 1)) << 2);
  lowAt = allocate((<usize>(mostRuns + 1)) << 2);
  highAt = allocate((<usize>(mostRuns + 1)) << 2);
  scratchAt = allocate(64);
  let extra = 0;
  for (let line = 0; line < lineCount; line++) {
    if (!measureLine(line)) continue;
    const runs = lineRuns(lineAt(line));
    for (let i = 0; i < runs; i++) extra += high(i) - low(i);
  }
  let next = variables;
  growSearch(extra);
  growHeap(variables);
  growClauses();
  layOutAnalysis();
  runsAt = allocateZeroed((<usize>runCount) << 4);
  runOfPlaceAt = allocate((<usize>extra) << 2);
  for (let line = 0; line < lineCount; line++) {
    if (!measureLine(line)) continue;
    const runs = lineRuns(lineAt(line));
    for (let i = 0; i < runs; i++) {
      store<i32>(firstVariableAt + ((<usize>i) << 2), next);
      noteRun(lineAt(line), i, next);
      next += high(i) - low(i);
    }
    tieLine(line);
  }
  for (let variable = cellVariables; variable < variables; variable++) heapInsert(variable);
}

/** Remembers which variables are the places of a run, for images. */
function noteRun(record: usize, run: i32, first: i32): void {
  const number = runNumber(lineRunsAt(record) + <usize>run * RUN_BYTES);
  const at = runsAt + ((<usize>number) << 4);
  store<i32>(at, first);
  store<i32>(at, lineOffset(record) + low(run), 4);
  store<i32>(at, lineOffset(record) + high(run), 8);
  store<i32>(at, lineOrigin(record), 12);
  for (let p = low(run); p < high(run); p++, first++) {
    store<i32>(runOfPlaceAt + ((<usize>(first - cellVariables)) << 2), number);
  }
}

/** The number of the run that a place is of. */
export function runOfPlace(variable: i32): i32 {
  return load<i32>(runOfPlaceAt + ((<usize>(variable - cellVariables)) << 2));
}
/** The p of "starts at or before p", counted in the row or column. */
export function startOfPlace(variable: i32): i32 {
  const run = runsAt + ((<usize>runOfPlace(variable)) << 4);
  return load<i32>(run, 4) + variable - load<i32>(run);
}
/** The row or column of a run that has places. */
export function lineOfRun(number: i32): i32 {
  return load<i32>(runsAt + ((<usize>number) << 4), 12);
}
/** The literal "run starts at or before p", p counted in the row or column. */
export function placeOf(number: i32, p: i32): i32 {
  const run = runsAt + ((<usize>number) << 4);
  const first = load<i32>(run);
  if (first === 0) return NOWHERE;
  const low = load<i32>(run, 4);
  if (p < low) return NEVER;
  if (p >= load<i32>(run, 8)) return ALWAYS;
  return (first + p - low) << 1;
}

function low(run: i32): i32 {
  return load<i32>(lowAt + ((<usize>run) << 2));
}
function high(run: i32): i32 {
  return load<i32>(highAt + ((<usize>run) << 2));
}

/** First and last possible start of every run; false when the line takes no part. */
function measureLine(line: i32): bool {
  const record = lineAt(line);
  if (lineKernel(record) === KERNEL_NONE || lineRuns(record) === 0) return false;
  if (!startsOfLine(record, lineMay(record))) return false;
  const runs = lineRuns(record);
  for (let i = 0; i < runs; i++) {
    if (runLength(lineRunsAt(record) + <usize>i * RUN_BYTES) === 0) return false;
    store<i32>(lowAt + ((<usize>i) << 2), firstStart(i));
    store<i32>(highAt + ((<usize>i) << 2), lastStart(i));
  }
  return true;
}

/** The literal "run starts at or before p". */
function startsBy(run: i32, p: i32): i32 {
  if (p < low(run)) return NEVER;
  if (p >= high(run)) return ALWAYS;
  return (load<i32>(firstVariableAt + ((<usize>run) << 2)) + p - low(run)) << 1;
}

export function not(literal: i32): i32 {
  if (literal === NOWHERE) return NOWHERE;
  return literal === ALWAYS ? NEVER : literal === NEVER ? ALWAYS : literal ^ 1;
}

/** Adds a or b or c, less what is false at the root. */
function tie(a: i32, b: i32, c: i32): void {
  let size = 0;
  for (let i = 0; i < 3; i++) {
    const literal = i === 0 ? a : i === 1 ? b : c;
    if (literal === ALWAYS) return;
    if (literal === NEVER) continue;
    const known = value(literal);
    if (known === TRUE) return;
    if (known !== OPEN) continue;
    store<i32>(scratchAt + ((<usize>size) << 2), literal);
    size++;
  }
  if (size === 1) assign(load<i32>(scratchAt), NO_REASON, -1);
  else if (size > 1) addClause(scratchAt, size, 0);
}

function tieLine(line: i32): void {
  const record = lineAt(line);
  const runs = lineRuns(record);
  const n = lineCells(record);
  const first = lineFirstCell(record);
  const stride = lineStride(record);
  for (let i = 0; i < runs; i++) {
    const run = lineRunsAt(record) + <usize>i * RUN_BYTES;
    const length = runLength(run);
    const color = runColor(run);
    for (let p = low(i); p < high(i); p++) {
      tie(not(startsBy(i, p)), startsBy(i, p + 1), NEVER);
      if (!isStart(i, p)) tie(not(startsBy(i, p)), startsBy(i, p - 1), NEVER);
    }
    for (let q = low(i); q < high(i) + length; q++) {
      tie(not(startsBy(i, q)), startsBy(i, q - length), exclusion(first + q * stride, color) ^ 1);
    }
    if (i + 1 < runs) {
      const gap = runColor(run + RUN_BYTES) === color ? 1 : 0;
      for (let p = low(i + 1); p < high(i + 1); p++) {
        tie(not(startsBy(i + 1, p)), startsBy(i, p - length - gap), NEVER);
      }
    }
  }
  for (let gap = 0; gap <= runs; gap++) {
    const before = gap === 0 ? 0 : runLength(lineRunsAt(record) + <usize>(gap - 1) * RUN_BYTES);
    for (let q = 0; q < n; q++) {
      const over = gap === 0 ? ALWAYS : startsBy(gap - 1, q - before);
      const begun = gap === runs ? NEVER : startsBy(gap, q);
      tie(not(over), begun, exclusion(first + q * stride, 0) ^ 1);
    }
  }
}
