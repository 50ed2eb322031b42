// One puzzle being played, without a screen: the play with its history (the library's), the tool in hand,
// the stroke under way, the cursor. Signals, so that whoever shows it follows by itself.

import { BLANK, colorOf, type Puzzle } from '@crosshatch/core/model';
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
  trialCells,
  undoMove,
} from '@crosshatch/core/play';
import { computed, signal } from '@preact/signals';

export const TOOLS = ['fill', 'cross', 'erase', 'move'] as const;
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
  /** Cells that are told by the puzzle: no stroke changes them. */
  readonly given: ReadonlySet<number>;
  private earlier: LineStates | undefined;
  private button: 'main' | 'other' = 'main';

  constructor(
    readonly puzzle: Puzzle,
    play: Play = beginPlay(puzzle),
  ) {
    this.play = signal(play);
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
      if (stroke === undefined) return undefined;
      return new Map(strokeMove(this.play.value, stroke).changes.map(({ cell, to }) => [cell, to]));
    });
    this.counter = computed(() => {
      const stroke = this.stroke.value;
      if (stroke === undefined) return undefined;
      const { cells, block } = strokeCount(this.play.value, stroke);
      const count = block === 0 ? cells : block;
      return count < 2 ? undefined : { cell: stroke.end, text: String(count) };
    });
    this.tried = computed(() => new Set(trialCells(this.play.value)));
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
    const told = [...this.given].filter((cell) => !isByFill || colorOf(grid.cells[cell]) !== BLANK).length;
    const [part, whole] = isByFill ? [filled - told, toFill - told] : [marked - told, cells - told];
    return Math.max(0, Math.min(0.99, part / Math.max(1, whole)));
  }

  /** The picture: one character per cell, `0` blank. */
  picture(): string {
    return Array.from(filledGrid(this.play.value).cells, (mark) => (colorOf(mark) ?? 0).toString(36)).join(
      '',
    );
  }

  // Strokes. A pointer draws one between begin and end.

  begin(cell: number, button: 'main' | 'other', name: ToolName = this.tool.peek()): boolean {
    if (this.solved.peek() || name === 'move') return false;
    this.button = button;
    this.hasCursor.value = false;
    this.cursor.value = cell;
    this.stroke.value = beginStroke(this.play.peek(), cell, this.inHand(name));
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
    this.stroke.value = undefined;
    this.cursor.value = stroke.end;
    const { changes, kind } = strokeMove(this.play.peek(), stroke);
    this.play.value = doMove(this.play.peek(), { changes, kind });
    return { changes, isOnGiven: stroke.start === stroke.end && this.given.has(stroke.start) };
  }

  cancel(): void {
    this.stroke.value = undefined;
  }

  private inHand(name: ToolName): Tool {
    const isOther = this.button === 'other';
    if (name === 'cross') return isOther ? { kind: 'fill', color: this.color.peek() } : { kind: 'cross' };
    if (isOther) return { kind: 'cross' };
    return name === 'erase' ? { kind: 'erase' } : { kind: 'fill', color: this.color.peek() };
  }

  /** One cell with one tool, as the keyboard does it. */
  mark(name: 'fill' | 'cross' | 'erase'): StrokeEnd {
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
    return this.replace(undoMove(this.play.peek()));
  }

  redo(): boolean {
    return this.replace(redoMove(this.play.peek()));
  }

  goTo(moves: number): boolean {
    return this.replace(goToMove(this.play.peek(), moves));
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
    return this.replace(dropTrial(this.play.peek()));
  }

  /** Draws what a hint settles, as one move. */
  settle(cells: ReadonlyMap<number, number>): boolean {
    const { grid } = this.play.peek();
    const changes = [...cells]
      .filter(([cell, to]) => colorOf(to) !== undefined && grid.cells[cell] !== to && !this.given.has(cell))
      .map(([cell, to]) => ({ cell, from: grid.cells[cell], to }));
    return this.replace(doMove(this.play.peek(), { kind: 'stroke', changes }));
  }

  private replace(play: Play): boolean {
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
