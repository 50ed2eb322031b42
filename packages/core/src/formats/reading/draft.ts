// A puzzle as a reader finds it in a file: not yet known to be well formed, but every part knows its
// place, so that whatever the model says about it can be shown where it stands.
import type { Color, PaletteInput } from '../../model/index.js';

/** A stretch of the text: from `offset` up to, not including, `end`. */
export interface Span {
  readonly offset: number;
  readonly end: number;
}

export interface DraftRun extends Span {
  readonly length: number | null;
  readonly color: Color;
}

export interface DraftClue extends Span {
  /** Null = the clue is unknown. */
  readonly runs: readonly DraftRun[] | null;
}

/** A run at a place. Part by part: `...place` takes four times as long, and there are hundreds in every file. */
export function draftRun(length: number | null, color: Color, { offset, end }: Span): DraftRun {
  return { length, color, offset, end };
}

/** A clue at a place. */
export function draftClue(runs: readonly DraftRun[] | null, { offset, end }: Span): DraftClue {
  return { runs, offset, end };
}

export interface Draft {
  readonly rows: readonly DraftClue[];
  readonly columns: readonly DraftClue[];
  readonly palette?: PaletteInput;
  /** Where the palette is defined. */
  readonly paletteSpan?: Span;
  /** Where the puzzle begins: the place of whatever concerns it as a whole. */
  readonly span: Span;
}
