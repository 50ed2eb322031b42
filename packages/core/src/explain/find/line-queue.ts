// Lines that wait to be looked at, each of them once, in the order in which they came.
import type { LineId } from '../../model/index.js';

export class LineQueue {
  /** How many wait. */
  size = 0;
  private readonly lines: Int32Array;
  private readonly isWaiting: Uint8Array;

  /** Pre: lines are below `count`. */
  constructor(count: number) {
    this.lines = new Int32Array(count);
    this.isWaiting = new Uint8Array(count);
  }

  add(line: LineId): void {
    if (this.isWaiting[line] === 1) return;
    this.isWaiting[line] = 1;
    this.lines[this.size] = line;
    this.size += 1;
  }

  at(index: number): LineId {
    return this.lines[index];
  }

  clear(): void {
    for (let i = 0; i < this.size; i++) this.isWaiting[this.lines[i]] = 0;
    this.size = 0;
  }
}
