// One hard puzzle on a cluster. This process searches the whole puzzle, as if it were alone, and its answer waits for
// nobody; the workers do what `SolvePlan` says, on the cores that are left. The first to decide ends the job.
import { setTimeout as sleep } from 'node:timers/promises';
import type { PuzzleDocument } from '@crosshatch/core';
import { allCandidates, differingCells } from '@crosshatch/core/model';
import { type SolveMethods, type SolveResult, type StopReason, solve } from '@crosshatch/core/solve';
import { type Thread, WorkerPool } from '@crosshatch/core/worker';
import { packDocument } from '../../examine/packed-document.js';
import type { Connection } from '../connecting.js';
import { type CubeItem, type CubeResult, cubeItem, type SolveJobSettings } from './cube-items.js';
import { SolvePlan } from './solve-plan.js';

export interface ClusterSolveSettings {
  readonly max: number;
  readonly name: string;
  readonly submitter: string;
  readonly versions: readonly string[];
  readonly signal: AbortSignal;
  readonly deadline: () => boolean;
  /** This machine: its workers get one core less than it has, because this process searches, too. */
  readonly host: string;
  readonly cores: number;
  /** Line solves on this machine before the cluster is asked: most puzzles are done by then. Default 300,000. */
  readonly localEffort?: number;
  /** Line solves of a cube before it is split again. */
  readonly cubeEffort?: number;
  /** Cubes to begin with. Default: four for each puzzle that the workers can have at a time, at least 8. */
  readonly cubes?: number;
  /** Starts a thread for the search of this process. Default: the workers search alone. */
  readonly startThread?: () => Thread;
}

const LOCAL_EFFORT = 300_000;
const CUBE_EFFORT = 1_000_000;
/** Between two looks at the workers of the cluster. */
const PLACES_MILLISECONDS = 2000;
/** Between two looks for results: small beside the seconds that a cube takes. */
const MOST_PAUSE = 50;

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
  return new ClusterSolve(
    document,
    connection,
    settings,
    local,
    await freePlaces(connection, settings),
  ).run();
}

class ClusterSolve {
  private readonly plan: SolvePlan;
  private job = '';
  private items = 0;
  /** By number: those that a worker has or may take. */
  private readonly open = new Map<number, CubeItem>();
  private readonly seen = new Set<number>();
  /** Of the workers, and when they were counted. */
  private places = 1;
  private placesAge = -Infinity;
  /** What the search of this process has found, and the signal that it has. */
  private own: SolveResult | undefined;
  private readonly ownEnd = new AbortController();

  constructor(
    private readonly document: PuzzleDocument,
    private readonly connection: Connection,
    private readonly settings: ClusterSolveSettings,
    private readonly local: Extract<SolveResult, { verdict: 'undecided' }>,
    places: number,
  ) {
    const { max, cubeEffort = CUBE_EFFORT, cubes = Math.max(8, places * 4) } = settings;
    const { partial: facts, solutions: found } = local;
    this.plan = new SolvePlan(document.puzzle, { facts, found, max, cubeEffort, cubes });
  }

  async run(): Promise<SolveResult> {
    const { cluster, database } = this.connection;
    const { name, submitter, versions } = this.settings;
    const opened = await cluster.openJob(
      database,
      // Somebody waits for it, while a batch takes its time.
      { kind: 'solve', name, submitter, versions, settings: this.jobSettings(), priority: 10 },
      { continues: false },
    );
    this.job = opened.id;
    const own = this.searchHere();
    try {
      return await this.follow();
    } finally {
      own.close();
      await cluster.cancelJob(database, this.job).catch(() => {});
      await cluster.deleteJob(database, this.job).catch(() => {});
    }
  }

  private async follow(): Promise<SolveResult> {
    const { cluster, database } = this.connection;
    const { signal, deadline } = this.settings;
    const { plan } = this;
    const woken = AbortSignal.any([signal, this.ownEnd.signal]);
    for (let pause = 10; ; ) {
      const results = await cluster.persist(() => cluster.resultsBesides(database, this.job, this.seen), {
        signal,
      });
      for (const { number, body } of results) await this.take(number, JSON.parse(body));
      if (this.own !== undefined) return this.own;
      if (plan.hasEnough) return this.conclude('max');
      if (plan.isExhausted) return this.conclude();
      if (signal.aborted) return this.conclude('abort');
      if (deadline()) return this.conclude('deadline');
      await this.fillPlaces();
      pause = results.length > 0 ? 10 : Math.min(MOST_PAUSE, pause * 1.5);
      await sleep(pause, undefined, { signal: woken }).catch(() => {});
    }
  }

  private async take(number: number, result: CubeResult): Promise<void> {
    this.seen.add(number);
    const item = this.open.get(number);
    if (item === undefined) return;
    this.open.delete(number);
    if (!this.plan.take(item, result)) return;
    const { cluster, database } = this.connection;
    await cluster.persist(() => cluster.changeSettings(database, this.job, this.jobSettings()));
  }

  /** Submits as many items as the workers can have at a time: what waits in the queue cannot be changed. */
  private async fillPlaces(): Promise<void> {
    const { cluster, database } = this.connection;
    if (performance.now() - this.placesAge > PLACES_MILLISECONDS) {
      this.places = await cluster.persist(() => freePlaces(this.connection, this.settings));
      this.placesAge = performance.now();
    }
    const items: CubeItem[] = [];
    for (let item = this.plan.next(this.places); item !== undefined; item = this.plan.next(this.places)) {
      this.open.set(this.items + items.length, item);
      items.push(item);
    }
    // One to a chunk: each may take a while.
    if (items.length > 0)
      this.items = await cluster.submit(database, this.job, this.items, items.map(cubeItem), 1);
  }

  /** Searches the whole puzzle in a thread of this process, whatever the workers do. */
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

  private jobSettings(): string {
    const settings: SolveJobSettings = {
      document: packDocument({ puzzle: this.document.puzzle, meta: {} }),
      max: this.settings.max,
      facts: [...this.plan.facts.cells],
    };
    return JSON.stringify(settings);
  }

  /** Without a reason: there are no more solutions. */
  private conclude(reason?: StopReason): SolveResult {
    const { local, plan } = this;
    const { found, facts } = plan;
    const effort = { ...local.effort, lineSolves: local.effort.lineSolves + plan.lineSolves };
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
      return { verdict: 'undecided', reason, partial: facts, solutions: found, effort, engine };
    if (found.length === 1)
      return { verdict: 'unique', solution: found[0], lineSolvable: false, effort, engine };
    const all = allCandidates(this.document.puzzle.palette);
    const partial = this.document.given ?? { ...facts, cells: facts.cells.map(() => all) };
    return { verdict: 'none', line: null, lineSolvable: false, partial, effort, engine };
  }
}

/**
 * Items that the workers can have at a time without taking the processor from each other or from the search of this
 * process; at least one, for workers that are still to come.
 */
async function freePlaces(
  { cluster, database }: Connection,
  { versions, host, cores }: ClusterSolveSettings,
): Promise<number> {
  const { workers } = await cluster.clusterStatus(database);
  const able = workers.filter(({ version, isLost }) => !isLost && versions.includes(version));
  const places = (isHere: boolean) =>
    able
      .filter((worker) => (worker.host === host) === isHere)
      .reduce((sum, { concurrency }) => sum + concurrency, 0);
  return Math.max(1, places(false) + Math.min(places(true), cores - 1));
}
