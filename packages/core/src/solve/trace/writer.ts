// Writes a trace while the search goes on: one JSON object per line for every decision, solved line, conflict, learned
// clause, restart, phase, probe and solution. Handed out in pieces and bounded by a number of events, so that a long
// search fills neither memory nor disk. docs/trace.md describes the lines.
import { colorOf, type Puzzle, puzzleHash, type Solution } from '../../model/index.js';
import { LiteralNames } from '../certificate/literal-names.js';
import { forEachRecord, PROOF_RECORDS } from '../certificate/writer.js';
import type { SolveResult } from '../result.js';

/** Where a trace goes and how long it may become. */
export interface TraceOptions {
  /** Takes the next piece of the text: whole lines. */
  readonly sink: (text: string) => void;
  /** Events beyond this number are counted, not written. Default 1,000,000. */
  readonly limit?: number;
}

/** Every kind of line in a trace. */
export const TRACE_EVENTS = [
  'start',
  'phase',
  'decision',
  'line',
  'conflict',
  'learned',
  'restart',
  'probe',
  'solution',
  'end',
] as const;
/** The kind of a line in a trace. */
export type TraceEvent = (typeof TRACE_EVENTS)[number];

const DEFAULT_LIMIT = 1_000_000;

/** Kinds of records: TraceRecord in wasm/assembly/trace-log.ts. */
const RECORDS = {
  decision: 16,
  line: 17,
  conflict: 18,
  learned: 19,
  restart: 20,
  phase: 21,
  probe: 22,
} as const;

/** TracePhase in wasm/assembly/trace-log.ts. */
const PHASES = ['activity', 'belief', 'probing', 'enumeration'] as const;

/** Characters that are collected before they are handed out. */
const PIECE = 1 << 16;

export class TraceWriter {
  private readonly names: LiteralNames;
  private readonly sink: (text: string) => void;
  private readonly limit: number;
  private text = '';
  private events = 0;

  constructor(
    puzzle: Puzzle,
    { sink, limit = DEFAULT_LIMIT }: TraceOptions,
    search: { strategy: string; seed: number },
  ) {
    this.names = new LiteralNames(puzzle);
    this.sink = sink;
    this.limit = limit;
    const { width, height } = puzzle;
    this.line({ event: 'start', version: 1, puzzle: puzzleHash(puzzle), width, height, ...search });
  }

  /** What the engine has logged since the last call. Records of a proof are skipped. */
  add(records: Int32Array): void {
    forEachRecord(records, (kind, numbers) => {
      if (kind === PROOF_RECORDS.orderRun) this.names.addOrderRun(numbers);
      else if (kind >= RECORDS.decision) this.record(kind, numbers);
    });
  }

  solution({ width, height, cells }: Solution): void {
    const rows = Array.from({ length: height }, (_, row) =>
      Array.from(cells.subarray(row * width, (row + 1) * width), (set) =>
        (colorOf(set) ?? 0).toString(36),
      ).join(''),
    );
    this.event(() => ({ event: 'solution', rows }));
  }

  /** The last line is written whatever the limit is. */
  end({ verdict, effort }: SolveResult): void {
    const dropped = Math.max(0, this.events - this.limit);
    this.line({ event: 'end', verdict, effort, events: this.events, dropped });
    this.flush();
  }

  private record(kind: number, numbers: Int32Array): void {
    const { names } = this;
    const literals = (from: number) =>
      Array.from(numbers.subarray(from), (literal) => names.literal(literal));
    switch (kind) {
      case RECORDS.decision:
        this.event(() => ({ event: 'decision', level: numbers[1], literal: names.literal(numbers[0]) }));
        break;
      case RECORDS.line: {
        const [line, level, count] = numbers;
        this.event(() => ({ event: 'line', level, line: names.line(line), count, literals: literals(3) }));
        break;
      }
      case RECORDS.conflict: {
        const [level, line] = numbers;
        this.event(() => ({ event: 'conflict', level, ...(line < 0 ? {} : { line: names.line(line) }) }));
        break;
      }
      case RECORDS.learned:
        this.event(() => ({ event: 'learned', glue: numbers[0], to: numbers[1], literals: literals(2) }));
        break;
      case RECORDS.restart:
        this.event(() => ({ event: 'restart', to: numbers[0] }));
        break;
      case RECORDS.phase:
        this.event(() => ({ event: 'phase', by: PHASES[numbers[0]] }));
        break;
      default: {
        const [cell, color, hasFailed] = numbers;
        this.event(() => ({ event: 'probe', cell: names.cell(cell), color, failed: hasFailed !== 0 }));
      }
    }
  }

  private event(make: () => Readonly<Record<string, unknown>> & { readonly event: TraceEvent }): void {
    this.events += 1;
    if (this.events <= this.limit) this.line(make());
  }

  private line(event: Readonly<Record<string, unknown>> & { readonly event: TraceEvent }): void {
    this.text += `${JSON.stringify(event)}\n`;
    if (this.text.length >= PIECE) this.flush();
  }

  private flush(): void {
    this.sink(this.text);
    this.text = '';
  }
}
