// The items of a hard puzzle on a cluster: a cube, or the whole puzzle, with a limit on the effort. The facts that hold
// in the whole puzzle are in the settings of the job, so that every item that is begun later has them.
import type { NewItem, ResultBody, WorkItem } from '@crosshatch/cluster';
import type { Grid, Puzzle } from '@crosshatch/core/model';
import type { SolveMethods, SolveResult, Strategy } from '@crosshatch/core/solve';
import type { Outcome, WorkerPool } from '@crosshatch/core/worker';
import { type PackedDocument, unpackDocument } from '../../examine/packed-document.js';
import { intersection } from './split.js';

export interface SolveJobSettings {
  readonly document: PackedDocument;
  readonly max: number;
  /** Cells that hold in every solution that is not known yet. */
  readonly facts: readonly number[];
}

export interface CubeItem {
  /** Undefined for the whole puzzle. */
  readonly cells?: readonly number[];
  readonly lineSolves: number;
  readonly strategy: Strategy;
  readonly seed: number;
}

export interface CubeResult {
  /** `crashed`: its worker ended; it is tried again in smaller cubes. */
  readonly verdict: SolveResult['verdict'] | 'crashed';
  readonly solutions: readonly (readonly number[])[];
  /** What is known when it is undecided. */
  readonly partial?: readonly number[];
  readonly lineSolves: number;
}

export function cubeItem(item: CubeItem): NewItem {
  return { digest: '', body: JSON.stringify(item) };
}

/** Works on cubes in the threads of a pool. */
export function cubeSolver(pool: WorkerPool<SolveMethods>) {
  return async ({ settings, body, signal }: WorkItem): Promise<ResultBody> => {
    const { document, max, facts }: SolveJobSettings = JSON.parse(settings);
    const item: CubeItem = JSON.parse(body);
    const { lineSolves, strategy, seed } = item;
    const { puzzle } = unpackDocument(document);
    const { width, height } = puzzle;
    const given = cubeGiven(puzzle, { width, height, cells: Uint32Array.from(facts) }, item);
    const order = { puzzle, max, strategy, seed, given, effort: { lineSolves } };
    return { body: JSON.stringify(cubeResult(await pool.run('solve', order, { signal }))) };
  };
}

/** The cells to start from. */
export function cubeGiven({ width, height }: Puzzle, facts: Grid, { cells }: CubeItem): Grid {
  if (cells === undefined) return facts;
  return intersection(facts, { width, height, cells: Uint32Array.from(cells) });
}

/** For a cube that ended its worker each time. */
export function givenUpCube(): ResultBody {
  return { body: JSON.stringify({ verdict: 'crashed', solutions: [], lineSolves: 0 } satisfies CubeResult) };
}

function cubeResult(outcome: Outcome<SolveResult>): CubeResult {
  if (outcome.kind !== 'result') return { verdict: 'crashed', solutions: [], lineSolves: 0 };
  return cubeResultOf(outcome.result);
}

export function cubeResultOf(result: SolveResult): CubeResult {
  const solutions =
    result.verdict === 'unique' ? [result.solution] : 'solutions' in result ? result.solutions : [];
  // Several solutions, but not all: the limit came first, and there may be more.
  const isCut = result.verdict === 'multiple' && !result.complete && result.reason !== 'max';
  return {
    verdict: isCut ? 'undecided' : result.verdict,
    solutions: solutions.map(({ cells }) => [...cells]),
    ...(result.verdict === 'undecided' ? { partial: [...result.partial.cells] } : {}),
    lineSolves: result.effort.lineSolves,
  };
}
