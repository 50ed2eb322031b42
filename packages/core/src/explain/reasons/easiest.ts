// The easiest way to say something about a line. When only some cells of a step are needed, they may
// follow from less than the step saw, and then by another technique: of "the 2 is complete, so all
// others are blank" the cell at the far end needs one filled cell only, and "the 2 can't reach it".
import type { LineId } from '../../model/index.js';
import type { Query } from '../query.js';
import { allPlacements } from '../techniques/all-placements.js';
import { Board } from '../techniques/board.js';
import { LADDER, type LadderTechnique } from '../techniques/ladder.js';
import type { LineClue } from '../techniques/line-clue.js';
import { LineView } from '../techniques/line-view.js';
import type { LineFinding } from '../techniques/technique.js';

export interface Easiest {
  readonly technique: LadderTechnique;
  readonly finding: LineFinding;
}

/**
 * The first technique of the ladder that settles these cells of the line at once, seeing no other cells
 * than those `known`. Pre: the line has a clue, and they follow from it and these cells.
 */
export function easiestWithinLine(
  { puzzle, clues, all }: Board,
  line: LineId,
  known: ReadonlyMap<number, number>,
  settles: LineFinding['settles'],
  size: number,
  query: Query,
): Easiest {
  const clue = clues[line] as LineClue;
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
  const view = new LineView(alone, 0, clue, query.lineEngine);
  query.spendLines(1);
  for (const technique of LADDER) {
    if (technique.scope !== 'line') continue;
    const findings = technique.find(view);
    const covering = findings.find((finding) => covers(finding, settles, all));
    if (covering !== undefined) return { technique, finding: { ...covering, settles } };
    if (!technique.tellsSeveral) continue;
    const joined = join(findings.filter((finding) => concerns(finding, settles)));
    if (covers(joined, settles, all)) return { technique, finding: { ...joined, settles } };
  }
  // Trying all placements reaches whatever follows at all.
  return { technique: allPlacements, finding: { settles, runs: [], about: [] } };
}

/** Whether it says at least this of these cells. */
function covers(finding: LineFinding, settles: LineFinding['settles'], all: number): boolean {
  const told = new Map(finding.settles.map(({ position, candidates }) => [position, candidates]));
  return settles.every(({ position, candidates }) => ((told.get(position) ?? all) & ~candidates) === 0);
}

function concerns(finding: LineFinding, settles: LineFinding['settles']): boolean {
  return finding.settles.some(({ position }) => settles.some((wanted) => wanted.position === position));
}

function join(findings: readonly LineFinding[]): LineFinding {
  return {
    settles: findings.flatMap((finding) => finding.settles),
    runs: findings.flatMap(({ runs }) => runs),
    about: findings.flatMap(({ about }) => about),
  };
}
