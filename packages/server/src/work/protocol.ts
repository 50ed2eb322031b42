// What the service asks its workers, and what they answer: plain data that crosses a thread.
import type { Pixels } from '@crosshatch/core/make';
import type { Grid, PuzzleDocument } from '@crosshatch/core/model';
import type { PictureOptions } from '@crosshatch/core/render';
import type { ResultJson, SourceFault } from '@crosshatch/core/report';
import type { ProblemCode } from '../problems.js';
import type { OperationName, OptionsOf, PictureFormat } from '../requests.js';

/** A body: a puzzle file, a picture, or nothing. */
export interface Source {
  /** As results name it: the name of an uploaded file, or `-`. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

export interface WorkRequest<Name extends OperationName = OperationName> {
  readonly operation: Name;
  readonly source: Source;
  readonly options: OptionsOf<Name>;
  /** Milliseconds for all of it. */
  readonly milliseconds: number;
  /** Cells that a puzzle may have. */
  readonly cells: number;
  /** Whether single solutions and steps are reported as they are found. */
  readonly reportsParts?: boolean;
  /** Whether a body with several puzzles gives an object for each. */
  readonly takesSeveral?: boolean;
}

export type WorkAnswer = (
  | { readonly kind: 'json'; readonly results: readonly ResultJson[] }
  | {
      readonly kind: 'content';
      readonly result: ResultJson;
      readonly type: string;
      readonly content: string | Uint8Array;
    }
  | {
      readonly kind: 'problem';
      readonly code: ProblemCode;
      readonly detail: string;
      readonly faults?: readonly SourceFault[];
    }
) & {
  /** Whether the time was up: with more of it the answer may be another. */
  readonly isOutOfTime?: boolean;
};

/** On the way to an answer: a solution, a step, a lower bound. */
export type Part = Readonly<Record<string, unknown>>;

/** A picture to draw; the fields of the command's picture files. */
export interface PictureRequest {
  readonly format: Exclude<PictureFormat, 'text' | 'json'>;
  readonly document: PuzzleDocument;
  readonly grid?: Grid;
  readonly marked?: readonly number[];
  readonly solution?: Grid;
  readonly options: Omit<PictureOptions, 'cellSize' | 'marked' | 'margin'> & {
    readonly cell?: number | undefined;
    readonly paper?: OptionsOf<'draw'>['paper'];
    readonly animate?: boolean | undefined;
    /** Seconds of an animation. */
    readonly duration?: number | undefined;
    readonly timeout?: number | undefined;
  };
}

export interface ScanRequest {
  readonly page?: number;
  /** The size of the grid. */
  readonly size?: { readonly columns: number; readonly rows: number };
}

export type PictureOutcome<Content> =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly message: string };

/**
 * Pictures need libraries that a service without them can do without. The command brings its own; a method that is
 * missing makes the service answer `not-available`.
 */
export interface PictureTools {
  readonly decode: (name: string, bytes: Uint8Array) => Promise<PictureOutcome<Pixels>>;
  /** The objects that `scan --json` prints, one per puzzle in the picture. */
  readonly scan: (
    name: string,
    bytes: Uint8Array,
    options: ScanRequest,
  ) => Promise<PictureOutcome<ResultJson[]>>;
  readonly draw: (request: PictureRequest) => Promise<PictureOutcome<string | Uint8Array>>;
}
