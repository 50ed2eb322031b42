// The fast engine: the whole search runs inside WebAssembly (assembly/), and this is its host. The
// puzzle goes in as one block of numbers, solutions come out as candidate sets.
import {
  allCandidates,
  type Clue,
  type Grid,
  type LineId,
  type Puzzle,
  type Solution,
} from '../../model/index.js';
import type { Effort } from '../effort.js';
import type { Engine, Search, SearchOptions, SliceOutcome } from '../engine.js';
import { borrowInstance, type EngineInstance, returnInstance } from './module.js';

/** Pre: isWasmAvailable(). */
export const wasmEngine: Engine = {
  id: 'wasm',
  begin: (puzzle, options) => new WasmSearch(puzzle, options),
};

const OUTCOMES: readonly SliceOutcome[] = ['paused', 'solution', 'exhausted'];

class WasmSearch implements Search {
  private instance: EngineInstance | undefined;
  /** A given cell without candidates: there is nothing to search. */
  private readonly emptyCell: number;
  private readonly given: Grid | undefined;

  constructor(
    private readonly puzzle: Puzzle,
    options: SearchOptions,
  ) {
    const all = allCandidates(puzzle.palette);
    this.given = options.given;
    this.emptyCell = options.given?.cells.findIndex((cell) => (cell & all) === 0) ?? -1;
    this.instance = borrowInstance();
    const colors = puzzle.palette.colors.length + 1;
    const given = this.emptyCell < 0 ? options.given?.cells : undefined;
    const header = [puzzle.width, puzzle.height, colors, options.seed ?? 0];
    begin(this.instance, header, [...puzzle.rows, ...puzzle.columns], given);
  }

  run(slice: number): SliceOutcome {
    if (this.emptyCell >= 0) return 'exhausted';
    const instance = this.live();
    return OUTCOMES[instance.run(instance.lineSolves.value + slice)];
  }

  solution(): Solution {
    const { width, height } = this.puzzle;
    const instance = this.live();
    const cells = new Uint32Array(instance.memory.buffer, instance.solutionAt.value, width * height);
    return { width, height, cells: cells.slice() };
  }

  known(): Grid {
    const { width, height } = this.puzzle;
    if (this.emptyCell >= 0 && this.given !== undefined) {
      return { width, height, cells: this.given.cells.slice() };
    }
    const instance = this.live();
    const cells = Uint32Array.from({ length: width * height }, (_, cell) => instance.known(cell));
    return { width, height, cells };
  }

  lineSolvable(): boolean {
    return this.live().lineSolvable.value !== 0;
  }

  brokenAt(): LineId | null {
    if (this.emptyCell >= 0) return Math.floor(this.emptyCell / this.puzzle.width);
    const line = this.live().lastBrokenLine.value;
    return line < 0 ? null : line;
  }

  effort(): Effort {
    const instance = this.live();
    return {
      lineSolves: instance.lineSolves.value,
      probes: instance.probes.value,
      decisions: instance.decisions.value,
      contradictions: instance.contradictions.value,
      learnt: instance.learntClauses.value,
      restarts: instance.restarts.value,
    };
  }

  release(): void {
    if (this.instance !== undefined) returnInstance(this.instance);
    this.instance = undefined;
  }

  private live(): EngineInstance {
    if (this.instance === undefined) throw new TypeError('This search was released; expected a live one.');
    return this.instance;
  }
}

/** Writes the puzzle into the instance's memory; the layout is told in assembly/index.ts. */
function begin(
  instance: EngineInstance,
  header: readonly number[],
  clues: readonly Clue[],
  given: Uint32Array | undefined,
): void {
  let size = header.length + 1 + clues.length + (given?.length ?? 0);
  for (const clue of clues) size += 2 * (clue?.length ?? 0);
  const block = instance.reserve(size * 4);
  const input = new Int32Array(instance.memory.buffer, block, size);
  input.set(header);
  let at = header.length;
  input[at++] = given === undefined ? 0 : 1;
  for (const clue of clues) {
    input[at++] = clue === null ? -1 : clue.length;
    for (const run of clue ?? []) {
      input[at++] = run.length ?? 0;
      input[at++] = run.color;
    }
  }
  if (given !== undefined) input.set(given, at);
  instance.begin(block);
}

/** Every line to the end, no search. Pre: no given candidate set is empty. */
export function propagateInWasm(
  puzzle: Puzzle,
  given: Grid | undefined,
): { grid: Grid; brokenAt: LineId | null; lineSolves: number } {
  const { width, height } = puzzle;
  const instance = borrowInstance();
  try {
    const header = [width, height, puzzle.palette.colors.length + 1, 0];
    begin(instance, header, [...puzzle.rows, ...puzzle.columns], given?.cells);
    const isSound = instance.propagateOnly() !== 0;
    const cells = new Uint32Array(instance.memory.buffer, instance.candidatesAt.value, width * height);
    return {
      grid: { width, height, cells: cells.slice() },
      brokenAt: isSound ? null : instance.lastBrokenLine.value,
      lineSolves: instance.lineSolves.value,
    };
  } finally {
    returnInstance(instance);
  }
}
