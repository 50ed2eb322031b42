// A line as a layered automaton over its unknown cells, cut where it falls apart.
//
// Reading a line from its first cell, all that matters for the rest is how far the clue has got: a
// state. Every filling of the unknown cells is one path through the layers of states, so that fillings
// can be counted without being listed. States from which the same can follow are merged. Where a layer
// is left with one state, what comes before has no say in what comes after: the line is cut there, and
// each piece is a segment.
import {
  type Clue,
  cellOfLine,
  clueOf,
  colorOf,
  isRow,
  type LineId,
  lineLength,
  type Puzzle,
} from '../../model/index.js';

export interface Segment {
  readonly line: LineId;
  readonly isRow: boolean;
  /** Its unknown cells in the order of the line, as indices in the grid. */
  readonly cells: readonly number[];
  /** `steps[i][state * colors + color]`: the state after cell i, or -1. `colors` counts blank. */
  readonly steps: readonly Int32Array[];
  /** How many states there are before each cell, and one after the last. */
  readonly widths: readonly number[];
}

/** The segments of a line, or null when no placement fits. `cells` are the grid's candidate sets. */
export function segmentsOf(puzzle: Puzzle, cells: Uint32Array, line: LineId): Segment[] | null {
  const length = lineLength(puzzle, line);
  const colors = puzzle.palette.colors.length + 1;
  const machine = new LineMachine(clueOf(puzzle, line), colors);
  const reachable = [[machine.start]];
  for (let i = 0; i < length; i++) {
    reachable.push(machine.successors(reachable[i], cells[cellOfLine(puzzle, line, i)]));
  }
  // From the last cell back: which states lead to a finished clue, and which of them are alike.
  let kind = new Map<number, number>();
  for (const state of reachable[length]) if (machine.isFinal(state)) kind.set(state, 0);
  const found = { cells: [] as number[], steps: [] as Int32Array[], widths: [1] };
  for (let i = length - 1; i >= 0; i--) {
    const cell = cellOfLine(puzzle, line, i);
    const layer = mergedLayer(machine, reachable[i], cells[cell], kind);
    kind = layer.kind;
    if (colorOf(cells[cell]) !== undefined) continue;
    found.cells.push(cell);
    found.steps.push(layer.steps);
    found.widths.push(layer.steps.length / colors);
  }
  if (!kind.has(machine.start)) return null;
  return cut(line, isRow(puzzle, line), found.cells.reverse(), found.steps.reverse(), found.widths.reverse());
}

/** The states before a cell, numbered so that those with the same future share a number. */
function mergedLayer(
  machine: LineMachine,
  states: readonly number[],
  candidates: number,
  after: ReadonlyMap<number, number>,
): { kind: Map<number, number>; steps: Int32Array } {
  const known = colorOf(candidates);
  const kind = new Map<number, number>();
  if (known !== undefined) {
    for (const state of states) {
      const future = after.get(machine.step(state, known));
      if (future !== undefined) kind.set(state, future);
    }
    return { kind, steps: new Int32Array(0) };
  }
  const numbers = new Map<string, number>();
  const rows: number[] = [];
  for (const state of states) {
    const row: number[] = [];
    for (let color = 0; color < machine.colors; color++) {
      const isOpen = (candidates & (1 << color)) !== 0;
      row.push((isOpen ? after.get(machine.step(state, color)) : undefined) ?? -1);
    }
    if (row.every((future) => future < 0)) continue;
    const text = row.join();
    let number = numbers.get(text);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(text, number);
      rows.push(...row);
    }
    kind.set(state, number);
  }
  return { kind, steps: Int32Array.from(rows) };
}

function cut(
  line: LineId,
  isRow: boolean,
  cells: number[],
  steps: Int32Array[],
  widths: number[],
): Segment[] {
  const segments: Segment[] = [];
  let first = 0;
  for (let i = 1; i <= cells.length; i++) {
    if (widths[i] !== 1) continue;
    segments.push({
      line,
      isRow,
      cells: cells.slice(first, i),
      steps: steps.slice(first, i),
      widths: widths.slice(first, i + 1),
    });
    first = i;
  }
  return segments;
}

/**
 * The states of a clue. State 0 is the gap before the first run; each run then has a state for each of
 * its cells (a blotted one a single state that loops) and one for the gap after it.
 */
class LineMachine {
  readonly start = 0;
  /** Where blank leads, or -1. */
  private readonly onBlank: number[] = [];
  /** The colour that goes on with a run, and where to. */
  private readonly ownColor: number[] = [];
  private readonly own: number[] = [];
  /** The colour that begins the next run, and where to. */
  private readonly nextColor: number[] = [];
  private readonly next: number[] = [];
  private readonly finals = new Set<number>();
  private readonly isFree: boolean;

  constructor(
    clue: Clue,
    readonly colors: number,
  ) {
    this.isFree = clue === null;
    const runs = clue ?? [];
    this.addState(0, 0, -1);
    runs.forEach((run, i) => {
      const first = this.onBlank.length;
      this.nextColor[first - 1] = run.color;
      this.next[first - 1] = first;
      const cells = run.length ?? 1;
      const gap = first + cells;
      for (let cell = 1; cell < cells; cell++) this.addState(-1, run.color, first + cell);
      this.addState(gap, run.length === null ? run.color : 0, run.length === null ? first : -1);
      const follower = runs[i + 1];
      // A run of another colour may begin without a gap.
      if (follower !== undefined && follower.color !== run.color) {
        this.nextColor[gap - 1] = follower.color;
        this.next[gap - 1] = gap + 1;
      }
      this.addState(gap, 0, -1);
    });
    const last = this.onBlank.length - 1;
    this.finals.add(last);
    if (runs.length > 0) this.finals.add(last - 1);
  }

  step(state: number, color: number): number {
    if (this.isFree) return state;
    if (color === 0) return this.onBlank[state];
    if (color === this.ownColor[state]) return this.own[state];
    return color === this.nextColor[state] ? this.next[state] : -1;
  }

  isFinal(state: number): boolean {
    return this.finals.has(state);
  }

  successors(states: readonly number[], candidates: number): number[] {
    const reached = new Set<number>();
    for (const state of states) {
      for (let color = 0; color < this.colors; color++) {
        if ((candidates & (1 << color)) === 0) continue;
        const to = this.step(state, color);
        if (to >= 0) reached.add(to);
      }
    }
    return [...reached];
  }

  private addState(onBlank: number, ownColor: number, own: number): void {
    this.onBlank.push(onBlank);
    this.ownColor.push(ownColor);
    this.own.push(own);
    this.nextColor.push(0);
    this.next.push(-1);
  }
}
