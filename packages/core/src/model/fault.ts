// What can be wrong with a puzzle, as codes and data; the layer `messages` has the sentences. Two kinds
// that must not be mixed up: a Fault makes an input ill-formed (there is no Puzzle), a Finding leaves a
// Puzzle that cannot be solved. All of it is plain JSON data.
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
/** A code of a fault. Stable. */
export type FaultCode = (typeof FAULT_CODES)[number];

/** Rows or columns. */
export type Side = 'rows' | 'columns';

/** A line of an input that did not become a puzzle, which has no size to look `line` up in. */
interface AtLine {
  readonly line: LineId;
  readonly side: Side;
  /** Of the line within its side, from 0. */
  readonly index: number;
}

interface AtRun extends AtLine {
  /** From 0. */
  readonly run: number;
}

/**
 * A value that was found where another was expected, as source text: `3`, `"red"`, `null`. Without a short
 * source text it is the type alone: `array`, `object`, `function`, `symbol`.
 */
export type FoundValue = string;

/** A fault of the input: no puzzle can be made of it. */
export type Fault =
  /** Without `found` the list is empty. */
  | { readonly code: 'no-lines'; readonly side: Side; readonly found?: FoundValue }
  | { readonly code: 'too-large'; readonly side: Side; readonly count: number }
  | ({ readonly code: 'bad-clue'; readonly found: FoundValue } & AtLine)
  | ({ readonly code: 'bad-length'; readonly found: FoundValue } & AtRun)
  | ({ readonly code: 'zero-run' } & AtRun)
  /** `colors`: how many the palette has; null when the palette is at fault itself. */
  | ({ readonly code: 'unknown-color'; readonly found: FoundValue; readonly colors: number | null } & AtRun)
  /** `needed` cells, of which the line has `room`; `excess` is the difference. */
  | ({
      readonly code: 'clue-too-long';
      readonly needed: number;
      readonly room: number;
      readonly excess: number;
    } & AtLine)
  | PaletteFault;

/** An entry of a palette; its colour 0 is the background. */
interface AtColor {
  readonly color: Color;
  /** What the entry is called, as source text, if it has a name. */
  readonly name?: FoundValue;
}

/** A fault of a palette in the input. */
export type PaletteFault = { readonly code: 'bad-palette' } & (
  | { readonly problem: 'not-an-object' | 'no-list'; readonly found: FoundValue }
  | { readonly problem: 'no-colors' }
  | { readonly problem: 'too-many-colors'; readonly count: number }
  | ({
      readonly problem: 'bad-entry' | 'bad-name' | 'bad-rgb' | 'bad-symbol';
      readonly found: FoundValue;
    } & AtColor)
  /** `as`: the earlier entry that has it too. */
  | ({
      readonly problem: 'same-name' | 'same-symbol';
      readonly found: FoundValue;
      readonly as: Color;
    } & AtColor)
);

/** Every code of a finding. Stable. */
export const FINDING_CODES = ['color-totals-differ'] as const;
/** A code of a finding. Stable. */
export type FindingCode = (typeof FINDING_CODES)[number];

/** A property of a well-formed puzzle that rules out any solution. */
export interface Finding {
  readonly code: FindingCode;
  readonly color: Color;
  /** Cells of that colour that the rows ask for; with `rowsAtLeast` perhaps more. */
  readonly rowTotal: number;
  /** The same for the columns; with `columnsAtLeast` perhaps more. */
  readonly columnTotal: number;
  /** Whether the total may be higher: a run of that side is blotted or a clue unknown. */
  readonly rowsAtLeast: boolean;
  readonly columnsAtLeast: boolean;
  /** Lines in which a change of one run could make the totals agree. */
  readonly suspects: readonly LineId[];
}
