// What sentences are about, prepared for people: numbers count from 1, cells are gathered into spans,
// colours have names. Knows no language; the language files only put words round it.
import type { Color, Side } from '../model/index.js';

export interface LineText {
  readonly isRow: boolean;
  /** From 1. */
  readonly number: number;
  /** As printed: `4 2`. */
  readonly clue: string;
  /** How many cells, and how many runs. */
  readonly size: number;
  readonly runs: number;
}

export interface RunText {
  /** Null when blotted. */
  readonly length: number | null;
  /** The colour's name in coloured puzzles, else null. */
  readonly color: string | null;
  /** Which of several equal runs it is, from 1; 0 when there is only one like it. */
  readonly nth: number;
}

/** Where a fault of an input is: a line of a side, or one of its runs; from 0. */
export interface FaultPlace {
  readonly side: Side;
  readonly index: number;
  readonly run?: number;
}

/** An entry of a palette; colour 0 is the background. */
export interface PaletteEntry {
  readonly color: Color;
  readonly name?: string;
}

/** Cells from ... to ... of a line, from 1, both included. */
export interface SpanText {
  readonly from: number;
  readonly to: number;
}

/** What cells are: filled, blank, of a colour; or what they may be, or can't be. */
export type ValueText =
  | { readonly kind: 'filled' | 'blank' }
  | { readonly kind: 'color'; readonly color: string }
  | { readonly kind: 'one-of'; readonly colors: readonly string[]; readonly orBlank: boolean }
  | { readonly kind: 'none-of'; readonly colors: readonly string[] };

export interface GroupText {
  readonly spans: readonly SpanText[];
  readonly count: number;
  readonly value: ValueText;
}

export interface CellText {
  readonly row: number;
  readonly column: number;
}

export interface CellValueText {
  readonly cell: CellText;
  readonly value: ValueText;
}

/** Why a line cannot be placed. */
export type BreakText =
  /** Blocks that must be separate; the clue has fewer runs. */
  | { readonly kind: 'runs'; readonly needed: number; readonly has: number }
  /** More cells of the clue's colours than it has. */
  | { readonly kind: 'filled'; readonly found: number; readonly has: number }
  /** Fewer cells left than the clue needs. */
  | { readonly kind: 'left'; readonly left: number; readonly needed: number }
  /** A block longer than the longest run. */
  | { readonly kind: 'block'; readonly length: number; readonly longest: number }
  /** No stretch is long enough for this run. */
  | { readonly kind: 'room'; readonly run: RunText }
  /** The run at these cells has room for fewer cells than it needs; `orMore` if several runs could be there. */
  | {
      readonly kind: 'stretch';
      readonly at: SpanText;
      readonly room: number;
      readonly needs: number;
      readonly orMore: boolean;
    }
  /** A cell of a colour that the clue does not have. */
  | { readonly kind: 'color'; readonly color: string; readonly at: SpanText }
  /** None of the above: no placement fits these cells. */
  | { readonly kind: 'placement'; readonly cells: readonly GroupText[] };

interface LinkText {
  readonly line: LineText;
  readonly groups: readonly GroupText[];
  /** Why the line breaks, at the end of a chain; else null. */
  readonly breaks: BreakText | null;
  /** The assumptions within the assumption, where the link is itself a lookahead. */
  readonly branches: readonly BranchText[];
}

export interface BranchText extends CellValueText {
  readonly links: readonly LinkText[];
}

export interface DeductionText {
  readonly line: LineText;
  /** The runs that the argument is about. */
  readonly runs: readonly RunText[];
  /** What follows, within the line. */
  readonly groups: readonly GroupText[];
  /** The block, the blocks or the gap that the argument is about, and of what colour the blocks are. */
  readonly about: readonly SpanText[];
  readonly aboutColors: readonly string[];
  /** Colours that the clue does not have, for a coloured puzzle. */
  readonly missing: readonly string[];
  /** The assumptions followed. */
  readonly branches: readonly BranchText[];
  /** Other assumptions that fail by the same argument. */
  readonly also: readonly CellValueText[];
  /** Assumptions that fail by the mirrored or rotated argument. */
  readonly mirrored: readonly CellValueText[];
  /** What follows, cell by cell. */
  readonly cells: readonly CellValueText[];
  /** The cells within which each of the runs lies; empty where that is not the argument. */
  readonly rooms: readonly SpanText[];
  /** The clue as a sum: its runs with the gaps between them. */
  readonly sum: readonly number[];
  /** All placements of the line, drawn, if there are at most four; else empty. */
  readonly placements: readonly string[];
  readonly isMono: boolean;
}

/** A part of the grid; rows and columns from 1, both ends included. */
export interface RegionText {
  readonly rows: SpanText;
  readonly columns: SpanText;
}

/** A change of the clues that may repair a puzzle. Runs count from 1. */
export type RepairText =
  | {
      readonly kind: 'change' | 'split' | 'join' | 'swap-runs';
      readonly line: LineText;
      readonly run: number;
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: 'add'; readonly line: LineText; readonly run: number; readonly to: string }
  | { readonly kind: 'drop'; readonly line: LineText; readonly run: number; readonly from: string }
  | { readonly kind: 'swap-lines'; readonly line: LineText; readonly other: LineText }
  /** The whole clue should read `to`. */
  | { readonly kind: 'reverse' | 'recolor' | 'rewrite'; readonly line: LineText; readonly to: string }
  | {
      readonly kind: 'two-lines';
      readonly line: LineText;
      readonly to: string;
      readonly other: LineText;
      readonly otherTo: string;
    }
  /** A line that reads `to` is missing; it would be number `number` of its side. */
  | { readonly kind: 'insert-line'; readonly isRow: boolean; readonly number: number; readonly to: string }
  | { readonly kind: 'drop-line'; readonly line: LineText };

/** How many cells of a colour (null in black-and-white puzzles) rows and columns ask for. */
export interface TotalsText {
  readonly color: string | null;
  readonly rows: number;
  readonly rowsAtLeast: boolean;
  readonly columns: number;
  readonly columnsAtLeast: boolean;
}

export interface RoundsText {
  readonly steps: number;
  readonly rounds: number;
  /** The narrowest round, from 1; its footholds, the cost of its rung, and the share unknown in percent. */
  readonly narrowest: number;
  readonly footholds: number;
  readonly cost: number;
  readonly unknown: number;
}
