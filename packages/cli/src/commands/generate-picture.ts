// The pictures of `crosshatch generate`: by motif, by code, or those of a day.
import {
  type CodeResult,
  daily,
  type EndlessDifficulty,
  endless,
  fromCode,
  type MotifPuzzle,
  type PatternSymmetry,
} from '@crosshatch/core/make';
import { UsageError } from '../options/definition.js';

export interface PictureOptions {
  readonly motif?: string;
  readonly difficulty?: EndlessDifficulty;
  readonly colors: number;
  readonly symmetry: PatternSymmetry;
}

export interface PictureSource {
  /** A code or a date stands for one picture, whatever the seed is. */
  readonly isFixed: boolean;
  readonly make: (seed: number) => MotifPuzzle;
}

const CODE = /^[0-9A-Z](-?[0-9A-Z]{4}){3}$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const WHY: Readonly<Record<Extract<CodeResult, { ok: false }>['reason'], string>> = {
  malformed: 'nothing can be made from it',
  mistyped: 'its check digit does not match; compare it with the original',
  'unknown-version': 'it was made by a later version of crosshatch',
  'no-picture': 'no picture was ever made under it',
};

/** What makes the pictures, or undefined if random cells are wanted. */
export function pictureSource(what: string, options: PictureOptions): PictureSource | undefined {
  if (DATE.test(what)) return { isFixed: true, make: () => refusing(() => daily(what)) };
  if (CODE.test(what)) {
    const made = fromCode(what);
    if (made.ok) return { isFixed: true, make: () => made };
    throw new UsageError(`"${what}" is not the code of a picture: ${WHY[made.reason]}`);
  }
  const { motif, difficulty, colors, symmetry } = options;
  if (motif === undefined && difficulty === undefined) return undefined;
  const [, width, height] = /^(\d{1,4})(?:[x×](\d{1,4}))?$/i.exec(what) ?? [];
  if (width === undefined) {
    throw new UsageError(
      `"${what}" is not a size; expected one side or both, such as 20 or 20x15, from 5 to 60`,
    );
  }
  const size = height === undefined ? Number(width) : { width: Number(width), height: Number(height) };
  const recipe = {
    size,
    colors,
    symmetry,
    ...(motif === undefined ? {} : { motif }),
    ...(difficulty === undefined ? {} : { difficulty }),
  };
  return { isFixed: false, make: (seed) => refusing(() => endless({ ...recipe, seed })) };
}

/** The sentence of a refused recipe, for the user instead of a stack. */
function refusing(make: () => MotifPuzzle): MotifPuzzle {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message.replace(/\.$/, ''));
    throw error;
  }
}
