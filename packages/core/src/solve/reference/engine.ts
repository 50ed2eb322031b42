// The reference engine: propagate, then search depth first with an undo trail. Complete and plain;
// it is the yardstick for faster engines and the fallback where WebAssembly is missing.
import { candidate, colorOf, type Grid, type Puzzle, type Solution } from '../../model/index.js';
import { PROOF_RECORDS, SOLUTION_FOUND } from '../certificate/writer.js';
import type { Effort } from '../effort.js';
import type { Engine, Search, SearchOptions, SliceOutcome } from '../engine.js';
import { Board } from './board.js';

/** The plain engine in JavaScript: slow, simple, and the yardstick for the fast one. Runs everywhere. */
export const referenceEngine: Engine = {
  id: 'reference',
  begin: (puzzle, options) => new ReferenceSearch(puzzle, options),
};

/** A choice on the way down: the cell, the trail before it, and the candidates still to try. */
interface Choice {
  readonly mark: number;
  readonly cell: number;
  untried: number;
  /** The colour that is tried. */
  tried?: number;
  /** How many hints of the proof came before that. */
  hints: number;
}

class ReferenceSearch implements Search {
  private readonly board: Board;
  private readonly path: Choice[] = [];
  private root: Grid | undefined;
  private settledByLines = true;
  private state: 'working' | 'at-solution' | 'ended' = 'working';
  private decisions = 0;
  private contradictions = 0;
  private readonly logsProof: boolean;
  private proof: number[] = [];
  /** Why the present path fails: lines that narrowed cells, and lemmas about colours that were tried. */
  private readonly hints: number[] = [];
  private lemmas = 0;

  constructor(puzzle: Puzzle, options: SearchOptions) {
    this.board = new Board(puzzle, options.given);
    this.logsProof = options.logProof ?? false;
    if (this.logsProof) this.board.onNarrowed = (line) => this.logLine(line);
  }

  run(slice: number): SliceOutcome {
    const limit = this.board.lineSolves + slice;
    if (this.state === 'at-solution') {
      this.hints.push(-SOLUTION_FOUND);
      this.state = this.tryNext() ? 'working' : 'ended';
    }
    while (this.state === 'working') {
      const outcome = this.board.propagate(limit);
      if (outcome === 'paused') return 'paused';
      this.root ??= this.board.grid();
      if (outcome === 'broken') {
        this.contradictions += 1;
      } else {
        const cell = this.chooseCell();
        if (cell < 0) {
          this.state = 'at-solution';
          if (this.logsProof) this.proof.push(PROOF_RECORDS.solution, 0);
          return 'solution';
        }
        this.settledByLines = false;
        this.path.push({
          mark: this.board.mark(),
          cell,
          untried: this.board.cells[cell],
          hints: this.hints.length,
        });
      }
      if (!this.tryNext()) this.state = 'ended';
    }
    return 'exhausted';
  }

  solution(): Solution {
    return this.board.grid();
  }

  known(): Grid {
    return this.root ?? this.board.grid();
  }

  lineSolvable(): boolean {
    return this.settledByLines;
  }

  brokenAt(): number | null {
    return this.board.brokenAt;
  }

  effort(): Effort {
    return {
      lineSolves: this.board.lineSolves,
      probes: 0,
      decisions: this.decisions,
      contradictions: this.contradictions,
      learnt: 0,
      restarts: 0,
    };
  }

  takeProof(): Int32Array {
    const records = Int32Array.from(this.proof);
    this.proof = [];
    return records;
  }

  release(): void {
    this.path.length = 0;
  }

  /** Goes back to the deepest choice with a candidate left and takes it; false when none is left. */
  private tryNext(): boolean {
    for (let choice = this.path.at(-1); choice !== undefined; choice = this.path.at(-1)) {
      if (this.logsProof && choice.tried !== undefined) this.logPath(choice);
      this.board.undoTo(choice.mark);
      if (choice.untried !== 0) {
        // Colours before blank: a filled cell says more about its lines.
        const color = 31 - Math.clz32(choice.untried);
        choice.untried &= ~candidate(color);
        choice.tried = color;
        this.decisions += 1;
        this.board.set(choice.cell, candidate(color));
        return true;
      }
      this.path.pop();
    }
    return false;
  }

  private logLine(line: number): void {
    if (this.path.length === 0) this.proof.push(PROOF_RECORDS.facts, 1, line);
    else this.hints.push(line);
  }

  /** Not all choices of the path hold together: a lemma over the cells (literals as in wasm/assembly/domains.ts). */
  private logPath(choice: Choice): void {
    const colors = this.board.puzzle.palette.colors.length + 1;
    const literals = this.path.map(({ cell, tried = 0 }) =>
      colors === 2 ? 2 * cell + tried : 2 * (cell * colors + tried),
    );
    const address = 4 * ++this.lemmas;
    const { lemma, address: named, facts } = PROOF_RECORDS;
    const size = 1 + literals.length + this.hints.length;
    this.proof.push(lemma, size, literals.length, ...literals, ...this.hints, named, 1, address);
    this.hints.length = choice.hints;
    this.hints.push(-address);
    choice.hints = this.hints.length;
    // The last colour of the first choice: the lemmas about its colours leave nothing.
    if (this.path.length === 1 && choice.untried === 0) {
      this.proof.push(facts, this.hints.length, ...this.hints);
    }
  }

  /** The unknown cell whose two lines have the fewest unknown cells; -1 when all are known. */
  private chooseCell(): number {
    const { cells, puzzle } = this.board;
    const unknownInRow = new Uint32Array(puzzle.height);
    const unknownInColumn = new Uint32Array(puzzle.width);
    cells.forEach((candidates, cell) => {
      if (colorOf(candidates) !== undefined) return;
      unknownInRow[Math.floor(cell / puzzle.width)] += 1;
      unknownInColumn[cell % puzzle.width] += 1;
    });
    let best = -1;
    let least = Infinity;
    cells.forEach((candidates, cell) => {
      if (colorOf(candidates) !== undefined) return;
      const unknown = unknownInRow[Math.floor(cell / puzzle.width)] + unknownInColumn[cell % puzzle.width];
      if (unknown < least) [best, least] = [cell, unknown];
    });
    return best;
  }
}
