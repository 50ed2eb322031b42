// A conclusion within one line as small steps. Complete line logic sees at once what a person works out in two
// or three moves: the ladder is climbed within the line alone until the conclusion is reached, and of its steps
// those are kept that the conclusion rests on.
import type { LineId } from '../../model/index.js';
import type { Deduction } from '../deduction.js';
import type { Query } from '../query.js';
import { allPlacements } from '../techniques/all-placements.js';
import type { Board } from '../techniques/board.js';
import { LADDER, type LadderTechnique } from '../techniques/ladder.js';
import type { LineClue } from '../techniques/line-clue.js';
import { LineView } from '../techniques/line-view.js';
import type { LineFinding } from '../techniques/technique.js';
import { aloneBoard, easiestWithinLine } from './easiest.js';
import { lineDeduction } from './line-deduction.js';
import { drop, minimalReason, neededRuns } from './reason.js';

/** More small steps than this are harder to follow than one look at all placements. */
const MOST_STEPS = 8;

const SIMPLER = LADDER.filter(
  (technique) => technique.scope === 'line' && technique.cost < allPlacements.cost,
);

interface SmallStep {
  readonly cells: Uint32Array;
  readonly settles: LineFinding['settles'];
}

export interface LineConclusionCase {
  readonly board: Board;
  readonly line: LineId;
  /** The cells of the line, and which of them the conclusion may rest on. */
  readonly before: Uint32Array;
  readonly positions: readonly number[];
  readonly settles: LineFinding['settles'];
}

/** The small steps as deductions; undefined when simpler techniques do not get there in a few steps. */
export function splitWithinLine(given: LineConclusionCase, query: Query): Deduction[] | undefined {
  const { board, line, before, positions } = given;
  const clue = board.clues[line] as LineClue;
  const known = new Map(positions.map((position) => [position, before[position]]));
  const walk = walkTo(given, known, clue, query);
  if (walk === undefined) return undefined;

  const lineCase = { engine: query.lineEngine, clue: clue.runs, all: board.all };
  const needed = new Map(given.settles.map(({ position, candidates }) => [position, candidates]));
  const steps: Deduction[] = [];
  for (const { cells, settles } of walk.reverse()) {
    const wanted = settles.filter(({ position }) => needed.has(position));
    if (wanted.length === 0) continue;
    query.spendLines(2);
    let reason = minimalReason({ ...lineCase, cells }, { settles: wanted, runs: [] });
    const easiestFrom = (positions: Iterable<number>) => {
      const seen = new Map([...positions].map((position) => [position, cells[position]]));
      return easiestWithinLine(board, line, seen, wanted, before.length, query);
    };
    let chosen = easiestFrom(reason.cells);
    if (chosen.technique.id === 'all-placements') {
      // Of the fewest cells only complete line logic sees it: more of them make it simple.
      const kept = simplyNeeded(cells, board.all, (of) => easiestFrom(of).technique.id !== 'all-placements');
      if (kept === undefined) return undefined;
      chosen = easiestFrom(kept);
      reason = { cells: kept, runs: neededRuns({ ...lineCase, cells }, chosen.finding, kept) };
    }
    const { technique, finding } = chosen;
    if (steps.length === MOST_STEPS) return undefined;
    const rests = new Set(reason.cells);
    // What is settled had the candidates of the whole grid; what is rested on, those of the argument.
    const shown = cells.map((now, position) => (rests.has(position) ? now : now & before[position]));
    steps.push(lineDeduction(board, technique, line, shown, finding, reason));
    for (const { position } of wanted) needed.delete(position);
    for (const position of reason.cells) needed.set(position, cells[position]);
  }
  return steps.reverse();
}

/** The cells without any of which a simple technique would not see it; undefined when none sees it at all. */
function simplyNeeded(
  cells: Uint32Array,
  all: number,
  isSimple: (positions: ReadonlySet<number>) => boolean,
): readonly number[] | undefined {
  const kept = new Set([...cells.keys()].filter((position) => cells[position] !== all));
  if (!isSimple(kept)) return undefined;
  drop(kept, [...kept], () => isSimple(kept));
  return [...kept].sort((a, b) => a - b);
}

/** Applies the easiest finding, again and again, until everything wanted is settled. */
function walkTo(
  { board, settles, before: { length: size } }: LineConclusionCase,
  known: ReadonlyMap<number, number>,
  clue: LineClue,
  query: Query,
): SmallStep[] | undefined {
  const alone = aloneBoard(board, clue, known, size);
  const cells = alone.cellsOf[0];
  const view = new LineView(alone, 0, clue, query.lineEngine);
  const walk: SmallStep[] = [];
  while (!settles.every(({ position, candidates }) => (cells[position] & ~candidates) === 0)) {
    if (!query.spendLines(1)) return undefined;
    const finding = easiest(view);
    if (finding === undefined) return undefined;
    walk.push({ cells: cells.slice(), settles: finding.settles });
    for (const { position, candidates } of finding.settles) {
      if (!alone.set(position, cells[position] & candidates)) return undefined;
    }
  }
  return walk;
}

function easiest(view: LineView): LineFinding | undefined {
  for (const technique of SIMPLER as readonly (LadderTechnique & { scope: 'line' })[]) {
    const [finding] = technique.find(view);
    if (finding !== undefined) return finding;
  }
  return undefined;
}
