// Climbs the ladder: returns all findings at the lowest cost level that has any. A changed line waits at the
// lowest rung; every rung that has looked at it passes it on to the next. So no rung looks twice at a line that
// stayed the same, and a line that an easy technique changes again never reaches the expensive ones.
import type { LineId } from '../../model/index.js';
import type { Query } from '../query.js';
import type { Board } from '../techniques/board.js';
import { type LadderTechnique, RUNGS } from '../techniques/ladder.js';
import { lineAgrees } from '../techniques/line-clue.js';
import { LineView } from '../techniques/line-view.js';
import {
  type GridFinding,
  type GridTechnique,
  type LineFinding,
  type LineTechnique,
  NOTHING,
} from '../techniques/technique.js';
import { LineQueue } from './line-queue.js';
import { Lookahead } from './lookahead.js';

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
  /** Whether none of them looks at more than blocks and the window. */
  readonly looksAtBlocks: boolean;
  /** Lines that have changed since these techniques looked at them. */
  readonly waiting: LineQueue;
  /** The clock's reading when each line was last looked at; 0 when it never was. */
  readonly lookedAt: Uint32Array;
  readonly found: (readonly Found[])[];
  /** Lines in which something was found. */
  open: number;
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
  /** The clock's reading when the board was last searched for changed lines. */
  private seenAt = 0;

  constructor(
    readonly board: Board,
    private readonly query: Query,
    options: FinderOptions = {},
  ) {
    const mayUse = options.mayUse ?? (() => true);
    this.look = new Lookahead(board, query, mayUse);
    this.views = board.clues.map((clue, line) =>
      clue === null || !mayUse(line) ? undefined : new LineView(board, line, clue, query.lineEngine),
    );
    const isColored = board.puzzle.palette.colors.length > 1;
    const rungs = RUNGS.filter((techniques) => techniques[0].cost <= (options.upToCost ?? Infinity));
    this.rungs = rungs.map((techniques) => makeRung(techniques, board.lines, isColored));
  }

  /** All findings of the cheapest rung that has any; empty when none has, or on a contradiction. */
  cheapest(): readonly Found[] {
    const { board, rungs, views } = this;
    if (board.unknown === 0) this.checkComplete();
    if (board.unknown === 0 || this.brokenAt !== null) return [];
    for (let line = 0; line < board.lines; line++) {
      if (board.changedAt[line] > this.seenAt && views[line] !== undefined) rungs[0].waiting.add(line);
    }
    this.seenAt = board.clock;
    this.look.begin();
    for (let i = 0; i < rungs.length; i++) {
      const found = this.onRung(rungs[i], rungs[i + 1]);
      if (found.length > 0 || this.brokenAt !== null || this.look.isStopped) return found;
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
      this.narrow(cell, candidates);
    }
  }

  /** Narrows a cell, on account of this line. Sets `brokenAt` when no candidate is left. */
  narrow(cell: number, candidates: number, line = Math.trunc(cell / this.board.puzzle.width)): void {
    if (!this.board.set(cell, this.board.cell(cell) & candidates)) this.brokenAt ??= line;
  }

  private onRung(rung: Rung, next: Rung | undefined): readonly Found[] {
    this.lookAtWaiting(rung, next);
    const all: Found[] = [];
    if (rung.open > 0) {
      for (let line = 0; line < this.board.lines; line++) {
        const found = rung.found[line];
        for (let i = 0; i < found.length; i++) all.push(found[i]);
      }
    }
    for (const technique of rung.gridTechniques) {
      this.look.beginTechnique();
      for (const finding of technique.find(this.look)) all.push({ scope: 'grid', technique, finding });
    }
    return this.brokenAt !== null || this.query.stopped !== null ? NOTHING : all;
  }

  private lookAtWaiting(rung: Rung, next: Rung | undefined): void {
    const { waiting } = rung;
    for (let i = 0; i < waiting.size; i++) {
      const line = waiting.at(i);
      const had = rung.found[line].length;
      const found = this.lookAt(line, rung);
      rung.found[line] = found;
      rung.lookedAt[line] = this.board.clock;
      if (had > 0) rung.open -= 1;
      if (found.length > 0) rung.open += 1;
      next?.waiting.add(line);
    }
    waiting.clear();
  }

  private lookAt(line: LineId, rung: Rung): readonly Found[] {
    const view = this.views[line];
    if (view === undefined || this.brokenAt !== null || !this.query.spendLines(1)) return NOTHING;
    if (this.board.unknownIn[line] === 0) {
      if (!lineAgrees(view.clue, view.cells)) this.brokenAt = line;
      return NOTHING;
    }
    // What was found but not applied has to be searched for again.
    const before = rung.found[line].length > 0 ? 0 : rung.lookedAt[line];
    if (rung.looksAtBlocks && !view.hasNewBlocks(before)) return NOTHING;
    let found: Found[] | undefined;
    for (const technique of rung.lineTechniques) {
      if (before > 0 && technique.looksAt === 'start') continue;
      const findings = technique.find(view);
      if (findings.length === 0) continue;
      const earlier = found?.slice();
      found ??= [];
      for (const finding of findings) {
        if (!isCovered(finding, earlier)) found.push({ scope: 'line', technique, line, finding });
      }
    }
    if (view.isBroken) this.brokenAt = line;
    return found ?? NOTHING;
  }

  private checkComplete(): void {
    for (const view of this.views) {
      if (view !== undefined && !lineAgrees(view.clue, view.cells)) this.brokenAt ??= view.line;
    }
  }
}

function makeRung(techniques: readonly LadderTechnique[], lines: number, isColored: boolean): Rung {
  const useful = isColored ? techniques : techniques.filter(({ isForColors }) => isForColors !== true);
  return {
    lineTechniques: useful.filter((technique) => technique.scope === 'line'),
    gridTechniques: useful.filter((technique) => technique.scope === 'grid'),
    looksAtBlocks: useful.every((technique) => technique.scope === 'line' && technique.looksAt === 'blocks'),
    waiting: new LineQueue(lines),
    lookedAt: new Uint32Array(lines),
    found: new Array<readonly Found[]>(lines).fill(NOTHING),
    open: 0,
  };
}

/** Whether techniques before it on the rung already settle the same cells, each at least as strongly. */
function isCovered(finding: LineFinding, earlier: readonly Found[] | undefined): boolean {
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
