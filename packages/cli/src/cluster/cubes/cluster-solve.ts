// One hard puzzle on a cluster: cube and conquer beside searches for the whole puzzle, and the first to decide ends the
// job. That is the choice between them: on some families splitting loses, because what one cube learns does not help
// the others. The search of this process goes on meanwhile: its answer need not wait for cubes. Workers on the same
// machine take processor time from it. Some items of the job are searches for the whole puzzle, each with another
// strategy: what they learn about all solutions is shared with the cubes. A cube that takes too long is split again.
import { setTimeout as sleep } from 'node:timers/promises';
import type { PuzzleDocument } from '@crosshatch/core';
import { allCandidates, differingCells, type Grid, type Solution, sameGrid } from '@crosshatch/core/model';
import {
  type SolveMethods,
  type SolveResult,
  type StopReason,
  type Strategy,
  solve,
} from '@crosshatch/core/solve';
import { type Thread, WorkerPool } from '@crosshatch/core/worker';
import { packDocument } from '../../examine/packed-document.js';
import type { Connection } from '../connecting.js';
import { type CubeItem, type CubeResult, cubeItem, type SolveJobSettings } from './cube-items.js';
import { cubesOf, intersection } from './split.js';

export interface ClusterSolveSettings {
  readonly max: number;
  readonly name: string;
  readonly submitter: string;
  readonly versions: readonly string[];
  readonly signal: AbortSignal;
  readonly deadline: () => boolean;
  /** Line solves on this machine before the cluster is asked: most puzzles are done by then. Default 300,000. */
  readonly localEffort?: number;
  /** Line solves of a cube before it is split again, and of the whole puzzle before its facts are shared. */
  readonly cubeEffort?: number;
  /** Cubes to begin with. Default: four for each puzzle that the workers can have at a time, at least 8. */
  readonly cubes?: number;
  /** Starts a thread for the search of this process. Default: the workers search alone. */
  readonly startThread?: () => Thread;
}

const LOCAL_EFFORT = 300_000;
const CUBE_EFFORT = 1_000_000;
/** A whole search that is repeated gets this many times the effort: all repetitions cost less than the last one. */
const GROWTH = 2;
/** Of the searches for the whole puzzle. That of this process is `balanced`. */
const WHOLE: readonly Strategy[] = ['activity', 'eager', 'balanced', 'eager-activity'];
/** Puzzles that the workers can have at a time, for each search for the whole puzzle. */
const PLACES_PER_WHOLE = 4;

export async function solveOnCluster(
  document: PuzzleDocument,
  connection: Connection,
  settings: ClusterSolveSettings,
): Promise<SolveResult> {
  const { max, signal, deadline, localEffort = LOCAL_EFFORT } = settings;
  const { puzzle, given } = document;
  const local = solve(puzzle, {
    max,
    signal,
    deadline,
    effort: { lineSolves: localEffort },
    ...(given === undefined ? {} : { given }),
  });
  if (local.verdict !== 'undecided' || local.reason !== 'effort') return local;
  return new ClusterSolve(document, connection, settings, local).run();
}

class ClusterSolve {
  private readonly found: Solution[] = [];
  private facts: Grid;
  private job = '';
  private items = 0;
  /** By number. */
  private readonly open = new Map<number, CubeItem>();
  private readonly seen = new Set<number>();
  private lineSolves = 0;
  private isDecided = false;
  /** What the search of this process has found, and the signal that it has. */
  private own: SolveResult | undefined;
  private readonly ownEnd = new AbortController();

  constructor(
    private readonly document: PuzzleDocument,
    private readonly connection: Connection,
    private readonly settings: ClusterSolveSettings,
    private readonly local: Extract<SolveResult, { verdict: 'undecided' }>,
  ) {
    this.facts = local.partial;
    for (const solution of local.solutions) this.note(solution);
  }

  async run(): Promise<SolveResult> {
    const { cluster, database } = this.connection;
    const { name, submitter, versions, cubeEffort = CUBE_EFFORT } = this.settings;
    const opened = await cluster.openJob(
      database,
      // Somebody waits for it, while a batch takes its time.
      { kind: 'solve', name, submitter, versions, settings: this.jobSettings(), priority: 10 },
      { continues: false },
    );
    this.job = opened.id;
    const own = this.searchHere();
    try {
      const places = await this.places();
      const cubes = cubesOf(this.document.puzzle, this.facts, this.settings.cubes ?? Math.max(8, places * 4));
      const whole = Array.from({ length: Math.ceil(places / PLACES_PER_WHOLE) }, (_, i) => ({
        lineSolves: cubeEffort,
        strategy: WHOLE[i % WHOLE.length],
        seed: i + 1,
      }));
      await this.add([...whole, ...cubes.map(({ cells }) => this.cube([...cells], cubeEffort))]);
      return await this.follow();
    } finally {
      own.close();
      await cluster.cancelJob(database, this.job).catch(() => {});
      await cluster.deleteJob(database, this.job).catch(() => {});
    }
  }

  private async follow(): Promise<SolveResult> {
    const { cluster, database } = this.connection;
    const { signal, deadline, max } = this.settings;
    const woken = AbortSignal.any([signal, this.ownEnd.signal]);
    for (let pause = 10; ; ) {
      const results = await cluster.persist(() => cluster.resultsBesides(database, this.job, this.seen), {
        signal,
      });
      for (const { number, body } of results) {
        this.seen.add(number);
        await this.take(number, JSON.parse(body));
        if (this.found.length >= Math.max(2, max)) return this.conclude('max');
      }
      if (this.own !== undefined) return this.own;
      if (this.isDecided || ![...this.open.values()].some(({ cells }) => cells !== undefined))
        return this.conclude();
      if (signal.aborted) return this.conclude('abort');
      if (deadline()) return this.conclude('deadline');
      pause = results.length > 0 ? 10 : Math.min(200, pause * 1.5);
      await sleep(pause, undefined, { signal: woken }).catch(() => {});
    }
  }

  private async take(number: number, result: CubeResult): Promise<void> {
    const { puzzle } = this.document;
    const item = this.open.get(number);
    if (item === undefined) return;
    this.open.delete(number);
    this.lineSolves += result.lineSolves;
    for (const cells of result.solutions) this.note(this.grid(cells));
    const lineSolves = item.lineSolves * GROWTH;
    const isWhole = item.cells === undefined;
    if (result.verdict !== 'undecided' && result.verdict !== 'crashed') {
      // That a cube has several solutions is no news beyond these; that the whole puzzle has no more is the end.
      if (isWhole) this.isDecided = true;
      return;
    }
    const known = result.partial === undefined ? this.facts : this.grid(result.partial);
    if (isWhole) {
      this.facts = intersection(this.facts, known);
      const { cluster, database } = this.connection;
      await cluster.persist(() => cluster.changeSettings(database, this.job, this.jobSettings()));
      // With another seed, or it would only do the same again.
      await this.add([{ ...item, lineSolves, seed: item.seed + 1 }]);
      return;
    }
    const start = intersection(intersection(this.facts, this.grid(item.cells ?? [])), known);
    await this.add(cubesOf(puzzle, start, 4).map(({ cells }) => this.cube([...cells], lineSolves)));
  }

  private async add(items: readonly CubeItem[]): Promise<void> {
    if (items.length === 0) return;
    const { cluster, database } = this.connection;
    for (const [i, item] of items.entries()) this.open.set(this.items + i, item);
    // One to a chunk: each may take a while.
    this.items = await cluster.submit(database, this.job, this.items, items.map(cubeItem), 1);
  }

  private cube(cells: readonly number[], lineSolves: number): CubeItem {
    return { cells, lineSolves, strategy: 'balanced', seed: 0 };
  }

  /** Puzzles that all workers can have at a time; at least one, for workers that are still to come. */
  private async places(): Promise<number> {
    const { cluster, database } = this.connection;
    const { workers } = await cluster.clusterStatus(database);
    const places = workers.reduce((sum, { concurrency, isLost }) => sum + (isLost ? 0 : concurrency), 0);
    return Math.max(1, places);
  }

  /** Goes on with the whole puzzle in a thread of this process. */
  private searchHere(): { close(): void } {
    const { startThread, max } = this.settings;
    if (startThread === undefined) return { close: () => {} };
    const { puzzle, given } = this.document;
    const pool = new WorkerPool<SolveMethods>(startThread);
    const order = {
      puzzle,
      max,
      strategy: 'balanced',
      seed: 0,
      ...(given === undefined ? {} : { given }),
    } as const;
    void pool.run('solve', order).then((outcome) => {
      if (outcome.kind !== 'result' || outcome.result.verdict === 'undecided') return;
      this.own = outcome.result;
      this.ownEnd.abort();
    });
    return pool;
  }

  private note(solution: Solution): void {
    if (!this.found.some((known) => sameGrid(known, solution))) this.found.push(solution);
  }

  private grid(cells: readonly number[]): Grid {
    const { width, height } = this.document.puzzle;
    return { width, height, cells: Uint32Array.from(cells) };
  }

  private jobSettings(): string {
    const settings: SolveJobSettings = {
      document: packDocument({ puzzle: this.document.puzzle, meta: {} }),
      max: this.settings.max,
      facts: [...this.facts.cells],
    };
    return JSON.stringify(settings);
  }

  /** Without a reason: there are no more solutions. */
  private conclude(reason?: StopReason): SolveResult {
    const { found, local } = this;
    const effort = { ...local.effort, lineSolves: local.effort.lineSolves + this.lineSolves };
    const { engine } = local;
    if (found.length >= 2) {
      return {
        verdict: 'multiple',
        solutions: found,
        complete: reason === undefined,
        ...(reason === undefined ? {} : { reason }),
        differing: differingCells(found),
        effort,
        engine,
      };
    }
    if (reason !== undefined)
      return { verdict: 'undecided', reason, partial: this.facts, solutions: found, effort, engine };
    if (found.length === 1)
      return { verdict: 'unique', solution: found[0], lineSolvable: false, effort, engine };
    const all = allCandidates(this.document.puzzle.palette);
    const partial = this.document.given ?? { ...this.facts, cells: this.facts.cells.map(() => all) };
    return { verdict: 'none', line: null, lineSolvable: false, partial, effort, engine };
  }
}
