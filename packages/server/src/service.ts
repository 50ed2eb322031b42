// What the library can do, for programs elsewhere: HTTP and MCP are thin layers over this. Decides where a request
// runs, keeps its limits, and remembers results.
import { randomInt } from 'node:crypto';
import { outOfTimeJson, type ResultJson, type SourcedPuzzle } from '@crosshatch/core/report';
import type { Thread } from '@crosshatch/core/worker';
import { Problem } from './problems.js';
import type { OperationName, OptionsOf } from './requests.js';
import { ResultCache } from './result-cache.js';
import { defaultLimits, type ServiceLimits } from './settings.js';
import { Lanes, type RunOptions } from './work/lanes.js';
import { warmUp } from './work/methods.js';
import { perform, readsPuzzle } from './work/perform.js';
import type { Source, WorkAnswer, WorkRequest } from './work/protocol.js';
import { onePuzzle, readPuzzles } from './work/read.js';

export interface ServiceOptions {
  /** Starts a worker thread that serves `workMethods`. */
  readonly startThread: () => Thread;
  readonly limits?: Partial<ServiceLimits> | undefined;
}

export type Answer = Exclude<WorkAnswer, { kind: 'problem' }>;

export interface AnswerOptions extends RunOptions {
  readonly takesSeveral?: boolean;
  readonly reportsParts?: boolean;
}

/** A body that is read on the event loop: larger ones are read in a thread. */
const INLINE_BYTES = 16_384;
const INLINE_CELLS = 900;
/** Work that may hold up the event loop: two or three milliseconds. */
const INLINE_EFFORT = { lineSolves: 2000 };
/** Should a machine be so slow that even this takes long. */
const INLINE_MILLISECONDS = 1000;
/** What is answered in microseconds, or is a small solve: a hop to a thread would cost more. */
const INLINE: readonly OperationName[] = ['solve', 'hash', 'convert'];

export class Service {
  readonly limits: ServiceLimits;
  readonly lanes: Lanes;
  readonly results: ResultCache;
  /** Requests answered without a thread. */
  inlineCount = 0;

  constructor({ startThread, limits }: ServiceOptions) {
    this.limits = { ...defaultLimits(), ...limits };
    this.lanes = new Lanes(startThread, this.limits);
    this.results = new ResultCache(this.limits.cacheBytes / 2);
    warmUp();
  }

  /** Milliseconds that a request may take. */
  milliseconds(timeout: number | undefined): number {
    return Math.min(this.limits.seconds, timeout ?? Infinity) * 1000;
  }

  /** Throws a Problem, or `Cancelled` when the signal is raised. */
  async answer<Name extends OperationName>(
    operation: Name,
    source: Source,
    options: OptionsOf<Name>,
    run: AnswerOptions = {},
  ): Promise<Answer> {
    const { takesSeveral = false, reportsParts = false } = run;
    const request: WorkRequest = {
      operation,
      source,
      options: withSeed(operation, options),
      milliseconds: this.milliseconds((options as { timeout?: number }).timeout),
      cells: this.limits.cells,
      takesSeveral,
      reportsParts,
    };
    const item = this.readInline(request);
    const key = item === undefined ? undefined : this.results.keyOf(operation, request.options, item);
    if (item !== undefined && key !== undefined) {
      const known = this.results.get(key, item);
      if (known !== undefined) return { kind: 'json', results: [known] };
    }
    const answer =
      (item === undefined ? undefined : await this.inline(request, item)) ??
      (await this.lanes.perform(request, { signal: run.signal, onPart: run.onPart }));
    const isUnread = answer?.kind === 'problem' && answer.faults?.[0]?.code === 'stopped';
    if (answer === undefined || isUnread) {
      return { kind: 'json', results: [outOfTimeJson(source.name, request.milliseconds / 1000)] };
    }
    if (answer.kind === 'problem') {
      const { code, detail, faults } = answer;
      throw new Problem(code, faults === undefined ? { detail } : { detail, faults });
    }
    if (item !== undefined && key !== undefined && answer.kind === 'json' && answer.results.length === 1) {
      this.results.set(key, item, answer.results[0] as ResultJson);
    }
    return answer;
  }

  close(): void {
    this.lanes.close();
  }

  /** The puzzle of a small request; undefined when a thread has to read it, or will report what is wrong. */
  private readInline({
    operation,
    source,
    options,
    takesSeveral,
    reportsParts,
  }: WorkRequest): SourcedPuzzle | undefined {
    if (takesSeveral || reportsParts || !readsPuzzle(operation)) return undefined;
    if (source.content.length > INLINE_BYTES) return undefined;
    const end = performance.now() + INLINE_MILLISECONDS;
    try {
      const reading = options as OptionsOf<'hash'>;
      const bounds = { deadline: () => performance.now() >= end, cells: INLINE_CELLS };
      return onePuzzle(readPuzzles(source, reading, bounds), reading.index);
    } catch (error) {
      if (error instanceof Problem) return undefined;
      throw error;
    }
  }

  /** The answer to a request that takes no time worth mentioning. */
  private async inline(request: WorkRequest, known: SourcedPuzzle): Promise<WorkAnswer | undefined> {
    if (!INLINE.includes(request.operation)) return undefined;
    const { all = false, steps = false, max = 2 } = request.options as Partial<OptionsOf<'solve'>>;
    if (all || steps || max > 2) return undefined;
    const milliseconds = Math.min(INLINE_MILLISECONDS, request.milliseconds);
    const performing = {
      now: () => performance.now(),
      tools: undefined,
      onPart: () => {},
      effort: INLINE_EFFORT,
      known,
    };
    const answer = await perform({ ...request, milliseconds }, performing);
    if (answer.isOutOfTime || answer.kind !== 'json' || answer.results[0].verdict === 'undecided')
      return undefined;
    this.inlineCount += 1;
    return answer;
  }
}

/** A random puzzle needs a seed, which the answer names. */
function withSeed<Name extends OperationName>(operation: Name, options: OptionsOf<Name>): OptionsOf<Name> {
  if (operation !== 'generate' || (options as OptionsOf<'generate'>).seed !== undefined) return options;
  return { ...options, seed: randomInt(2 ** 31) };
}
