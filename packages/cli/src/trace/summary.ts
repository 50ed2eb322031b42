// Reads a trace line by line and keeps what the summary and the picture show: a bounded amount, however long it is.
import { TRACE_EVENTS, type TraceEvent } from '@crosshatch/core/solve';
import { textLinesOf } from '../input/lines.js';
import { UserError } from '../options/definition.js';

/** A conflict: how many events came before it, and how deep it was. */
interface ConflictPoint {
  readonly at: number;
  readonly level: number;
  readonly glue: number | undefined;
}

export interface TraceSummary {
  readonly width: number;
  readonly height: number;
  readonly hash: string;
  readonly strategy: string;
  readonly verdict: string | undefined;
  /** Lines read, the first and the last one not counted; `dropped` are missing because of the limit. */
  readonly events: number;
  readonly dropped: number;
  readonly counts: Readonly<Record<TraceEvent, number>>;
  readonly deepest: number;
  readonly conflicts: readonly ConflictPoint[];
  /** Beginnings of phases, restarts and solutions. */
  readonly marks: readonly {
    readonly at: number;
    readonly event: 'phase' | 'restart' | 'solution';
    readonly by: string;
  }[];
  /** How often the search settled each cell, by a decision or a line. */
  readonly work: Float64Array;
  /** Lines by the number of conflicts in them, the most first: `r3`. */
  readonly conflictLines: readonly (readonly [line: string, conflicts: number])[];
}

/** Conflicts and marks that are kept; a longer trace is thinned out. */
const MOST_POINTS = 20_000;

/** Throws a UserError if the file is no trace. */
export async function readTrace(path: string, signal?: AbortSignal): Promise<TraceSummary> {
  const reader = new Reader(path);
  try {
    for await (const line of textLinesOf(path, signal && { signal })) reader.line(line);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UserError(`${path}: the trace cannot be read: ${message}`, 'badInput');
  }
  return reader.summary();
}

type Line = Readonly<Record<string, unknown>> & { readonly event: TraceEvent };

class Reader {
  private number = 0;
  private start: Line | undefined;
  private end: Line | undefined;
  private events = 0;
  private deepest = 0;
  private readonly counts = Object.fromEntries(TRACE_EVENTS.map((event) => [event, 0])) as Record<
    TraceEvent,
    number
  >;
  private conflicts: ConflictPoint[] = [];
  private marks: { at: number; event: 'phase' | 'restart' | 'solution'; by: string }[] = [];
  private work = new Float64Array();
  private readonly lines = new Map<string, number>();
  private thinning = 1;

  constructor(private readonly path: string) {}

  line(text: string): void {
    this.number += 1;
    if (text.trim() === '') return;
    const line = this.parsed(text);
    if (this.start === undefined) {
      if (line.event !== 'start') throw this.fault('the first line of a trace is its start');
      const [width, height] = [numberOf(line.width), numberOf(line.height)];
      if (!(width >= 1 && width <= 1000 && height >= 1 && height <= 1000))
        throw this.fault('width and height are wrong');
      this.start = line;
      this.work = new Float64Array(width * height);
      return;
    }
    if (line.event === 'end') this.end = line;
    else this.event(line);
  }

  summary(): TraceSummary {
    if (this.start === undefined) throw this.fault('the file is empty');
    const { start, end } = this;
    return {
      width: numberOf(start.width),
      height: numberOf(start.height),
      hash: String(start.puzzle),
      strategy: String(start.strategy),
      verdict: end === undefined ? undefined : String(end.verdict),
      events: this.events,
      dropped: numberOf(end?.dropped ?? 0),
      counts: this.counts,
      deepest: this.deepest,
      conflicts: this.conflicts,
      marks: this.marks,
      work: this.work,
      conflictLines: [...this.lines].sort((a, b) => b[1] - a[1]),
    };
  }

  private event(line: Line): void {
    const at = this.events++;
    this.counts[line.event] += 1;
    const level = numberOf(line.level ?? 0);
    this.deepest = Math.max(this.deepest, level);
    switch (line.event) {
      case 'decision':
        this.settle(line.literal);
        break;
      case 'line':
        if (Array.isArray(line.literals)) for (const literal of line.literals) this.settle(literal);
        break;
      case 'conflict':
        this.conflict(at, level, line.line);
        break;
      case 'learned':
        this.learned(numberOf(line.glue));
        break;
      case 'phase':
      case 'restart':
      case 'solution':
        if (this.marks.length < MOST_POINTS)
          this.marks.push({ at, event: line.event, by: String(line.by ?? '') });
    }
  }

  private conflict(at: number, level: number, line: unknown): void {
    if (typeof line === 'string') this.lines.set(line, (this.lines.get(line) ?? 0) + 1);
    if (this.counts.conflict % this.thinning !== 0) return;
    this.conflicts.push({ at, level, glue: undefined });
    if (this.conflicts.length < MOST_POINTS) return;
    this.conflicts = this.conflicts.filter((_, i) => i % 2 === 0);
    this.thinning *= 2;
  }

  /** The clause that was learned from the last conflict. */
  private learned(glue: number): void {
    const last = this.conflicts.at(-1);
    if (last !== undefined && last.glue === undefined)
      this.conflicts[this.conflicts.length - 1] = { ...last, glue };
  }

  /** Counts the cell of a literal such as `!3,5:2`; literals about runs have none. */
  private settle(literal: unknown): void {
    const found = /^!?(\d{1,4}),(\d{1,4})/.exec(String(literal));
    if (found === null) return;
    const [row, column] = [Number(found[1]) - 1, Number(found[2]) - 1];
    const cell = row * numberOf(this.start?.width) + column;
    if (cell >= 0 && cell < this.work.length) this.work[cell] += 1;
  }

  private parsed(text: string): Line {
    try {
      const line = JSON.parse(text) as Line;
      if (TRACE_EVENTS.includes(line?.event)) return line;
    } catch {
      // Reported below.
    }
    throw this.fault('expected a JSON object with a known `event`, as `solve --trace` writes it');
  }

  private fault(message: string): UserError {
    return new UserError(`${this.path}:${Math.max(1, this.number)}: not a trace: ${message}`, 'badInput');
  }
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}
