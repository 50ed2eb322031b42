// What `crosshatch make` tells: before and after with the changed cells marked, the verdict, the grade, and
// what may be dull about it.
import type { PuzzleDocument } from 'crosshatch';
import { drawPuzzle } from 'crosshatch/draw';
import { type GradeResult, grade } from 'crosshatch/explain';
import type { DullWarning, Improvement, PictureGrid } from 'crosshatch/make';
import { puzzleOf } from 'crosshatch/model';
import { solve } from 'crosshatch/solve';
import type { PictureOptions } from '../command-line/shared-options.js';
import type { Context } from '../context.js';
import type { ExitName } from '../exit-codes.js';
import { gradeSentence } from '../report/grade-words.js';
import { counted } from '../report/words.js';
import { drawOptions, roomOf } from '../terminal/pictures.js';
import type { TARGETS } from './make-options.js';

/** What the solver says of the result, and how hard it is. */
interface MadeVerdict {
  readonly verdict: 'unique' | 'multiple' | 'undecided';
  readonly lineSolvable: boolean;
  readonly grade: GradeResult;
  readonly outcome: Extract<ExitName, 'ok' | 'multiple' | 'undecided'>;
}

export interface Made {
  readonly name: string;
  readonly document: PuzzleDocument;
  readonly before: Pick<PictureGrid, 'grid' | 'palette'>;
  readonly improvement: Improvement;
  readonly target: (typeof TARGETS)[number];
  readonly verdict: MadeVerdict;
  readonly warnings: readonly DullWarning[];
  readonly files: readonly string[];
}

/** Line solves for the last word on a puzzle: some seconds. */
const LAST_WORD = { lineSolves: 10_000_000 };

/** Asks the solver once more, whatever was promised. */
export function verdictOf({ puzzle, reached }: Improvement, target: Made['target']): MadeVerdict {
  const result = solve(puzzle, { budget: LAST_WORD });
  const lineSolvable = result.verdict === 'unique' && result.lineSolvable;
  const verdict = result.verdict === 'none' ? 'undecided' : result.verdict;
  const isKept = reached || target === 'any' || (target === 'unique' && verdict === 'unique');
  const outcome = isKept ? 'ok' : verdict === 'unique' ? 'undecided' : verdict;
  return { verdict, lineSolvable, grade: grade(puzzle, { budget: LAST_WORD }), outcome };
}

export function madeJson({ name, document, improvement, target, verdict, warnings, files }: Made) {
  const { width, height, palette } = document.puzzle;
  const { reached, reason, changes, ambiguous } = improvement;
  const place = (cell: number) => ({ row: Math.floor(cell / width) + 1, column: (cell % width) + 1 });
  return {
    source: name,
    width,
    height,
    palette,
    target,
    reached,
    ...(reason === undefined ? {} : { reason }),
    verdict: verdict.verdict,
    lineSolvable: verdict.lineSolvable,
    grade:
      verdict.grade.verdict === 'graded'
        ? { class: verdict.grade.class, number: verdict.grade.number }
        : null,
    changes: changes.map(({ cell, from, to }) => ({ ...place(cell), from, to })),
    ambiguous: ambiguous.map(place),
    warnings,
    files,
  };
}

export function madeText(
  made: Made,
  options: PictureOptions & { readonly quiet?: boolean },
  context: Context,
): string {
  const pictures = options.quiet ? [] : [picturesOf(made, options, context), ''];
  const warnings = made.warnings.map(({ message }) => `warning: ${message}`);
  const files = made.files.map((file) => `Written to ${file}.`);
  return `${[...pictures, ...verdictLines(made), ...warnings, ...files].join('\n')}\n`;
}

function verdictLines({ document, improvement, verdict, target }: Made): string[] {
  const { width, height, palette } = document.puzzle;
  const { changes, reached, reason, ambiguous } = improvement;
  const percent = ((100 * changes.length) / (width * height)).toFixed(1);
  const colors = palette.colors.length === 1 ? '' : `, ${counted(palette.colors.length, 'colour')}`;
  const head = `${width}x${height}${colors}: ${VERDICTS[verdict.verdict]}${verdict.lineSolvable ? ', by line logic alone' : ''}.`;
  const changed =
    changes.length === 0
      ? 'No cell had to be changed.'
      : `${counted(changes.length, 'cell')} changed (${percent} %), marked above.`;
  const lines = [`${head} ${target === 'any' ? 'Nothing was changed.' : changed}`];
  if (verdict.verdict === 'unique') lines.push(gradeSentence(verdict.grade));
  if (!reached) lines.push(`The target "${target}" was not reached: ${WHY[reason ?? 'stuck']}.`);
  if (ambiguous.length > 0) lines.push(`${counted(ambiguous.length, 'cell')} still open.`);
  return lines;
}

const VERDICTS = {
  unique: 'exactly one solution',
  multiple: 'several solutions',
  undecided: 'not decided within the limit',
};

const WHY = {
  budget: 'the limit of effort came first',
  deadline: 'the time limit came first; give more with --timeout',
  abort: 'interrupted',
  max: 'stopped',
  stuck: 'no small change leads there; try another size or threshold',
};

/** Before and after, side by side where there is room. */
function picturesOf(
  { document, before, improvement }: Made,
  options: PictureOptions,
  context: Context,
): string {
  const { puzzle } = document;
  const look = drawOptions(puzzle, options, context);
  const { changes, grid } = improvement;
  if (changes.length === 0) return drawPuzzle(puzzle, grid, look);
  const plain = { ...look, clues: false };
  const left = drawPuzzle(puzzleOf(before.grid, before.palette), before.grid, plain).split('\n');
  const marked = changes.map(({ cell }) => cell);
  const right = drawPuzzle(puzzle, grid, { ...plain, marked }).split('\n');
  // Escape codes take no room.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they begin with
  const width = left[0].replace(/\u001b\[[0-9;]*m/g, '').length;
  const [was, is] = ['the picture', 'the puzzle'];
  if (2 * width + GAP.length > roomOf(context)) return [was, ...left, is, ...right].join('\n');
  const heading = was.padEnd(width) + GAP + is;
  return [heading, ...left.map((line, i) => line + GAP + right[i])].join('\n');
}

const GAP = '   ';
