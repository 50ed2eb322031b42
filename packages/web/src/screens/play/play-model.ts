// One puzzle being played, without a screen: the play with its history (the library's), the selected tool, the
// current stroke, the cursor, memo marks. Signals, so that a view follows by itself.

import {
  allCandidates,
  BLANK,
  candidate,
  cellOfLine,
  colorOf,
  type LineId,
  lineLength,
  type Puzzle,
} from '@crosshatch/core/model';
import {
  beginPlay,
  beginStroke,
  beginTrial,
  clearMarks,
  crossFinishedLines,
  doMove,
  dropTrial,
  extendStroke,
  filledGrid,
  goToMove,
  isGiven,
  isSolved,
  keepTrial,
  type LineStates,
  lineStates,
  type MarkChange,
  type Play,
  type PlayStroke,
  playProgress,
  redoMove,
  strokeCount,
  strokeMove,
  type Tool,
  undoMove,
} from '@crosshatch/core/play';
import { computed, signal } from '@preact/signals';
import type { LineMark } from '../../grid/scene.js';
import { MemoMarks } from './memo-marks.js';

/** The tools to choose from. There is no eraser: a stroke that starts on its own mark erases. */
export const TOOLS = ['fill', 'cross', 'memo', 'move'] as const;
export type ToolName = (typeof TOOLS)[number];

export interface StrokeEnd {
  readonly changes: readonly MarkChange[];
  /** Whether somebody tried to change a cell that can't be. */
  readonly isOnGiven: boolean;
}

export class PlayModel {
  readonly play;
  readonly tool = signal<ToolName>('fill');
  readonly color = signal(1);
  readonly stroke = signal<PlayStroke | undefined>(undefined);
  /** The cell under a pointer that does not draw. */
  readonly hover = signal<number | undefined>(undefined);
  /** The keyboard's cell, and whether it is shown. */
  readonly cursor = signal(0);
  readonly hasCursor = signal(false);

  readonly states;
  /** For each line which runs are struck off; another array only when something has changed. */
  readonly struck;
  readonly solved;
  readonly preview;
  readonly counter;
  readonly tried;
  /** Cells of open trials, with how deep the trial is nested, from 1. */
  readonly depth;
  /** What is known of each line; another array only when something has changed. */
  readonly lines;
  readonly memos: MemoMarks;
  /** Cells that are given by the puzzle: no stroke changes them. */
  readonly given: ReadonlySet<number>;
  private earlier: LineStates | undefined;
  private button: 'main' | 'other' = 'main';
  /** Whether the current stroke draws memo marks. */
  private readonly isMemo = signal(false);

  constructor(
    readonly puzzle: Puzzle,
    play: Play = beginPlay(puzzle),
    memos: Iterable<number> = [],
    /** Whether the rest of a line that a stroke finishes is crossed out with it. */
    private readonly crossesFinished: () => boolean = () => false,
  ) {
    this.play = signal(play);
    this.memos = new MemoMarks(memos);
    this.given = new Set(Array.from(play.grid.cells.keys()).filter((cell) => isGiven(play, cell)));
    this.states = computed(() => {
      this.earlier = lineStates(this.play.value, this.earlier);
      return this.earlier;
    });
    let struck: readonly (readonly boolean[])[] = [];
    this.struck = computed(() => {
      const now = this.states.value.lines.map((line) => line.struck);
      if (!isSameStrikeOff(now, struck)) struck = now;
      return struck;
    });
    this.solved = computed(() => isSolved(this.play.value));
    this.preview = computed(() => {
      const stroke = this.stroke.value;
      if (stroke === undefined || this.isMemo.value) return undefined;
      return new Map(strokeMove(this.play.value, stroke).changes.map(({ cell, to }) => [cell, to]));
    });
    this.counter = computed(() => {
      const stroke = this.stroke.value;
      if (stroke === undefined) return undefined;
      const { cells, block } = strokeCount(this.play.value, stroke);
      const count = block === 0 ? cells : block;
      return count < 2 ? undefined : { cell: stroke.end, text: String(count) };
    });
    this.tried = computed(() => trialDepths(this.play.value));
    this.depth = computed(() => openTrials(this.play.value).length);
    let lines: readonly LineMark[] = [];
    this.lines = computed(() => {
      const now = this.states.value.lines.map(({ isFinished, isPossible }) =>
        isPossible ? (isFinished ? 'finished' : 'open') : 'impossible',
      );
      if (now.some((mark, i) => mark !== lines[i])) lines = now;
      return lines;
    });
  }

  /** The cell whose row and column are of interest. */
  focusCell(): number | undefined {
    return (
      this.stroke.value?.end ?? this.hover.value ?? (this.hasCursor.value ? this.cursor.value : undefined)
    );
  }

  /** The cell that was changed last, for hints near it. */
  lastChanged(): number | undefined {
    return this.play.peek().done.at(-1)?.changes.at(-1)?.cell;
  }

  /** Part of the way, 0 to 1; what was given is no part of it. */
  done(): number {
    if (this.solved.value) return 1;
    const { filled, toFill, marked, cells } = playProgress(this.play.value, this.states.value);
    const { grid } = this.play.value;
    const isByFill = toFill !== null && toFill > 0;
    const given = [...this.given].filter((cell) => !isByFill || colorOf(grid.cells[cell]) !== BLANK).length;
    const [part, whole] = isByFill ? [filled - given, toFill - given] : [marked - given, cells - given];
    return Math.max(0, Math.min(0.99, part / Math.max(1, whole)));
  }

  /** Cells of a line without a mark. */
  openCells(line: LineId): number[] {
    const all = allCandidates(this.puzzle.palette);
    const { cells } = this.play.peek().grid;
    return Array.from({ length: lineLength(this.puzzle, line) }, (_, i) =>
      cellOfLine(this.puzzle, line, i),
    ).filter((cell) => cells[cell] === all);
  }

  /** Crosses out what has no mark in a line. */
  crossRest(line: LineId): boolean {
    const { cells } = this.play.peek().grid;
    const changes = this.openCells(line).map((cell) => ({ cell, from: cells[cell], to: candidate(BLANK) }));
    return this.replace(doMove(this.play.peek(), { kind: 'cross', changes }));
  }

  /** The picture: one character per cell, `0` blank. */
  picture(): string {
    return Array.from(filledGrid(this.play.value).cells, (mark) => (colorOf(mark) ?? 0).toString(36)).join(
      '',
    );
  }

  // Strokes. A pointer draws one between begin and end.

  begin(cell: number, button: 'main' | 'other', name: ToolName | 'erase' = this.tool.peek()): boolean {
    if (this.solved.peek() || name === 'move') return false;
    this.button = button;
    this.isMemo.value = name === 'memo' && button === 'main';
    this.hasCursor.value = false;
    this.cursor.value = cell;
    this.stroke.value = beginStroke(this.play.peek(), cell, this.toolFor(name));
    return true;
  }

  extend(cell: number): void {
    const stroke = this.stroke.peek();
    if (stroke !== undefined) this.stroke.value = extendStroke(this.play.peek(), stroke, cell);
  }

  /** Makes the stroke one of the other kind: fill becomes cross. */
  swap(): void {
    const stroke = this.stroke.peek();
    if (stroke !== undefined) this.begin(stroke.start, this.button === 'main' ? 'other' : 'main');
  }

  /** Ends the stroke; the changes that it made, and whether it was one on a given cell alone. */
  end(): StrokeEnd {
    const stroke = this.stroke.peek();
    if (stroke === undefined) return { changes: [], isOnGiven: false };
    const play = this.play.peek();
    this.stroke.value = undefined;
    this.cursor.value = stroke.end;
    if (this.isMemo.peek()) {
      this.memos.toggle(cellsOf(stroke, this.puzzle.width), play.done.length);
      return { changes: [], isOnGiven: false };
    }
    const { changes, kind } = strokeMove(play, stroke);
    const drawn = new Set(changes.map(({ cell }) => cell));
    const crosses = this.crossesFinished() ? this.crossesAfter(doMove(play, { changes, kind })) : [];
    const all = [...changes, ...crosses.filter(({ cell }) => !drawn.has(cell))];
    this.replace(doMove(play, { changes: all, kind }));
    return { changes, isOnGiven: stroke.start === stroke.end && this.given.has(stroke.start) };
  }

  /** Crosses for the lines that a stroke has just finished, to be part of the same move. */
  private crossesAfter(after: Play): readonly MarkChange[] {
    const before = this.states.peek();
    const now = lineStates(after, before);
    const fresh = now.lines.map((state, line) =>
      state.isFinished && before.lines[line].isFinished ? { ...state, isFinished: false } : state,
    );
    return crossFinishedLines(after, { ...now, lines: fresh }).changes;
  }

  cancel(): void {
    this.stroke.value = undefined;
  }

  private toolFor(name: ToolName | 'erase'): Tool {
    const isOther = this.button === 'other';
    if (name === 'cross') return isOther ? { kind: 'fill', color: this.color.peek() } : { kind: 'cross' };
    if (isOther) return { kind: 'cross' };
    return name === 'erase' ? { kind: 'erase' } : { kind: 'fill', color: this.color.peek() };
  }

  /** One cell with one tool, as the keyboard does it. */
  mark(name: ToolName | 'erase'): StrokeEnd {
    const cell = this.cursor.peek();
    if (!this.begin(cell, 'main', name)) return { changes: [], isOnGiven: false };
    this.hasCursor.value = true;
    return this.end();
  }

  /** Moves the cursor; the cell that it is on then. */
  step(columns: number, rows: number): number {
    const { width, height } = this.puzzle;
    const clamp = (value: number, most: number) => Math.max(0, Math.min(most - 1, value));
    const column = clamp((this.cursor.peek() % width) + columns, width);
    const row = clamp(Math.trunc(this.cursor.peek() / width) + rows, height);
    this.hasCursor.value = true;
    this.cursor.value = row * width + column;
    return this.cursor.value;
  }

  // History.

  undo(): boolean {
    const { done } = this.play.peek();
    return this.memos.undo(done.length) || this.go(undoMove(this.play.peek()));
  }

  redo(): boolean {
    const { done } = this.play.peek();
    return this.memos.redo(done.length) || this.go(redoMove(this.play.peek()));
  }

  /** Whether there is something to undo and to redo. */
  get history(): { readonly undo: boolean; readonly redo: boolean } {
    const { done, undone } = this.play.value;
    const { undo, redo } = this.memos.has;
    return { undo: undo || done.length > 0, redo: redo || undone.length > 0 };
  }

  /** Takes over a play from elsewhere, such as another tab. */
  takeOver(play: Play, memos: Iterable<number>): void {
    this.stroke.value = undefined;
    this.memos.replace(memos);
    this.play.value = play;
  }

  /** Begins again, with nothing to undo. */
  restart(): void {
    const { given } = this.play.peek();
    this.takeOver(beginPlay(this.puzzle, given === null ? {} : { given }), []);
  }

  goTo(moves: number): boolean {
    return this.go(goToMove(this.play.peek(), moves));
  }

  clear(): boolean {
    return this.replace(doMove(this.play.peek(), clearMarks(this.play.peek())));
  }

  crossFinished(): boolean {
    return this.replace(doMove(this.play.peek(), crossFinishedLines(this.play.peek(), this.states.peek())));
  }

  tryOut(): boolean {
    return this.replace(beginTrial(this.play.peek()));
  }

  keep(): boolean {
    return this.replace(keepTrial(this.play.peek()));
  }

  drop(): boolean {
    return this.go(dropTrial(this.play.peek()));
  }

  /** Draws what a hint settles, as one move. */
  settle(cells: ReadonlyMap<number, number>): boolean {
    const { grid } = this.play.peek();
    const changes = [...cells]
      .filter(([cell, to]) => colorOf(to) !== undefined && grid.cells[cell] !== to && !this.given.has(cell))
      .map(([cell, to]) => ({ cell, from: grid.cells[cell], to }));
    return this.replace(doMove(this.play.peek(), { kind: 'stroke', changes }));
  }

  /** A new move. */
  private replace(play: Play): boolean {
    this.memos.forgetUndone();
    return this.go(play);
  }

  private go(play: Play): boolean {
    if (play === this.play.peek()) return false;
    this.stroke.value = undefined;
    this.play.value = play;
    return true;
  }
}

function isSameStrikeOff(
  one: readonly (readonly boolean[])[],
  other: readonly (readonly boolean[])[],
): boolean {
  if (one.length !== other.length) return false;
  return one.every(
    (line, i) => line === other[i] || line.every((isStruck, run) => isStruck === other[i][run]),
  );
}

/** Where the open trials begin in `done`, the outermost first. */
function openTrials({ done }: Play): number[] {
  const open: number[] = [];
  done.forEach(({ kind }, i) => {
    if (kind === 'try') open.push(i);
    else if (kind === 'keep') open.pop();
  });
  return open;
}

/** The cells that open trials have changed, with the depth of the trial that changed them last. */
function trialDepths(play: Play): ReadonlyMap<number, number> {
  const open = openTrials(play);
  const depths = new Map<number, number>();
  if (open.length === 0) return depths;
  const original = new Map<number, number>();
  let depth = 0;
  for (let i = open[0]; i < play.done.length; i++) {
    if (i === open[depth]) depth += 1;
    for (const { cell, from } of play.done[i].changes) {
      if (!original.has(cell)) original.set(cell, from);
      if (play.grid.cells[cell] === original.get(cell)) depths.delete(cell);
      else depths.set(cell, depth);
    }
  }
  return depths;
}

/** The cells of a stroke, from its first to its last. */
function cellsOf({ start, end }: PlayStroke, width: number): number[] {
  const isInRow = Math.trunc(start / width) === Math.trunc(end / width);
  const step = (isInRow ? 1 : width) * (end < start ? -1 : 1);
  return Array.from({ length: Math.abs((end - start) / step) + 1 }, (_, i) => start + i * step);
}
