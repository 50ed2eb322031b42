// One row of `batch`: what is known of one puzzle. Part of the interface: fields are added, never changed.

import type { GradeClass } from '../explain/index.js';
import { formatFault, type ParseFault } from '../formats/index.js';
import type { PuzzleDocument } from '../model/index.js';
import type { Effort } from '../solve/index.js';
import type { Outcome } from '../worker/index.js';
import { diagnosisMessage } from './diagnosis-message.js';
import type { Examination, Hashes } from './examine.js';
import { type SourceWarning, type WarningJson, warningJson } from './puzzle-json.js';

/** A fault that keeps a source from being read: of its content, with a place, or of the file itself. */
export type SourceFault = ParseFault | { readonly code: 'cannot-read'; readonly message: string };

/** A fault as text: where, what, the excerpt, and how to fix it. */
export function sourceFaultText(name: string, fault: SourceFault | SourceWarning): string {
  return 'excerpt' in fault ? formatFault(fault, name) : `${name}: ${fault.message}`;
}

/** What a row says of a puzzle before it is examined. */
export interface PuzzleHead {
  readonly title?: string;
  /** In cells. */
  readonly width: number;
  /** In cells. */
  readonly height: number;
  /** Not counting the background. */
  readonly colorCount: number;
  readonly orientation?: 'assumed';
  readonly warnings: readonly WarningJson[];
}

/** A source without puzzles: why. */
export interface UnreadSource {
  readonly faults: readonly SourceFault[];
  readonly stopped?: 'deadline' | 'abort';
  /** The message of an error that a reader threw: a mistake in the program. */
  readonly crashed?: string;
}

/** Every verdict of a batch row. */
export const ROW_VERDICTS = ['unique', 'multiple', 'none', 'undecided', 'invalid', 'crashed'] as const;
/** A verdict of a batch row. */
export type RowVerdict = (typeof ROW_VERDICTS)[number];

/** A row of a batch report. */
export interface BatchRow {
  /** The number of the puzzle in the order of the input, from 1. */
  readonly id: number;
  readonly source: string;
  /** Within its source, from 1. */
  readonly index: number;
  readonly title?: string;
  /** Absent, with height and colours, when the source could not be read. */
  readonly width?: number;
  readonly height?: number;
  readonly colorCount?: number;
  /** Present when the file does not say which clues are the rows: the puzzle may be the transposed one. */
  readonly orientation?: 'assumed';
  readonly verdict: RowVerdict;
  /** How many solutions were found; with the default of 2 looked for, 2 means "several". */
  readonly solutionCount?: number;
  readonly lineSolvable?: boolean;
  /** Only if grading was requested; ambiguous puzzles have class `not-unique` and number 100. */
  readonly grade?: {
    readonly class: GradeClass;
    readonly number: number;
    /** How long it takes, and the hardest idea; missing for puzzles that were not graded because they are ambiguous. */
    readonly length?: number;
    readonly depth?: number;
  };
  readonly effort?: Effort;
  /** Wall time of the examination. */
  readonly milliseconds?: number;
  readonly hash?: string;
  readonly symmetryHash?: string;
  /** The beginning of the SHA-256 of the source's bytes; absent when they could not be read. */
  readonly inputHash?: string;
  /** In a report over a part of the input: which part, and the number of the source in all of the input. */
  readonly shard?: { readonly part: number; readonly of: number; readonly source: number };
  /** The options that rows depend on, such as `grade max=2 timeout=60`. */
  readonly options: string;
  /** The id of the first puzzle with the same clues, or the same turned or mirrored. */
  readonly duplicateOf?: number;
  readonly duplicate?: 'exact' | 'symmetric';
  /** What is wrong. Always present if the source cannot be read; for puzzles that are not unique only on request. */
  readonly message?: string;
  readonly faults?: readonly SourceFault[];
  /** Oddities of the source. A row read from a CSV report has only the messages. */
  readonly warnings: readonly Pick<WarningJson, 'message'>[];
}

/** What all rows of one source share. */
export interface RowOrigin {
  readonly source: string;
  readonly shard?: BatchRow['shard'];
  readonly inputHash?: string;
  readonly options: string;
}

/** A row before its number and its duplicates are known. */
export type RowBody = Omit<BatchRow, 'id' | 'duplicateOf' | 'duplicate'>;

/** For a source that gives no puzzles. */
export function unreadRow({ source, inputHash, shard, options }: RowOrigin, reading: UnreadSource): RowBody {
  const { faults, stopped } = reading;
  // A reader that fails is our bug, whether it was caught or took its worker down.
  const crashed = reading.crashed ?? faults.find(({ code }) => code === 'internal')?.message;
  const origin = {
    ...(inputHash === undefined ? {} : { inputHash }),
    ...(shard === undefined ? {} : { shard }),
    options,
    warnings: [],
  };
  if (crashed !== undefined)
    return { source, index: 1, verdict: 'crashed', message: `reading it failed: ${crashed}`, ...origin };
  const [message] = sourceFaultText(source, faults[0]).split('\n');
  const verdict = stopped === undefined ? 'invalid' : 'undecided';
  return { source, index: 1, verdict, message, faults, ...origin };
}

/** For a source whose worker was lost before it had read it. */
export function lostRow(origin: RowOrigin, outcome: Exclude<Outcome<unknown>, { kind: 'result' }>): RowBody {
  const reading =
    'message' in outcome
      ? { faults: [], crashed: outcome.message }
      : ({ faults: [OVERRAN], stopped: 'deadline' } as const);
  return unreadRow(origin, reading);
}

/** The same code and words as those of a reader that stops itself: which of the two comes first is a matter of load. */
const OVERRAN: SourceFault = {
  code: 'stopped',
  message: 'reading exceeded the time limit',
  line: 1,
  column: 1,
  excerpt: '',
  caret: 0,
  span: 1,
};

/** The grade of an ambiguous puzzle. */
const NOT_UNIQUE: NonNullable<BatchRow['grade']> = { class: 'not-unique', number: 100 };

/** The batch row of a puzzle that was examined. */
export function rowOf(
  { source, inputHash, shard, options }: RowOrigin,
  index: number,
  { warnings, ...head }: PuzzleHead,
  outcome: Outcome<Examination>,
  hashes: Hashes | undefined,
  isGraded: boolean,
): RowBody {
  const begun = { source, index, ...head };
  const end = {
    ...hashes,
    ...(inputHash === undefined ? {} : { inputHash }),
    ...(shard === undefined ? {} : { shard }),
    options,
    warnings,
  };
  if ('message' in outcome) return { ...begun, verdict: 'crashed', message: outcome.message, ...end };
  if (outcome.kind !== 'result') {
    const message = 'stopped: it did not keep to the time limit';
    return { ...begun, verdict: 'undecided', solutionCount: 0, message, ...end };
  }
  const { result, grade, milliseconds, diagnosis } = outcome.result;
  const message = diagnosisMessage(diagnosis);
  return {
    ...begun,
    verdict: result.verdict,
    solutionCount: result.verdict === 'unique' ? 1 : 'solutions' in result ? result.solutions.length : 0,
    ...('lineSolvable' in result ? { lineSolvable: result.lineSolvable } : {}),
    ...(grade?.verdict === 'graded'
      ? { grade: { class: grade.class, number: grade.number, length: grade.length, depth: grade.depth } }
      : {}),
    // That there are several solutions is the grade: nothing more has to be worked out for it.
    ...(isGraded && result.verdict === 'multiple' ? { grade: NOT_UNIQUE } : {}),
    effort: result.effort,
    milliseconds: Math.round(milliseconds * 10) / 10,
    ...(message === undefined ? {} : { message }),
    ...end,
  };
}

/** The heads of all puzzles of a source. */
export function headsOf({
  documents,
  warnings,
  orientation,
}: {
  readonly documents: readonly PuzzleDocument[];
  readonly warnings: readonly SourceWarning[];
  readonly orientation: 'stated' | 'assumed';
}): PuzzleHead[] {
  const ofDocument = new Map<number, SourceWarning[]>();
  for (const warning of warnings) {
    const list = ofDocument.get(warning.document);
    if (list === undefined) ofDocument.set(warning.document, [warning]);
    else list.push(warning);
  }
  return documents.map(({ puzzle, meta }, i) => {
    const own = ofDocument.get(i);
    return {
      ...(meta.title === undefined ? {} : { title: meta.title }),
      width: puzzle.width,
      height: puzzle.height,
      colorCount: puzzle.palette.colors.length,
      ...(orientation === 'assumed' ? { orientation } : {}),
      warnings: own?.map((warning) => warningJson(puzzle, warning)) ?? [],
    };
  });
}
