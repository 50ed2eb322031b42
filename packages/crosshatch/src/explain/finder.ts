// Climbs the ladder: finds everything that the cheapest rung with anything to say has to say. Looks at
// a line again only when it has changed since that rung looked at it last.
import { check, type LineId } from '../model/index.js';
import type { Board } from './board.js';
import { type LadderTechnique, RUNGS } from './ladder.js';
import { LineView } from './line-view.js';
import { Lookahead } from './lookahead.js';
import type { Allowance } from './options.js';
import {
  type GridFinding,
  type GridTechnique,
  type LineFinding,
  type LineTechnique,
  NOTHING,
} from './technique.js';

export type Found =
  | {
      readonly scope: 'line';
      readonly technique: LadderTechnique;
      readonly line: LineId;
      readonly finding: LineFinding;
    }
  | { readonly scope: 'grid'; readonly technique: LadderTechnique; readonly finding: GridFinding };

/** Techniques of one cost, and what they found in every line when they looked at it last. */
interface Rung {
  readonly lineTechniques: readonly (LineTechnique & LadderTechnique)[];
  readonly gridTechniques: readonly (GridTechnique & LadderTechnique)[];
  readonly isComplete: boolean;
  /** Whether none of them looks at more than blocks and the window. */
  readonly looksAtBlocks: boolean;
  readonly lookedAt: Uint32Array;
  readonly found: (readonly Found[])[];
}

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

  private readonly views: readonly (LineView | undefined)[];
  private readonly rungs: readonly Rung[];

  constructor(
    readonly board: Board,
    private readonly allowance: Allowance,
    options: FinderOptions = {},
  ) {
    const mayUse = options.mayUse ?? (() => true);
    this.look = new Lookahead(board, allowance, mayUse);
    this.views = board.clues.map((clue, line) =>
      clue === null || !mayUse(line) ? undefined : new LineView(board, line, clue, allowance.lineEngine),
    );
    this.rungs = RUNGS.filter((rung) => rung[0].cost <= (options.upToCost ?? Infinity)).map((techniques) => ({
      lineTechniques: techniques.filter((technique) => technique.scope === 'line'),
      gridTechniques: techniques.filter((technique) => technique.scope === 'grid'),
      // The complete technique also looks at lines without unknown cells, to see whether they are right.
      isComplete: techniques.some(({ id }) => id === 'all-placements'),
      looksAtBlocks: techniques.every(
        (technique) => technique.scope === 'line' && technique.looksAt === 'blocks',
      ),
      lookedAt: new Uint32Array(board.lines),
      found: new Array<readonly Found[]>(board.lines).fill(NOTHING),
    }));
  }

  /** All findings of the cheapest rung that has any; empty when none has, or on a contradiction. */
  cheapest(): readonly Found[] {
    if (this.board.unknown === 0) this.checkComplete();
    if (this.board.unknown === 0 || this.brokenAt !== null) return [];
    for (const rung of this.rungs) {
      const found = this.onRung(rung);
      if (found.length > 0 || this.brokenAt !== null || this.allowance.stopped !== null) return found;
    }
    return [];
  }

  /** Narrows the cells. Sets `brokenAt` when one has nothing left. */
  apply(found: Found): void {
    const { board } = this;
    if (found.scope === 'line') {
      for (const { position, candidates } of found.finding.settles) {
        this.narrow(board.cellAt(found.line, position), candidates, found.line);
      }
      return;
    }
    for (const { cell, candidates } of found.finding.settles) {
      this.narrow(cell, candidates, Math.trunc(cell / board.puzzle.width));
    }
  }

  private narrow(cell: number, candidates: number, line: LineId): void {
    if (!this.board.set(cell, this.board.cell(cell) & candidates)) this.brokenAt ??= line;
  }

  private onRung(rung: Rung): Found[] {
    const { changedAt, lines } = this.board;
    const all: Found[] = [];
    if (rung.lineTechniques.length > 0) {
      for (let line = 0; line < lines; line++) {
        if (rung.lookedAt[line] < changedAt[line]) this.lookAt(line, rung);
        const found = rung.found[line];
        for (let i = 0; i < found.length; i++) all.push(found[i]);
      }
    }
    for (const technique of rung.gridTechniques) {
      for (const finding of technique.find(this.look)) all.push({ scope: 'grid', technique, finding });
    }
    return this.brokenAt !== null || this.allowance.stopped !== null ? [] : all;
  }

  private lookAt(line: LineId, rung: Rung): void {
    const before = rung.lookedAt[line];
    rung.lookedAt[line] = this.board.clock;
    rung.found[line] = NOTHING;
    const view = this.views[line];
    if (view === undefined || (this.board.unknownIn[line] === 0 && !rung.isComplete)) return;
    if (this.brokenAt !== null || !this.allowance.spendLines(1)) return;
    if (rung.looksAtBlocks && !view.hasNewBlocks(before)) return;
    let found: Found[] | undefined;
    for (const technique of rung.lineTechniques) {
      const findings = technique.find(view);
      if (findings.length === 0) continue;
      const earlier = found?.slice();
      found ??= [];
      for (const finding of findings) {
        if (!isTold(finding, earlier)) found.push({ scope: 'line', technique, line, finding });
      }
    }
    if (view.isBroken) this.brokenAt = line;
    if (found !== undefined) rung.found[line] = found;
  }

  private checkComplete(): void {
    const result = check(this.board.puzzle, this.board.grid());
    if (result.ok || this.brokenAt !== null) return;
    this.brokenAt = result.failures.find(({ line }) => this.views[line] !== undefined)?.line ?? null;
  }
}

/** Whether techniques before it on the rung say the same already, each cell at least as strongly. */
function isTold(finding: LineFinding, earlier: readonly Found[] | undefined): boolean {
  if (earlier === undefined) return false;
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
