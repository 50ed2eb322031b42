// Memo marks: a third, small mark that means whatever the player wants. They are no part of the puzzle's
// marks, so that no hint or check looks at them; undo and redo go through them in the order in which they were
// made, between the moves of the play.
import { signal } from '@preact/signals';

interface MemoMove {
  /** How many moves of the play were done when it was made. */
  readonly at: number;
  readonly cells: readonly number[];
}

export class MemoMarks {
  readonly cells = signal<ReadonlySet<number>>(new Set());
  private done: MemoMove[] = [];
  private undone: MemoMove[] = [];

  constructor(cells: Iterable<number> = []) {
    this.cells.value = new Set(cells);
  }

  /** Sets the marks as another tab has them. */
  replace(cells: Iterable<number>): void {
    this.cells.value = new Set(cells);
    this.done = [];
    this.undone = [];
  }

  /** Puts the mark on these cells, or takes it away where the first of them has it. */
  toggle(cells: readonly number[], at: number): void {
    const isOn = this.cells.peek().has(cells[0]);
    const changed = cells.filter((cell) => this.cells.peek().has(cell) === isOn);
    if (changed.length === 0) return;
    this.done.push({ at, cells: changed });
    this.undone = [];
    this.flip(changed);
  }

  /** A move of the play was made: what was undone here is gone. */
  forgetUndone(): void {
    this.undone = [];
  }

  /** Takes back the last one if it was made after `moves` moves of the play; whether it was. */
  undo(moves: number): boolean {
    return this.step(this.done, this.undone, (move) => move.at >= moves);
  }

  redo(moves: number): boolean {
    return this.step(this.undone, this.done, (move) => move.at <= moves);
  }

  /** Whether undo and redo have something to do here. */
  get has(): { readonly undo: boolean; readonly redo: boolean } {
    void this.cells.value;
    return { undo: this.done.length > 0, redo: this.undone.length > 0 };
  }

  private step(from: MemoMove[], to: MemoMove[], isDue: (move: MemoMove) => boolean): boolean {
    const move = from.at(-1);
    if (move === undefined || !isDue(move)) return false;
    from.pop();
    to.push(move);
    this.flip(move.cells);
    return true;
  }

  private flip(cells: readonly number[]): void {
    const next = new Set(this.cells.peek());
    for (const cell of cells) if (!next.delete(cell)) next.add(cell);
    this.cells.value = next;
  }
}
