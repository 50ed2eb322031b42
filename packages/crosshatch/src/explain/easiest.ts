// The easiest way to say something about a line. When only some cells of a step are needed, they may
// follow from less than the step saw, and then by another technique: of "the 2 is complete, so all
// others are blank" the cell at the far end needs one filled cell only, and "the 2 can't reach it".
import type { LineId } from '../model/index.js';
import { Board } from './board.js';
import { LADDER, type LadderTechnique } from './ladder.js';
import { LineView } from './line-view.js';
import type { Allowance } from './options.js';
import type { LineFinding } from './technique.js';

export interface Easiest {
  readonly technique: LadderTechnique;
  readonly finding: LineFinding;
}

/**
 * The first technique of the ladder that settles these cells of the line at once, seeing no other cells
 * than those `known`; undefined when there is none. Pre: the line has a clue.
 */
export function easiestWithinLine(
  { puzzle, clues, all }: Board,
  line: LineId,
  known: ReadonlyMap<number, number>,
  settles: LineFinding['settles'],
  size: number,
  allowance: Allowance,
): Easiest | undefined {
  const clue = clues[line];
  if (clue === null) return undefined;
  const alone = new Board(
    {
      width: size,
      height: 1,
      rows: [clue.runs],
      columns: new Array<null>(size).fill(null),
      palette: puzzle.palette,
    },
    {
      width: size,
      height: 1,
      cells: Uint32Array.from({ length: size }, (_, position) => known.get(position) ?? all),
    },
  );
  const view = new LineView(alone, 0, clue, allowance.lineEngine);
  allowance.spendLines(1);
  for (const technique of LADDER) {
    if (technique.scope !== 'line') continue;
    for (const finding of technique.find(view)) {
      const told = new Map(finding.settles.map(({ position, candidates }) => [position, candidates]));
      const covers = settles.every(
        ({ position, candidates }) => ((told.get(position) ?? all) & ~candidates) === 0,
      );
      if (covers) return { technique, finding: { ...finding, settles } };
    }
  }
  return undefined;
}
