// Clues as bits, in either direction. What does not fit in the room that a line has left is never asked:
// a full line has no further run, and the last run can't be longer than the rest.
import type { Clue, Run } from '../../model/index.js';
import { type BitCoder, Contexts } from './bit-coder.js';
import { SymbolCode } from './number-code.js';

/** Runs longer than this share what is known of their lengths. */
const DISTINGUISHED = 20;
/** How finely the room that is left is distinguished. */
const ROOMS = 12;

export class ClueCode {
  private readonly more = new Contexts(2 * (ROOMS + 1));
  private readonly longer = new Contexts(DISTINGUISHED + 1);
  private readonly unknown = new Contexts(2);
  private readonly sameColor = new Contexts(1);
  private readonly color: SymbolCode;
  private readonly hasUnknown: boolean;
  private readonly hasBlotted: boolean;

  /** `clues`: all that will be written; a reader has none. */
  constructor(
    private readonly coder: BitCoder,
    private readonly colors: number,
    clues: readonly Clue[],
  ) {
    this.color = new SymbolCode(colors);
    this.hasUnknown = coder.even(clues.includes(null));
    this.hasBlotted = coder.even(clues.some((clue) => clue?.some((run) => run.length === null)));
  }

  /** The clue of a line of this many cells. */
  code(cells: number, clue: Clue): Clue {
    if (this.hasUnknown && this.coder.bit(this.unknown, 0, clue === null)) return null;
    const runs: Run[] = [];
    let room = cells;
    while (this.hasMore(room, cells, runs.length, runs.length < (clue?.length ?? 0))) {
      const run = this.codeRun(runs.at(-1), room, clue?.[runs.length]);
      room -= (run.length ?? 1) + (run.color === runs.at(-1)?.color ? 1 : 0);
      runs.push(run);
    }
    return runs;
  }

  private hasMore(room: number, cells: number, index: number, value: boolean): boolean {
    const least = index > 0 && this.colors === 1 ? 2 : 1;
    if (room < least) return false;
    const share = Math.floor((ROOMS * room) / cells);
    return this.coder.bit(this.more, 2 * share + (index === 0 ? 0 : 1), value);
  }

  private codeRun(previous: Run | undefined, room: number, run: Run | undefined): Run {
    const color = this.codeColor(previous?.color, room, run?.color ?? 1);
    const most = room - (color === previous?.color ? 1 : 0);
    if (this.hasBlotted && this.coder.bit(this.unknown, 1, run?.length === null)) {
      return { length: null, color };
    }
    const wanted = run?.length ?? 1;
    let length = 1;
    while (length < most && this.coder.bit(this.longer, Math.min(length, DISTINGUISHED), wanted > length))
      length += 1;
    return { length, color };
  }

  private codeColor(previous: number | undefined, room: number, color: number): number {
    if (this.colors === 1) return 1;
    // Where one cell is left, a gap does not fit.
    if (previous !== undefined && room > 1 && this.coder.bit(this.sameColor, 0, color === previous)) {
      return previous;
    }
    return this.color.code(this.coder, color - 1) + 1;
  }
}
