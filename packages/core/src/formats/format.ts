// The definition of a format: a name, what it can store, and up to three functions. A format that only reads has
// no `write`, one that only writes has no `sniff` and no `parse`. Adding one means adding a file that
// exports a Format and listing it in registry.ts; nothing else knows of single formats.
import type { Metadata, PuzzleDocument } from '../model/index.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

/** What parse takes: text, or the bytes of a file (in any usual encoding, or binary). */
export type FormatInput = string | Uint8Array;

/**
 * How well a content fits a format at first sight:
 * `no` - it can't be this; `maybe` - nothing speaks against it; `likely` - its shape is right;
 * `certain` - it has the format's signature, and nothing else need be tried.
 */
export type Fit = 'no' | 'maybe' | 'likely' | 'certain';

/** Which clues come first in a file. */
export const LINE_ORDERS = ['rows-first', 'columns-first'] as const;
/** Which clues come first in a file that has no names for its two lists of clues. */
export type LineOrder = (typeof LINE_ORDERS)[number];

/** What of a document survives in a file of this format. */
export interface FormatSupport {
  /** The most colours besides the background; 1 = black-and-white only. */
  readonly colors: number;
  /** Names of the colours, and their RGB values. */
  readonly colorNames: boolean;
  readonly colorValues: boolean;
  /** Runs of unknown length. */
  readonly blotted: boolean;
  /** Lines with unknown clues. */
  readonly unknownClues: boolean;
  readonly meta: readonly (keyof Metadata)[];
  readonly goal: boolean;
  readonly solutions: boolean;
  readonly saved: boolean;
  readonly given: boolean;
  /** The picture in colours of its own, shown when the puzzle is solved. */
  readonly artwork: boolean;
  /** Whether a cell of such a grid can be known in part: some colours ruled out, several left. */
  readonly candidates: boolean;
  /** More than one puzzle in a file. */
  readonly several: boolean;
  /** False for pictures, whose clues are computed: such a file needs a goal. */
  readonly clues: boolean;
  /** The longest run that can be stored; absent = any. */
  readonly longestRun?: number;
}

/** A file format: its id, how to detect, read and write it, and what it can store. */
export interface Format {
  /** Lower-case letters, digits and hyphens; stable. */
  readonly id: string;
  readonly title: string;
  /** With the dot, lower case; the first one is used for new files. */
  readonly extensions: readonly string[];
  readonly supports: FormatSupport;
  /**
   * Which clues come first, for formats whose files show nothing but two lists of numbers: another program may
   * mean them the other way round, and the puzzle is then the transposed one, just as well formed.
   */
  readonly order?: LineOrder;
  /** A general reader, tried only after all specific formats have failed. */
  readonly general?: true;
  /** Looks at the beginning of the content only: cheap for a file of any size. */
  readonly sniff?: (source: SourceText) => Fit;
  /** Adds documents and faults to the reading; never throws, takes linear time. */
  readonly parse?: (reading: Reading) => void;
  /** Whatever else keeps this document from being written, in half a sentence; undefined when nothing does. */
  readonly obstacle?: (document: PuzzleDocument) => string | undefined;
  /** Pre: every document can be carried (the registry has seen to that). */
  readonly write?: (documents: readonly PuzzleDocument[]) => string | Uint8Array;
}

/** A black-and-white format that stores clues and nothing else; others are described by their difference from it. */
export const BARE: FormatSupport = {
  colors: 1,
  colorNames: false,
  colorValues: false,
  blotted: false,
  unknownClues: false,
  meta: [],
  goal: false,
  solutions: false,
  saved: false,
  given: false,
  artwork: false,
  candidates: false,
  several: false,
  clues: true,
};
