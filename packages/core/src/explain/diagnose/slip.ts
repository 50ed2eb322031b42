// What a person may have done when a clue was typed as `typed` instead of `right`, and how likely that is.
import type { Clue, Run } from '../../model/index.js';
import { type Edit, editsOf, keyOf } from './edits.js';
import { ODDITY, placeCost } from './likelihood.js';

export interface Slip {
  readonly kind: Edit['kind'] | 'reverse' | 'recolor' | 'rewrite';
  /** The run concerned, from 0; -1 when the whole clue is. */
  readonly run: number;
  /** 0 likely, higher less so. */
  readonly oddity: number;
}

/** The slips of one typed clue. `previous`: the clue of the line before it, which may have been typed again. */
export class Slips {
  private readonly edits = new Map<string, Edit>();
  private readonly reversed: string;
  /** Whether the line before reads the same. */
  readonly isRepeated: boolean;

  constructor(
    private readonly typed: readonly Run[],
    size: number,
    colors: number,
    previous: Clue,
  ) {
    for (const edit of editsOf(typed, size, colors)) this.edits.set(keyOf(edit.clue), edit);
    this.reversed = keyOf([...typed].reverse());
    const key = keyOf(typed);
    this.isRepeated = typed.length > 0 && previous !== null && keyOf(previous) === key;
  }

  of(right: readonly Run[]): Slip {
    const key = keyOf(right);
    const edit = this.edits.get(key);
    const slip = edit === undefined ? this.wholeClue(right, key) : placed(edit, right);
    if (!this.isRepeated || slip.oddity <= ODDITY.repeated) return slip;
    return edit === undefined
      ? { kind: 'rewrite', run: -1, oddity: ODDITY.repeated }
      : { ...slip, oddity: ODDITY.repeated };
  }

  private wholeClue(right: readonly Run[], key: string): Slip {
    const { typed } = this;
    if (key === this.reversed) return { kind: 'reverse', run: -1, oddity: ODDITY.reversed };
    const isSameLengths =
      typed.length === right.length && typed.every((run, j) => run.length === right[j].length);
    if (isSameLengths) {
      const changed = typed.flatMap((run, j) => (run.color === right[j].color ? [] : [j]));
      return {
        kind: 'recolor',
        run: changed[0],
        oddity: changed.length === 1 ? ODDITY.color + placeCost(right.length) : ODDITY.colors,
      };
    }
    return {
      kind: 'rewrite',
      run: -1,
      oddity: ODDITY.rewritten + ODDITY.perDifference * differences(typed, right),
    };
  }
}

/** The slip with the cost of its place. A number that was left out may be any of several equal ones in a row. */
function placed({ kind, run, oddity }: Edit, right: readonly Run[]): Slip {
  if (kind === 'change' || kind === 'swap-runs')
    return { kind, run, oddity: oddity + placeCost(right.length) };
  if (kind !== 'add') return { kind, run, oddity };
  const isEqual = ({ length, color }: Run) => length === right[run].length && color === right[run].color;
  let [first, last] = [run, run];
  while (first > 0 && isEqual(right[first - 1])) first -= 1;
  while (last + 1 < right.length && isEqual(right[last + 1])) last += 1;
  return { kind, run, oddity: oddity + placeCost(right.length, last - first + 1) };
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
