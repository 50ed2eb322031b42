// What can be wrong with a puzzle, as data. Two kinds that must not be mixed up:
// a Fault makes it ill-formed (there is no Puzzle), a Finding leaves a Puzzle that cannot be solved.
import type { LineId } from './line.js';
import type { Color } from './palette.js';

/** Every code a fault may carry; they are stable and part of the interface. */
export const FAULT_CODES = [
  'no-lines',
  'too-large',
  'bad-clue',
  'bad-length',
  'zero-run',
  'unknown-color',
  'clue-too-long',
  'bad-palette',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** A fault of the input: no puzzle can be made of it. */
export interface Fault {
  readonly code: FaultCode;
  /** One sentence: what, where, and what would be right. */
  readonly message: string;
  /** The line concerned, if it is one line. */
  readonly line?: LineId;
  /** The run concerned, from 0, if it is one run. */
  readonly run?: number;
  /** With `clue-too-long`: by how many cells. */
  readonly excess?: number;
}

export const FINDING_CODES = ['color-totals-differ'] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** A property of a well-formed puzzle that rules out any solution. */
export interface Finding {
  readonly code: FindingCode;
  readonly message: string;
  readonly color: Color;
  /** Cells of that colour that the rows ask for; see `atLeast`. */
  readonly rowTotal: number;
  readonly columnTotal: number;
  /** Whether one of the totals may be higher: a run is blotted or a clue unknown. */
  readonly atLeast: boolean;
  /** Lines in which a change of one run could make the totals agree. */
  readonly suspects: readonly LineId[];
}
