// The messages layer's public names: every sentence about a puzzle, in every language.
export { answerTexts } from './answers.js';
export { diagnosisTexts } from './diagnosis.js';
export { failureMessage, faultMessage, findingMessage, suspectsSentence } from './faults.js';
export { gradeTexts } from './grades.js';
export type {
  AnswerTexts,
  DiagnosisTexts,
  GradeKey,
  GradeTexts,
  JudgementCode,
  StopCode,
  TechniqueKey,
  TechniqueTexts,
  VerdictCode,
} from './language.js';
export { LOCALES, type Locale } from './locale.js';
export { techniqueTexts, techniqueTitle } from './techniques.js';
export {
  asSentence,
  bounded,
  capital,
  clipped,
  counted,
  listed,
  quoted,
  shortened,
  shortList,
  thousands,
} from './text.js';
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
export {
  judgementSentence,
  type MistakeData,
  mistakeSentence,
  stopMessage,
  undecidedSentence,
  type VerdictData,
  verdictDetail,
  verdictMessage,
  verdictTitle,
} from './verdicts.js';
