// What a person may have done when a clue was typed as `typed` instead of `right`, and how likely that is.
import type { Run } from '../../model/index.js';
import { type Edit, editsOf, keyOf } from './edits.js';

export interface Slip {
  readonly kind: Edit['kind'] | 'reverse' | 'recolor' | 'rewrite';
  /** The run concerned, from 0; -1 when the whole clue is. */
  readonly run: number;
  /** 0 likely, higher less so. */
  readonly oddity: number;
}

/** A whole clue typed differently is as odd as this, and each further difference adds `PER_DIFFERENCE`. */
const REWRITTEN = 3;
const PER_DIFFERENCE = 1;
/** The clue of a neighbouring line typed again: whatever should stand there is as likely as any other clue. */
const REPEATED = 1;

/** The slips of one typed clue. `neighbors`: the clues of the lines beside it, one of which may have been repeated. */
export class Slips {
  private readonly edits = new Map<string, Edit>();
  private readonly reversed: string;
  private readonly isRepeated: boolean;

  constructor(
    private readonly typed: readonly Run[],
    size: number,
    colors: number,
    neighbors: readonly (readonly Run[] | null)[],
  ) {
    for (const edit of editsOf(typed, size, colors)) this.edits.set(keyOf(edit.clue), edit);
    this.reversed = keyOf([...typed].reverse());
    const key = keyOf(typed);
    this.isRepeated = typed.length > 0 && neighbors.some((clue) => clue !== null && keyOf(clue) === key);
  }

  of(right: readonly Run[]): Slip {
    const key = keyOf(right);
    const edit = this.edits.get(key);
    const slip = edit ?? this.wholeClue(right, key);
    return this.isRepeated && slip.oddity > REPEATED ? { kind: 'rewrite', run: -1, oddity: REPEATED } : slip;
  }

  private wholeClue(right: readonly Run[], key: string): Slip {
    const { typed } = this;
    if (key === this.reversed) return { kind: 'reverse', run: -1, oddity: 1 };
    const isSameLengths =
      typed.length === right.length && typed.every((run, j) => run.length === right[j].length);
    if (isSameLengths) {
      const changed = typed.flatMap((run, j) => (run.color === right[j].color ? [] : [j]));
      return { kind: 'recolor', run: changed[0], oddity: changed.length === 1 ? 0.5 : 1.5 };
    }
    return { kind: 'rewrite', run: -1, oddity: REWRITTEN + PER_DIFFERENCE * differences(typed, right) };
  }
}

/** How many runs have to be changed, added or left out. */
function differences(a: readonly Run[], b: readonly Run[]): number {
  let row = b.map((_, j) => j + 1);
  row.unshift(0);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1].length === b[j - 1].length && a[i - 1].color === b[j - 1].color;
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (isSame ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length];
}
