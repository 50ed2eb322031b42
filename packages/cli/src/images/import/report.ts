// The report of `crosshatch make`: before and after with the changed cells marked, the verdict, the grade, and what may
// be boring about the puzzle.
import type { PictureGrid } from '@crosshatch/core/make';
import { stopMessage } from '@crosshatch/core/messages';
import { puzzleOf } from '@crosshatch/core/model';
import { pictureSize } from '@crosshatch/core/render';
import type { MadePuzzle } from '@crosshatch/core/report';
import type { StopReason } from '@crosshatch/core/solve';
import type { Context } from '../../context.js';
import type { PictureOptions } from '../../options/shared-options.js';
import { gradeSentence } from '../../report/grade-words.js';
import { counted } from '../../report/words.js';
import { drawFitted, drawOptions } from '../../terminal/pictures.js';

export interface Made extends MadePuzzle {
  readonly before: Pick<PictureGrid, 'grid' | 'palette'>;
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
  if (!reached) lines.push(`The target "${target}" was not reached: ${whyNot(reason ?? 'stuck')}.`);
  if (ambiguous.length > 0) lines.push(`${counted(ambiguous.length, 'cell')} still open.`);
  return lines;
}

const VERDICTS = {
  unique: 'exactly one solution',
  multiple: 'several solutions',
  undecided: 'undecided within the limit',
};

/** Why the target was not reached, with a suggestion. */
function whyNot(reason: StopReason | 'stuck'): string {
  if (reason === 'stuck') return 'no small change helps; try another size or threshold';
  return `${stopMessage(reason)}${reason === 'deadline' ? '; allow more with --timeout' : ''}`;
}

/** Before and after, side by side if there is room. */
function picturesOf(
  { document, before, improvement }: Made,
  options: PictureOptions,
  context: Context,
): string {
  const { puzzle } = document;
  const look = drawOptions(puzzle, options, context);
  const { changes, grid } = improvement;
  if (changes.length === 0) return drawFitted(puzzle, grid, look);
  const plain = { ...look, clues: false };
  const left = drawFitted(puzzleOf(before.grid, before.palette), before.grid, plain).split('\n');
  const marked = changes.map(({ cell }) => cell);
  const right = drawFitted(puzzle, grid, { ...plain, marked }).split('\n');
  const width = pictureSize(puzzle, plain).columns;
  const [was, is] = ['the picture', 'the puzzle'];
  if (2 * width + GAP.length > look.room) return [was, ...left, is, ...right].join('\n');
  const heading = was.padEnd(width) + GAP + is;
  return [heading, ...left.map((line, i) => line + GAP + right[i])].join('\n');
}

const GAP = '   ';
