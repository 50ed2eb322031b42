// Climbs the ladder: finds everything that the cheapest rung with anything to say has to say. Looks at
// a line again only when it has changed since that rung looked at it last.
import { check, type LineId } from '../model/index.js';
import type { Board } from './board.js';
import type { CellFact } from './deduction.js';
import { type LadderTechnique, RUNGS } from './ladder.js';
import { LineView } from './line-view.js';
import { Lookahead } from './lookahead.js';
import type { Allowance } from './options.js';
import type { GridFinding, LineFinding, LineTechnique } from './technique.js';

export type Found =
  | {
      readonly scope: 'line';
      readonly technique: LadderTechnique;
      readonly line: LineId;
      readonly finding: LineFinding;
    }
  | { readonly scope: 'grid'; readonly technique: LadderTechnique; readonly finding: GridFinding };

/** What a rung found in one line, and when. */
interface LineMemory {
  at: number;
  found: readonly Found[];
}

const NOT_YET: LineMemory = { at: 0, found: [] };

export interface FinderOptions {
  /** Lines that may be used; default all. */
  readonly mayUse?: (line: LineId) => boolean;
  /** Techniques above this cost are left out. Default: none is. */
  readonly upToCost?: number;
}

export class Finder {
  readonly look: Lookahead;
  /** The line at which a contradiction showed. */
  brokenAt: LineId | null = null;

  private readonly view: LineView;
  private readonly mayUse: (line: LineId) => boolean;
  private readonly rungs: readonly (readonly LadderTechnique[])[];
  private readonly memory: LineMemory[][];

  constructor(
    readonly board: Board,
    private readonly allowance: Allowance,
    options: FinderOptions = {},
  ) {
    this.mayUse = options.mayUse ?? (() => true);
    this.look = new Lookahead(board, allowance, this.mayUse);
    const mostRuns = Math.max(...board.clues.map((clue) => clue?.count ?? 0));
    this.view = new LineView(mostRuns, allowance.lineEngine);
    const limit = options.upToCost ?? Infinity;
    this.rungs = RUNGS.filter((rung) => rung[0].cost <= limit);
    this.memory = this.rungs.map(() => new Array<LineMemory>(board.lines).fill(NOT_YET));
  }

  /** All findings of the cheapest rung that has any; empty when none has, or on a contradiction. */
  cheapest(): readonly Found[] {
    if (this.board.unknown === 0) this.checkComplete();
    if (this.board.unknown === 0 || this.brokenAt !== null) return [];
    for (let rung = 0; rung < this.rungs.length; rung++) {
      const found = this.onRung(rung);
      if (found.length > 0 || this.brokenAt !== null || this.allowance.stopped !== null) return found;
    }
    return [];
  }

  /** Narrows the cells; returns those that changed. Sets `brokenAt` when a cell has nothing left. */
  apply(found: Found): CellFact[] {
    const changed: CellFact[] = [];
    for (const { cell, candidates } of settledCells(this.board, found)) {
      const before = this.board.cell(cell);
      const after = before & candidates;
      if (after === before) continue;
      changed.push({ cell, candidates: after });
      if (!this.board.set(cell, after)) {
        this.brokenAt ??= found.scope === 'line' ? found.line : Math.trunc(cell / this.board.puzzle.width);
      }
    }
    return changed;
  }

  private onRung(rung: number): Found[] {
    const techniques = this.rungs[rung];
    const found: Found[] = [];
    if (techniques[0].scope === 'line') {
      const memory = this.memory[rung];
      for (let line = 0; line < this.board.lines; line++) {
        if (memory[line].at < this.board.changedAt[line]) memory[line] = this.lookAt(line, techniques);
        if (this.brokenAt !== null || this.allowance.stopped !== null) return [];
        if (memory[line].found.length > 0) found.push(...memory[line].found);
      }
      return found;
    }
    for (const technique of techniques) {
      if (technique.scope !== 'grid') continue;
      for (const finding of technique.find(this.look)) found.push({ scope: 'grid', technique, finding });
      if (this.allowance.stopped !== null) return [];
    }
    return found;
  }

  private lookAt(line: LineId, techniques: readonly LadderTechnique[]): LineMemory {
    const at = this.board.clock;
    // The complete technique also looks at lines without unknown cells, to see whether they are right.
    const isComplete = techniques.some((technique) => technique.id === 'all-placements');
    if ((this.board.unknownIn[line] === 0 && !isComplete) || !this.mayUse(line)) return { at, found: [] };
    if (!this.view.load(this.board, line)) return { at, found: [] };
    this.allowance.spendLines(1);
    let found: Found[] | undefined;
    for (const technique of techniques) {
      const findings = (technique as LineTechnique).find(this.view);
      if (findings.length === 0) continue;
      const earlier = found ?? [];
      found = [...earlier];
      for (const finding of findings) {
        if (!isTold(finding, earlier)) found.push({ scope: 'line', technique, line, finding });
      }
    }
    if (this.view.isBroken) this.brokenAt = line;
    return { at, found: found ?? [] };
  }

  private checkComplete(): void {
    const result = check(this.board.puzzle, this.board.grid());
    if (result.ok || this.brokenAt !== null) return;
    this.brokenAt = result.failures.find(({ line }) => this.mayUse(line))?.line ?? null;
  }
}

/** Whether techniques before it on the rung say the same already, each cell at least as strongly. */
function isTold(finding: LineFinding, earlier: readonly Found[]): boolean {
  if (earlier.length === 0) return false;
  return finding.settles.every(({ position, candidates }) =>
    earlier.some(
      (one) =>
        one.scope === 'line' &&
        one.finding.settles.some(
          (other) => other.position === position && (other.candidates & ~candidates) === 0,
        ),
    ),
  );
}

/** What a finding settles, by the cells' indices in the grid. */
function settledCells(board: Board, found: Found): readonly CellFact[] {
  if (found.scope === 'grid') return found.finding.settles;
  return found.finding.settles.map(({ position, candidates }) => ({
    cell: board.cellAt(found.line, position),
    candidates,
  }));
}
