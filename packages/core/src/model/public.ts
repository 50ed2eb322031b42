// What `@crosshatch/core/model` exports. Every name has a doc comment, and the report in api/ lists it.
export { type CheckResult, check, type LineFailure } from './check.js';
export { type Clue, clueText, minimumLength, type Run, sameClue } from './clue.js';
export { cluesOf, puzzleOf } from './clues-of.js';
export type { Artwork, Metadata, PuzzleDocument } from './document.js';
export {
  FAULT_CODES,
  type Fault,
  type FaultCode,
  FINDING_CODES,
  type Finding,
  type FindingCode,
  type FoundValue,
  type PaletteFault,
  type Side,
} from './fault.js';
export {
  allCandidates,
  candidate,
  colorOf,
  copyGrid,
  differingCells,
  type Grid,
  gridOfColors,
  isComplete,
  type Solution,
  sameGrid,
  unknownGrid,
} from './grid.js';
export { escapeControls, harmless } from './harmless.js';
export { canonicalText, puzzleHash, symmetryHash, symmetryText } from './hash.js';
export { MAX_COLORS, MAX_SIDE } from './limits.js';
export {
  cellOfLine,
  columnId,
  isRow,
  type LineId,
  lineCount,
  lineIndex,
  lineLength,
  lineName,
  rowId,
  type Size,
} from './line.js';
export {
  BLACK_ON_WHITE,
  BLANK,
  type Color,
  completePalette,
  isMono,
  normalRgb,
  type Palette,
  type PaletteColor,
  type PaletteColorInput,
  type PaletteInput,
} from './palette.js';
export {
  type ClueInput,
  clueOf,
  type MakePuzzleResult,
  makePuzzle,
  type Puzzle,
  type PuzzleInput,
  type RunInput,
  samePuzzle,
} from './puzzle.js';
export { SYMMETRIES, type Symmetry, transformGrid, transformPuzzle } from './symmetry.js';
export { differingTotals } from './totals.js';
