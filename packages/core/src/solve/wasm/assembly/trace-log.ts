// The trace: the steps of the search, in the buffer of the proof log and read by the host with it (trace/writer.ts).
// Off unless the host asks for it; then it costs one branch per step. The search never depends on it.
import { I32s } from './layout';
import { Options, Strategy } from './options';
import { push, reserve } from './proof-log';
import { Learned, Lines, Trail } from './state';

/** Kinds of records, above those of the proof log. The host has the same list. */
class TraceRecord {
  /** Literal, its level. */
  static readonly DECISION: i32 = 16;
  /** Line, level, number of exclusions, and during search the literals that the line made true. */
  static readonly LINE: i32 = 17;
  /** Level, and the line without a placement; -1 for a clause. */
  static readonly CONFLICT: i32 = 18;
  /** Glue, the level to backtrack to, the literals. */
  static readonly LEARNED: i32 = 19;
  /** The level that is kept. */
  static readonly RESTART: i32 = 20;
  /** One of the kinds of TracePhase. */
  static readonly PHASE: i32 = 21;
  /** Cell, colour, whether the assumption failed. */
  static readonly PROBE: i32 = 22;
}

export class TracePhase {
  static readonly ACTIVITY: i32 = 0;
  static readonly BELIEF: i32 = 1;
  static readonly PROBING: i32 = 2;
  static readonly ENUMERATION: i32 = 3;
}

export function isTracing(): bool {
  return Options.has(Strategy.LOG_TRACE);
}

function trace2(kind: i32, a: i32, b: i32): void {
  reserve(4);
  push(kind);
  push(2);
  push(a);
  push(b);
}

function trace1(kind: i32, a: i32): void {
  reserve(3);
  push(kind);
  push(1);
  push(a);
}

export function traceDecision(literal: i32): void {
  if (isTracing()) trace2(TraceRecord.DECISION, literal, Trail.level);
}

/** `from`: the size of the trail before the line was solved; -1 outside the search, where there is no trail. */
export function traceLine(line: i32, from: i32, excluded: i32): void {
  const literals = from < 0 ? 0 : Trail.size - from;
  // A line that changes nothing is no step.
  if (literals === 0 && excluded === 0) return;
  reserve(literals + 5);
  push(TraceRecord.LINE);
  push(literals + 3);
  push(Lines.table[line].origin);
  push(Trail.level);
  push(from < 0 ? excluded : literals);
  for (let i = 0; i < literals; i++) push(Trail.literals[from + i]);
}

export function traceConflict(line: i32): void {
  if (isTracing()) trace2(TraceRecord.CONFLICT, Trail.level, line);
}

export function traceLearned(): void {
  if (!isTracing()) return;
  const literals: I32s = Learned.literals;
  reserve(Learned.size + 4);
  push(TraceRecord.LEARNED);
  push(Learned.size + 2);
  push(Learned.glue);
  push(Learned.backtrackLevel);
  for (let i = 0; i < Learned.size; i++) push(literals[i]);
}

export function traceRestart(level: i32): void {
  if (isTracing()) trace1(TraceRecord.RESTART, level);
}

export function tracePhase(phase: i32): void {
  if (isTracing()) trace1(TraceRecord.PHASE, phase);
}

export function traceProbe(cell: i32, color: i32, hasFailed: bool): void {
  if (!isTracing()) return;
  reserve(5);
  push(TraceRecord.PROBE);
  push(3);
  push(cell);
  push(color);
  push(hasFailed ? 1 : 0);
}
