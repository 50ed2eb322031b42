// What the playground shows about a puzzle: whether it can be read, its solutions, its grade, and the steps by which a
// person solves it. Runs in a worker; all results are plain data.
import {
  Analysis,
  explainWords,
  formatFault,
  type Grid,
  type Puzzle,
  parse,
  unknownGrid,
} from '@crosshatch/core';
import { gradeWords } from '@crosshatch/core/explain';
import { asSentence, verdictMessage } from '@crosshatch/core/messages';
import { picture } from '../figures/picture.js';

/** Work that an answer may take, in line solves: seconds at most on a slow phone. */
const EFFORT = { lineSolves: 2_000_000 };

/** Steps beyond these are not shown. */
const MOST_STEPS = 400;

interface StepView {
  readonly title: string;
  readonly sentence: string;
  readonly svg: string;
}

export type Examined =
  | { readonly ok: false; readonly faults: readonly string[] }
  | {
      readonly ok: true;
      readonly title: string;
      readonly facts: string;
      readonly verdict: string;
      readonly grade: string;
      readonly svg: string;
      readonly steps: readonly StepView[];
      /** Why the steps end before the puzzle is solved; empty otherwise. */
      readonly stepsEnd: string;
    };

export function examine(text: string): Examined {
  const read = parse(text, { name: 'puzzle' });
  if (!read.ok)
    return { ok: false, faults: read.faults.slice(0, 10).map((fault) => formatFault(fault, 'puzzle')) };
  const document = read.documents[0];
  const { puzzle } = document;
  const analysis = new Analysis(puzzle);
  const result = analysis.result({ effort: EFFORT });
  const shown = result.verdict === 'unique' ? result.solution : firstGrid(result);
  const steps = stepViews(analysis, puzzle, document);
  const colors = puzzle.palette.colors.length;
  return {
    ok: true,
    title: document.meta.title ?? 'Untitled',
    facts: `${puzzle.width} x ${puzzle.height}, ${colors === 1 ? 'black and white' : `${colors} colours`}, read as ${read.format}`,
    verdict: asSentence(verdictMessage(result, puzzle)),
    grade: result.verdict === 'unique' ? gradeWords(analysis.grade({ effort: EFFORT })).sentence : '',
    svg: picture(document, shown, { cellSize: cellSize(puzzle) }),
    ...steps,
  };
}

function firstGrid(result: ReturnType<Analysis['result']>): Grid | undefined {
  if (result.verdict === 'multiple') return result.solutions[0];
  return 'partial' in result ? result.partial : undefined;
}

function stepViews(
  analysis: Analysis,
  puzzle: Puzzle,
  document: Parameters<typeof picture>[0],
): { steps: StepView[]; stepsEnd: string } {
  const grid = unknownGrid(puzzle, puzzle.palette);
  const steps: StepView[] = [];
  for (const deduction of analysis.steps({ effort: EFFORT })) {
    if (steps.length === MOST_STEPS)
      return { steps, stepsEnd: `Only the first ${MOST_STEPS} steps are shown.` };
    for (const { cell, candidates } of deduction.settles) grid.cells[cell] = candidates;
    const { title, sentence } = explainWords(deduction, puzzle);
    const marked = deduction.settles.map(({ cell }) => cell);
    steps.push({ title, sentence, svg: picture(document, grid, { cellSize: cellSize(puzzle), marked }) });
  }
  return { steps, stepsEnd: '' };
}

/** Large puzzles get small cells, so that the picture fits a page. */
function cellSize(puzzle: Puzzle): number {
  return Math.max(8, Math.min(24, Math.floor(560 / Math.max(puzzle.width, puzzle.height))));
}
