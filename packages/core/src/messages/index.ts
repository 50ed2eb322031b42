// The messages layer: every sentence about a puzzle, in every language. All public names, and the parts of sentences
// that only the layers above use.
export { answerTexts } from './answers.js';
export type { AnswerTexts, GradeKey } from './language.js';
export * from './public.js';
export { techniqueTexts } from './techniques.js';
export { bounded, clipped, quoted, shortened, shortList } from './text.js';
export type {
  BranchText,
  BreakText,
  CellText,
  CellValueText,
  DeductionText,
  GroupText,
  LineText,
  RegionText,
  RepairText,
  RoundsText,
  RunText,
  SpanText,
  ValueText,
} from './texts.js';
export { cellText, colorText, lineText, runsText, valueText } from './texts-of.js';
export { undecidedSentence } from './verdicts.js';
