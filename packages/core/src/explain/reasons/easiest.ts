// The easiest technique for a conclusion within one line. When only some cells of a step are needed, they may
// follow from less than the step used, and then by an easier technique: of "the 2 is complete: the other cells
// are blank" the cell at the far end needs only one filled cell, and that the 2 reaches only so far.
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
  const alone = aloneBoard({ puzzle, all }, clue, known, size);
  const view = new LineView(alone, 0, clue, query.lineEngine);
  query.spendLines(1);
  for (const technique of LADDER) {
    if (technique.scope !== 'line') continue;
    const findings = technique.find(view);
    const covering = findings.find((finding) => covers(finding, settles, all));
    if (covering !== undefined) return { technique, finding: { ...covering, settles } };
    if (!technique.joinsFindings) continue;
    const joined = join(findings.filter((finding) => concerns(finding, settles)));
    if (covers(joined, settles, all)) return { technique, finding: { ...joined, settles } };
  }
  // Trying all placements reaches whatever follows at all.
  return { technique: allPlacements, finding: { settles, runs: [], about: [] } };
}

/** A board of one row: the line with this clue, of which only these cells are known. */
export function aloneBoard(
  { puzzle, all }: Pick<Board, 'puzzle' | 'all'>,
  clue: LineClue,
  known: ReadonlyMap<number, number>,
  size: number,
): Board {
  return new Board(
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
}

/** Whether the finding settles at least this. */
function covers(finding: LineFinding, settles: LineFinding['settles'], all: number): boolean {
  const settled = new Map(finding.settles.map(({ position, candidates }) => [position, candidates]));
  return settles.every(({ position, candidates }) => ((settled.get(position) ?? all) & ~candidates) === 0);
}

function concerns(finding: LineFinding, settles: LineFinding['settles']): boolean {
  return finding.settles.some(({ position }) => settles.some((wanted) => wanted.position === position));
}

function join(findings: readonly LineFinding[]): LineFinding {
  return {
    settles: findings.flatMap((finding) => finding.settles),
    runs: findings.flatMap(({ runs }) => runs),
    about: findings.flatMap(({ about }) => about),
    room: findings.flatMap(({ room }) => room ?? []),
  };
}
