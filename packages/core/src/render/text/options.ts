// The options of the framed drawing, and the characters of the two alphabets.
import type { LineId } from '../../model/index.js';
import type { ColorMode } from './color-mode.js';

/** Options of `drawPuzzle`. */
export interface DrawOptions {
  /** The colours of the terminal. Default `none`. */
  readonly color?: ColorMode;
  /** Only the 95 printable ASCII characters (escape sequences are up to `color`). Default false. */
  readonly ascii?: boolean;
  /** Draw the clues. Default true; not with half blocks. */
  readonly clues?: boolean;
  /** For large grids: one character per two cells, one above the other. Default false. */
  readonly halfBlocks?: boolean;
  /** Indices of cells to mark, such as those that differ between solutions. */
  readonly marked?: readonly number[];
  /** Lines whose clues are highlighted. */
  readonly lit?: readonly LineId[];
}

/** The characters of a text drawing. */
export interface DrawAlphabet {
  /** Heavy lines: the frame. */
  readonly heavy: { readonly across: string; readonly down: string };
  /** Light lines: the rule every five cells. */
  readonly light: { readonly across: string; readonly down: string; readonly cross: string };
  /** The frame's corners and the places where rules meet it; `clues` where the clue area joins it. */
  readonly joint: {
    readonly topLeft: string;
    readonly topLeftClues: string;
    readonly topRight: string;
    readonly topRightClues: string;
    readonly bottomLeft: string;
    readonly bottomLeftClues: string;
    readonly bottomRight: string;
    readonly top: string;
    readonly topClues: string;
    readonly bottom: string;
    readonly left: string;
    readonly leftClues: string;
    readonly right: string;
  };
  readonly filled: string;
  readonly unknown: string;
  readonly empty: string;
  readonly contradictory: string;
  readonly mark: string;
  /** Stands for an unknown clue, and for clues that are cut off. */
  readonly ellipsis: string;
  /** Half blocks by which of the two cells is filled: none, upper, lower, both; then one or two unknown. */
  readonly halves: readonly [string, string, string, string, string];
}

const UNICODE: DrawAlphabet = {
  heavy: { across: '━', down: '┃' },
  light: { across: '─', down: '│', cross: '┼' },
  joint: {
    topLeft: '┏',
    topLeftClues: '╆',
    topRight: '┓',
    topRightClues: '┪',
    bottomLeft: '┗',
    bottomLeftClues: '┺',
    bottomRight: '┛',
    top: '┯',
    topClues: '┿',
    bottom: '┷',
    left: '┠',
    leftClues: '╂',
    right: '┨',
  },
  filled: '█',
  unknown: '░',
  empty: '·',
  contradictory: '!',
  mark: '◆',
  ellipsis: '…',
  halves: [' ', '▀', '▄', '█', '░'],
};

const ASCII: DrawAlphabet = {
  heavy: { across: '=', down: '|' },
  light: { across: '-', down: ':', cross: '+' },
  joint: {
    topLeft: '+',
    topLeftClues: '+',
    topRight: '+',
    topRightClues: '+',
    bottomLeft: '+',
    bottomLeftClues: '+',
    bottomRight: '+',
    top: '+',
    topClues: '+',
    bottom: '+',
    left: '+',
    leftClues: '+',
    right: '+',
  },
  filled: '#',
  unknown: '?',
  empty: '.',
  contradictory: '!',
  mark: '*',
  ellipsis: '~',
  halves: [' ', '"', '_', '#', '?'],
};

/**
 * The characters to draw with.
 *
 * @example
 * alphabetOf(true).filled; // the ASCII characters
 */
export function alphabetOf(isAscii: boolean): DrawAlphabet {
  return isAscii ? ASCII : UNICODE;
}

/** Cells between two rules. */
export const RULE_EVERY = 5;
