// One row of `batch`: what is known of one puzzle. Part of the interface: fields are added, never changed.
import type { GradeClass } from 'crosshatch/explain';
import type { Effort } from 'crosshatch/solve';
import type { Examination, Hashes } from '../examine/examine.js';
import type { TaskOutcome } from '../examine/pool.js';
import { type SourceFault, sourceFaultText } from '../input/sources.js';
import { diagnosisMessage } from './diagnosis-message.js';
import type { BatchItem } from './items.js';

export const ROW_VERDICTS = ['unique', 'multiple', 'none', 'undecided', 'invalid', 'crashed'] as const;
export type RowVerdict = (typeof ROW_VERDICTS)[number];

export interface BatchRow {
  /** The number of the puzzle in the order of the input, from 1. */
  readonly id: number;
  readonly source: string;
  /** Within its source, from 1. */
  readonly index: number;
  readonly title?: string;
  readonly width?: number;
  readonly height?: number;
  readonly colors?: number;
  readonly verdict: RowVerdict;
  /** How many solutions were found; with the default of 2 looked for, 2 means "several". */
  readonly solutions?: number;
  readonly lineSolvable?: boolean;
  /** Class and number of the grade, when asked for; `not-unique` and 100 of ambiguous puzzles. */
  readonly grade?: string;
  readonly gradeNumber?: number;
  readonly effort?: Effort;
  readonly milliseconds?: number;
  readonly hash?: string;
  readonly symmetryHash?: string;
  /** The id of the first puzzle with the same clues, or the same turned or mirrored. */
  readonly duplicateOf?: number;
  readonly duplicate?: 'exact' | 'symmetric';
  /** What is wrong: of what can't be read always, of puzzles not unique when asked for. */
  readonly message?: string;
  readonly faults?: readonly SourceFault[];
}

/** As much of a row as a later run needs: its puzzle is done, and others may be copies of it. */
export type EarlierRow = Pick<
  BatchRow,
  'id' | 'source' | 'index' | 'hash' | 'symmetryHash' | 'duplicateOf' | 'duplicate'
>;

export function earlierRow(row: BatchRow): EarlierRow {
  const { id, source, index, hash, symmetryHash, duplicateOf, duplicate } = row;
  return {
    id,
    source,
    index,
    ...(hash === undefined ? {} : { hash }),
    ...(symmetryHash === undefined ? {} : { symmetryHash }),
    ...(duplicateOf === undefined ? {} : { duplicateOf }),
    ...(duplicate === undefined ? {} : { duplicate }),
  };
}

/** What is known before the puzzle is looked at. */
function head({ id, source, index, document }: BatchItem) {
  if (document === undefined) return { id, source, index };
  const { puzzle, meta } = document;
  return {
    id,
    source,
    index,
    ...(meta.title === undefined ? {} : { title: meta.title }),
    width: puzzle.width,
    height: puzzle.height,
    colors: puzzle.palette.colors.length,
  };
}

export function invalidRow(item: BatchItem, faults: readonly SourceFault[]): BatchRow {
  const [message] = sourceFaultText(item.source, faults[0]).split('\n');
  return { ...head(item), verdict: 'invalid', message, faults };
}

/** The grade of an ambiguous puzzle. */
const NOT_UNIQUE: { grade: GradeClass; gradeNumber: number } = { grade: 'not-unique', gradeNumber: 100 };

export function rowOf(
  item: BatchItem,
  outcome: TaskOutcome<Examination>,
  hashes: Hashes | undefined,
  isGraded: boolean,
): BatchRow {
  const begun = { ...head(item), ...hashes };
  if (outcome.kind === 'crashed') return { ...begun, verdict: 'crashed', message: outcome.message };
  if (outcome.kind === 'overran') {
    return {
      ...begun,
      verdict: 'undecided',
      solutions: 0,
      message: 'stopped: it did not keep to the time limit',
    };
  }
  const { result, grade, milliseconds, diagnosis } = outcome.answer;
  const message = diagnosisMessage(diagnosis);
  return {
    ...begun,
    verdict: result.verdict,
    solutions: result.verdict === 'unique' ? 1 : 'solutions' in result ? result.solutions.length : 0,
    ...('lineSolvable' in result ? { lineSolvable: result.lineSolvable } : {}),
    ...(grade?.verdict === 'graded' ? { grade: grade.class, gradeNumber: grade.number } : {}),
    // That there are several solutions is the grade: nothing more has to be worked out for it.
    ...(isGraded && result.verdict === 'multiple' ? NOT_UNIQUE : {}),
    effort: result.effort,
    milliseconds: Math.round(milliseconds * 10) / 10,
    ...(message === undefined ? {} : { message }),
  };
}
