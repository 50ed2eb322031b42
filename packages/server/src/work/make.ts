// Puzzles to order: random ones, and those made of pictures and words.
import {
  dullness,
  EMBLEM_NAMES,
  type EndlessRecipe,
  endless,
  type GenerateRecipe,
  type GradeBounds,
  generate,
  type MotifPuzzle,
  parseGradeRange,
  pictureGrid,
  type Threshold,
  textGrid,
} from '@crosshatch/core/make';
import { BLACK_ON_WHITE, harmless, MAX_COLORS, MAX_SIDE, normalRgb, type Size } from '@crosshatch/core/model';
import {
  type DrawnPicture,
  generatedDocument,
  generatedJson,
  generatedName,
  improveToTarget,
  madeJson,
  madeVerdict,
  notGeneratedJson,
  pictureDocument,
  pictureGeneratedJson,
  type ResultJson,
} from '@crosshatch/core/report';
import { Problem } from '../problems.js';
import type { OptionsOf } from '../requests.js';
import type { PictureTools, Source } from './protocol.js';

interface Bounds {
  readonly deadline: () => boolean;
  readonly cells: number;
}

/** Cells of all puzzles of one request: the answer is held in memory. */
const CELLS_OF_ALL = 2_000_000;

export function generatePuzzles(
  options: OptionsOf<'generate'>,
  { deadline, cells }: Bounds,
): readonly ResultJson[] {
  const size = sizeOf(options.size, cells);
  const { symmetry, colors, texture, density, count, motif, difficulty, seed = 0 } = options;
  if (count * size.width * size.height > CELLS_OF_ALL) {
    const detail = `count is ${count} and the size ${size.width}x${size.height}; one request makes at most ${CELLS_OF_ALL} cells in all.`;
    throw new Problem('not-possible', { detail });
  }
  if (motif !== undefined || difficulty !== undefined) return pictures(options, size, deadline);
  const needsSquare = symmetry === 'quarter' || symmetry === 'diagonal';
  if (needsSquare && size.width !== size.height) {
    const detail = `symmetry ${symmetry} needs a square; the size is ${size.width}x${size.height}.`;
    throw new Problem('not-possible', { detail });
  }
  const recipe: Omit<GenerateRecipe, 'seed'> = {
    ...size,
    density: density / 100,
    colors,
    texture,
    symmetry,
    want: options.lineSolvable ? 'line-solvable' : options.unique ? 'unique' : 'any',
    grade: boundsOf(options),
  };
  return Array.from({ length: count }, (_, i) =>
    generatedResult({ ...recipe, seed: seed + i }, options.goal, deadline),
  );
}

/** Pictures of a motif or a difficulty. A request that runs out of time ends with those that were made, at least one. */
function pictures(
  options: OptionsOf<'generate'>,
  { width, height }: Size,
  deadline: () => boolean,
): readonly ResultJson[] {
  const { motif, difficulty, colors, symmetry, count, goal, seed = 0 } = options;
  const random = (['length', 'depth'] as const).find((name) => options[name] !== undefined);
  const refused =
    random ?? (options.density !== 50 ? 'density' : options.texture !== 'noise' ? 'texture' : undefined);
  if (refused !== undefined) {
    const detail = `${refused} is for random puzzles; a picture is chosen by motif and difficulty.`;
    throw new Problem('invalid-request', { detail });
  }
  const recipe = {
    size: /[x×]/i.test(options.size) ? { width, height } : width,
    colors,
    symmetry,
    ...(motif === undefined ? {} : { motif }),
    ...(difficulty === undefined ? {} : { difficulty }),
  };
  const results: ResultJson[] = [];
  for (let i = 0; i < count && (i === 0 || !deadline()); i++) {
    const made = pictureOf({ ...recipe, seed: seed + i });
    results.push(pictureGeneratedJson(`picture-${made.code}`, pictureDocument(made, goal), made, seed + i));
  }
  return results;
}

/** A recipe that is refused is a mistake of the request. */
function pictureOf(recipe: EndlessRecipe): MotifPuzzle {
  try {
    return endless(recipe);
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('not-possible', { detail: error.message });
    throw error;
  }
}

function generatedResult(recipe: GenerateRecipe, keepsGoal: boolean, deadline: () => boolean): ResultJson {
  const result = generate(recipe, { deadline });
  const name = generatedName(recipe);
  if (!result.ok) return notGeneratedJson(name, recipe, result);
  return generatedJson(name, generatedDocument(result, recipe, keepsGoal), recipe, result.grade);
}

export async function makePuzzleOf(
  source: Source,
  options: OptionsOf<'make'>,
  { deadline, cells, tools }: Bounds & { readonly tools: PictureTools | undefined },
): Promise<ResultJson> {
  const { text, target, seed, title, author } = options;
  const hasPicture = source.content.length > 0;
  if (hasPicture === (text !== undefined)) {
    const detail = 'Send a picture as the body, or words as the option text; one of them.';
    throw new Problem('invalid-request', { detail });
  }
  const before =
    text === undefined ? await pictured(source, options, cells, tools) : lettered(text, options, cells);
  const turns = improveToTarget(before, target, { seed, deadline, grade: boundsOf(options) });
  let turn = turns.next();
  while (!turn.done) turn = turns.next();
  const improvement = turn.value;
  const named = title ?? text ?? (source.name === '-' ? undefined : source.name.replace(/\.[^.]*$/, ''));
  return madeJson({
    name: text === undefined ? source.name : harmless(text),
    document: {
      puzzle: improvement.puzzle,
      goal: improvement.grid,
      meta: {
        ...(named === undefined ? {} : { title: named }),
        ...(author === undefined ? {} : { author }),
      },
    },
    improvement,
    target,
    verdict: madeVerdict(improvement, target),
    warnings: dullness(improvement.puzzle, improvement.grid),
    files: [],
  });
}

/** The puzzles in a picture of them. */
export async function scanned(
  { name, content }: Source,
  { page, size }: OptionsOf<'scan'>,
  tools: PictureTools | undefined,
): Promise<readonly ResultJson[]> {
  if (tools === undefined) {
    throw new Problem('not-available', { detail: 'This server has no library to read pictures.' });
  }
  if (content.length === 0) {
    throw new Problem('unreadable-picture', {
      detail: 'The body is empty; send a screenshot or a photo of a puzzle.',
    });
  }
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const [columns, rows] = (size ?? '').split('x').map(Number);
  const outcome = await tools.scan(name, bytes, {
    ...(page === undefined ? {} : { page }),
    ...(size === undefined ? {} : { size: { columns, rows } }),
  });
  if (!outcome.ok) throw new Problem('unreadable-picture', { detail: outcome.message });
  return outcome.content;
}

async function pictured(
  { name, content }: Source,
  options: OptionsOf<'make'>,
  cells: number,
  tools: PictureTools | undefined,
): Promise<DrawnPicture> {
  if (tools === undefined) {
    throw new Problem('not-available', { detail: 'This server has no library to read pictures; send text.' });
  }
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const decoded = await tools.decode(name === '-' ? 'picture' : name, bytes);
  if (!decoded.ok) throw new Problem('unreadable-picture', { detail: decoded.message });
  const size = sizeOf(options.size, cells);
  const { crop, contrast, dither = false, outline = false, invert = false, specks } = options;
  return pictureGrid(decoded.content, {
    size: /x/i.test(options.size) ? size : size.width,
    colors: colorsOf(options.colors),
    threshold: thresholdOf(options.threshold),
    crop,
    contrast,
    dither,
    outline,
    invert,
    ...(specks === undefined ? {} : { specks }),
  });
}

function lettered(text: string, { scale, invert }: OptionsOf<'make'>, cells: number): DrawnPicture {
  const result = textGrid(text, { scale });
  if (!result.ok) {
    const emblems = EMBLEM_NAMES.map((name) => `:${name}:`).join(' ');
    const missing = 'missing' in result ? harmless(result.missing.join(' ')) : '';
    const detail = {
      missing: `The font has no ${missing}; it has letters, figures, punctuation and ${emblems}.`,
      empty: 'text is empty; give a word.',
      'too-large': 'text is too long for a puzzle; use fewer words or a smaller scale.',
    }[result.reason];
    throw new Problem('not-possible', { detail });
  }
  const { grid } = result;
  if (grid.width * grid.height > cells) {
    const detail = `text gives ${grid.width}x${grid.height} cells; this server takes at most ${cells} in all.`;
    throw new Problem('puzzle-too-large', { detail });
  }
  const inverted = invert ? grid.cells.map((cell) => 3 - cell) : grid.cells;
  return { grid: { ...grid, cells: inverted }, palette: BLACK_ON_WHITE };
}

function sizeOf(text: string, cells: number): Size {
  const [width, height = width] = text.toLowerCase().split(/[x×]/).map(Number);
  const isSide = (side: number) => side >= 1 && side <= MAX_SIDE;
  if (!isSide(width) || !isSide(height)) {
    throw new Problem('invalid-request', { detail: `size is "${text}"; sides are 1 to ${MAX_SIDE}.` });
  }
  if (width * height > cells) {
    const detail = `size is ${width}x${height}; this server takes at most ${cells} cells in all.`;
    throw new Problem('puzzle-too-large', { detail });
  }
  return { width, height };
}

function boundsOf({
  length,
  depth,
}: {
  length?: string | undefined;
  depth?: string | undefined;
}): GradeBounds {
  const range = (name: 'length' | 'depth', text: string | undefined): GradeBounds => {
    if (text === undefined) return {};
    const parsed = parseGradeRange(text);
    if (parsed !== undefined) return { [name]: parsed };
    const detail = `${name} is "${text}"; expected a range such as 20-40, from 0 to 100.`;
    throw new Problem('invalid-request', { detail });
  };
  return { ...range('length', length), ...range('depth', depth) };
}

function colorsOf(colors: number | string): number | readonly string[] {
  if (typeof colors === 'number') return colors;
  const list = colors.split(',').map((color) => normalRgb(color.trim()));
  if (list.length >= 2 && list.length <= MAX_COLORS + 1 && list.every((color) => color !== undefined)) {
    return list as string[];
  }
  throw new Problem('invalid-request', {
    detail: `colors is "${colors}"; expected a number, 1 to ${MAX_COLORS}, or colours such as #fff,#c00,#000.`,
  });
}

function thresholdOf(threshold: OptionsOf<'make'>['threshold']): Threshold {
  return typeof threshold === 'number' ? threshold / 100 : threshold;
}
